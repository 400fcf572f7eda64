/** Reads the text of a policy file: YAML in, checked policy out, or one error that names every mistake with its place. */
import { type Document, isCollection, isMap, isNode, isPair, LineCounter, type Node, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { GateError } from '../errors.ts';
import { languageNames } from '../policy/languages/languages.ts';
import type { Exception } from '../policy/policy.ts';
import { predicateNames } from '../policy/predicates/registry.ts';
import type { NamedRule } from '../policy/rules/named.ts';
import { criteria } from './exception-schema.ts';
import { didYouMean } from './nearest.ts';
import { configKeys, configSchema, refusalOf } from './policy-schema.ts';
import { ruleKeys } from './rule-schema.ts';
import { type FileSettings, fileSettingNames, settings } from './settings.ts';
import { shown } from './values.ts';

const sizeCapBytes = 256 * 1024;
/** How often anchors may be repeated, in sum; without a limit a small file could become a huge one. */
const aliasCap = 100;
const shownProblems = 20;
/** Beyond, mistakes are counted alone: to place each of them would let a proposed file hold up the run. */
const describedIssues = 100;

export interface PolicyFile {
  /** The settings that the file gives, by their names. */
  settings: FileSettings;
  exceptions: Exception[];
  /** Rules with names; undefined where the file says nothing of any. */
  rules?: readonly NamedRule[] | undefined;
  /** Of a central policy: how far in the future the exceptions of a repository's own file may end. */
  maxExceptionDays: number | undefined;
  /** Globs of branches, beside the default branch, that a pull request may be compared with. */
  trustedBases?: readonly string[] | undefined;
  /** Globs: what is judged, what does not count, and what needs no scan. */
  paths?: readonly string[] | undefined;
  ignorePaths?: readonly string[] | undefined;
  skipWhen?: readonly string[] | undefined;
  /** Languages of which files need not be looked at. */
  acceptUncovered?: readonly string[] | undefined;
}

/** What only the trusted policy says: what a proposal's own file, or one below a central policy, says of it does not count. */
export const trustedKeys = {
  'trusted-bases': 'trustedBases',
  'accept-uncovered': 'acceptUncovered',
  paths: 'paths',
  'ignore-paths': 'ignorePaths',
  'skip-when': 'skipWhen',
} as const satisfies Record<string, keyof PolicyFile>;

/**
 * The policy in the text of a file. `name` says which file it is, as `.github/scan-gate.yml of main at 1a2b3c4d5e6f`.
 * Throws GateError CONFIG (reason `settings`) that lists every mistake with its line and column.
 */
export function parsePolicyFile(text: string, name: string): PolicyFile {
  if (Buffer.byteLength(text) > sizeCapBytes) throw fileError(name, [`it is larger than ${sizeCapBytes / 1024} KiB`]);
  const parsed = parseYaml(text, name);
  const read = configSchema().safeParse(parsed.content ?? {});
  if (!read.success) {
    const { issues } = read.error;
    const described = issues.slice(0, describedIssues).flatMap((issue) => describe(issue, parsed));
    throw fileError(
      name,
      inOrder(described, parsed),
      issues.reduce((sum, issue) => sum + mistakesIn(issue), 0),
    );
  }
  const {
    exceptions = [],
    rules,
    'max-exception-days': maxExceptionDays,
    'trusted-bases': trustedBases,
    'accept-uncovered': acceptUncovered,
    paths,
    'ignore-paths': ignorePaths,
    'skip-when': skipWhen,
    ...rest
  } = read.data;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as FileSettings;
  const lists = {
    ...(rules && { rules }),
    ...(trustedBases && { trustedBases }),
    ...(acceptUncovered && { acceptUncovered }),
  };
  const places = { ...(paths && { paths }), ...(ignorePaths && { ignorePaths }), ...(skipWhen && { skipWhen }) };
  return { settings: given, exceptions, maxExceptionDays, ...lists, ...places };
}

interface Parsed {
  /** Undefined for a file that is empty, or holds comments alone. */
  content: unknown;
  root: Node | null;
  lines: LineCounter;
}

function parseYaml(text: string, name: string): Parsed {
  const lines = new LineCounter();
  try {
    // The core schema reads no dates and merges no keys, whatever version the file claims to be of.
    const document = parseDocument(text, {
      lineCounter: lines,
      prettyErrors: false,
      schema: 'core',
      merge: false,
      stringKeys: true,
      // The library would compare every key with every other.
      uniqueKeys: false,
    });
    const faults = [...document.errors, ...document.warnings];
    if (faults.some(({ code }) => code === 'RESOURCE_EXHAUSTION')) throw fileError(name, ['it is nested too deeply']);
    if (faults.length > 0) {
      const problems = faults.map(({ pos, message }) => ({ offset: pos[0], text: message }));
      throw fileError(name, inOrder(problems, { lines }), faults.length);
    }
    const repeated = repeatedKeys(document);
    if (repeated.length > 0) throw fileError(name, inOrder(repeated, { lines }), repeated.length);
    const content: unknown = document.toJS({ maxAliasCount: aliasCap });
    return { content: content ?? undefined, root: document.contents, lines };
  } catch (error) {
    if (error instanceof GateError) throw error;
    throw fileError(name, [`it cannot be read as YAML: ${error instanceof Error ? error.message : 'unknown fault'}`]);
  }
}

interface Problem {
  offset: number;
  text: string;
}

function repeatedKeys(document: Document.Parsed): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<string>();
      for (const { key } of items) {
        const offset = isNode(key) ? (key.range?.[0] ?? 0) : 0;
        if (seen.has(String(key))) problems.push({ offset, text: 'Map keys must be unique' });
        seen.add(String(key));
      }
    },
  });
  return problems;
}

