/**
 * Finds the rule of a result (SARIF 2.1.0, 3.27.5 to 3.27.7), by its index, by its id, or by the beginning of its id, and
 * the text of its message (3.11).
 */

import { readList, readNested, readTextField, readWhole } from './untrusted.ts';

/** More than any tool writes, and few enough to be resolved for every result. */
const referencesMax = 50;

function createTaxonReader(run: unknown): (result: unknown, rule: unknown) => unknown[] {
  const taxonomies = readList(readNested(run, 'taxonomies'));
  if (taxonomies.length === 0) return () => [];
  const indexes = new Map<unknown, ReadonlyMap<string, unknown>>();
  const findTaxon = (taxonomy: unknown, reference: unknown): unknown => {
    const place = readWhole(readNested(reference, 'index'));
    const placed = place === undefined ? undefined : readNested(taxonomy, 'taxa', place);
    if (placed !== undefined) return placed;
    const index = indexes.get(taxonomy) ?? indexTaxa(taxonomy);
    indexes.set(taxonomy, index);
    return index.get(
      readTextField(readNested(reference, 'id')) ?? readTextField(readNested(reference, 'guid'))?.toLowerCase() ?? '',
    );
  };
  return (result, rule) => {
    const related = readList(readNested(rule, 'relationships')).map((relationship) =>
      readNested(relationship, 'target'),
    );
    const references = [...readList(readNested(result, 'taxa')), ...related].slice(0, referencesMax);
    return references.flatMap((reference) => {
      const index = readWhole(readNested(reference, 'toolComponent', 'index'));
      const named =
        (index === undefined ? undefined : taxonomies[index]) ??
        findNamedComponent(taxonomies, readNested(reference, 'toolComponent'));
      const taxon = (named === undefined ? taxonomies : [named])
        .map((taxonomy) => findTaxon(taxonomy, reference))
        .find((found) => found !== undefined);
      return taxon === undefined ? [] : [taxon];
    });
  };
}

function indexTaxa(taxonomy: unknown): ReadonlyMap<string, unknown> {
  return new Map(
    readList(readNested(taxonomy, 'taxa')).flatMap((taxon) => {
      const keys = [readTextField(readNested(taxon, 'id')), readTextField(readNested(taxon, 'guid'))?.toLowerCase()];
      return keys.flatMap((key): [string, unknown][] => (key === undefined ? [] : [[key, taxon]]));
    }),
  );
}

/** The tool component that a reference names, by its id or its name. */
function findNamedComponent(components: readonly unknown[], reference: unknown): unknown {
  const guid = readTextField(readNested(reference, 'guid'))?.toLowerCase();
  const name = readTextField(readNested(reference, 'name'));
  return components.find(
    (component) =>
      (guid !== undefined && readTextField(readNested(component, 'guid'))?.toLowerCase() === guid) ||
      (guid === undefined && name !== undefined && readNested(component, 'name') === name),
  );
}

export interface ResolvedRule {
  id: string;
  /** The rule's reportingDescriptor. Undefined if the file describes none. */
  rule: unknown;
  /** The driver or extension that contains the rule, and its shared messages. */
  component: unknown;
  /** All descriptions that may be meant: several components can describe a rule with this id. */
  described: readonly unknown[];
  /** The classes of a taxonomy, such as a weakness, to which the result or its rule belongs. */
  taxa: readonly unknown[];
  /** True if the tool describes rules, but not the one that the result names. */
  isMissing: boolean;
  /** The level that this invocation's configuration gives the rule. */
  overriddenLevel: string | undefined;
}

export type RuleBook = (result: unknown) => ResolvedRule;

const noRuleId = 'unnamed rule';
const idMax = 500;
/** Maximum number of components that are compared for one rule. */
const alikeMax = 20;
/** `CA1000/1/2`: maximum number of parts that are removed from a hierarchical id. */
const prefixMax = 8;
/** Worst first. If there are several overrides, the worst counts. */
const levels = ['error', 'warning', 'note', 'none'];

interface RuleEntry {
  rule: unknown;
  component: unknown;
}

export function createRuleBook(run: unknown): RuleBook {
  const driver = readNested(run, 'tool', 'driver');
  const extensions = readList(readNested(run, 'tool', 'extensions'));
  const entries = [driver, ...extensions].flatMap((component) =>
    readList(readNested(component, 'rules')).map((rule): RuleEntry => ({ rule, component })),
  );
  const known = entries.filter(({ rule }) => readTextField(readNested(rule, 'guid')) !== undefined);
  const index = {
    byId: Map.groupBy(entries, ({ rule }) => getRuleId(rule)),
    byGuid: Map.groupBy(known, ({ rule }) => String(readNested(rule, 'guid')).toLowerCase()),
  };
  const overrides = readOverrides(run, driver, extensions);
  const taxaOf = createTaxonReader(run);
  return (result) => {
    const reference = readNested(result, 'rule');
    const named = truncateId(readNested(result, 'ruleId')) ?? truncateId(readNested(reference, 'id'));
    const component = resolveComponent(reference, driver, extensions);
    const found = findIndexedRule(result, component, named) ?? findEntries(index, named, readNested(reference, 'guid'));
    const [first] = found;
    const id = named ?? getRuleId(first?.rule) ?? noRuleId;
    return {
      id,
      rule: first?.rule,
      component: first?.component ?? component,
      described: found.map(({ rule }) => rule),
      taxa: taxaOf(result, first?.rule),
      isMissing: first === undefined && entries.length > 0 && isRuleNamed(result, named),
      overriddenLevel: overrides.get(getRuleId(first?.rule) ?? id),
    };
  };
}

