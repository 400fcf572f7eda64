/**
 * The schema of the policy file: policy, by the names of the settings, and exceptions. Nothing in it can send the key
 * or a file elsewhere. Every value is read by the reader of its setting; the forms only define the YAML syntax.
 */

import * as z from 'zod';
import { findLanguage } from '../../shared/languages/languages.ts';
import { describePurlProblem, parsePurl } from '../../shared/text/purl.ts';
import { isRecord } from '../../shared/text/records.ts';
import { compilePathGlob } from '../policy/path-matching.ts';
import type { PatternUse } from '../policy/patterns.ts';
import { policyPathsText } from '../policy/policy-files.ts';
import { describePathProblem, removeLeadingDot } from './entries/policy-place.ts';
import { createExceptionSchema, createPathSchema } from './exception-schema.ts';
import { createOneOrMoreSchema, createTypeError, describeKind } from './forms.ts';
import { createSettingSchema } from './reading.ts';
import { createRulesSchema } from './rule-schema.ts';
import { type FileSettings, fileSettingNames, settingNames, settings } from './settings.ts';

const createGlobsSchema = (use: PatternUse) =>
  z
    .array(createPathSchema(use), createTypeError('a list'))
    .min(1, 'is empty; remove it')
    .max(1000, 'has more than 1000 entries');

/** Paths that have nothing in common except that they are paths. */
const unrelatedPaths = ['src/a.js', 'Makefile', 'b/c/d/e.py', '.env', 'Z/_9.tf', 'docs/x y.md'];

function matchesEverything(glob: string): boolean {
  const matches = compilePathGlob(glob);
  return !/[^*?/.{},]/.test(glob) || unrelatedPaths.every((each) => matches(each));
}

/** Rejects globs that match everything, because they would switch the gate off. */
const createLimitedGlobsSchema = (effect: string) =>
  createGlobsSchema('excuses').refine((given) => !given.some(matchesEverything), {
    message: `would ${effect}; name what is meant`,
  });

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

function createPathContent() {
  return {
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
  };
}

/** Why a key is not allowed in a file. Undefined if it is allowed or is not a setting. */
export function getRefusal(key: string): string | undefined {
  const name = settingNames.find((known) => known === key);
  const file = name === undefined ? undefined : settings[name].file;
  return file !== undefined && 'refused' in file ? file.refused : undefined;
}

/** The settings by the keys of the file. Grouped settings are in a mapping. */
function createSettingShape(): Record<string, z.ZodType> {
  const shape: Record<string, z.ZodType> = {};
  const mappings: Record<string, Record<string, z.ZodType>> = {};
  for (const name of fileSettingNames) {
    const { file, description, absent, default: otherwise } = settings[name];
    if (!('form' in file)) continue;
    const schema = createSettingSchema(name)
      .optional()
      .meta({ description: `${description} Default: ${absent ?? otherwise}.` });
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
export function flattenSettings(content: Readonly<Record<string, unknown>>): Record<string, unknown> {
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

/** The settings in the file, and its other keys. */
type PolicyFileContent = FileSettings & z.output<z.ZodObject<ReturnType<typeof createOtherContent>>>;

let made: ReturnType<typeof createPolicySchema> | undefined;

/** Created when the first file is read, because earlier steps of a run do not need it. */
function getSchema(): ReturnType<typeof createPolicySchema> {
  made ??= createPolicySchema();
  return made;
}

export function getPolicySchema(): z.ZodType<PolicyFileContent> {
  return getSchema() as z.ZodType as z.ZodType<PolicyFileContent>;
}

/** The keys that a policy file may have. */
export function listPolicyKeys(): string[] {
  return Object.keys(getSchema().shape);
}

/** Only characters of branch names and stars: a negated glob would trust every other branch. */
const createBranchGlobSchema = () =>
  z
    .string(createTypeError('text'))
    .regex(/^[^\s!\p{Cc}]+$/u, 'is not a branch or a glob such as release/*')
    .refine((glob) => /[^*/?]/.test(glob), 'would trust every branch; name what the branches have in common');

const createLanguageSchema = () =>
  z.string(createTypeError('text')).refine((name) => findLanguage(name) !== undefined, 'is not a programming language');

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
    ...createPathContent(),
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
  const error = ({ input, code }: { input?: unknown; code: string }) =>
    code === 'invalid_type' ? `is ${describeKind(input)}, where a mapping of settings is expected` : undefined;
  return z.strictObject({ ...createSettingShape(), ...createOtherContent() }, { error }).meta({
    title: 'The policy of Scan Gate',
    description: `The config file ${policyPathsText}, or a central policy.`,
  });
}

/** The JSON Schema of the file, for editors. All of them support draft 7. */
export function getPolicyJsonSchema(): Record<string, unknown> {
  return z.toJSONSchema(getPolicySchema(), { target: 'draft-7', io: 'input' }) as Record<string, unknown>;
}
