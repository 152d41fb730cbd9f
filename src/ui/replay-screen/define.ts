import '../auction/define.ts';
import '../facts/define.ts';
import '../help/define.ts';
import '../information/define.ts';
import '../law-panel/define.ts';
import '../lifecycle/define.ts';
import '../markers/define.ts';
import '../options-panel/define.ts';
import '../play-table/define.ts';
import '../questions/define.ts';
import '../result/define.ts';
import '../table/define.ts';
import '../timeline/define.ts';
import { ReplayScreenElement } from './replay-screen.element.ts';

customElements.define('replay-screen', ReplayScreenElement);