function readRuleIndex(result: unknown): number | undefined {
  return readWhole(readNested(result, 'rule', 'index')) ?? readWhole(readNested(result, 'ruleIndex'));
}

function isRuleNamed(result: unknown, named: string | undefined): boolean {
  const guid = readTextField(readNested(result, 'rule', 'guid'));
  return named !== undefined || guid !== undefined || readRuleIndex(result) !== undefined;
}

/** The rule at the result's index, unless its id contradicts. */
function findIndexedRule(result: unknown, component: unknown, named: string | undefined): RuleEntry[] | undefined {
  const index = readRuleIndex(result);
  const rule = index === undefined ? undefined : readNested(component, 'rules', index);
  const isMeant = rule !== undefined && (named === undefined || isSameOrPart(getRuleId(rule), named));
  return isMeant ? [{ rule, component }] : undefined;
}

function getRuleId(rule: unknown): string | undefined {
  return truncateId(readNested(rule, 'id'));
}

function truncateId(value: unknown): string | undefined {
  return readTextField(value)?.slice(0, idMax);
}

/** A result's id may append parts to the rule's id: `CA1000/1` (3.27.5). */
function isSameOrPart(rule: string | undefined, named: string): boolean {
  return rule !== undefined && (named === rule || named.startsWith(`${rule}/`));
}

function findEntries(
  { byId, byGuid }: { byId: ReadonlyMap<string | undefined, RuleEntry[]>; byGuid: ReadonlyMap<string, RuleEntry[]> },
  named: string | undefined,
  guid: unknown,
): RuleEntry[] {
  const identified = typeof guid === 'string' ? byGuid.get(guid.toLowerCase()) : undefined;
  if (identified !== undefined) return identified;
  let id = named ?? '';
  for (let parts = 0; parts <= prefixMax && id !== ''; parts++) {
    const entries = byId.get(id);
    if (entries !== undefined) return entries.slice(0, alikeMax);
    id = id.slice(0, Math.max(0, id.lastIndexOf('/')));
  }
  return [];
}

/** The component of a reference: an extension by index, id or name, otherwise the driver. */
function resolveComponent(reference: unknown, driver: unknown, extensions: readonly unknown[]): unknown {
  const index = readWhole(readNested(reference, 'toolComponent', 'index'));
  if (index !== undefined) return extensions[index];
  return findNamedComponent(extensions, readNested(reference, 'toolComponent')) ?? driver;
}

function readOverrides(run: unknown, driver: unknown, extensions: readonly unknown[]): Map<string, string> {
  const overrides = new Map<string, string>();
  const given = readList(readNested(run, 'invocations')).flatMap((invocation) =>
    readList(readNested(invocation, 'ruleConfigurationOverrides')),
  );
  for (const override of given) {
    const descriptor = readNested(override, 'descriptor');
    const level = readTextField(readNested(override, 'configuration', 'level'));
    const index = readWhole(readNested(descriptor, 'index'));
    const component = resolveComponent(descriptor, driver, extensions);
    const indexed = index === undefined ? undefined : getRuleId(readNested(component, 'rules', index));
    const id = truncateId(readNested(descriptor, 'id')) ?? indexed;
    if (id === undefined || level === undefined) continue;
    const known = overrides.get(id);
    if (known === undefined || levels.indexOf(level) < levels.indexOf(known)) overrides.set(id, level);
  }
  return overrides;
}

const textMax = 20_000;
const argumentMax = 2000;

/** The message as plain text. Empty if there is none. */
export function resolveMessage(
  message: unknown,
  { rule, component }: Pick<ResolvedRule, 'rule' | 'component'>,
): string {
  const given = readTextField(readNested(message, 'text')) ?? readTextField(readNested(message, 'markdown'));
  const text = given ?? findMessageString(readNested(message, 'id'), rule, component) ?? '';
  return removeLinks(fillArguments(text.slice(0, textMax), readList(readNested(message, 'arguments')))).slice(
    0,
    textMax,
  );
}

/** A rule's description, which is a message without arguments. */
export function readDescription(rule: unknown, name: 'shortDescription' | 'fullDescription' | 'help') {
  const text = readTextField(readNested(rule, name, 'text')) ?? readTextField(readNested(rule, name, 'markdown'));
  return text === undefined ? undefined : removeLinks(text.slice(0, textMax));
}

function findMessageString(id: unknown, rule: unknown, component: unknown): string | undefined {
  if (typeof id !== 'string') return undefined;
  const string = readNested(rule, 'messageStrings', id) ?? readNested(component, 'globalMessageStrings', id);
  return readTextField(readNested(string, 'text')) ?? readTextField(readNested(string, 'markdown'));
}

/** `{0}` is the first argument, `{{` a brace (3.11.5). */
function fillArguments(text: string, parameters: readonly unknown[]): string {
  let room = textMax;
  return text.replaceAll(/\{\{|\}\}|\{(\d{1,2})\}/g, (whole, index: string | undefined) => {
    if (index === undefined) return whole.slice(1);
    const value = parameters[Number(index)];
    if (typeof value !== 'string') return whole;
    const part = value.slice(0, Math.min(argumentMax, room));
    room -= part.length;
    return part;
  });
}

/** `[name](1)` links to a related location (3.11.6). Only the name is useful to a reader. */
function removeLinks(text: string): string {
  return text.replaceAll(/\[([^[\]]*)\]\(\d+\)/g, '$1');
}
