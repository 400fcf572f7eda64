/** Operators on constants. */
import type { Constant } from './code.ts';
import type { Value } from './values.ts';

/** Whether the value is certainly true, or certainly false. */
export function isTruthy({ constants }: Value): boolean | undefined {
  if (constants === undefined || constants.length === 0) return undefined;
  const truths = new Set(constants.map(Boolean));
  return truths.size === 1 ? truths.has(true) : undefined;
}

const numeric: Readonly<Record<string, (one: number, other: number) => number | boolean | undefined>> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  // Whole numbers, unless one of both is none.
  '/': (one, other) => {
    if (other === 0) return undefined;
    return Number.isInteger(one) && Number.isInteger(other) ? Math.trunc(one / other) : one / other;
  },
  divide: (one, other) => (other === 0 ? undefined : one / other),
  '%': (one, other) => (other === 0 ? undefined : one % other),
  '<': (one, other) => one < other,
  '>': (one, other) => one > other,
  '<=': (one, other) => one <= other,
  '>=': (one, other) => one >= other,
};

/** The result of an operator. Undefined if it is not known. */
export function calculate(operator: string, [one, other]: readonly Constant[]): Constant | undefined {
  if (one === undefined) return undefined;
  if (other === undefined) {
    if (operator === '!') return !one;
    return operator === '-' && typeof one === 'number' ? -one : undefined;
  }
  // In some languages, true is 1.
  const isMixed = typeof one !== typeof other && (typeof one === 'boolean' || typeof other === 'boolean');
  if (isMixed && one !== null && other !== null && typeof one !== 'string' && typeof other !== 'string')
    return undefined;
  if (operator === '==') return one === other;
  if (operator === '!=') return one !== other;
  if (typeof one === 'number' && typeof other === 'number') {
    const result = numeric[operator]?.(one, other);
    // Beyond it, languages differ.
    return typeof result === 'number' && Math.abs(result) > 2 ** 31 - 1 ? undefined : result;
  }
  return undefined;
}
