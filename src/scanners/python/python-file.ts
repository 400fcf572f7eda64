/** Scans one Python file or template together with the code that it calls; runs in a separate process. */

import type { Diagnostic, Workspace } from '@astral-sh/ruff-wasm-nodejs';
import { normalizeCode } from '../../shared/text/code-key.ts';
import { decodeText, readContent } from '../../shared/text/contents.ts';
import { createDataPathReader, type FindingSource, mostSources } from '../../shared/text/data-path.ts';
import { type CodeRange, createLineFinder, createRangeFinder } from '../../shared/text/snippet.ts';
import type { CodeResult, CodeSearch } from '../engine/code-search.ts';
import { createModules } from '../engine/python/python-modules.ts';
import type { Scanner, Task, TreeFile } from '../engine.ts';
import type { FileAnswer } from '../patterns/code-finding.ts';
import { describeSource, listFindingSources } from '../patterns/pattern-file.ts';
import type { PatternHit } from '../patterns/search.ts';
import type { ValueSource } from '../patterns/value-trace.ts';
import type { RenderedValue } from '../rendered.ts';
import type { WeaknessLocation } from './findings.ts';
import { ruffRules } from './findings.ts';
import { listRoutes, type PythonFiles, type RouteFile, readFunctionAround, readRouteFiles } from './logins.ts';
import { findUnescaped, isTemplate, type UnescapedRange } from './templates.ts';
import { isNotebook, readPythonText } from './text.ts';

interface PythonResult extends FileAnswer {
  places: WeaknessLocation[];
  /** Values from a request that it gives to templates. */
  rendered?: RenderedValue[];
}

/** What the processes of the scanner know about the tree. */
interface PythonShared {
  files: readonly TreeFile[];
}

export interface PythonLibraries {
  check: RuffCheck;
  loadSearch(root: string, shared: PythonShared): Promise<CodeSearch>;
}

export async function loadPythonLibraries(): Promise<PythonLibraries> {
  const [ruff, { loadGrammars }] = await Promise.all([
    import('@astral-sh/ruff-wasm-nodejs'),
    import('../patterns/pattern-file.ts'),
  ]);
  return {
    check: createCheck(ruff),
    loadSearch: async (root, shared) => (await loadGrammars(root, shared))('Python'),
  };
}

/** A larger file is data. */
const maximumBytes = 2 * 1024 * 1024;

export function createPythonScanner(name: string, load: () => Promise<PythonLibraries>): Scanner<Task, PythonResult> {
  return {
    name,
    open: async (root, shared) => {
      const { check, loadSearch } = await load();
      const tree = (shared as PythonShared | undefined) ?? { files: [] };
      const search = await loadSearch(root, tree);
      const reader = createReader(root, tree);
      return async (task) => {
        const content = readContent(root, task.stored);
        const { text: raw, isEncrypted } = decodeText(content);
        if (isEncrypted) return { places: [], isRead: false, skipped: 'Encrypted: code not analyzed' };
        if (isTemplate(task.path))
          return { places: locateUnescaped(task.path, raw, findUnescaped(raw)), isRead: false };
        const code = readPythonText(task.path, content);
        if (code === undefined) {
          const what = isNotebook(task.path) ? 'Notebook in a form' : 'Python file in an encoding';
          return { places: [], isRead: false, skipped: `${what} that is not read: code not analyzed` };
        }
        const { text, problem } = code;
        if (text.length > maximumBytes)
          return { places: [], isRead: false, skipped: 'Python file larger than 2 MiB: code not analyzed' };
        const result = scanModule({ check, search, reader }, { path: task.path, text });
        return { ...(problem !== undefined && { problem }), ...result };
      };
    },
  };
}

interface Reader extends PythonFiles {
  getRoutes(): readonly RouteFile[];
}

/** Longer files define nothing that routes lead to. */
const longestModule = 512 * 1024;

function createReader(root: string, { files }: PythonShared): Reader {
  const stored = new Map(files.filter(({ path }) => path.endsWith('.py')).map((file) => [file.path, file.stored]));
  const read = (path: string): string | undefined => {
    const position = stored.get(path);
    return position === undefined
      ? undefined
      : readPythonText(path, readContent(root, position, longestModule + 1))?.text.slice(0, longestModule);
  };
  const modules = createModules(stored.keys(), read);
  let routes: readonly RouteFile[] | undefined;
  return {
    ...{ modules, read },
    getRoutes() {
      routes ??= readRouteFiles({ modules, read }, stored.keys());
      return routes;
    },
  };
}

