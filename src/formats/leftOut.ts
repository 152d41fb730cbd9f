/** Contents of a file beside its deals, for which a record has no place: they are lost when the deals are written to another file. */

/** The layout of a LIN page, tables of a scoring database, settings of a dealing machine. */
const LEFT_OUT_KINDS = ['layout', 'tables', 'settings'] as const;
export type LeftOutKind = (typeof LEFT_OUT_KINDS)[number];

export interface LeftOut {
  readonly kind: LeftOutKind;
  /** By their names in the file, with the number of times. */
  readonly names: ReadonlyMap<string, number>;
}

/** The part of a deal that is used here. */
interface Beside {
  readonly leftOut?: LeftOut;
}

/** All that is left out beside these deals: each kind once. */
export function leftOutOf(deals: readonly Beside[]): readonly LeftOut[] {
  const kinds = new Map<LeftOutKind, Map<string, number>>();
  for (const { leftOut } of deals) {
    if (leftOut === undefined) continue;
    const names = kinds.get(leftOut.kind) ?? new Map<string, number>();
    for (const [name, count] of leftOut.names) names.set(name, (names.get(name) ?? 0) + count);
    kinds.set(leftOut.kind, names);
  }
  return LEFT_OUT_KINDS.flatMap((kind) => {
    const names = kinds.get(kind);
    return names === undefined ? [] : [{ kind, names }];
  });
}

/** The deals, the first of them with the list of what the reader left out. */
export function withLeftOut<Deal extends Beside>(
  deals: readonly Deal[],
  kind: LeftOutKind,
  names: ReadonlyMap<string, number>,
): readonly Deal[] {
  const [first, ...others] = deals;
  return first === undefined || names.size === 0
    ? deals
    : [{ ...first, leftOut: { kind, names } }, ...others];
}
