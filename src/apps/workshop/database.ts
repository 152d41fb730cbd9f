/** Opens scoring databases; loaded when the first one comes. Their library was written for Node and looks for its `Buffer`. */

import { Buffer } from 'buffer';

Object.assign(globalThis, { Buffer });

export { readBws } from '../../formats/bws/readBws.ts';