/** Code that configures the templates of a server, and not others. */
const pageEngine = /\baiohttp_jinja2\b|\bjinja_env\b|\bJinja2Templates\b|\bsanic_jinja2?\b/;

/** Weaknesses of code that only depends on its values. */
const executed = new Set<string>(['command-injection', 'code-injection', 'deserialization']);

function scanModule(
  { check, search, reader }: { check: RuffCheck; search: CodeSearch; reader: Reader },
  { path, text }: { path: string; text: string },
): PythonResult {
  const { reports, problem: broken } = check(text);
  const reported = reports.flatMap((report) => toRuffLocations(report, text));
  const { hits, cleared, isLimited, problem = broken } = searchSafely(search, path, text);
  const findRange = createRangeFinder(text);
  const harmless = cleared
    .filter(({ rule }) => executed.has(rule.weakness))
    .map(({ rule, start, end }) => ({ ...findRange(start, end), weakness: rule.weakness }));
  // A constant pattern of a shell is what this rule is about.
  const isHarmless = (one: Omit<WeaknessLocation, 'path'>): boolean =>
    one.rule !== 'unix-command-wildcard-injection' &&
    harmless.some((each) => each.weakness === one.weakness && each.line <= one.line && one.endLine <= each.endLine);
  const given = hits.filter(({ rule }) => rule.weakness === 'rendered');
  const found = hits.filter((hit) => !given.includes(hit));
  const opensPages = pageEngine.test(text);
  const lineAt = createLineFinder(text);
  const readDataPath = createDataPathReader({ path, text });
  const locations = found.map(({ rule, start, end, sources, severity }): WeaknessLocation => {
    const [source] = sources;
    const dataPath = source && readDataPath([...source.steps, { file: { path, text }, start }]);
    return {
      ...{ ...findRange(start, end), path, rule: `Python ${rule.weakness}`, weakness: rule.weakness, severity },
      ...(source && { source: describeSource(source, lineAt), sources: describeSources(reader, path, text, sources) }),
      ...(dataPath && { dataPath }),
      ...(rule.weakness === 'escaping-off' && opensPages && { opensPages }),
    };
  });
  const rendered = listRenderedValues(path, text, given);
  return {
    places: [...locations, ...reported.filter((one) => !isHarmless(one)).map((one) => ({ ...one, path }))],
    ...(rendered.length === 0 ? {} : { rendered }),
    isRead: true,
    ...(isLimited && { isLimited }),
    ...(problem === undefined ? {} : { problem }),
  };
}

function searchSafely(
  search: CodeSearch,
  path: string,
  text: string,
): Pick<CodeResult, 'hits' | 'cleared' | 'isLimited'> & { problem?: string } {
  try {
    const { isCut, ...found } = search(path, text);
    return isCut ? { ...found, problem: 'its data flow was too long to follow completely' } : found;
  } catch (error) {
    if (error instanceof RangeError) return { hits: [], cleared: [], problem: 'the text is nested too deeply' };
    throw error;
  }
}

/** One source for each function that reads the value, and for each route that leads to it. */
function describeSources(reader: Reader, path: string, text: string, all: readonly ValueSource[]): FindingSource[] {
  return all
    .flatMap(({ code, start, elsewhere }) => {
      const from = elsewhere?.path ?? path;
      const own = elsewhere === undefined ? text : (reader.read(from) ?? '');
      const { names, routes, isGuarded } = readFunctionAround(reader, from, own, start);
      const registered = listRoutes(reader.getRoutes(), from, names);
      const reached = [...registered, ...Array.from({ length: routes }, () => false)];
      return (reached.length === 0 ? [false] : reached).map((isChecked) => ({
        ...{ kind: 'client', path: from, code: normalizeCode(code, from) },
        safeFor: [...(isGuarded || isChecked ? ['login'] : []), ...(reached.length === 0 ? ['unrouted'] : [])],
      }));
    })
    .slice(0, mostSources);
}

