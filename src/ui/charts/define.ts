import { ChartsElement } from './charts.element.ts';

customElements.define('dt-audit-charts', ChartsElement);
