/** Cases of the fixtures, sealed: by one member, two or three, frozen once or twice. */

import { readCaseFile } from '../../src/formats/caseFile.ts';
import { matterOf } from '../../src/formats/matter.ts';
import { remarked } from '../../src/formats/remarked.ts';
import { base64 } from '../../src/seal/bytes.ts';
import { verifierHere, type Verifier } from '../../src/seal/ed25519.ts';
import type { Matter } from '../../src/seal/sealing.ts';
import { paths, textOf } from '../fixtures.ts';
import { grown, linesOf, person, sealedBy, type Person } from '../seal/sample.ts';
import type { Target } from './tampering.ts';

/** So many cases from all the folders of fixtures. */
export async function targets(count: number): Promise<readonly Target[]> {
  const step = paths.length / count;
  const people = [await person('Ada Byron'), await person('Βασίλης'), await person('Ayşe Yılmaz')] as const;
  const stranger = await person('Eve');
  const some: Target[] = [];
  for (let index = 0; index < count; index++)
    some.push(await targetOf(paths[Math.floor(index * step)] ?? '', index, people, stranger));
  return some;
}

async function targetOf(
  path: string,
  index: number,
  [one, two, three]: readonly [Person, Person, Person],
  stranger: Person,
): Promise<Target> {
  const matter = matterIn(path);
  const members: readonly [Person, ...Person[]] =
    index % 3 === 0 ? [one] : index % 3 === 1 ? [two, one] : [three, one, two];
  const once = await sealedBy(members, matter);
  const twice = await grown(once, [members.at(-1) ?? one, ...members.slice(0, -1)]);
  const { bytes, checkpoints } = index % 2 === 0 ? once : twice;
  return {
    name: path,
    lines: linesOf(bytes),
    checkpoints,
    people: members,
    stranger,
    others: linesOf((await sealedBy(members)).bytes),
  };
}

function matterIn(path: string): Matter {
  const [deal] = readCaseFile(textOf(path)).deals;
  if (deal === undefined) throw new Error(`${path} is no case`);
  return matterOf({ ...deal, record: remarked(deal) });
}

/** Looks at the same signature of the same words once: most lines of a file that was tampered with are as they were. */
export async function rememberingVerifier(): Promise<Verifier> {
  const verify = await verifierHere();
  const known = new Map<string, Promise<boolean>>();
  return (key, message, signature) => {
    const asked = `${key} ${base64(message)} ${base64(signature)}`;
    const answer = known.get(asked) ?? verify(key, message, signature);
    if (known.size > 200_000) known.clear();
    known.set(asked, answer);
    return answer;
  };
}
