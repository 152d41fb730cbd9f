/** Words of the screens: headings, buttons, states, help. */

import { audit } from './screens/audit.ts';
import { boards } from './screens/boards.ts';
import { keeping } from './screens/keeping.ts';
import { conflict } from './screens/conflict.ts';
import { desk } from './screens/desk.ts';
import { doubleDummy } from './screens/doubleDummy.ts';
import { happening } from './screens/happening.ts';
import { laws } from './screens/laws.ts';
import { library } from './screens/library.ts';
import { lines } from './screens/lines.ts';
import { now } from './screens/now.ts';
import { offline } from './screens/offline.ts';
import { panels } from './screens/panels.ts';
import { reader } from './screens/reader.ts';
import { replay } from './screens/replay.ts';
import { studio } from './screens/studio.ts';

export const screen = {
  ...library,
  ...replay,
  ...panels,
  ...reader,
  ...laws,
  ...audit,
  ...boards,
  ...studio,
  ...offline,
  ...keeping,
  ...conflict,
  ...desk,
  ...lines,
  ...happening,
  ...now,
  ...doubleDummy,
};
