/**
 * Reads a policy file: YAML in, checked policy out, or one error that lists every mistake with its position. Nothing in
 * it can send the key or a file elsewhere. Every value is read by the reader of its setting; the forms only define the
 * YAML syntax.
 */

import * as z from 'zod';
import { languageNames } from '../../shared/languages/languages.ts';
import { describePurlProblem, parsePurl } from '../../shared/text/purl.ts';
import { isRecord } from '../../shared/text/records.ts';
import { compilePathGlob } from '../policy/path-matching.ts';
import type { PatternUse } from '../policy/patterns.ts';
import type { Exception } from '../policy/policy.ts';
import { policyPathsText } from '../policy/policy.ts';
import { predicateNames } from '../policy/predicates.ts';
import type { NamedRule } from '../policy/rules.ts';
import { describePathProblem, removeLeadingDot } from './entries/policy-place.ts';
import { suggestName } from './nearest.ts';
import {
  createFileErrorFactory,
  findOffset,
  formatDataPath,
  formatProblems,
  type ParsedText,
  parseYaml,
  shownProblems,
  type TextProblem,
} from './positioned-text.ts';
import { createSettingSchema } from './reading.ts';
import {
  createExceptionSchema,
  createLanguageSchema,
  createPathSchema,
  createRulesSchema,
  criteria,
  ruleKeys,
} from './rule-schema.ts';
import {
  type FileSettings,
  fileSettingNames,
  listMappingKeys,
  settingNames,
  settings,
  writeFileLine,
} from './settings.ts';
import { createMappingError, createOneOrMoreSchema, createTypeError, quoteForMessage } from './values.ts';

const sizeCapBytes = 256 * 1024;
/** Further mistakes are only counted: locating each of them would let a proposed file delay the run. */
const describedIssues = 100;

export interface PolicyFile {
  /** The settings in the file, by name. */
  settings: FileSettings;
  exceptions: Exception[];
  /** Named rules. Undefined if the file has none. */
  rules?: readonly NamedRule[] | undefined;
  /** For a central policy: how far in the future the exceptions of a repository's own file may end. */
  maxExceptionDays: number | undefined;
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
} as const satisfies Record<string, keyof PolicyFile>;

/**
 * Parses the policy. `name` identifies the file, as `.github/scan-gate.yml of main at 1a2b3c4d5e6f`. Throws GateError
 * CONFIG (reason `settings`) that lists every mistake with its line and column.
 */
export function parsePolicyFile(text: string, name: string): PolicyFile {
  const fault = createFileErrorFactory(
    name,
    'Correct the file. With schema/scan-gate.schema.json, your editor can check it.',
  );
  if (Buffer.byteLength(text) > sizeCapBytes) throw fault([`it is larger than ${sizeCapBytes / 1024} KiB`]);
  const parsed = parseYaml(text, fault);
  const read = getSchema().safeParse(parsed.content ?? {});
  if (!read.success) {
    const { issues } = read.error;
    const described = issues.slice(0, describedIssues).flatMap((issue) => describeIssue(issue, parsed));
    throw fault(
      formatProblems(described, parsed),
      issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0),
    );
  }
  const {
    exceptions = [],
    rules,
    'max-exception-days': maxExceptionDays,
    ...rest
  } = read.data as FileSettings & z.output<z.ZodObject<ReturnType<typeof createOtherContent>>>;
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
  const setting = place.length === 0 ? settingNames.find((name) => name === key) : undefined;
  if (setting !== undefined) {
    const { file } = settings[setting];
    if ('form' in file) return `${key} is written as ${writeFileLine(setting)}`;
    return `${key} is not allowed in a policy file: ${file.refused}; set it in the step`;
  }
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
  if (list === undefined) return Object.keys(getSchema().shape);
  const within = listMappingKeys(String(list));
  if (within.length > 0) return within;
  if (list === 'exceptions') return exceptionKeys;
  return part === 'match' ? predicateNames : ruleKeys;
}

const exceptionKeys: readonly string[] = [...criteria, 'reason', 'expires', 'owner', 'justification'];

const createGlobsSchema = (use: PatternUse) =>
  z
    .array(createPathSchema(use), createTypeError('a list'))
    .min(1, 'is empty; remove it')
    .max(1000, 'has more than 1000 entries');

/** Paths that have nothing in common except that they are paths. */
const unrelatedPaths = ['src/a.js', 'Makefile', 'b/c/d/e.py', '.env', 'Z/_9.tf', 'docs/x y.md'];

/** Rejects globs that match everything, because they would switch the gate off. */
const createLimitedGlobsSchema = (effect: string) =>
  createGlobsSchema('excuses').refine(
    (given) => !given.some((glob) => !/[^*?/.{},]/.test(glob) || unrelatedPaths.every(compilePathGlob(glob))),
    { message: `would ${effect}; name what is meant` },
  );

const createDocumentPathSchema = () =>
  z.string(createTypeError('text')).transform((given, context) => {
    const path = removeLeadingDot(given);
    const problem = given.trim() === '' ? 'is empty' : describePathProblem(path);
    if (problem !== undefined) context.addIssue(problem);
    return path;
  });

const createProductUrlSchema = () =>
  z
    .string(createTypeError('text'))
    .refine((given) => parsePurl(given) !== undefined, {
      error: 'is not a package URL such as pkg:oci/shop',
      abort: true,
    })
    .superRefine((given, context) => {
      const message = describePurlProblem(given);
      if (message !== undefined) context.addIssue(message);
    });

