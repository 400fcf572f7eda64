/** Reads a policy file: YAML in, checked policy out, or one error that lists every mistake with its position. */
import type * as z from 'zod';
import { languageNames } from '../languages/languages.ts';
import type { Exception } from '../policy/policy.ts';
import { predicateNames } from '../policy/predicates/registry.ts';
import type { NamedRule } from '../policy/rules/named.ts';
import { criteria } from './exception-schema.ts';
import { didYouMean } from './nearest.ts';
import {
  type FileFault,
  faultOf,
  inOrder,
  labelOf,
  offsetOf,
  type ParsedText,
  type Problem,
  parseYaml,
  shownProblems,
} from './placed-text.ts';
import { configKeys, configSchema, flattenSettings, refusalOf } from './policy-schema.ts';
import { ruleKeys } from './rule-schema.ts';
import { type FileSettings, fileSettingNames, listMappingKeys, settings, writeFileLine } from './settings.ts';
import { shown } from './values.ts';

const sizeCapBytes = 256 * 1024;
/** Further mistakes are only counted: locating each of them would let a proposed file delay the run. */
const describedIssues = 100;

export interface PolicyFile extends TrustedSettings {
  /** The settings in the file, by name. */
  settings: FileSettings;
  exceptions: Exception[];
  /** Named rules. Undefined if the file has none. */
  rules?: readonly NamedRule[] | undefined;
  /** For a central policy: how far in the future the exceptions of a repository's own file may end. */
  maxExceptionDays: number | undefined;
}

/** Settings that only the trusted policy may have. */
export interface TrustedSettings {
  /** Globs of branches, beside the default branch, that a pull request may be compared with. */
  trustedBases?: readonly string[] | undefined;
  /** Globs for what is judged, what does not count, and what needs no scan. */
  paths?: readonly string[] | undefined;
  ignorePaths?: readonly string[] | undefined;
  skipWhen?: readonly string[] | undefined;
  /** Languages that need not be scanned. */
  acceptUncovered?: readonly string[] | undefined;
  /** Paths of OpenVEX documents, and package URLs of products that this repository builds. */
  vex?: readonly string[] | undefined;
  vexProducts?: readonly string[] | undefined;
}

/**
 * Keys that only the trusted policy may have. They are ignored in a pull request's own file, and in a file below a
 * central policy.
 */
export const trustedKeys = {
  'trusted-bases': 'trustedBases',
  'accept-uncovered': 'acceptUncovered',
  paths: 'paths',
  'ignore-paths': 'ignorePaths',
  'skip-when': 'skipWhen',
  vex: 'vex',
  'vex-products': 'vexProducts',
} as const satisfies Record<string, keyof TrustedSettings>;

/**
 * Parses the policy. `name` identifies the file, as `.github/scan-gate.yml of main at 1a2b3c4d5e6f`. Throws GateError
 * CONFIG (reason `settings`) that lists every mistake with its line and column.
 */
export function parsePolicyFile(text: string, name: string): PolicyFile {
  if (Buffer.byteLength(text) > sizeCapBytes) throw fileError(name)([`it is larger than ${sizeCapBytes / 1024} KiB`]);
  const parsed = parseYaml(text, fileError(name));
  const read = configSchema().safeParse(parsed.content ?? {});
  if (!read.success) {
    const { issues } = read.error;
    const described = issues.slice(0, describedIssues).flatMap((issue) => describe(issue, parsed));
    throw fileError(name)(
      inOrder(described, parsed),
      issues.reduce((sum, issue) => sum + mistakesIn(issue), 0),
    );
  }
  const { exceptions = [], rules, 'max-exception-days': maxExceptionDays, ...rest } = read.data;
  const given = Object.entries(flattenSettings(rest)).filter(([, value]) => value !== undefined);
  const isTrusted = (name: string): name is keyof typeof trustedKeys => Object.hasOwn(trustedKeys, name);
  const trusted = given.flatMap(([name, value]) => (isTrusted(name) ? [[trustedKeys[name], value] as const] : []));
  const settings = Object.fromEntries(given.filter(([name]) => !isTrusted(name))) as FileSettings;
  return { settings, exceptions, maxExceptionDays, ...(rules && { rules }), ...Object.fromEntries(trusted) };
}

function describe(issue: z.core.$ZodIssue, { content, root }: ParsedText): Problem[] {
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
  const nested = place.length === 0 ? fileSettingNames.find((name) => name === key) : undefined;
  if (nested !== undefined) return `${key} is written as ${writeFileLine(nested)}`;
  if (refusal !== undefined) return `${key} may not stand in a policy file: ${refusal}; set it in the step`;
  const suggestion = key === '<<' ? ': merge keys are not read' : didYouMean(key, keysAt(place));
  return `${shown(key)} is not known here${suggestion}`;
}

/** Suggests an example if the value was left empty, or a similar name if it is unknown. */
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

/** The keys that are allowed in this mapping of the file. */
function keysAt([list, , part]: readonly PropertyKey[]): readonly string[] {
  if (list === undefined) return configKeys();
  const within = listMappingKeys(String(list));
  if (within.length > 0) return within;
  if (list === 'exceptions') return exceptionKeys;
  return part === 'match' ? predicateNames : ruleKeys;
}

const exceptionKeys: readonly string[] = [...criteria, 'reason', 'expires', 'owner', 'justification'];

function fileError(name: string): FileFault {
  return faultOf(name, 'Correct the file; an editor shows what may stand in it with schema/scan-gate.schema.json.');
}
