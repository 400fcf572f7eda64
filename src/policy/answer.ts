/** A question about a finding that may have to stay open: what is unknown can block and cannot prove. */

export type Answer = 'yes' | 'no' | 'unknown';

/** The answer as a number, to tell findings apart by it. */
export const answerRank: Readonly<Record<Answer, number>> = { no: 0, unknown: 1, yes: 2 };

export function answer(fact: boolean | undefined): Answer {
  if (fact === undefined) return 'unknown';
  return fact ? 'yes' : 'no';
}

export function not(given: Answer): Answer {
  if (given === 'unknown') return given;
  return given === 'yes' ? 'no' : 'yes';
}

/** Yes when all are yes, no when one is no, else unknown. */
export function both(...answers: readonly Answer[]): Answer {
  if (answers.includes('no')) return 'no';
  return answers.includes('unknown') ? 'unknown' : 'yes';
}

/** Yes when one is yes, no when all are no, else unknown. */
export function either(...answers: readonly Answer[]): Answer {
  if (answers.includes('yes')) return 'yes';
  return answers.includes('unknown') ? 'unknown' : 'no';
}
