/** The style of a published page: like a printed bulletin, readable on a phone, in the dark, and in black and white. */

import { paletteProperties } from '../picture/palette.ts';

/** Declares the page’s and the picture’s colours, and the picture’s width in CSS pixels. It reserves no space for the replay, which may not be loaded. */
export const pageStyle = (
  suits: 'two' | 'four' | 'mono',
  width: number,
): string => `:root{color-scheme:light dark;--ink:#1a1a1a;--muted:#5a554c;--paper:#fff;--rule:#d6d1c4;--red:#c41e3a;--diamond:#c41e3a;--club:#1a1a1a;--link:#17425c;--warn:#5f358f;${paletteProperties('light', suits)}}
@media (prefers-color-scheme:dark){:root{--ink:#e6e9ef;--muted:#a3acb8;--paper:#1b1f25;--rule:#414a55;--red:#ff7b86;--diamond:#ff7b86;--club:#e6e9ef;--link:#8cc4e8;--warn:#c8a6f2;${paletteProperties('dark', suits)}}}
:root[data-suits=four]{--diamond:#a84b06;--club:#0f6b3a}
:root[data-suits=mono]{--red:var(--ink);--diamond:var(--ink)}
@media (prefers-color-scheme:dark){:root[data-suits=four]{--diamond:#ffb347;--club:#6fd08c}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.5 sans-serif;overflow-wrap:break-word;-webkit-text-size-adjust:100%}
main{max-inline-size:44rem;margin-inline:auto;padding:1.5rem 1rem 3rem}
h1,h2{font-family:serif;line-height:1.2;text-wrap:balance}
h1{font-size:1.75rem;margin:0 0 .25rem}
h2{font-size:1.125rem;margin:2rem 0 .5rem;padding-block-end:.25rem;border-block-end:1px solid var(--rule)}
p{margin:.5rem 0}
a{color:var(--link)}
.facts,.small{color:var(--muted)}
.small{font-size:.875rem}
figure{margin:1.25rem 0}
figcaption{color:var(--muted);font-size:.9375rem;text-align:center}
.paper{display:none!important}
.suit.H{color:var(--red)}.suit.D{color:var(--diamond)}.suit.C{color:var(--club)}
.hands{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:1rem 1.5rem;margin:0}
.hands h3{font:600 1rem/1.3 sans-serif;margin:0}
.hands h3 span{font-weight:400;color:var(--muted)}
.hands ul{list-style:none;margin:.25rem 0 0;padding:0;font:1.125rem/1.35 serif}
.hands li{display:flex;gap:.5rem}
.hands .suit{flex:none;inline-size:1.25rem}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.2rem .9rem .2rem 0;text-align:start;vertical-align:top;white-space:nowrap}
th{font-weight:600;color:var(--muted);font-size:.875rem}
thead th{border-block-end:1px solid var(--rule)}
td{font-family:serif;font-size:1.0625rem}
.led{text-decoration:underline;text-underline-offset:.2em}
.won{font-weight:700}
.revoke{color:var(--warn);font:600 .75rem sans-serif}
ol{padding-inline-start:1.5rem}
li{margin-block:.35rem}
.where{color:var(--muted);font-size:.875rem}
.unseen{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
figure svg{display:block;inline-size:${width}px;max-inline-size:100%;block-size:auto;margin-inline:auto}
deal-replay{display:block}
@media (scripting:enabled){deal-replay:defined{min-block-size:36rem}@media (max-width:37rem){deal-replay:defined{min-block-size:47rem}}}
@media (max-width:26rem){th,td{padding-inline-end:.4rem}td{font-size:1rem}main{padding-inline:.75rem}}
@media print{
:root,:root[data-suits]{color-scheme:light;--ink:#000;--muted:#000;--paper:#fff;--rule:#000;--red:#000;--diamond:#000;--club:#000;--link:#000;--warn:#000}
body{font-size:10.5pt}
main{max-inline-size:none;padding:0}
.screen,.files{display:none}
.paper{display:block!important}
.suit.H,.suit.D{font-size:0}
.suit.H::before{content:"\\2661";font-size:1.1rem}
.suit.D::before{content:"\\2662";font-size:1.1rem}
h2{break-after:avoid}
table,.hands,figure{break-inside:avoid}
}`;
