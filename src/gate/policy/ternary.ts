/** Three-valued logic for questions about a finding. An unknown answer can block, but it proves nothing. */

export type Ternary = 'yes' | 'no' | 'unknown';

export function toTernary(fact: boolean): Ternary {
  return fact ? 'yes' : 'no';
}

export function negateTernary(given: Ternary): Ternary {
  if (given === 'unknown') return given;
  return given === 'yes' ? 'no' : 'yes';
}

/** Yes if all are yes, no if one is no, otherwise unknown. */
export function andTernary(...answers: readonly Ternary[]): Ternary {
  if (answers.includes('no')) return 'no';
  return answers.includes('unknown') ? 'unknown' : 'yes';
}

/** Yes if one is yes, no if all are no, otherwise unknown. */
export function orTernary(...answers: readonly Ternary[]): Ternary {
  if (answers.includes('yes')) return 'yes';
  return answers.includes('unknown') ? 'unknown' : 'no';
}
