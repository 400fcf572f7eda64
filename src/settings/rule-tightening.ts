/** Merges two versions of the named rules, where the second may only make the first stricter. */
import { isDeepStrictEqual } from 'node:util';
import type { Comparison } from '../policy/policy.ts';
import { isAtLeastAsStrict, type NamedRule, namedText } from '../policy/rules/named.ts';

/**
 * The rules of the base, each in the other's version if that lets through no more, and additional rules of the other
 * version.
 */
export function stricterRules(
  base: readonly NamedRule[] = [],
  other: readonly NamedRule[] = [],
): Comparison<NamedRule[]> {
  const compared: Comparison<NamedRule[]> = { value: [], tightened: [], ignored: [] };
  const wanted = byName(other);
  for (const rule of base) {
    const version = wanted.get(keyOf(rule));
    const isSame = version !== undefined && isDeepStrictEqual(version, rule);
    const isStricter = version !== undefined && isAtLeastAsStrict(version, rule);
    compared.value.push(isStricter ? version : rule);
    if (version === undefined) compared.ignored.push(`no rule ${rule.name}`);
    else if (!isSame) compared[isStricter ? 'tightened' : 'ignored'].push(textOf(version));
  }
  const known = byName(base);
  for (const rule of other) {
    if (known.has(keyOf(rule))) continue;
    compared.value.push(rule);
    compared.tightened.push(textOf(rule));
  }
  return compared;
}

/** The rules of several files. If a name occurs several times, the first rule wins. */
export function joinedRules(several: readonly (readonly NamedRule[] | undefined)[]): NamedRule[] | undefined {
  const all = several.flatMap((rules) => rules ?? []);
  return all.length === 0 ? undefined : [...byName(all.toReversed()).values()].reverse();
}

function byName(rules: readonly NamedRule[]): Map<string, NamedRule> {
  return new Map(rules.map((rule) => [keyOf(rule), rule]));
}

function keyOf({ name }: NamedRule): string {
  return name.toLowerCase();
}

/** `rule payments, which blocks on HIGH in src/**`. */
function textOf(rule: NamedRule): string {
  return `rule ${rule.name}, which ${namedText(rule)}`;
}
