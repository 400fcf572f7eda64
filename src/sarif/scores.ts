/** Reads CVSS and EPSS where a tool puts them: in the property bags, under names that differ from tool to tool. */
import { entriesOf, field, isRecord, numberOf } from './untrusted.ts';

/** The highest score from 0 to 10 that the result, else its rule, states under a name that begins with `cvss`. */
export function cvssOf(result: unknown, rule: unknown): number | undefined {
  for (const place of [result, rule]) {
    const scores = entriesOf(field(place, 'properties'))
      .filter(([key]) => /^cvss/i.test(key) && !/version|vector|exploit|impact/i.test(key))
      .map(([, value]) => numberOf(field(value, 'baseScore') ?? field(value, 'score') ?? value))
      .filter((score) => score !== undefined && score <= 10) as number[];
    if (scores.length > 0) return Math.max(...scores);
  }
  return undefined;
}

/** Percent. A bare number up to 1 is the fraction that FIRST publishes; percentiles are another measure. */
export function epssOf(result: unknown, rule: unknown): number | undefined {
  for (const place of [result, rule]) {
    for (const [key, value] of entriesOf(field(place, 'properties'))) {
      if (!/^epss/i.test(key) || /percentile|date/i.test(key)) continue;
      const percent = percentOf(plainValue(value), /percent/i.test(key));
      if (percent !== undefined) return percent;
    }
  }
  return undefined;
}

function plainValue(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return field(value, 'score') ?? field(value, 'probability') ?? field(value, 'epss');
}

function percentOf(value: unknown, isPercent: boolean): number | undefined {
  const hasSign = typeof value === 'string' && /%\s*$/.test(value);
  const number = numberOf(hasSign ? value.replace(/%\s*$/, '') : value);
  if (number === undefined || number > 100) return undefined;
  return isPercent || hasSign || number > 1 ? number : number * 100;
}
