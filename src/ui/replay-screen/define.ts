import '../auction/define.ts';
import '../facts/define.ts';
import '../help/define.ts';
import '../law-panel/define.ts';
import '../markers/define.ts';
import '../now/define.ts';
import '../play-table/define.ts';
import '../table/define.ts';
import { ReplayScreenElement } from './replay-screen.element.ts';

customElements.define('replay-screen', ReplayScreenElement);
