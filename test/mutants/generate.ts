/** Files of deals, clean and faulty side by side, the same for the same seed. */

import { seeded } from '../bench/deals.ts';
import { FAULTS, isConsistent, mutantOf, type FaultName, type Mutant } from './faults.ts';
import { cleanDeal, pick, type Model, type Random } from './model.ts';
import { judge, newTally, type Planted, type Tally } from './score.ts';
import { linText, pbnText, statementOf, type LinBoard } from './write.ts';

const isMutant = (deal: Mutant | Model): deal is Mutant => 'fault' in deal;

/** Where a file's deals come from: at random, or from real records. `claimed` is a wish. */
type Supply = (board: number, claimed: boolean | null) => Model;

function randomSupply(random: Random): Supply {
  return (board, claimed) => {
    const model = cleanDeal(random, board, { claimed: claimed ?? random() < 0.4, scored: random() < 0.3 });
    if (!isConsistent(model)) throw new Error('the generator made no clean deal');
    return model;
  };
}

function realSupply(random: Random, models: readonly Model[]): Supply {
  const whole = models.filter(({ recorded }) => recorded === 52);
  const claims = models.filter(({ recorded }) => recorded < 52);
  return (_board, claimed) => pick(random, claimed === null ? models : claimed ? claims : whole);
}

function mutantFrom(random: Random, supply: Supply, board: number, fault: FaultName): Mutant | null {
  const claimed = fault === 'wrong claim' ? true : fault === 'wrong result' ? false : null;
  for (let attempt = 0; attempt < 50; attempt++) {
    const made = mutantOf(random, fault, supply(board, claimed));
    if (made !== null) return made;
  }
  return null;
}

function run(random: Random, supply: Supply, mutants: number): Tally {
  const tally = newTally();
  let made = 0;
  for (let file = 0; made < mutants; file++) {
    // Files of one deal, and files with one kind of fault in every deal: no habit of the file may be made of it.
    const size = file % 5 === 4 ? 1 : 20;
    const single = file % 3 === 2 ? FAULTS[Math.floor(file / 3) % FAULTS.length] : undefined;
    let turn = file;
    const deals = Array.from({ length: size }, (_, index): Mutant | Model => {
      const board = index + 1;
      if (single === undefined && size > 1 && random() < 0.5) return supply(board, null);
      const fault = single ?? FAULTS[turn++ % FAULTS.length] ?? FAULTS[0];
      return mutantFrom(random, supply, board, fault) ?? supply(board, null);
    });
    const lin = file % 2 === 1;
    // The list of results goes by board numbers, which real deals side by side may share.
    const boards = deals.map((deal) => (isMutant(deal) ? deal.lin.model : deal).board);
    const listed = random() < 0.5 && boards.every((board, index) => board === (boards[0] ?? 0) + index);
    const planted = deals.map((deal): Planted | null => {
      if (!isMutant(deal)) return null;
      const { fault, hidden } = deal;
      return { fault, hidden: lin ? hidden.lin && !listed : hidden.pbn };
    });
    judge(tally, lin ? 'lin' : 'pbn', lin ? linFile(deals, listed) : pbnFile(deals), planted);
    made += planted.filter((plant) => plant !== null).length;
  }
  return tally;
}

/** Makes and judges at least so many mutants of random deals, half of them as PBN and half as LIN. */
export function runMutants(seed: number, mutants: number): Tally {
  const random = seeded(seed);
  return run(random, randomSupply(random), mutants);
}

/** The same with deals of real records. */
export function runRealMutants(seed: number, mutants: number, models: readonly Model[]): Tally {
  const random = seeded(seed);
  return run(random, realSupply(random, models), mutants);
}

function pbnFile(deals: readonly (Mutant | Model)[]): string {
  return deals
    .map((deal) =>
      isMutant(deal) ? pbnText(deal.pbn.model, deal.pbn.statement) : pbnText(deal, statementOf(deal)),
    )
    .join('');
}

function linFile(deals: readonly (Mutant | Model)[], listed: boolean): string {
  const boards = deals.map((deal): LinBoard =>
    isMutant(deal) ? deal.lin : { model: deal, claim: deal.recorded < 52 ? deal.result : null },
  );
  return linText(boards, listed);
}
