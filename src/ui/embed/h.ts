/**
 * Draws a tree of plain objects into the page, changing only what differs. The embed has this in place of a library: it writes
 * no markup, so that no policy of a page (Trusted Types, another copy of the same library) can forbid it, and it is small.
 */

/** A class, so that no object out of a file is ever taken for something to draw: whatever else comes is text. */
export class Drawn {
  declare readonly tag: string;
  declare readonly props: Readonly<Record<string, unknown>>;
  declare readonly children: readonly Child[];
  constructor(tag: string, props: Drawn['props'], children: readonly Child[]) {
    this.tag = tag;
    this.props = props;
    this.children = children;
  }
}

/** Null keeps the place of something that is not there now, so that what follows stays the same element. */
export type Child = Drawn | string | number | null | undefined | false;
export type Children = Child | readonly Children[];

/**
 * `name`: the tag, behind a dot its class, behind another its parts (`p.says.caption`, `td..call`). Lists among the children are
 * flattened: one whose length changes wants a parent of its own.
 */
export function h(name: string, props: Drawn['props'] | null, ...children: readonly Children[]): Drawn {
  const [tag = '', look, part] = name.split('.');
  // Outside rules reach every button by the same name.
  return new Drawn(
    tag,
    { class: look || null, part: part ?? (tag === 'button' && tag), ...props },
    children.flat(9) as readonly Child[],
  );
}

/** Draws what has that name, or gives what was drawn when it came `from` the same plain data before: it is not looked at again. */
export type Keep = (name: string, from: unknown, draw: () => Child) => Child;

/** One place among the children of a node: what stands there, and what it shows. */
export interface Place {
  readonly node: ChildNode;
  shows: Child;
  readonly inner: Place[];
}

const SVG = 'http://www.w3.org/2000/svg';
const tagOf = (child: Child): string => (child instanceof Drawn ? child.tag : '');

/**
 * Makes the children of a node what they should be. What is new is compared with what was drawn, never read back from the
 * page; the same object as the last time is not looked at again.
 */
export function paint(parent: Node, children: readonly Child[], places: Place[]): void {
  children.forEach((child, at) => {
    const old = places[at];
    if (old && child === old.shows) return;
    const tag = tagOf(child);
    const place = old && tag === tagOf(old.shows) ? old : { node: made(tag, parent), shows: null, inner: [] };
    dress(place, child);
    place.shows = child;
    if (place === old) return;
    places[at] = place;
    if (old) old.node.replaceWith(place.node);
    else parent.appendChild(place.node);
  });
  for (const { node } of places.splice(children.length)) node.remove();
}

function made(tag: string, parent: Node): ChildNode {
  const isSvg = tag === 'svg' || (parent as Element).namespaceURI === SVG;
  return tag === '' ? new Text() : isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag);
}

function dress({ node, shows, inner }: Place, child: Child): void {
  if (!(child instanceof Drawn)) {
    (node as Text).data = child === null || child === undefined || child === false ? '' : String(child);
    return;
  }
  const element = node as Element;
  const { props, children } = child;
  const had = shows instanceof Drawn ? shows.props : {};
  for (const name in { ...had, ...props }) if (props[name] !== had[name]) set(element, name, props[name]);
  paint(element, children, inner);
}

/** What a reader changes in a field is a property; its attribute says only how it began. */
const PROPERTY = /^(?:on|value$|checked$)/;

function set(element: Element, name: string, value: unknown): void {
  if (PROPERTY.test(name)) (element as unknown as Record<string, unknown>)[name] = value ?? null;
  else if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value as string);
}
