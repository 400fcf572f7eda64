/** A judgement's answers by the id of a finding: made when somebody asks for them, for most are asked for their verdict alone. */
import type { Effects, Judged, NamedCase } from './effects.ts';
import { type Evidence, isOpen } from './evidence.ts';
import type { Finding } from './finding.ts';
import type { Group } from './groups.ts';
import { isPartial, type LeftOut, leftOutBy } from './part.ts';
import type { Effect, Judgement, News } from './verdict.ts';

/** The groups of the evidence's findings, and what the rules made of them. */
interface Named extends Judged {
  evidence: Evidence;
  /** By position of a finding: the place of its group. */
  places: Uint32Array;
  blocking: readonly NamedCase[];
  warning: readonly NamedCase[];
}

type ById = 'effects' | 'broken' | 'warned' | 'leftOut' | 'news';

export function namesById(result: Omit<Judgement, ById>, named: Named): Judgement {
  const { blocking, warning } = named;
  const effects = lazily(() => byId(named, worst(blocking.map((each) => each.effects))));
  const broken = lazily(() =>
    byId(
      named,
      rulesOf(blocking, () => true),
    ),
  );
  // What is proven to be what a rule warns of: nothing blocks through one that is not broken.
  const warned = lazily(() =>
    byId(
      named,
      rulesOf(warning, (effect) => effect === 'blocks'),
    ),
  );
  const leftOut = lazily(() => byId(named, leftOutOf(named)));
  const news = lazily(() => byId(named, newsOf(named)));
  return {
    ...result,
    get effects() {
      return effects();
    },
    get broken() {
      return broken();
    },
    get warned() {
      return warned();
    },
    get leftOut() {
      return leftOut();
    },
    get news() {
      return news();
    },
  };
}

function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function byId<Value>({ evidence, groups, places }: Named, values: ReadonlyMap<Group, Value>): Map<string, Value> {
  const byPlace = groups.map((group) => values.get(group));
  const found = new Map<string, Value>();
  if (values.size === 0) return found;
  for (const [position, { id }] of evidence.findings.entries()) {
    const value = byPlace[places[position] ?? -1];
    if (value !== undefined) found.set(id, value);
  }
  return found;
}

/** Of what several rules make of a finding the worst. */
function worst(several: readonly Effects[]): Effects {
  const effects = new Map<Group, Effect>();
  for (const each of several)
    for (const [group, effect] of each) if (effects.get(group) !== 'blocks') effects.set(group, effect);
  return effects;
}

/** Names of the rules that name a group, by an effect that counts. */
function rulesOf(cases: readonly NamedCase[], counts: (effect: Effect) => boolean): Map<Group, readonly string[]> {
  const names = new Map<Group, readonly string[]>();
  for (const { rule, effects } of cases)
    for (const [group, effect] of effects)
      if (counts(effect)) names.set(group, [...(names.get(group) ?? []), rule.name]);
  return names;
}

function leftOutOf({ groups, policy, evidence }: Named): ReadonlyMap<Group, LeftOut> {
  if (!isPartial(policy)) return new Map();
  return valuesOf(groups, (finding) => {
    const isOwn = finding.label !== 'elsewhere' && isOpen(finding);
    return isOwn ? leftOutBy(policy, finding, evidence) : undefined;
  });
}

/** How the findings stand to the base, as far as the scope compares with one. */
function newsOf({ scope, groups }: Named): ReadonlyMap<Group, News> {
  const { novelty } = scope;
  if (novelty === undefined) return new Map();
  const words = { yes: 'new', no: 'old', unknown: undefined } as const;
  return valuesOf(groups, (finding) => ({
    novelty: words[novelty(finding)],
    isLeft: scope.isLeft?.(finding) === true,
  }));
}

function valuesOf<Value>(groups: readonly Group[], ask: (finding: Finding) => Value | undefined): Map<Group, Value> {
  const values = new Map<Group, Value>();
  for (const group of groups) {
    const value = ask(group.finding);
    if (value !== undefined) values.set(group, value);
  }
  return values;
}
