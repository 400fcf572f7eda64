/** All rules that the SAST engine runs, and the texts of their reports. */
import { hashParts } from '../../shared/text/fingerprint.ts';
import { collapseBlanks } from '../../shared/text/snippet.ts';
import type { EngineFinding } from '../engine.ts';
import { addLink, limitScore } from '../meaning.ts';
import type { RenderedValue } from '../rendered.ts';
import { type WeaknessId, weaknesses } from '../weaknesses.ts';
import type { Flow } from './flow/facts.ts';
import {
  findEnclosingFunction,
  getKey,
  getPlainText,
  listNodes,
  type Syntax,
  type SyntaxOf,
  unwrap,
} from './flow/syntax.ts';
import { joinWords, listTextParts } from './flow/text.ts';
import { scriptRules } from './rules/registry.ts';
import type { LintReport } from './rules/rule.ts';
import { createReporter, getSeverity, parseReport, type RuleTexts, type ScriptRule } from './rules/rule.ts';
import { findObjectLiteral, type Sink, type Sinks, visitCalls } from './rules/syntax-queries.ts';
import { unescapedOutput } from './templates.ts';

/** The variant of a report is `TEMPLATE|KEY`. */
const renderedValue: ScriptRule = {
  id: 'rendered-value',
  weakness: 'rendered',
  remediation: '',
  severity: { outside: 'HIGH' },
  purpose: 'html',
  kinds: ['web', 'header'],
  find: (flow) => ({
    ...visitCalls((node): Sinks => {
      const [first, second] = node.arguments;
      if (first === undefined || second === undefined) return undefined;
      if (!/^(?:render|view|renderFile|renderAsync)$/.test(flow.names.last(node.callee))) return undefined;
      const template = getPlainText(first) ?? joinWords(listTextParts(flow, first));
      return template === '' ? undefined : listNamedValues(flow, second, `${template}|`);
    }),
    // `res.locals.name = value`
    AssignmentExpression: (node): Sinks => {
      const target = unwrap(node.left);
      const isLocal =
        target.type === 'MemberExpression' && /^res(?:ponse)?\.locals$/.test(flow.source.getText(target.object));
      return isLocal ? { at: node, values: [node.right], variant: `*|${getKey(target)}` } : undefined;
    },
  }),
};

function listNamedValues(flow: Flow, object: Syntax, name: string): Sink[] {
  const literal = findObjectLiteral(flow, object) ?? findUndeclared(flow, object);
  return (literal?.properties ?? []).flatMap((part): Sink[] => {
    if (part.type !== 'Property' || getKey(part) === '*') return [];
    const key = `${name}${getKey(part)}`;
    const nested = findObjectLiteral(flow, part.value) ?? findUndeclared(flow, part.value);
    const isNested = nested !== undefined && !key.includes('.', name.length);
    return isNested ? listNamedValues(flow, part.value, `${key}.`) : [{ at: part, values: [part.value], variant: key }];
  });
}

/** `output = { … }` in the same function, without a declaration. */
function findUndeclared(flow: Flow, node: Syntax): SyntaxOf<'ObjectExpression'> | undefined {
  const name = unwrap(node);
  if (name.type !== 'Identifier' || flow.names.variableOf(name) !== undefined) return undefined;
  const around = findEnclosingFunction(node);
  for (const each of listNodes(flow.source))
    if (
      each.type === 'AssignmentExpression' &&
      each.left.type === 'Identifier' &&
      each.left.name === name.name &&
      each.right.type === 'ObjectExpression' &&
      findEnclosingFunction(each) === around
    )
      return each.right;
  return undefined;
}

const pluginName = 'scan-gate';
const own = new Map<string, RuleTexts>(
  [...scriptRules, unescapedOutput].map((rule) => [`${pluginName}/${rule.id}`, rule]),
);

const findReports = createReporter([...scriptRules, renderedValue]);

/** The reports of our own rules in a file, and the code of the locations where a limit of the search may hide more. */
export function runOwnRules(flow: Flow): { reports: LintReport[]; hidden: string[] } {
  const hidden = new Set<Syntax>();
  const found = findReports(flow, (node) => hidden.add(node));
  const reports = found.map(({ id, ...report }) => ({ ruleId: `${pluginName}/${id}`, ...report }));
  const locations = [...hidden].map((node) => hashParts([collapseBlanks(flow.source.getText(node))]));
  return { reports, hidden: locations.sort() };
}

/** What the file gives to templates. */
export function listRenderedValues(path: string, reports: readonly LintReport[]): RenderedValue[] {
  return reports.flatMap(({ ruleId, message, sources = [] }) => {
    const { level, variant, source = '' } = parseReport(message);
    if (ruleId !== `${pluginName}/${renderedValue.id}` || level !== 'outside') return [];
    const [template = '', key = ''] = variant.split('|');
    return [{ template, key, source: source.includes(' of ') ? source : `${source} of ${path}`, sources }];
  });
}

/** A finding in a template, when it is known which value it writes. */
export function addRenderedSource(finding: EngineFinding, { source, sources }: RenderedValue): EngineFinding {
  const ruleId = `${pluginName}/${unescapedOutput.id}`;
  const [before, after] = [findMeaning(ruleId, 'unknown\t'), findMeaning(ruleId, `outside\t\t${source}`)];
  if (before === undefined || after === undefined) return finding;
  const description = (finding.description ?? '').replace(before.description, () => after.description);
  return { ...finding, ...after, description, sources };
}

/** The texts of a report for people. */
export type SastMeaning = Pick<EngineFinding, 'cwe' | 'severity' | 'title' | 'description' | 'remediation' | 'cvss'>;

/** The meaning of a report, by its rule and the rule's message. Undefined when it says nothing about the code. */
export function findMeaning(ruleId: string, message: string): SastMeaning | undefined {
  const named = own.get(ruleId);
  if (named === undefined) return undefined;
  const { level, variant, source } = parseReport(message);
  const rule = { ...named, ...named.variants?.[variant] };
  const severity = getSeverity(rule, level);
  if (severity === undefined) return undefined;
  const { cwe, cvss, title, description } = weaknesses[rule.weakness ?? (rule.id as WeaknessId)];
  const from = source === undefined ? '' : ` It comes from ${source}.`;
  return {
    ...{ cwe, severity, title },
    description: `${description} ${provenance[level]}${from}`.trim(),
    remediation: addLink(rule.remediation, cwe),
    cvss: limitScore(severity, cvss),
  };
}

const provenance = {
  found: '',
  constant: 'The value is constant here, so that nothing can be put into it.',
  unknown: 'The source of the value is not visible: it is a real problem only if it can come from outside the program.',
  parameter:
    'The value is a parameter whose callers are not visible: it is a real problem only if they pass on what comes from outside.',
  checked: 'A check that the scanner cannot judge is in its way.',
  entry: 'The value comes from other files: it is a real problem only if they pass on what comes from outside.',
  outside: '',
} as const;
