import type { nothing, TemplateResult } from 'lit/html.js';

/** A value that a template can draw. */
export type Drawn = TemplateResult | typeof nothing | string | number | null | undefined | readonly Drawn[];
