/** What has the focus, also inside other elements. */

/** The focused element and its ancestors across shadow roots, from the innermost. */
export function focused(): readonly Element[] {
  const path: Element[] = [];
  for (let at = document.activeElement; at !== null; at = at.shadowRoot?.activeElement ?? null)
    path.unshift(at);
  return path;
}
