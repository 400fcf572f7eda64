/** Reads one Python file or template and reports what is dangerous in it; runs in a process of its own. */
import { severityRank } from '../../../api/schemas.ts';
import type { EngineFinding } from '../engine.ts';
import { identities } from '../fingerprint.ts';
import { scoreOf, withLink } from '../meaning.ts';
import { type CodeRange, framedCode, lineFinder, normalized, shownCode } from '../snippet.ts';
import type { Scanner, Task } from '../task.ts';
import { readFileText } from '../text.ts';
import { type FlowFinding, flowsIn } from './flow.ts';
import { type Check, createCheck, type RuffReport } from './ruff.ts';
import { ruffRules } from './ruff-rules.ts';
import { type SettingFinding, settingsIn } from './settings.ts';
import type { Parse } from './syntax.ts';
import { isTemplate, unescapedIn } from './templates.ts';
import { type WeaknessId, weaknesses } from './weaknesses.ts';

export interface PythonAnswer {
  findings: EngineFinding[];
  isRead: boolean;
  /** Why all of it was left out, as a sentence. */
  skipped?: string;
  /** Why it could not be read to its end. */
  problem?: string;
}

export interface PythonLibraries {
  check: Check;
  parse: Parse;
}

export async function loadPythonLibraries(): Promise<PythonLibraries> {
  const [ruff, lezer] = await Promise.all([import('@astral-sh/ruff-wasm-nodejs'), import('@lezer/python')]);
  return { check: createCheck(ruff), parse: (text) => lezer.parser.parse(text).topNode };
}

/** Above this a file is data. */
const maximumBytes = 2 * 1024 * 1024;

export function pythonScanner(name: string, load: () => Promise<PythonLibraries>): Scanner<Task, PythonAnswer> {
  return {
    name,
    open: async (root) => {
      const libraries = await load();
      return async (task) => {
        const { text, isEncrypted } = await readFileText(root, task.stored);
        if (isEncrypted) return { findings: [], isRead: false, skipped: 'Encrypted: code not analysed' };
        if (isTemplate(task.path)) return { findings: told(task.path, text, templatePlaces(text)), isRead: false };
        if (text.length > maximumBytes)
          return { findings: [], isRead: false, skipped: 'Python file larger than 2 MiB: code not analysed' };
        return scanText(libraries, task.path, text);
      };
    },
  };
}

/** A place at which a weakness shows. */
interface Place extends CodeRange {
  rule: string;
  weakness: WeaknessId;
  severity: EngineFinding['severity'];
  /** What a client decides on, as it is written. */
  source?: string;
}

function scanText({ check, parse }: PythonLibraries, path: string, text: string): PythonAnswer {
  const own = placesOf(parse, text);
  const { reports, problem = own.problem } = check(text);
  const reported = reports.flatMap((report) => placeOf(report, text));
  const findings = told(path, text, withoutTwins([...own.places, ...reported], text.split(/\r\n|[\n\r]/)));
  return { findings, isRead: true, ...(problem === undefined ? {} : { problem }) };
}

/** What our own walk finds. */
function placesOf(parse: Parse, text: string): { places: Place[]; problem?: string } {
  const rangeOf = ranges(text);
  const place =
    (kind: string) =>
    (one: FlowFinding | SettingFinding): Place => {
      const { node, ...said } = one;
      return { ...said, ...rangeOf(node.from, node.to), rule: `${kind}-${one.weakness}` };
    };
  try {
    const source = { text, root: parse(text) };
    return { places: [...flowsIn(source).map(place('taint')), ...settingsIn(source).map(place('setting'))] };
  } catch (error) {
    if (error instanceof RangeError) return { places: [], problem: 'the text is nested too deeply' };
    throw error;
  }
}

function templatePlaces(text: string): Place[] {
  const rangeOf = ranges(text);
  return unescapedIn(text).map(({ start, end }) => ({
    ...rangeOf(start, end),
    rule: 'template-unescaped',
    weakness: 'escaping-off',
    severity: 'MEDIUM',
  }));
}

function placeOf(report: RuffReport, text: string): Place[] {
  const rule = ruffRules[report.rule];
  if (rule === undefined) return [];
  const lines = text.split(/\r\n|[\n\r]/).slice(Math.max(0, report.line - 4), report.line + 6);
  const own = Math.min(3, report.line - 1);
  const code = [(lines[own] ?? '').slice(report.column - 1), ...lines.slice(own + 1)].join('\n');
  const severity = rule.judge === undefined ? rule.severity : rule.judge(code, lines.slice(0, own + 1).join('\n'));
  return severity === undefined ? [] : [{ ...report, weakness: rule.weakness, severity }];
}

function ranges(text: string): (from: number, to: number) => CodeRange {
  const lineAt = lineFinder(text);
  const column = (offset: number) =>
    offset - Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1));
  return (from, to) => ({ line: lineAt(from), column: column(from), endLine: lineAt(to), endColumn: column(to) });
}

/** Two ways of looking can find one weakness: the graver finding stays; of a statement, where it is built. */
function withoutTwins(places: readonly Place[], lines: readonly string[]): Place[] {
  const sorted = places.toSorted((a, b) => severityRank(a.severity) - severityRank(b.severity));
  const kept: Place[] = [];
  for (const place of sorted) {
    const twin = kept.find((other) => isTwin(other, place) || isBuiltFor(place, other, lines));
    if (twin === undefined) kept.push({ ...place });
    else if (place.line < twin.line) Object.assign(twin, positionOf(place));
  }
  return kept.sort((a, b) => a.line - b.line || a.column - b.column);
}

function isTwin(one: Place, other: Place): boolean {
  return one.line === other.line && weaknesses[one.weakness].cwe === weaknesses[other.weakness].cwe;
}

/** Whether the statement that the one builds is the one that the other runs. */
function isBuiltFor(built: Place, run: Place, lines: readonly string[]): boolean {
  if (built.weakness !== 'sql-injection' || run.weakness !== 'sql-injection' || !run.rule.startsWith('taint'))
    return false;
  if (built.line >= run.line && built.line <= run.endLine) return true;
  const name = /^\s*(\w+)\s*\+?=/.exec(lines[built.line - 1] ?? '')?.[1];
  const call = lines.slice(run.line - 1, run.endLine).join(' ');
  return built.line < run.line && run.line - built.line <= 40 && name !== undefined && call.split(/\W+/).includes(name);
}

function positionOf({ line, column, endLine, endColumn }: CodeRange): CodeRange {
  return { line, column, endLine, endColumn };
}

function told(path: string, text: string, places: readonly Place[]): EngineFinding[] {
  const lines = text.split(/\r\n|[\n\r]/);
  const identityOf = identities();
  return places.map((place) => {
    const { cwe, cvss, title, description, remediation } = weaknesses[place.weakness];
    const from = place.source === undefined ? '' : ` It comes from ${normalized(place.source)}.`;
    return {
      type: 'SAST',
      severity: place.severity,
      title,
      description: `${description}${from} Found by ${place.rule.includes('-') && place.rule in ruffRules ? 'ruff' : 'scan-gate'}: ${place.rule}.`,
      remediation: withLink(remediation, cwe),
      cwe,
      cvss: scoreOf(place.severity, cvss),
      filePath: path,
      line: place.line,
      codeSnippet: framedCode(lines, place),
      ...identityOf({ rule: place.weakness, path, code: normalized(shownCode(lines, place)) }),
    };
  });
}