/** The settings by the keys of the file. Grouped settings are in a mapping. */
function createSettingShape(): Record<string, z.ZodType> {
  const shape: Record<string, z.ZodType> = {};
  const mappings: Record<string, Record<string, z.ZodType>> = {};
  for (const name of fileSettingNames) {
    const { file, description, absent } = settings[name];
    if (!('form' in file)) continue;
    const schema = createSettingSchema(name)
      .optional()
      .meta({ description: `${description} Default: ${absent ?? settings[name].default}.` });
    if (file.within === undefined) shape[name] = schema;
    else mappings[file.within] = { ...mappings[file.within], [file.key]: schema };
  }
  const nested = Object.entries(mappings).map(([key, inner]) => [
    key,
    z.strictObject(inner, createTypeError('a mapping')).optional().meta({ description: 'Settings of the scan.' }),
  ]);
  return { ...shape, ...Object.fromEntries(nested) };
}

/** The content of a file with every setting under its own name, moved out of its mapping. */
function flattenSettings(content: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const flat: Record<string, unknown> = { ...content };
  for (const name of fileSettingNames) {
    const { file } = settings[name];
    if (!('form' in file) || file.within === undefined) continue;
    const mapping = content[file.within];
    delete flat[file.within];
    if (isRecord(mapping) && mapping[file.key] !== undefined) flat[name] = mapping[file.key];
  }
  return flat;
}

let made: ReturnType<typeof createPolicySchema> | undefined;

/** Created when the first file is read, because earlier steps of a run do not need it. */
function getSchema(): ReturnType<typeof createPolicySchema> {
  made ??= createPolicySchema();
  return made;
}

/** Only characters of branch names and stars: a negated glob would trust every other branch. */
const createBranchGlobSchema = () =>
  z
    .string(createTypeError('text'))
    .regex(/^[^\s!\p{Cc}]+$/u, 'is not a branch or a glob such as release/*')
    .refine((glob) => /[^*/?]/.test(glob), 'would trust every branch; name what the branches have in common');

/** The keys of a file that are not settings. */
function createOtherContent() {
  return {
    rules: createRulesSchema().optional().meta({
      description:
        'Named rules, in addition to those of the settings. Each counts the findings that fit its match. If there are more than allow, the run fails; with effect: warn, it only reports them.',
    }),
    exceptions: z.array(createExceptionSchema(), createTypeError('a list')).optional().meta({
      description:
        'Findings that are accepted until a day. All criteria of an exception must match. The findings are still shown, and count again after that day.',
    }),
    'max-exception-days': z
      .int(createTypeError('a whole number of days'))
      .min(0, 'is less than 0')
      .max(3650, 'is more than 3650')
      .optional()
      .meta({
        description:
          "For a central policy: exceptions in a repository's own file apply if they end within this number of days. Default: no such exception applies.",
      }),
    'trusted-bases': z
      .array(createBranchGlobSchema(), createTypeError('a list'))
      .optional()
      .meta({
        description:
          'Branches that a pull request may be compared with, besides the default branch, as globs: * within a part of a name, ** across parts. A pull request into another branch is compared with the default branch. Default: none.',
        examples: [['release/*']],
      }),
    paths: createGlobsSchema('counts')
      .optional()
      .meta({
        description:
          'The part of the repository that is judged, as globs from its root. src also matches all below it. category names the part. Findings elsewhere are counted as left out. Default: the whole repository.',
        examples: [['services/api/**']],
      }),
    'ignore-paths': createLimitedGlobsSchema('leave out every finding')
      .optional()
      .meta({
        description: 'Globs from the root. Findings there do not count, and are shown as left out. Default: none.',
        examples: [['examples/**']],
      }),
    'skip-when': createLimitedGlobsSchema('pass every pull request')
      .optional()
      .meta({
        description:
          'Globs from the root. A pull request passes without a scan if its whole diff matches. Changes to the policy, pipelines or dependencies are always scanned. Default: none.',
        examples: [['**/*.md', 'docs/**']],
      }),
    vex: createOneOrMoreSchema(createDocumentPathSchema)
      .optional()
      .meta({
        description:
          'OpenVEX documents, as paths from the root of the repository with the policy. Statements with not_affected and a justification, or with fixed, excuse findings for vex-max-age. Default: none.',
        examples: ['security/openvex.json'],
      }),
    'vex-products': createOneOrMoreSchema(createProductUrlSchema)
      .optional()
      .meta({
        description:
          'Products that this repository builds, as package URLs. Statements about them and their parts apply to this repository. Default: the repository itself.',
        examples: ['pkg:oci/shop'],
      }),
    'accept-uncovered': z
      .array(createLanguageSchema(), createTypeError('a list'))
      .optional()
      .meta({
        description:
          'Programming languages whose files need no scanner of code, by their names in Linguist. Default: none.',
        examples: [['Python']],
      }),
  };
}

function createPolicySchema() {
  return z
    .strictObject({ ...createSettingShape(), ...createOtherContent() }, createMappingError('a mapping of settings'))
    .meta({
      title: 'The policy of Scan Gate',
      description: `The config file ${policyPathsText}, or a central policy.`,
    });
}

/** The JSON Schema of the file, for editors. All of them support draft 7. */
export function getPolicyJsonSchema(): Record<string, unknown> {
  return z.toJSONSchema(getSchema(), { target: 'draft-7', io: 'input' }) as Record<string, unknown>;
}