export function locateUnescaped(path: string, text: string, found: readonly UnescapedRange[]): WeaknessLocation[] {
  const findRange = createRangeFinder(text);
  return found.map(({ start, end, outputs }) => ({
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

function createCheck({
  Workspace: RuffWorkspace,
  PositionEncoding,
}: Pick<typeof import('@astral-sh/ruff-wasm-nodejs'), 'Workspace' | 'PositionEncoding'>): RuffCheck {
  const select = Object.values(ruffRules).map(({ code }) => code);
  const settings = { preview: true, 'target-version': 'py313', lint: { select, preview: true } };
  const openWorkspace = (): Workspace => new RuffWorkspace(settings, PositionEncoding.Utf16);
  let workspace = openWorkspace();
  return (text) => {
    let diagnostics: Diagnostic[];
    try {
      // The words that ruff obeys, as in `# noqa` and `# ruff: disable[…]`, are replaced by others of the same length, and
      // everywhere: all positions stay valid, and no form of a comment is missed.
      // https://docs.astral.sh/ruff/linter/#error-suppression
      diagnostics = workspace.check(
        text.replaceAll(/noqa|ruff|flake8/gi, (word) => '_'.repeat(word.length)),
      ) as Diagnostic[];
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

/** A call that fills a template, by its range in the text. */
interface RenderCall {
  start: number;
  end: number;
  template: string;
}

/** The values that a file gives to templates, by what the rule `rendered` finds in its text. */
function listRenderedValues(path: string, text: string, hits: readonly PatternHit[]): RenderedValue[] {
  if (hits.length === 0) return [];
  const calls = [...text.matchAll(renderCall)].flatMap(({ 0: { length }, index: start }) => {
    const end = findClosing(text, start + length - 1);
    const template = quotedTemplate.exec(text.slice(start, end))?.[1] ?? findReceiver(text.slice(0, start));
    return template === undefined ? [] : { start, end, template };
  });
  const lineAt = createLineFinder(text);
  return hits.flatMap(({ start, end, sources }) => {
    const [source] = sources;
    const [, keyword, , entry] = /^(?:(\w+)\s*=|[a-z]*(["'])(.*?)\2\s*:)/i.exec(text.slice(start, end)) ?? [];
    const key = keyword ?? entry;
    const call = findRenderCall(text, calls, start);
    if (source === undefined || key === undefined || call === undefined) return [];
    // What names it stands in another file.
    const elsewhere = source.elsewhere ?? { path, line: lineAt(source.start) };
    return {
      ...{ template: call.template, key, sources: listFindingSources(path, sources) },
      source: describeSource({ ...source, elsewhere }, lineAt),
    };
  });
}

const renderCall =
  /\b(?:render|render_template|render_to_string|render_to_response|render_async|TemplateResponse)\s*\(/g;
const quotedTemplate = /["']([^"'\n]+\.(?:html?|xhtml|jinja2?|j2|djhtml|tpl))["']/i;

/** `get_template('a.html').`, or a variable that holds such a template, at the end of the text. */
function findReceiver(before: string): string | undefined {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (!line.endsWith('.')) return undefined;
  const name = /(?:^|[^\w.])(\w+)\.$/.exec(line)?.[1];
  if (name === undefined) return quotedTemplate.exec(line)?.[1];
  const assigned = [...before.matchAll(new RegExp(String.raw`\b${name}\s*=[^\n]*`, 'g'))].at(-1)?.[0];
  return quotedTemplate.exec(assigned ?? '')?.[1];
}

const tokens = /("""|''')[\s\S]*?\1|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*|[()]/g;

/** The end of the bracket that opens at the offset. */
function findClosing(text: string, open: number): number {
  let depth = 0;
  tokens.lastIndex = open;
  for (let token = tokens.exec(text); token !== null; token = tokens.exec(text)) {
    if (token[0] === '(') depth += 1;
    else if (token[0] === ')') depth -= 1;
    if (depth === 0) return tokens.lastIndex;
  }
  return text.length;
}

/** The call around the offset, or the next one that gets the dictionary around it by its name. */
function findRenderCall(text: string, calls: readonly RenderCall[], at: number): RenderCall | undefined {
  const around = calls.findLast(({ start, end }) => start < at && at < end);
  if (around !== undefined) return around;
  const name = [...text.slice(0, at).matchAll(/\b(\w+)[ \t]*(?::[^=\n]+)?=[ \t]*\{/g)].at(-1)?.[1];
  const isGiven = new RegExp(String.raw`\b${name}\b`);
  return calls.find(({ start, end }) => start > at && isGiven.test(text.slice(start, end)));
}
