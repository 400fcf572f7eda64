/** Searches Python code for weaknesses with ruff's security rules and our own data flow from requests to sinks. */

import { pythonInstallation } from '../../shared/installation.ts';
import { detectByName } from '../../shared/languages/languages.ts';
import { detectProgram } from '../../shared/languages/program.ts';
import { normalizeCode } from '../../shared/text/code-key.ts';
import { decodeText, readContent, readFileText } from '../../shared/text/contents.ts';
import { mostSources } from '../../shared/text/data-path.ts';
import { getExtension, isInstalledPackage } from '../../shared/text/file-name.ts';
import type { SkippedFile } from '../../shared/text/limits.ts';
import { createLineFinder, createRangeFinder } from '../../shared/text/snippet.ts';
import type { CodeSearch } from '../engine/code-search.ts';
import { isApiDescription } from '../engine/python/python-modules.ts';
import {
  type EngineContext,
  type EngineFinding,
  runIfInstalled,
  type Scanner,
  type Task,
  type TreeEngine,
  type TreeFile,
  type TreeResult,
} from '../engine.ts';
import {
  collectAnswers,
  createHitReader,
  describeSource,
  type FileAnswer,
  listFindingSources,
} from '../patterns/code-finding.ts';
import type { PatternHit } from '../patterns/judge.ts';
import { loadGrammars } from '../patterns/patterns.ts';
import { findRenderedValue, type RenderedValue } from '../rendered.ts';
import { createPythonFindings, findProse, findUnescaped, isTemplate, type WeaknessLocation } from './findings.ts';
import { createRouteReader } from './logins.ts';
import { createCheck } from './ruff.ts';
import { isNotebook, readPythonText } from './text.ts';

const { name, scanType } = pythonInstallation;

interface PythonResult extends FileAnswer {
  places: WeaknessLocation[];
  /** Values from a request that it gives to templates. */
  rendered?: RenderedValue[];
}

/** The engine. Tests replace `load`. */
export function createPythonEngine(load = () => import('@astral-sh/ruff-wasm-nodejs')): TreeEngine {
  const scanner: Scanner<Task, PythonResult> = {
    name,
    open: async (root, shared) => {
      const check = createCheck(await load());
      const files = (shared ?? []) as readonly TreeFile[];
      const search = await (await loadGrammars(root, files))('Python');
      const readRoutes = createRouteReader(root, files);
      return async ({ path, stored }) => {
        const content = readContent(root, stored);
        const decoded = decodeText(content);
        if (decoded.isEncrypted) return { places: [], isRead: false, skipped: 'Encrypted: code not analyzed' };
        if (isTemplate(path)) return { places: findUnescaped(path, decoded.text), isRead: false };
        const code = readPythonText(path, content);
        if (code === undefined) {
          const what = isNotebook(path) ? 'Notebook in a form' : 'Python file in an encoding';
          return { places: [], isRead: false, skipped: `${what} that is not read: code not analyzed` };
        }
        const { text, problem } = code;
        if (text.length > maximumBytes)
          return { places: [], isRead: false, skipped: 'Python file larger than 2 MiB: code not analyzed' };
        const result = scanModule(check, search, readRoutes, path, text);
        return { ...result, problem: result.problem ?? problem };
      };
    },
  };
  const scan = async (context: EngineContext): Promise<TreeResult> => {
    const sorted = await sortPythonFiles(context);
    if (sorted.tasks.length + sorted.skips.length === 0)
      return { findings: [], coverage: 'covered', diagnostics: [], lookedAt: [] };
    return runIfInstalled(pythonInstallation, () => scanPythonTasks(context, sorted, scanner));
  };
  return { name, scanType, scanner, loads: 'Python', isShared: isSharedFile, scan };
}

export const pythonEngine: TreeEngine = createPythonEngine();

/** A larger file is data. */
const maximumBytes = 2 * 1024 * 1024;

/** Values flow from file to file, also into templates. A file without an extension may also be Python. */
function isSharedFile(path: string): boolean {
  return (
    isNotebook(path) ||
    isTemplate(path) ||
    detectByName(path) === 'Python' ||
    getExtension(path) === '' ||
    isApiDescription(path)
  );
}

async function sortPythonFiles({ root, files, loaded, signal }: EngineContext) {
  const [tasks, skips]: [Task[], SkippedFile[]] = [[], []];
  // Pages that are safe only while their engine escapes.
  const pages: { task: Task; locations: WeaknessLocation[] }[] = [];
  for (const file of files) {
    signal.throwIfAborted();
    const { path } = file;
    if (isTemplate(path)) {
      // The other files need no separate process.
      const { text } = await readFileText(root, file.stored);
      if (findUnescaped(path, text).length > 0) tasks.push(file);
      const locations = findProse(path, text);
      if (locations.length > 0) pages.push({ task: file, locations });
    } else if (!loaded?.has(path) && (await detectProgram(root, file)).language !== 'Python') continue;
    else if (isInstalledPackage(path))
      skips.push({ reason: 'Installed package under node_modules: code not analyzed', filePath: path });
    else tasks.push(file);
  }
  return { tasks, pages, skips };
}

