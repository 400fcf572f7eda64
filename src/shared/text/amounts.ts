/** Amounts and times in words. */

/** `1 finding`, `2 findings`. */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function joinWithConjunction(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

/** The first few, and how many there are besides: `a, b and 4 more`. */
export function joinFirst(words: readonly string[], most: number): string {
  return `${words.slice(0, most).join(', ')}${words.length > most ? ` and ${words.length - most} more` : ''}`;
}

export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  const rest = `${seconds % 60} s`;
  return seconds < 60 ? rest : `${Math.floor(seconds / 60)} min ${rest}`;
}

/** `2026-03-02 10:00 UTC`. Undefined when the value is not a time, or outside the range of a date. */
export function formatTime(milliseconds: number | undefined): string | undefined {
  if (milliseconds === undefined) return undefined;
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? undefined : `${date.toISOString().slice(0, -8).replace('T', ' ')} UTC`;
}
