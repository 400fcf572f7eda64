/** Scans one Python file or template together with the code that it calls; runs in a separate process. */

import type { Diagnostic, Workspace } from '@astral-sh/ruff-wasm-nodejs';
import { normalizeCode } from '../../text/code-key.ts';
import { readContent } from '../../text/contents.ts';
import { decodeText } from '../../text/decode.ts';
import { type FindingSource, mostSources } from '../../text/finding-source.ts';
import { type CodeRange, createLineFinder, createRangeFinder } from '../../text/snippet.ts';
import type { RenderedValue } from '../rendered.ts';
import type { Scanner, Task } from '../task.ts';
import { type Calls, createCallResolver, listCalledFunctions } from './calls.ts';
import type { WeaknessLocation } from './findings.ts';
import { type Body, summarize } from './flow.ts';
import { readFunctionAround } from './logins.ts';
import type { Module } from './module.ts';
import { combineOrigins, listOutsides, noOrigin } from './origin.ts';
import { createProject, createTreeReader, emptyTree, type PythonProject, type PythonTree } from './project.ts';
import type { RenderedSink } from './rendered.ts';
import { ruffRules } from './ruff-rules.ts';
import type { Reached, Summaries, Summary } from './scope.ts';
import { findInsecureSettings } from './settings.ts';
import type { FunctionNode, ParsePython } from './syntax.ts';
import { findUnescaped, isTemplate } from './templates.ts';
import { isNotebook, readPythonText } from './text.ts';

/** The weaknesses in a module, and in the functions of other files that it calls. */
type Follow = (module: Module) => { reached: Reached[]; isBroken: boolean };

/** Number of rounds after which functions that call each other are taken as solved. */
const mostTurns = 3;

function createFollow(project: PythonProject): Follow {
  const calls = createCallResolver(project);
  const summaries = new Map<FunctionNode, Summary>();
  return (module) => {
    for (const one of module.all) solveFrom(calls, summaries, { module, one });
    for (const found of listCalledFunctions(calls, module, undefined)) solveFrom(calls, summaries, found);
    const own = summarizeSafely(calls, summaries, { module, one: undefined });
    const moduleSummaries = [own, ...module.all.flatMap((one) => summaries.get(one) ?? [])];
    const all = moduleSummaries.flatMap(({ reached }) => reached).filter(isDangerous);
    return { reached: removeRepetitions(all), isBroken: moduleSummaries.some(({ isBroken }) => isBroken) };
  };
}

function isDangerous({ sink, origin: { outside } }: Reached): boolean {
  return outside !== undefined && (sink.source?.test(outside.code) ?? true);
}

function removeRepetitions(all: readonly Reached[]): Reached[] {
  const first = new Map<string, Reached>();
  for (const one of all) {
    const key = `${one.sink.weakness} ${one.module.path} ${one.node.from}`;
    const before = first.get(key);
    first.set(key, before === undefined ? one : { ...before, origin: combineOrigins([before.origin, one.origin]) });
  }
  return [...first.values()].sort((a, b) => a.node.from - b.node.from);
}

type Function = Body & { one: FunctionNode };

interface Visit {
  index: number;
  /** The lowest index that can be reached from here. */
  low: number;
  isRecursive: boolean;
}

/**
 * Tarjan's strongly connected components: functions are analyzed after those that they call, and the result does not
 * depend on the order of requests. https://doi.org/10.1137/0201010
 */
function solveFrom(calls: Calls, summaries: Map<FunctionNode, Summary>, start: Function): void {
  const visits = new Map<FunctionNode, Visit>();
  const waiting: Function[] = [];
  const visitFunction = (body: Function): Visit => {
    const own: Visit = { index: visits.size, low: visits.size, isRecursive: false };
    visits.set(body.one, own);
    waiting.push(body);
    for (const { module, one } of listCalledFunctions(calls, body.module, body.one)) {
      if (one === body.one) own.isRecursive = true;
      if (summaries.has(one)) continue;
      const other = visits.get(one) ?? visitFunction({ module, one });
      if (!summaries.has(one)) own.low = Math.min(own.low, other.low);
    }
    if (own.low !== own.index) return own;
    const group = waiting.splice(waiting.findIndex(({ one }) => one === body.one));
    settleGroup(calls, summaries, group, group.length > 1 || own.isRecursive ? mostTurns : 1);
    return own;
  };
  if (!summaries.has(start.one)) visitFunction(start);
}

