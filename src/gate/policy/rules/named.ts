/** `rules`: the rules that a team defines itself, each with a name. */

import { severities } from '../../../shared/severity.ts';
import { formatMatch, includesMatch, type Match } from '../predicates/registry.ts';
import { createRule, type RuleEffect, type RuleKind } from './rule.ts';

export interface NamedRule {
  name: string;
  match: Match;
  /** The maximum allowed number of findings. */
  allow: number;
  effect: RuleEffect;
}

export const createNamedRules: RuleKind<{ rules?: readonly NamedRule[] | undefined }> = ({ rules = [] }, facts) =>
  rules.map(({ allow, match, ...rule }) => {
    const asks = { kind: 'match', severities: match.severity ?? severities } as const;
    return createRule({ ...rule, match, asks, ...(allow > 0 && { allow }) }, facts);
  });

/** `blocks on more than 3 HIGH in src/**`. */
export function formatNamedRule({ match, allow, effect }: NamedRule): string {
  return `${effect === 'warn' ? 'warns of' : 'blocks on'} ${allow > 0 ? `more than ${allow} ` : ''}${formatMatch(match)}`;
}

/** Whether it lets through no more than the other rule. */
export function isAtLeastAsStrict(rule: NamedRule, other: NamedRule): boolean {
  const isEffective = rule.effect === 'block' || other.effect === 'warn';
  return isEffective && rule.allow <= other.allow && includesMatch(rule.match, other.match);
}
