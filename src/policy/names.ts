/** Maps a judgement by finding id. The maps are built on first use, because most callers need only the verdict. */
import type { Effects, JudgedEffects, NamedCase } from './effects.ts';
import { type Evidence, isOpen } from './evidence.ts';
import type { Finding } from './finding.ts';
import { isPartial, type LeftOut, leftOutBy } from './part.ts';
import type { Effect, Judgement, News } from './verdict.ts';

/** The judged findings and the results of the rules. */
interface Named extends JudgedEffects {
  evidence: Evidence;
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
      rulesThatName(blocking, () => true),
    ),
  );
  // Only findings that are proven to match a warning rule: a finding blocks only through a rule that failed.
  const warned = lazily(() =>
    byId(
      named,
      rulesThatName(warning, (effect) => effect === 'blocks'),
    ),
  );
  const leftOut = lazily(() => askEach(named, leftOutIn(named)));
  const news = lazily(() => askEach(named, newsIn(named)));
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

type Ask<Value> = (finding: Finding) => Value | undefined;

function askEach<Value>({ findings }: Named, ask: Ask<Value> | undefined): Map<string, Value> {
  const found = new Map<string, Value>();
  if (ask === undefined) return found;
  for (const finding of findings) {
    const value = ask(finding);
    if (value !== undefined) found.set(finding.id, value);
  }
  return found;
}

function byId<Value>(named: Named, values: ReadonlyMap<Finding, Value>): Map<string, Value> {
  return values.size === 0 ? new Map() : askEach(named, (finding) => values.get(finding));
}

/** Keeps the worst of what several rules say about a finding. */
function worst(several: readonly Effects[]): Effects {
  const effects = new Map<Finding, Effect>();
  for (const each of several)
    for (const [finding, effect] of each) if (effects.get(finding) !== 'blocks') effects.set(finding, effect);
  return effects;
}

/** Names of the rules that name a finding, limited to the effects that count. */
function rulesThatName(
  cases: readonly NamedCase[],
  counts: (effect: Effect) => boolean,
): Map<Finding, readonly string[]> {
  const names = new Map<Finding, readonly string[]>();
  for (const { rule, effects } of cases)
    for (const [finding, effect] of effects)
      if (counts(effect)) names.set(finding, [...(names.get(finding) ?? []), rule.name]);
  return names;
}

function leftOutIn({ policy, evidence }: Named): Ask<LeftOut> | undefined {
  if (!isPartial(policy)) return undefined;
  return (finding) => {
    const isOwn = finding.label !== 'elsewhere' && isOpen(finding);
    return isOwn ? leftOutBy(policy, finding, evidence) : undefined;
  };
}

/** Compares each finding with the base, if the scope does so. */
function newsIn({ scope }: Named): Ask<News> | undefined {
  const { novelty } = scope;
  if (novelty === undefined) return undefined;
  const words = { yes: 'new', no: 'old', unknown: undefined } as const;
  return (finding) => ({ novelty: words[novelty(finding)], isLeft: scope.isLeft?.(finding) === true });
}
