import '../fact-form/define.ts';
import '../information/define.ts';
import '../poll/define.ts';
import '../result/define.ts';
import { CaseFileElement } from './case-file.element.ts';

customElements.define('dt-case-file', CaseFileElement);
