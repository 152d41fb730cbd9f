/** What the command line says, in Turkish. Commands, options and their values stay as they are typed. */

import type { commandLine as english } from '../en/commandLine.ts';

const ROOMS: Readonly<Record<string, string>> = { open: 'açık salon', closed: 'kapalı salon' };

export const commandLine: typeof english = {
  usage: [
    'kullanım: dealtrail audit DOSYA… [--format table|ndjson|csv|html|sarif|junit]',
    '                 [--severity error|warning|review|info] [--check A05,A07,…] [--workers N]',
    '       dealtrail show DOSYA [--board N] [--deal N] [--room open|closed] [--at t3.2] [--svg]',
    '                 [--lang en|…] [--letters akqj|ardv|…] [--ten 10|T] [--seats international|local]',
    '                 [--suits two|four|mono] [--theme light|dark|print] [--names none|initials|full]',
    '       dealtrail convert GİRİŞ ÇIKIŞ   (ÇIKIŞ şunlarla biter: .json, .pbn, .lin, .url, .dup, .bri)',
    '       dealtrail bake GİRİŞ ÇIKIŞ [--lang en,tr,…] [--board N] [--names full]   (<deal-replay> için)',
    '       dealtrail conform KLASÖR… [--format text|junit|json]',
    'çıkış kodu: 0 hiçbir şey bulunmadı, 1 bir şey bulundu, 2 çalıştırılamadı',
  ].join('\n'),
  noSuchFile: ({ path }) => `dealtrail: böyle bir dosya ya da klasör yok: ${path}`,
  noRecords: ({ paths }) => `dealtrail: burada PBN, LIN ya da vaka dosyası yok: ${paths}`,
  noCases: ({ paths }) => `dealtrail: burada vaka dosyası yok: ${paths}`,
  unknownFormat: ({ format }) => `dealtrail: böyle bir biçim yok: ${format}`,
  unknownSeverity: ({ severity }) => `dealtrail: böyle bir önem derecesi yok: ${severity}`,
  unknownCheck: ({ check }) => `dealtrail: böyle bir denetim yok: ${check}`,
  unknownMoment: ({ moment }) =>
    `dealtrail: böyle bir an yok: ${moment}; 3. löve için t3, onun ikinci kartı için t3.2 yazın`,
  noSuchDeal: ({ file }) => `dealtrail: ${file} dosyasında böyle bir dağıtım yok`,
  notANumber: ({ option, value }) =>
    `dealtrail: --${option} için 1 ya da daha büyük bir sayı gerekir, verilen: ${value}`,
  progress: (slots) =>
    `%${slots.percent}  ${slots.files}/${slots.of} dosya  ${slots.rate} MB/sn  ${slots.seconds} sn kaldı`,
  cannotRead: ({ file, reason }) => `dealtrail: ${file} okunamıyor: ${reason}`,
  board: ({ board, room }) =>
    room === null ? `bord ${board}` : `bord ${board}, ${ROOMS[room] ?? `${room} salonu`}`,
  summary: (slots) =>
    `${slots.files} dosya, ${slots.deals} dağıtım, ${slots.played} oynanmış, ${slots.cards} kart, ${slots.findings} bulgu`,
};
