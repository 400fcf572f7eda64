/** Amounts and times in words. */

/** `1 finding`, `2 findings`. */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
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
