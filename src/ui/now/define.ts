import '../options-panel/define.ts';
import '../questions/define.ts';
import '../result/define.ts';
import { NowElement } from './now.element.ts';

customElements.define('dt-now', NowElement);
