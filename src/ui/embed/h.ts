/**
 * Draws a tree of plain objects into the page, changing only what differs. The embed has this in place of a library: it writes
 * no markup, so that no policy of a page (Trusted Types, another copy of the same library) can forbid it, and it is small.
 */

/** A class, so that no object out of a file is ever taken for something to draw: whatever else comes is text. */
export class Drawn {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly Child[];
  constructor(tag: string, props: Drawn['props'], children: readonly Child[]) {
    this.tag = tag;
    this.props = props;
    this.children = children;
  }
}

/** Null keeps the place of something that is not there now, so that what follows stays the same element. */
export type Child = Drawn | string | number | null | undefined | false;
export type Children = Child | readonly Children[];

/** `name`: the tag and, behind a dot, its class. Lists among the children are flattened: one whose length changes wants a parent of its own. */
export function h(name: string, props: Drawn['props'] | null, ...children: readonly Children[]): Drawn {
  const [tag = '', look = null] = name.split('.');
  // Outside rules reach every button by the same name.
  return new Drawn(
    tag,
    { class: look, part: tag === 'button' && tag, ...props },
    children.flat(9) as readonly Child[],
  );
}

/** Draws what has that name, or gives what was drawn when it last came `from` the same plain data: it is not looked at again. */
export type Keep = (name: string, from: unknown, draw: () => Child) => Child;

const SVG = 'http://www.w3.org/2000/svg';
const drawn = new WeakMap<Node, Drawn>();

/** Makes the children of a node what they should be. The same object as the last time is not looked at again. */
export function paint(parent: Element | ShadowRoot, children: readonly Child[]): void {
  let old = parent.firstChild;
  for (const child of children) {
    const next = old && old.nextSibling;
    const fresh = patched(old, child, parent);
    if (!old) parent.append(fresh);
    else if (fresh !== old) old.replaceWith(fresh);
    old = next;
  }
  while (old) {
    const next = old.nextSibling;
    old.remove();
    old = next;
  }
}

function patched(old: ChildNode | null, child: Child, parent: Element | ShadowRoot): ChildNode {
  if (!(child instanceof Drawn)) {
    const text = child === null || child === undefined || child === false ? '' : String(child);
    if (!(old instanceof Text)) return new Text(text);
    if (old.data !== text) old.data = text;
    return old;
  }
  const last = old && drawn.get(old);
  if (last === child) return old as ChildNode;
  const { tag, props, children } = child;
  const isSvg = tag === 'svg' || (parent as Element).namespaceURI === SVG;
  const node = (
    last?.tag === tag ? old : isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag)
  ) as Element;
  const before = node === old && last ? last.props : {};
  for (const name in { ...before, ...props }) {
    const value = props[name];
    if (value === before[name]) continue;
    if (name.startsWith('on')) (node as unknown as Record<string, unknown>)[name] = value;
    else if (value === null || value === undefined || value === false) node.removeAttribute(name);
    else node.setAttribute(name, value as string);
  }
  paint(node, children);
  drawn.set(node, child);
  return node;
}
