import type { nothing, TemplateResult } from 'lit/html.js';

/** What stands at one place of a template. */
export type Drawn = TemplateResult | typeof nothing | string | number | null | undefined | readonly Drawn[];
