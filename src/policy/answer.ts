/** Three-valued logic for questions about a finding. An unknown answer can block, but it proves nothing. */

export type Answer = 'yes' | 'no' | 'unknown';

export function answer(fact: boolean | undefined): Answer {
  if (fact === undefined) return 'unknown';
  return fact ? 'yes' : 'no';
}

export function not(given: Answer): Answer {
  if (given === 'unknown') return given;
  return given === 'yes' ? 'no' : 'yes';
}

/** Yes if all are yes, no if one is no, otherwise unknown. */
export function both(...answers: readonly Answer[]): Answer {
  if (answers.includes('no')) return 'no';
  return answers.includes('unknown') ? 'unknown' : 'yes';
}

/** Yes if one is yes, no if all are no, otherwise unknown. */
export function either(...answers: readonly Answer[]): Answer {
  if (answers.includes('yes')) return 'yes';
  return answers.includes('unknown') ? 'unknown' : 'no';
}
