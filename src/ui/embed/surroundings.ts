/** Finds out whether the page around a replay is dark, from its colours, since few pages say so with `color-scheme`. */

type Scheme = 'light' | 'dark';

/** The lightness, from 0 for black to 1 for white; null for a transparent colour. */
function lightness(colour: string): number | null {
  const [a = 0, b = 0, c = 0, alpha = 1] = (colour.replace(/p3|xyz-d\d+/, '').match(/[\d.]+/g) ?? []).map(
    Number,
  );
  if (alpha < 0.5 || colour === 'transparent') return null;
  // oklab and oklch, lab and lch begin with the lightness.
  if (colour.startsWith('ok')) return a;
  if (colour.startsWith('l')) return a / 100;
  return (0.3 * a + 0.59 * b + 0.11 * c) / (colour.startsWith('rgb') ? 255 : 1);
}

/** Whether the page is dark or light, decided by the colour behind the element, or by the colour of the text if there is a picture or no colour. */
export function schemeAround(element: Element): Scheme {
  for (let one: Element | null = element; one; one = one.parentElement ?? hostOf(one)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    const behind = lightness(backgroundColor);
    if (behind !== null) return behind < 0.5 ? 'dark' : 'light';
    if (backgroundImage !== 'none') break;
  }
  return (lightness(getComputedStyle(element).color) ?? 0) > 0.6 ? 'dark' : 'light';
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** The time in milliseconds that a page may take to change its colours. */
const TURNED = 600;

/** Calls back when the page may have turned from light to dark or back. Returns a function that stops this. */
export function watchSurroundings(element: Element, changed: () => void): () => void {
  const again = (): void => {
    changed();
    setTimeout(changed, TURNED);
  };
  const system = matchMedia('(prefers-color-scheme: dark)');
  const page = new MutationObserver(again);
  for (
    let one: Element | null = element.parentElement ?? hostOf(element);
    one;
    one = one.parentElement ?? hostOf(one)
  )
    page.observe(one, { attributes: true });
  // Style sheets that are loaded later or exchanged.
  page.observe(document.head, { attributes: true, childList: true, subtree: true });
  system.addEventListener('change', again);
  window.addEventListener('load', again);
  return () => {
    page.disconnect();
    system.removeEventListener('change', again);
    window.removeEventListener('load', again);
  };
}
