/** The endings Turkish puts on players and cards: by table for the players, on a noun of its own for a card. */

type Endings = readonly [of: string, to: string, at: string, from: string, whom: string];

/** As they are told; besides the four, what stands in for a player nobody named. */
const PLAYERS: Readonly<Record<string, Endings>> = {
  Kuzey: ['Kuzey’in', 'Kuzey’e', 'Kuzey’de', 'Kuzey’den', 'Kuzey’i'],
  Doğu: ['Doğu’nun', 'Doğu’ya', 'Doğu’da', 'Doğu’dan', 'Doğu’yu'],
  Güney: ['Güney’in', 'Güney’e', 'Güney’de', 'Güney’den', 'Güney’i'],
  Batı: ['Batı’nın', 'Batı’ya', 'Batı’da', 'Batı’dan', 'Batı’yı'],
  oyuncu: ['oyuncunun', 'oyuncuya', 'oyuncuda', 'oyuncudan', 'oyuncuyu'],
  deklaran: ['deklaranın', 'deklarana', 'deklaranda', 'deklarandan', 'deklaranı'],
};

const NOBODY: Endings = [
  'bilinmeyen oyuncunun',
  'bilinmeyen oyuncuya',
  'bilinmeyen oyuncuda',
  'bilinmeyen oyuncudan',
  'bilinmeyen oyuncuyu',
];

const player = (name: string): Endings => PLAYERS[name] ?? NOBODY;

/** `Batı’nın`. */
export const of = (name: string): string => player(name)[0];
/** `Batı’ya`. */
export const to = (name: string): string => player(name)[1];
/** `Batı’da`. */
export const at = (name: string): string => player(name)[2];
/** `Batı’dan`. */
export const from = (name: string): string => player(name)[3];
/** `Batı’yı`. */
export const whom = (name: string): string => player(name)[4];

/** The ranks in words, as the second part of a compound: `kör ası`, `pik beşlisi`. */
const RANKS: Readonly<Record<string, string>> = {
  as: 'ası',
  rua: 'ruası',
  dam: 'damı',
  vale: 'valesi',
  onlu: 'onlusu',
  dokuzlu: 'dokuzlusu',
  sekizli: 'sekizlisi',
  yedili: 'yedilisi',
  altılı: 'altılısı',
  beşli: 'beşlisi',
  dörtlü: 'dörtlüsü',
  üçlü: 'üçlüsü',
  ikili: 'ikilisi',
};

/** A card, or several, with a noun that can take an ending: `♥A kartı`, in words `kör ası`. */
export function card(named: string): string {
  const words = named.split(' ');
  if (RANKS[words.at(-1) ?? ''] !== undefined)
    return named.replaceAll(/[^ ,]+/g, (word) => RANKS[word] ?? word);
  return `${named} ${words.includes('ve') ? 'kartları' : 'kartı'}`;
}

/** By the last vowel: `kartını`, `valesini`, `onlusunu`, `üçlüsünü`. */
const BY_VOWEL: Readonly<Record<string, readonly [object: string, of: string, to: string, by: string]>> = {
  ı: ['nı', 'nın', 'na', 'yla'],
  i: ['ni', 'nin', 'ne', 'yle'],
  u: ['nu', 'nun', 'na', 'yla'],
  ü: ['nü', 'nün', 'ne', 'yle'],
};

function ended(named: string, place: 0 | 1 | 2 | 3): string {
  const noun = card(named);
  return `${noun}${BY_VOWEL[noun.at(-1) ?? '']?.[place] ?? ''}`;
}

/** `♥A kartını`. */
export const cardObject = (named: string): string => ended(named, 0);
/** `♥A kartının`. */
export const cardOf = (named: string): string => ended(named, 1);
/** `♥A kartına`. */
export const cardTo = (named: string): string => ended(named, 2);
/** `♥A kartıyla`. */
export const cardWith = (named: string): string => ended(named, 3);

/** With a capital letter, `i` as `İ`. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
