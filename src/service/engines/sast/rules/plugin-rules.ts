/**
 * Runs the rules of installed plugins over the nodes that our own rules look at: ESLint's traversal makes a step for each node, and
 * analyses the paths through each function, which none of these rules asks for.
 */
import type { Rule } from 'eslint';
import { nodesOf } from '../flow/walk.ts';
import type { LintReport } from '../lint-report.ts';
import type { Source } from '../program/source.ts';

/** By the name of their plugin. */
export type Plugins = Readonly<Record<string, { rules?: Readonly<Record<string, object>> | undefined }>>;

/** What is used of a rule; none of them asks for more than how to report, and the first word of a call. */
interface RuleModule {
  create(context: never): Rule.RuleListener;
}

interface Found {
  node: { loc?: LintReportPlace | null };
  message: string;
}

interface LintReportPlace {
  start: { line: number; column: number };
  end: { line: number; column: number };
}

type Listener = (node: never) => void;

/** What the rules, `plugin/rule`, report in a file. */
export function pluginReports(source: Source, plugins: Plugins, rules: readonly string[]): LintReport[] {
  if (rules.length === 0) return [];
  const reports: LintReport[] = [];
  const listeners = new Map<string, Listener[]>();
  for (const ruleId of rules) {
    const [plugin = '', name = ''] = ruleId.split('/');
    const rule = plugins[plugin]?.rules?.[name] as RuleModule | undefined;
    if (rule === undefined) throw new Error(`there is no rule ${ruleId}`);
    const report = ({ node, message }: Found) => reports.push({ ruleId, message, ...placeOf(node) });
    const sourceCode = { getTokens: (node: never) => [{ value: firstWord(source.getText(node)) }] };
    const context = { sourceCode, report };
    for (const [type, listener] of Object.entries(rule.create(context as never))) {
      if (!Object.hasOwn(source.visitorKeys, type)) throw new Error(`${ruleId} asks for ${type}, which is no node`);
      listeners.set(type, [...(listeners.get(type) ?? []), listener as Listener]);
    }
  }
  for (const node of nodesOf(source)) for (const listener of listeners.get(node.type) ?? []) listener(node as never);
  return reports;
}

/** Lines and columns from 1. */
function placeOf({ loc }: Found['node']): Omit<LintReport, 'ruleId' | 'message'> {
  const { start, end } = loc ?? { start: { line: 1, column: 0 }, end: { line: 1, column: 0 } };
  return { line: start.line, column: start.column + 1, endLine: end.line, endColumn: end.column + 1 };
}

/** The name that the text begins with, escapes in it read; empty when it begins with anything else. */
function firstWord(text: string): string {
  const [written = ''] = /^(?:[\p{ID_Continue}$]|\\u(?:[\da-f]{4}|\{[\da-f]+\}))+/iu.exec(text) ?? [];
  return written.replace(/\\u\{?([\da-f]+)\}?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}
