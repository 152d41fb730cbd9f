/** What is certain where not every card is remembered, in Turkish. */

import type { memory as english } from '../en/memory.ts';
import { of } from './endings.ts';
import type { Translated } from '../translated.ts';

export const memory: Translated<typeof english> = {
  title: 'Kesin olan',
  /** While every card is told. */
  allKnown: 'Buraya kadar her kart kayıtlı.',
  /** Above what in the record can’t all be true. */
  against: 'Kayıttaki çelişkiler',
  /** Beside a card nobody remembered. */
  followed: 'bu kart olmalı',
  tricks: ({ ns, ew, undecided, byLeads, NS, EW }) => {
    const going = byLeads ? 'sonraki löveye kimin çıktığına göre ' : '';
    const won = `${going}${NS} ${ns}, ${EW} ${ew} löve kazandı`;
    return undecided === 0
      ? `${won}.`
      : `Kesin olan: ${won}; ${undecided} lövenin daha kime gittiği bilinmiyor.`;
  },
  mustHaveBeen: ({ seat, trick, card }) => `${of(seat)} ${trick}. lövede oynadığı kart ${card} olmalı.`,
  oneOf: ({ seat, trick, cards }) =>
    `${of(seat)} ${trick}. lövede oynadığı kart şunlardan biriydi: ${cards}.`,
  ofSuit: ({ seat, trick, suit }) => `${of(seat)} ${trick}. lövede oynadığı kart bir ${suit} idi.`,
  /** Whatever the cards were that nobody remembers. */
  revoked: ({ seat, tricks }) =>
    `Hatırlanmayan kartlar ne olursa olsun, ${seat} ${tricks}. lövede rönons yaptı.`,
  revokedSomewhere: ({ seat, tricks }) => `${seat} en az bir kez rönons yaptı, ${tricks}. lövede.`,
  mayHaveRevoked: ({ seat, trick }) => `${seat} ${trick}. lövede rönons yapmış olabilir.`,
  /** In one of several tricks. */
  mayHaveRevokedFrom: ({ seat, trick }) => `${seat} rönons yapmış olabilir, en erken ${trick}. lövede.`,
  cannotHaveRevoked: ({ seat }) => `${seat} burada kayıtlı lövelerde rönons yapmış olamaz.`,
};