async function scanPythonTasks(
  context: EngineContext,
  { tasks, pages, skips }: Awaited<ReturnType<typeof sortPythonFiles>>,
  scanner: Scanner<Task, PythonResult>,
): Promise<TreeResult> {
  const { answers, lookedAt, skipped, limited } = await collectAnswers(context, scanner, tasks, skips, isFollowed);
  const locations = answers.flatMap(({ places }) => places);
  const given = answers.flatMap(({ rendered = [] }) => rendered);
  const isRead = lookedAt.length > 0 || (tasks.length > 0 && tasks.every(({ path }) => isTemplate(path)));
  const open = locations.some(({ opensPages }) => opensPages) ? pages : [];
  const written = open.flatMap(({ locations: each }) => each);
  const found = [...locations, ...written].map((each) => connectTemplate(each, given));
  const read = [...new Map([...tasks, ...open.map(({ task }) => task)].map((task) => [task.path, task])).values()];
  return {
    findings: await createFindings(context.root, read, found),
    coverage: skipped.length === 0 ? 'covered' : isRead ? 'partly covered' : 'not covered',
    diagnostics: [...skipped, ...limited],
    lookedAt,
  };
}

/** What a template writes is severe if a request brings it. */
function connectTemplate(location: WeaknessLocation, rendered: readonly RenderedValue[]): WeaknessLocation {
  for (const output of location.outputs ?? []) {
    const value = findRenderedValue(location.path, output, rendered);
    if (value !== undefined) return { ...location, severity: 'HIGH', source: value.source, sources: value.sources };
  }
  return location;
}

/** Whether values are followed into the file from others, or it says which functions requests call. */
function isFollowed(path: string): boolean {
  return (getExtension(path) === '.py' && !isInstalledPackage(path)) || isApiDescription(path);
}

async function createFindings(
  root: string,
  tasks: readonly Task[],
  locations: readonly WeaknessLocation[],
): Promise<EngineFinding[]> {
  const byPath = Map.groupBy(locations, ({ path }) => path);
  const found: EngineFinding[] = [];
  for (const { path, stored } of tasks) {
    const own = byPath.get(path) ?? [];
    if (own.length === 0) continue;
    const text = isTemplate(path) ? undefined : readPythonText(path, readContent(root, stored))?.text;
    found.push(...createPythonFindings(path, text ?? (await readFileText(root, stored)).text, own));
  }
  return found;
}

/** Code that configures the templates of a server, and not others. */
const pageEngine = /\baiohttp_jinja2\b|\bjinja_env\b|\bJinja2Templates\b|\bsanic_jinja2?\b/;

/** Weaknesses of code that only depends on its values. */
const executed = new Set<string>(['command-injection', 'code-injection', 'deserialization']);

function scanModule(
  check: ReturnType<typeof createCheck>,
  search: CodeSearch,
  readRoutes: ReturnType<typeof createRouteReader>,
  path: string,
  text: string,
): PythonResult {
  const reported = check(path, text);
  const { hits, cleared, isLimited, problem = reported.problem } = searchSafely(search, path, text);
  const findRange = createRangeFinder(text);
  const harmless = cleared
    .filter(({ rule }) => executed.has(rule.weakness))
    .map(({ rule, start, end }) => ({ ...findRange(start, end), weakness: rule.weakness }));
  // A constant pattern of a shell is what this rule is about.
  const isHarmless = (one: WeaknessLocation): boolean =>
    one.rule !== 'ruff: unix-command-wildcard-injection' &&
    harmless.some((each) => each.weakness === one.weakness && each.line <= one.line && one.endLine <= each.endLine);
  const given = hits.filter(({ rule }) => rule.weakness === 'rendered');
  const opensPages = pageEngine.test(text);
  // One source for each function that reads the value, and for each route that leads to it.
  const readHit = createHitReader(path, text, (all) =>
    all
      .flatMap(({ code, start, elsewhere }) => {
        const from = elsewhere?.path ?? path;
        const routes = readRoutes(from, start, elsewhere === undefined ? text : undefined);
        return routes.map((safeFor) => ({ kind: 'client', path: from, code: normalizeCode(code, from), safeFor }));
      })
      .slice(0, mostSources),
  );
  const locations = hits
    .filter((hit) => !given.includes(hit))
    .map((hit): WeaknessLocation => {
      const { weakness } = hit.rule;
      const opens = weakness === 'escaping-off' && opensPages;
      return { ...readHit(hit), path, rule: `scan-gate: Python ${weakness}`, ...(opens && { opensPages }) };
    });
  const rendered = listRenderedValues(path, text, given);
  return {
    places: [...locations, ...reported.places.filter((one) => !isHarmless(one))],
    ...{ rendered, isRead: true },
    ...{ isLimited, problem },
  };
}

function searchSafely(search: CodeSearch, path: string, text: string): ReturnType<CodeSearch> {
  try {
    return search(path, text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { hits: [], owners: [], cleared: [], problem: 'the text is nested too deeply' };
  }
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
function findRenderCall(text: string, calls: readonly { start: number; end: number; template: string }[], at: number) {
  const around = calls.findLast(({ start, end }) => start < at && at < end);
  if (around !== undefined) return around;
  const name = [...text.slice(0, at).matchAll(/\b(\w+)[ \t]*(?::[^=\n]+)?=[ \t]*\{/g)].at(-1)?.[1];
  const isGiven = new RegExp(String.raw`\b${name}\b`);
  return calls.find(({ start, end }) => start > at && isGiven.test(text.slice(start, end)));
}
