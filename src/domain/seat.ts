/** The four hands of the table and the two sides; play runs clockwise, N E S W. */

export const SEATS = ['N', 'E', 'S', 'W'] as const;
export type Seat = (typeof SEATS)[number];

export const SIDES = ['NS', 'EW'] as const;
export type Side = (typeof SIDES)[number];

/** One value for each seat, in the order in which play runs. */
export type BySeat<T> = { readonly [seat in Seat]: T };

const PARTNER: BySeat<Seat> = { N: 'S', E: 'W', S: 'N', W: 'E' };
const PREVIOUS: BySeat<Seat> = { N: 'W', E: 'N', S: 'E', W: 'S' };

/** Asks for one value for each seat, in the order N E S W. */
export function bySeat<T>(of: (seat: Seat) => T): BySeat<T> {
  return { N: of('N'), E: of('E'), S: of('S'), W: of('W') };
}

/** The value of that seat. Where it is asked for every card, this is faster than a look-up by name. */
export function ofSeat<T>(values: BySeat<T>, seat: Seat): T {
  if (seat === 'N') return values.N;
  if (seat === 'E') return values.E;
  return seat === 'S' ? values.S : values.W;
}

/** The left-hand neighbour: next to call and to play. */
export function nextSeat(seat: Seat): Seat {
  if (seat === 'N') return 'E';
  if (seat === 'E') return 'S';
  return seat === 'S' ? 'W' : 'N';
}

/** The right-hand neighbour. */
export function previousSeat(seat: Seat): Seat {
  return PREVIOUS[seat];
}

/** The seat opposite. */
export function partnerOf(seat: Seat): Seat {
  return PARTNER[seat];
}

/** The side to which the player belongs: `NS` or `EW`. */
export function sideOf(seat: Seat): Side {
  return seat === 'N' || seat === 'S' ? 'NS' : 'EW';
}

/** The opponents of that side. */
export function otherSide(side: Side): Side {
  return side === 'NS' ? 'EW' : 'NS';
}

/** The two players of the side: North before South, East before West. */
export function seatsOf(side: Side): readonly [Seat, Seat] {
  return side === 'NS' ? ['N', 'S'] : ['E', 'W'];
}

/** True for partners, and for a seat and itself. */
export function sameSide(one: Seat, other: Seat): boolean {
  return sideOf(one) === sideOf(other);
}

/** True for `N`, `E`, `S` and `W`, in capitals only. */
export function isSeat(text: unknown): text is Seat {
  return SEATS.includes(text as Seat);
}

/** True for `NS` and `EW`; `All` and `None` are no side. */
export function isSide(text: unknown): text is Side {
  return text === 'NS' || text === 'EW';
}

/** The four seats clockwise from the one given. */
export function clockwiseFrom(seat: Seat): readonly [Seat, Seat, Seat, Seat] {
  const second = nextSeat(seat);
  const third = nextSeat(second);
  return [seat, second, third, nextSeat(third)];
}
