/** The command line as it is typed, the same in every language, with the remarks that are not. */

import { EDITIONS } from '../../lawbook/editions.ts';

export interface CommandRemarks {
  /** What the name of the file to be written must end in. */
  readonly endings: string;
  /** What a baked file is for. */
  readonly bakedFor: string;
  /** What stands for standard input. */
  readonly input: string;
}

/** Line by line, without the word that stands before them. */
export function commandLines({ endings, bakedFor, input }: CommandRemarks): readonly string[] {
  return [
    'dealtrail audit FILE… [--format table|ndjson|csv|html|sarif|junit]',
    '          [--severity error|warning|review|info] [--check A05,A07,…] [--workers N]',
    '          [--double-dummy] [--lang en|tr|el|he]',
    'dealtrail show FILE… [--board N] [--deal N] [--room open|closed] [--at t3.2] [--svg]',
    '          [--double-dummy or --dd] [--lang …] [--letters akqj|ardv|…] [--ten 10|T] [--seats international|local]',
    '          [--suits two|four|mono] [--theme light|dark|print] [--names none|initials|full]',
    'dealtrail claim FILE… [--claim N] [--line "sakq h2 …"] [--walk "…"] [--not fromBelow,loserLed,…] [--board N] [--lang …]',
    'dealtrail case FILE [--format text|json] [--organisation FILE] [--board N] [--deal N] [--room open|closed] [--lang …]',
    'dealtrail papers CASE [OUT.html|OUT.txt|OUT.json]',
    '          [--paper report|decision|appeal|hand|score|penalty|claim|casebook] [--format text|html|json]',
    '          [--anonymous] [--words] [--organisation FILE] [--board N] [--deal N] [--room open|closed]',
    '          [--lang …] [--letters …] [--ten …] [--seats …] [--force]',
    `dealtrail convert IN… OUT [--force] [--double-dummy] [--lang …]   (${endings})`,
    'dealtrail bake IN… OUT [--lang en,tr,…] [--board N] [--names none|initials|full] [--notes]',
    `          [--branches] [--double-dummy] [--law ${EDITIONS.join('|')}|both] [--app https://…] [--force]   (${bakedFor})`,
    'dealtrail publish FILE… OUT [--single] [--board N] [--at first-irregularity] [--lang …] [--names …] [--notes]',
    '          [--branches] [--double-dummy] [--address https://…] [--app https://…] [--letters …] [--ten …] [--seats …] [--suits …]',
    '          [--theme …] [--force]',
    'dealtrail record CASE [OUT.json] [--force] [--board N] [--lang …]   (stdin)',
    'dealtrail identity NAME OUT [--force] [--lang …]',
    'dealtrail seal CASE OUT --key FILE [--key FILE…] [--member FILE…] [--board N] [--force] [--lang …]',
    'dealtrail seal SEALED [CASE] OUT --key FILE [--key FILE…] [--force] [--lang …]',
    'dealtrail verify FILE… [--checkpoint FILE…] [--lang …]',
    'dealtrail conform DIR… [--format text|junit|json] [--lang …]',
    'dealtrail --version',
    input,
  ];
}