function settleGroup(
  calls: Calls,
  summaries: Map<FunctionNode, Summary>,
  group: readonly Function[],
  turns: number,
): void {
  const sorted = group.toSorted(
    (a, b) => comparePaths(a.module.path, b.module.path) || a.one.node.from - b.one.node.from,
  );
  for (const { one } of sorted) summaries.set(one, { returned: noOrigin, reached: [] });
  for (let turn = 0; turn < turns; turn += 1)
    for (const body of sorted) summaries.set(body.one, summarizeSafely(calls, summaries, body));
}

/** A function that is nested too deeply hides nothing in other functions. */
function summarizeSafely(calls: Calls, summaries: Summaries, body: Body): Summary {
  try {
    return summarize(calls, summaries, body);
  } catch (error) {
    if (error instanceof RangeError) return { returned: noOrigin, reached: [], isBroken: true };
    throw error;
  }
}

function comparePaths(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

export interface PythonTask extends Task {
  /** Values are only followed within the file. */
  isAlone?: boolean;
}

export interface PythonResult {
  /** Locations in this file, and in other files to which its values flow. */
  places: WeaknessLocation[];
  /** Values from a request that it gives to templates. */
  rendered?: RenderedValue[];
  isRead: boolean;
  /** Why the whole file was skipped, as a sentence. */
  skipped?: string;
  /** Why it could not be scanned completely. */
  problem?: string;
}

export interface PythonLibraries {
  check: RuffCheck;
  parse: ParsePython;
}

export async function loadPythonLibraries(): Promise<PythonLibraries> {
  const [ruff, lezer] = await Promise.all([import('@astral-sh/ruff-wasm-nodejs'), import('@lezer/python')]);
  return { check: createCheck(ruff), parse: (text) => lezer.parser.parse(text).topNode };
}

/** A larger file is data. */
const maximumBytes = 2 * 1024 * 1024;

export function createPythonScanner(
  name: string,
  load: () => Promise<PythonLibraries>,
): Scanner<PythonTask, PythonResult> {
  return {
    name,
    open: async (root, shared) => {
      const { check, parse } = await load();
      const tree = (shared as PythonTree | undefined) ?? { operations: [], files: new Map(), routes: [] };
      const reader = createReader(createTreeReader(root, tree), parse);
      return async (task) => {
        const content = readContent(root, task.stored);
        const { text: raw, isEncrypted } = decodeText(content);
        if (isEncrypted) return { places: [], isRead: false, skipped: 'Encrypted: code not analyzed' };
        if (isTemplate(task.path)) return { places: findTemplateLocations(task.path, raw), isRead: false };
        const code = readPythonText(task.path, content);
        if (code === undefined) {
          const what = isNotebook(task.path) ? 'Notebook in a form' : 'Python file in an encoding';
          return { places: [], isRead: false, skipped: `${what} that is not read: code not analyzed` };
        }
        const { text, problem } = code;
        if (text.length > maximumBytes)
          return { places: [], isRead: false, skipped: 'Python file larger than 2 MiB: code not analyzed' };
        const { read, ...rest } = task.isAlone ? createReader(emptyTree, parse) : reader;
        const result = scanModule({ check, ...rest }, () => read(task.path, text), { path: task.path, text });
        return { ...(problem !== undefined && { problem }), ...result };
      };
    },
  };
}

interface Reader {
  project: PythonProject;
  read(path: string, text: string): Module;
  follow: Follow;
}

function createReader(tree: Parameters<typeof createProject>[0], parse: ParsePython): Reader {
  const project = createProject(tree, parse);
  return { project, read: project.add, follow: createFollow(project) };
}

function scanModule(
  { check, ...reader }: Pick<PythonLibraries, 'check'> & Pick<Reader, 'follow' | 'project'>,
  read: () => Module,
  { path, text }: { path: string; text: string },
): PythonResult {
  const own = findFlowLocations(reader, read);
  const { reports, problem = own.problem } = check(text);
  const reported = reports
    .flatMap((report) => toRuffLocations(report, text))
    .map((location) => ({ ...location, path }));
  const locations = [...own.places, ...reported];
  const { rendered } = own;
  return {
    places: locations,
    ...(rendered.length === 0 ? {} : { rendered }),
    isRead: true,
    ...(problem === undefined ? {} : { problem }),
  };
}

/** Code that configures the templates of a server, and not others. */
const pageEngine = /\baiohttp_jinja2\b|\bjinja_env\b|\bJinja2Templates\b|\bsanic_jinja2?\b/;

/** The results of our own data flow analysis. */
function findFlowLocations(
  { follow, project }: Pick<Reader, 'follow' | 'project'>,
  read: () => Module,
): { places: WeaknessLocation[]; rendered: RenderedValue[]; problem?: string } {
  const problem = 'the text is nested too deeply';
  try {
    const module = read();
    const { reached, isBroken } = follow(module);
    const findRange = createRangeFinder(module.source.text);
    const settings = findInsecureSettings(module).map(({ node, ...said }) => {
      const opensPages = said.weakness === 'escaping-off' && pageEngine.test(module.source.text);
      const place = { ...findRange(node.from, node.to), path: module.path, rule: `setting-${said.weakness}` };
      return { ...said, ...place, ...(opensPages && { opensPages }) };
    });
    const used = reached.filter(({ sink }) => !('rendered' in sink));
    const rendered = reached.flatMap((one) => toRenderedValue(project, one));
    return {
      places: [...used.map((one) => toFlowLocation(project, one)), ...settings],
      rendered,
      ...(isBroken ? { problem } : {}),
    };
  } catch (error) {
    if (error instanceof RangeError) return { places: [], rendered: [], problem };
    throw error;
  }
}

function toFlowLocation(project: PythonProject, { sink, module, node, origin, isGuarded }: Reached): WeaknessLocation {
  return {
    ...createRangeFinder(module.source.text)(node.from, node.to),
    path: module.path,
    rule: `taint-${sink.weakness}`,
    weakness: sink.weakness,
    severity: isGuarded ? lowerSeverity(sink.severity) : sink.severity,
    source: formatSource(module, origin),
    sources: describeSources(project, origin),
  };
}

function toRenderedValue(project: PythonProject, reached: Reached): RenderedValue[] {
  const { sink, origin } = reached;
  if (!('rendered' in sink) || origin.outside === undefined) return [];
  const { template, key } = sink.rendered as RenderedSink['rendered'];
  const { code, from, module: at } = origin.outside;
  const source = `${code} in ${at.path}, line ${createLineFinder(at.source.text)(from)}`;
  return [{ template, key, source, sources: describeSources(project, origin) }];
}

/** One source for each function that reads the value, and for each route that leads to it. */
function describeSources(project: PythonProject, origin: Reached['origin']): FindingSource[] {
  const sources = new Map<string, FindingSource[]>();
  for (const { code, from, module } of listOutsides([origin])) {
    const { start, names, routes, isGuarded } = readFunctionAround(project, module, from);
    const registered = project.routes(module, names);
    const all = [...registered, ...Array.from({ length: routes }, () => false)];
    const said = { kind: 'client', path: module.path, code: normalizeCode(code, module.path) };
    const reached = (all.length === 0 ? [false] : all).map((isChecked) => ({
      ...said,
      safeFor: [...(isGuarded || isChecked ? ['login'] : []), ...(all.length === 0 ? ['unrouted'] : [])],
    }));
    sources.set(JSON.stringify([module.path, start, said.code]), reached);
  }
  return [...sources.values()].flat().slice(0, mostSources);
}

/** Behind an unverified check, less is proven. */
function lowerSeverity(severity: WeaknessLocation['severity']): WeaknessLocation['severity'] {
  return severity === 'CRITICAL' || severity === 'HIGH' ? 'MEDIUM' : 'LOW';
}

/** The code, with its location when that is in another file. */
function formatSource(module: Module, { outside }: Reached['origin']): string {
  if (outside === undefined) return '';
  if (outside.module === module) return outside.code;
  return `${outside.code} in ${outside.module.path}, line ${createLineFinder(outside.module.source.text)(outside.from)}`;
}

function findTemplateLocations(path: string, text: string): WeaknessLocation[] {
  const findRange = createRangeFinder(text);
  return findUnescaped(text).map(({ start, end, outputs }) => ({
    ...findRange(start, end),
    outputs,
    path,
    rule: 'template-unescaped',
    weakness: 'escaping-off',
    severity: 'MEDIUM',
  }));
}

function toRuffLocations(report: RuffReport, text: string): Omit<WeaknessLocation, 'path'>[] {
  const rule = ruffRules[report.rule];
  if (rule === undefined) return [];
  const lines = text.split(/\r\n|[\n\r]/).slice(Math.max(0, report.line - 4), report.line + 6);
  const own = Math.min(3, report.line - 1);
  const code = [(lines[own] ?? '').slice(report.column - 1), ...lines.slice(own + 1)].join('\n');
  const severity = rule.judge === undefined ? rule.severity : rule.judge(code, lines.slice(0, own + 1).join('\n'));
  return severity === undefined ? [] : [{ ...report, weakness: rule.weakness, severity }];
}

interface RuffReport extends CodeRange {
  rule: string;
}

interface RuffResult {
  reports: RuffReport[];
  /** Why the rules could not check the whole text. */
  problem?: string;
}

type RuffCheck = (text: string) => RuffResult;

type Ruff = Pick<typeof import('@astral-sh/ruff-wasm-nodejs'), 'Workspace' | 'PositionEncoding'>;

/**
 * Replaces the words that ruff obeys: `# noqa`, `# ruff: noqa`, `# ruff: ignore[…]`, `# ruff: disable[…]`, `# flake8:
 * noqa`. The replacements have the same length and are made everywhere, so that all positions stay valid and no form of
 * a comment is missed. https://docs.astral.sh/ruff/linter/#error-suppression
 */
function neutralizeDirectives(text: string): string {
  return text.replaceAll(/noqa|ruff|flake8/gi, (word) => '_'.repeat(word.length));
}

function createCheck({ Workspace: RuffWorkspace, PositionEncoding }: Ruff): RuffCheck {
  const select = Object.values(ruffRules).map(({ code }) => code);
  const settings = { preview: true, 'target-version': 'py313', lint: { select, preview: true } };
  const openWorkspace = (): Workspace => new RuffWorkspace(settings, PositionEncoding.Utf16);
  let workspace = openWorkspace();
  return (text) => {
    let diagnostics: Diagnostic[];
    try {
      diagnostics = workspace.check(neutralizeDirectives(text)) as Diagnostic[];
    } catch {
      // A workspace that was interrupted in the middle of a text must not be used again.
      workspace = openWorkspace();
      return { reports: [], problem: 'ruff stopped, mostly for a text that is nested too deeply' };
    }
    const isSyntaxError = ({ code }: Diagnostic) => code === null || code === 'invalid-syntax';
    const broken = diagnostics.find(isSyntaxError);
    const reports = diagnostics.filter((one) => !isSyntaxError(one)).map(toReport);
    if (broken === undefined) return { reports };
    return { reports, problem: `${broken.message} on line ${broken.start_location.row}` };
  };
}

function toReport({ code, start_location: start, end_location: end }: Diagnostic): RuffReport {
  return { rule: code ?? '', line: start.row, column: start.column, endLine: end.row, endColumn: end.column };
}