/** The first ones from the top of the file, each with its place. */
function inOrder(problems: readonly Problem[], { lines }: Pick<Parsed, 'lines'>): string[] {
  return problems
    .toSorted((a, b) => a.offset - b.offset)
    .slice(0, shownProblems)
    .map(({ offset, text }) => {
      const { line, col } = lines.linePos(offset);
      return `line ${line}, column ${col}: ${text}`;
    });
}

/** Where the node at a path begins; of a path that leads nowhere, where the last node on it begins. */
function offsetOf(root: Node | null, path: readonly PropertyKey[], what?: 'key'): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  for (const [index, part] of path.entries()) {
    const pair = isMap(node) ? node.items.find(({ key }) => isNode(key) && String(key) === String(part)) : undefined;
    const next = isPair(pair) ? pair.value : isCollection(node) ? node.get(part, true) : undefined;
    const isKeyWanted = what === 'key' && index === path.length - 1;
    const key = isNode(pair?.key) ? pair.key.range?.[0] : undefined;
    const value = isNode(next) ? next.range?.[0] : undefined;
    offset = (isKeyWanted ? key : (value ?? key)) ?? offset;
    node = next;
  }
  return offset;
}

function describe(issue: z.core.$ZodIssue, { content, root }: Parsed): Problem[] {
  if (issue.code !== 'unrecognized_keys') {
    const label = issue.path.length === 0 ? 'the file' : labelOf(issue.path);
    const text = `${label}: ${issue.message}${elsewhere(issue.path, content)}`;
    return [{ offset: offsetOf(root, issue.path), text }];
  }
  return issue.keys.slice(0, shownProblems).map((key) => {
    const owner = issue.path.length === 0 ? '' : `${labelOf(issue.path)}: `;
    return { offset: offsetOf(root, [...issue.path, key], 'key'), text: `${owner}${unknownKey(key, issue.path)}` };
  });
}

function mistakesIn(issue: z.core.$ZodIssue): number {
  return issue.code === 'unrecognized_keys' ? issue.keys.length : 1;
}

function unknownKey(key: string, place: readonly PropertyKey[]): string {
  const refusal = place.length === 0 ? refusalOf(key) : undefined;
  if (refusal !== undefined) return `${key} may not stand in a policy file: ${refusal}; set it in the step`;
  const suggestion = key === '<<' ? ': merge keys are not read' : didYouMean(key, keysAt(place));
  return `${shown(key)} is not known here${suggestion}`;
}

/** What is left empty was perhaps meant to have its default, and what is not known to have another name. */
function elsewhere(path: readonly PropertyKey[], content: unknown): string {
  const [name, index] = path;
  if (name === 'accept-uncovered' && index !== undefined) {
    const given = (content as Record<PropertyKey, readonly unknown[]>)[name]?.[Number(index)];
    return typeof given === 'string' ? didYouMean(given, languageNames) : '';
  }
  const isEmpty = path.length === 1 && (content as Record<PropertyKey, unknown>)[name ?? ''] === null;
  const setting = fileSettingNames.find((known) => known === name);
  return isEmpty && setting !== undefined ? `; for example ${settings[setting].example}` : '';
}

/** What may stand in a mapping of the file. */
function keysAt([list, , part]: readonly PropertyKey[]): readonly string[] {
  if (list === undefined) return configKeys();
  if (list === 'exceptions') return exceptionKeys;
  return part === 'match' ? predicateNames : ruleKeys;
}

const exceptionKeys: readonly string[] = [...criteria, 'reason', 'expires', 'owner'];

/** `exceptions[2].expires`. */
function labelOf(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('');
}

function fileError(name: string, problems: readonly string[], count = problems.length): GateError {
  const [only = ''] = problems;
  const listed = problems.slice(0, shownProblems);
  const more = count > listed.length ? [`and ${count - listed.length} more`] : [];
  const message =
    count === 1 ? `${name} is wrong: ${only}` : `${name} has ${count} mistakes:\n${[...listed, ...more].join('\n')}`;
  return new GateError('CONFIG', message, {
    reason: 'settings',
    hint: 'Correct the file; an editor shows what may stand in it with schema/scan-gate.schema.json.',
  });
}
