/** Scans one Python file or template together with the code that it calls; runs in a separate process. */
import { normalizeCode } from '../../text/code-key.ts';
import { readContent } from '../../text/contents.ts';
import { decodeText } from '../../text/decode.ts';
import type { FindingSource } from '../../text/finding-source.ts';
import { createLineFinder, createRangeFinder } from '../../text/snippet.ts';
import type { RenderedValue } from '../rendered.ts';
import type { Scanner, Task } from '../task.ts';
import type { WeaknessLocation } from './findings.ts';
import type { Module } from './module.ts';
import { listOutsides } from './origin.ts';
import { createProject, createTreeReader, emptyTree, type PythonTree } from './project.ts';
import type { RenderedSink } from './rendered.ts';
import { createCheck, type RuffCheck, type RuffReport } from './ruff.ts';
import { ruffRules } from './ruff-rules.ts';
import type { Reached } from './scope.ts';
import { findInsecureSettings } from './settings.ts';
import { createFollow, type Follow } from './solve.ts';
import type { ParsePython } from './syntax.ts';
import { findUnescaped, isTemplate } from './templates.ts';
import { isNotebook, readPythonText } from './text.ts';

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
  const [ruff, lezer] = await Promise.all([
    import(/* webpackIgnore: true */ '@astral-sh/ruff-wasm-nodejs'),
    import(/* webpackIgnore: true */ '@lezer/python'),
  ]);
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
      const tree = (shared as PythonTree | undefined) ?? { operations: [], files: new Map() };
      const reader = createReader(createTreeReader(root, tree), parse);
      return async (task) => {
        const content = readContent(root, task.stored);
        const { text: raw, isEncrypted } = decodeText(content);
        if (isEncrypted) return { places: [], isRead: false, skipped: 'Encrypted: code not analysed' };
        if (isTemplate(task.path)) return { places: findTemplateLocations(task.path, raw), isRead: false };
        const text = readPythonText(task.path, content);
        if (text === undefined) {
          const what = isNotebook(task.path) ? 'Notebook in a form' : 'Python file in an encoding';
          return { places: [], isRead: false, skipped: `${what} that is not read: code not analysed` };
        }
        if (text.length > maximumBytes)
          return { places: [], isRead: false, skipped: 'Python file larger than 2 MiB: code not analysed' };
        const { read, follow } = task.isAlone ? createReader(emptyTree, parse) : reader;
        return scanModule({ check, follow }, () => read(task.path, text), { path: task.path, text });
      };
    },
  };
}

interface Reader {
  read(path: string, text: string): Module;
  follow: Follow;
}

function createReader(tree: Parameters<typeof createProject>[0], parse: ParsePython): Reader {
  const project = createProject(tree, parse);
  return { read: project.add, follow: createFollow(project) };
}

function scanModule(
  { check, follow }: Pick<PythonLibraries, 'check'> & Pick<Reader, 'follow'>,
  read: () => Module,
  { path, text }: { path: string; text: string },
): PythonResult {
  const own = findFlowLocations(follow, read);
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
  follow: Follow,
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
    const rendered = reached.flatMap(toRenderedValue);
    return { places: [...used.map(toFlowLocation), ...settings], rendered, ...(isBroken ? { problem } : {}) };
  } catch (error) {
    if (error instanceof RangeError) return { places: [], rendered: [], problem };
    throw error;
  }
}

function toFlowLocation({ sink, module, node, origin, isGuarded }: Reached): WeaknessLocation {
  return {
    ...createRangeFinder(module.source.text)(node.from, node.to),
    path: module.path,
    rule: `taint-${sink.weakness}`,
    weakness: sink.weakness,
    severity: isGuarded ? lowerSeverity(sink.severity) : sink.severity,
    source: formatSource(module, origin),
    sources: describeSources(origin),
  };
}

function toRenderedValue(reached: Reached): RenderedValue[] {
  const { sink, origin } = reached;
  if (!('rendered' in sink) || origin.outside === undefined) return [];
  const { template, key } = sink.rendered as RenderedSink['rendered'];
  const { code, from, module: at } = origin.outside;
  const source = `${code} in ${at.path}, line ${createLineFinder(at.source.text)(from)}`;
  return [{ template, key, source, sources: describeSources(origin) }];
}

/** One source for each function that reads the value. */
function describeSources(origin: Reached['origin']): FindingSource[] {
  const sources = new Map<string, FindingSource>();
  for (const { code, from, module } of listOutsides([origin])) {
    const { path, source } = module;
    const { start, isGuarded } = readFunctionAround(source.text, from);
    const said = { kind: 'client', path, code: normalizeCode(code, path), safeFor: isGuarded ? ['login'] : [] };
    sources.set(JSON.stringify([path, start, said.code]), said);
  }
  return [...sources.values()];
}

const loginName = `(?:auth|log(?:ged)?_?in|permission|user_passes_test|staff_member|jwt|protect|requires?_|admin)`;
const [decorator, mixin, dependency, condition] = [
  new RegExp(String.raw`^[ \t]*@.*${loginName}`, 'im'),
  /\([^)]*(?:Login|Permission|UserPasses|Staff|Superuser)\w*(?:Mixin|View)|permission_classes\s*=\s*[[(]\s*(?!(?:permissions\.)?AllowAny\b)\w/,
  /\b(?:Depends|Security)\(\s*\w*(?:user|auth|token|login|admin)/i,
  /\bis_authenticated\b|\bhas_perm\b|\bif\s+not\s+(?:request\.user|current_user|g\.user)\b|['"](?:user|user_id|username)['"]\s+(?:not\s+)?in\s+session/,
];

/** Where the function around the offset begins, and whether decorators, its class or a condition check a login. */
function readFunctionAround(text: string, offset: number): { start: number; isGuarded: boolean } {
  const before = text.slice(0, offset);
  const start = [...before.matchAll(/\n[ \t]*(?:async[ \t]+)?def /g)].at(-1)?.index ?? 0;
  const above = /(?:\n[ \t]*@[^\n]*)+$/.exec(before.slice(0, start))?.[0] ?? '';
  const header = before.slice(start);
  const isMethod = /^\n[ \t]/.test(header);
  const owner = isMethod ? before.slice(Math.max(before.lastIndexOf('\nclass ', start), 0), start) : '';
  const isGuarded = decorator.test(above) || mixin.test(owner) || dependency.test(header) || condition.test(header);
  return { start, isGuarded };
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
