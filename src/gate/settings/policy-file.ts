/** Reads a policy file: YAML in, checked policy out, or one error that lists every mistake with its position. */
import type * as z from 'zod';
import { languageNames } from '../../shared/languages/languages.ts';
import type { Exception } from '../policy/policy.ts';
import { predicateNames } from '../policy/predicates/registry.ts';
import type { NamedRule } from '../policy/rules/named.ts';
import { criteria } from './exception-schema.ts';
import { suggestName } from './nearest.ts';
import { flattenSettings, getPolicySchema, getRefusal, listPolicyKeys } from './policy-schema.ts';
import {
  type CreateFileError,
  createFileErrorFactory,
  findOffset,
  formatDataPath,
  formatProblems,
  type ParsedText,
  parseYaml,
  shownProblems,
  type TextProblem,
} from './positioned-text.ts';
import { ruleKeys } from './rule-schema.ts';
import { type FileSettings, fileSettingNames, listMappingKeys, settings, writeFileLine } from './settings.ts';
import { quoteForMessage } from './values.ts';

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
  if (Buffer.byteLength(text) > sizeCapBytes)
    throw createPolicyFileError(name)([`it is larger than ${sizeCapBytes / 1024} KiB`]);
  const parsed = parseYaml(text, createPolicyFileError(name));
  const read = getPolicySchema().safeParse(parsed.content ?? {});
  if (!read.success) {
    const { issues } = read.error;
    const described = issues.slice(0, describedIssues).flatMap((issue) => describeIssue(issue, parsed));
    throw createPolicyFileError(name)(
      formatProblems(described, parsed),
      issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0),
    );
  }
  const { exceptions = [], rules, 'max-exception-days': maxExceptionDays, ...rest } = read.data;
  const given = Object.entries(flattenSettings(rest)).filter(([, value]) => value !== undefined);
  const isTrusted = (name: string): name is keyof typeof trustedKeys => Object.hasOwn(trustedKeys, name);
  const trusted = given.flatMap(([name, value]) => (isTrusted(name) ? [[trustedKeys[name], value] as const] : []));
  const settings = Object.fromEntries(given.filter(([name]) => !isTrusted(name))) as FileSettings;
  return { settings, exceptions, maxExceptionDays, ...(rules && { rules }), ...Object.fromEntries(trusted) };
}

function describeIssue(issue: z.core.$ZodIssue, { content, root }: ParsedText): TextProblem[] {
  if (issue.code !== 'unrecognized_keys') {
    const label = issue.path.length === 0 ? 'the file' : formatDataPath(issue.path);
    const text = `${label}: ${issue.message}${suggestCorrection(issue.path, content)}`;
    return [{ offset: findOffset(root, issue.path), text }];
  }
  return issue.keys.slice(0, shownProblems).map((key) => {
    const owner = issue.path.length === 0 ? '' : `${formatDataPath(issue.path)}: `;
    return {
      offset: findOffset(root, [...issue.path, key], 'key'),
      text: `${owner}${describeUnknownKey(key, issue.path)}`,
    };
  });
}

function describeUnknownKey(key: string, place: readonly PropertyKey[]): string {
  const refusal = place.length === 0 ? getRefusal(key) : undefined;
  const nested = place.length === 0 ? fileSettingNames.find((name) => name === key) : undefined;
  if (nested !== undefined) return `${key} is written as ${writeFileLine(nested)}`;
  if (refusal !== undefined) return `${key} is not allowed in a policy file: ${refusal}; set it in the step`;
  const suggestion = key === '<<' ? ': merge keys are not read' : suggestName(key, listKeysAt(place));
  return `${quoteForMessage(key)} is not known here${suggestion}`;
}

/** Suggests an example if the value was left empty, or a similar name if it is unknown. */
function suggestCorrection(path: readonly PropertyKey[], content: unknown): string {
  const [name, index] = path;
  if (name === 'accept-uncovered' && index !== undefined) {
    const given = (content as Record<PropertyKey, readonly unknown[]>)[name]?.[Number(index)];
    return typeof given === 'string' ? suggestName(given, languageNames) : '';
  }
  const isEmpty = path.length === 1 && (content as Record<PropertyKey, unknown>)[name ?? ''] === null;
  const setting = fileSettingNames.find((known) => known === name);
  return isEmpty && setting !== undefined ? `; for example ${settings[setting].example}` : '';
}

/** The keys that are allowed in this mapping of the file. */
function listKeysAt([list, , part]: readonly PropertyKey[]): readonly string[] {
  if (list === undefined) return listPolicyKeys();
  const within = listMappingKeys(String(list));
  if (within.length > 0) return within;
  if (list === 'exceptions') return exceptionKeys;
  return part === 'match' ? predicateNames : ruleKeys;
}

const exceptionKeys: readonly string[] = [...criteria, 'reason', 'expires', 'owner', 'justification'];

function createPolicyFileError(name: string): CreateFileError {
  return createFileErrorFactory(name, 'Correct the file. With schema/scan-gate.schema.json, your editor can check it.');
}
