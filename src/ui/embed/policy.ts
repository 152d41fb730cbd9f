/**
 * Lets Lit draw in any page. Its templates begin as markup, which a page with Trusted Types lets a script write only under a policy
 * it has named; a page may name none, or have given Lit's to a copy of its own. `setHTML` needs no policy: it makes nothing that
 * could run. Browsers of before 2026 lack it: there a page with Trusted Types has to allow Lit's policy. This file comes before
 * Lit, which asks for its policy as soon as it is read, and calls back when it is.
 */

import type { CompiledTemplate } from 'lit/html.js';

/** What Lit hands over to whoever makes its templates in another way. */
interface Templates {
  createElement(markup: string): CompiledTemplate['el'];
}
type Template = HTMLTemplateElement & { setHTML(markup: string, options: object): void };

interface Page extends Window {
  litHtmlPolyfillSupport?: ((templates: Templates) => void) | undefined;
}

const page: Page = window;
const { litHtmlPolyfillSupport: before } = page;
const own = Object.getOwnPropertyDescriptor(page, 'trustedTypes');

if (own !== undefined && 'setHTML' in Element.prototype) {
  Object.defineProperty(page, 'trustedTypes', { configurable: true, value: null });
  page.litHtmlPolyfillSupport = (templates) => {
    Object.defineProperty(page, 'trustedTypes', own);
    page.litHtmlPolyfillSupport = before;
    templates.createElement = (markup) => {
      const template = document.createElement('template') as Template;
      template.setHTML(markup, { sanitizer: { removeElements: [], comments: true } });
      return template;
    };
  };
}
