/** A page of its own that draws with a copy of Lit, as many articles do. */

import { html, render } from 'lit';

render(
  html`<p id="host">Drawn by Lit of the page</p>`,
  document.body.appendChild(document.createElement('div')),
);
