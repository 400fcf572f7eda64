/** Merges two versions of the named rules, where the second may only make the first stricter. */
import { isDeepStrictEqual } from 'node:util';
import type { Comparison } from '../policy/policy.ts';
import { formatNamedRule, isAtLeastAsStrict, type NamedRule } from '../policy/rules/named.ts';

/**
 * The rules of the base, each in the other's version if that lets through no more, and additional rules of the other
 * version.
 */
export function tightenRules(
  base: readonly NamedRule[] = [],
  other: readonly NamedRule[] = [],
): Comparison<NamedRule[]> {
  const compared: Comparison<NamedRule[]> = { value: [], tightened: [], ignored: [] };
  const wanted = mapByName(other);
  for (const rule of base) {
    const version = wanted.get(getRuleKey(rule));
    const isSame = version !== undefined && isDeepStrictEqual(version, rule);
    const isStricter = version !== undefined && isAtLeastAsStrict(version, rule);
    compared.value.push(isStricter ? version : rule);
    if (version === undefined) compared.ignored.push(`no rule ${rule.name}`);
    else if (!isSame) compared[isStricter ? 'tightened' : 'ignored'].push(formatRule(version));
  }
  const known = mapByName(base);
  for (const rule of other) {
    if (known.has(getRuleKey(rule))) continue;
    compared.value.push(rule);
    compared.tightened.push(formatRule(rule));
  }
  return compared;
}

/** The rules of several files. If a name occurs several times, the first rule wins. */
export function mergeRules(several: readonly (readonly NamedRule[] | undefined)[]): NamedRule[] | undefined {
  const all = several.flatMap((rules) => rules ?? []);
  return all.length === 0 ? undefined : [...mapByName(all.toReversed()).values()].reverse();
}

function mapByName(rules: readonly NamedRule[]): Map<string, NamedRule> {
  return new Map(rules.map((rule) => [getRuleKey(rule), rule]));
}

function getRuleKey({ name }: NamedRule): string {
  return name.toLowerCase();
}

/** `rule payments, which blocks on HIGH in src/**`. */
function formatRule(rule: NamedRule): string {
  return `rule ${rule.name}, which ${formatNamedRule(rule)}`;
}
