/**
 * What the config file may hold: policy, by the names of the settings, and exceptions. Nothing in it can send the key or a
 * file elsewhere. Every value is read by the parser of its setting; the forms here only say how YAML may write it.
 */
import { z } from 'zod';
import type { ViolationType } from '../policy/finding.ts';
import { scopes } from '../policy/policy.ts';
import { hardReasons, inconclusiveReasons } from '../policy/verdict.ts';
import { readText } from './reading.ts';
import { type SettingName, settings, type settingTable } from './settings.ts';
import { alternatives, shown, thresholdNames, typeWords } from './values.ts';

/** Why a setting is none of a file's, as the end of a sentence; the others may stand there. */
const refusals = {
  'base-url': 'a file must not choose where the key is sent',
  'api-key': 'a file is no place for a key',
  'github-token': 'a file is no place for a token',
  'allow-http': 'a file must not lift a protection',
  'allow-foreign-repository': 'a file must not lift a protection',
  'allow-suppress-command': 'a file must not lift a protection',
  assume: 'it describes the service, not the policy',
  'repository-id': 'a file must not choose what is scanned',
  branch: 'a file must not choose what is scanned',
  'scan-id': 'a file must not choose what is judged',
  wait: 'it says what one run does',
  'config-file': 'a file does not name another one',
  'policy-ref': 'a file does not name another one',
  'json-file': 'a file must not choose where a run writes',
  'sarif-file': 'a file must not choose where a run writes',
  'html-file': 'a file must not choose where a run writes',
  'markdown-file': 'a file must not choose where a run writes',
  'upload-sarif': 'it says what one run does',
  category: 'it tells the runs of one repository apart',
} as const satisfies Partial<Record<SettingName, string>>;

export type FileSettingName = Exclude<SettingName, keyof typeof refusals>;

/** Why a key cannot stand in a file; undefined when it is no setting, or may. */
export function refusalOf(key: string): string | undefined {
  return Object.hasOwn(refusals, key) ? refusals[key as keyof typeof refusals] : undefined;
}

/** What YAML gives before it is read as a setting. */
type Form = z.ZodType<string | number | boolean | readonly string[] | Readonly<Record<string, string | number>>>;

function expected(what: string): { error: (issue: { input?: unknown }) => string } {
  return { error: ({ input }) => `is ${kindOf(input)}, where ${what} is expected` };
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a mapping' : `a ${typeof value === 'string' ? 'text' : typeof value}`;
}

const text = () => z.string(expected('text'));
const scalar = z.union([z.string(), z.number()]);

function word(words: readonly string[]): Form {
  return text().meta({ enum: words });
}

function whole(minimum: number, maximum: number, ...others: readonly string[]): Form {
  const number = z.number().meta({ type: 'integer', minimum, maximum });
  const spelled = others.length > 0 ? z.string().meta({ enum: others }) : z.string().meta({ pattern: '^\\d+$' });
  return z.union([number, spelled], expected('a whole number'));
}

const yesNo: Form = z
  .union([z.boolean(), z.string()], expected('true or false'))
  .meta({ anyOf: undefined, type: 'boolean' });

/** A mapping of these keys, or the text that the setting takes. */
function mapping(keys: readonly string[], value: z.core.JSONSchema.BaseSchema, example: string): Form {
  const properties = Object.fromEntries(keys.map((key) => [key, value]));
  const record = z
    .record(z.string(), scalar)
    .meta({ properties, additionalProperties: false, propertyNames: undefined });
  return z.union(
    [z.string().meta({ examples: [example] }), record],
    expected(`a text such as ${example}, or a mapping,`),
  );
}

function list(words: readonly string[]): Form {
  const items = z.array(z.string().meta({ enum: words })).meta({ minItems: 1, uniqueItems: true });
  return z.union([z.string(), items], expected('a text or a list'));
}

const percentage = z.union(
  [z.string().meta({ pattern: '^\\d{1,3}(\\.\\d+)?%?$' }), z.number()],
  expected('a percentage'),
);
const score = z.union([z.number().meta({ minimum: 0, maximum: 10 }), z.string()], expected('a number from 0 to 10'));
const severityNames = thresholdNames.filter((name) => !name.includes('-'));
const days = { type: 'string', pattern: '^\\d{1,5}d$' } as const;
const limit = { type: 'integer', minimum: 0 } as const;
const handling = { enum: ['fail', 'warn'] };
const softReasons = Object.keys(inconclusiveReasons).filter((name) => !hardReasons.some((hard) => hard === name));

const forms: Readonly<Record<FileSettingName, Form>> = {
  'fail-on-severity': word([...severityNames, 'none']),
  threshold: mapping(thresholdNames, limit, 'critical=0 high=5'),
  'fail-on-types': list(typeWords),
  'fail-on-cvss': score,
  'fail-on-epss': percentage,
  'max-age': mapping(severityNames, days, 'critical=7d high=30d'),
  scope: word(scopes),
  'baseline-file': text(),
  'warn-only': yesNo,
  'on-inconclusive': mapping(softReasons, handling, 'fork=warn'),
  'timeout-seconds': whole(1, 86_400),
  'poll-interval-seconds': whole(1, 300, 'auto'),
  annotations: word(availableWords('annotations')),
  'max-annotations': whole(0, 5000),
  'comment-summary-in-pr': word(availableWords('comment-summary-in-pr')),
  'job-summary': yesNo,
  disclose: word(availableWords('disclose')),
};

export const fileSettingNames = Object.keys(forms) as FileSettingName[];

/** The placeholder of a setting of words lists those that this version accepts. */
function availableWords(name: SettingName): string[] {
  return settings[name].placeholder.split('|');
}

/** A form read by its setting's own parser, so that a file and an input mean the same. */
function readBySetting<Name extends FileSettingName>(name: Name) {
  return forms[name]
    .transform((given, context): z.output<(typeof settingTable)[Name]['schema']> => {
      const { value, complaints } = readForm(name, given);
      for (const complaint of complaints) context.issues.push({ code: 'custom', message: complaint, input: given });
      return value as z.output<(typeof settingTable)[Name]['schema']>;
    })
    .optional()
    .meta({ description: describe(name) });
}

function describe(name: FileSettingName): string {
  const { description, absent, default: otherwise } = settings[name];
  return `${description} Default: ${absent ?? otherwise}.`;
}

function readForm(name: FileSettingName, given: z.output<Form>): { value: unknown; complaints: string[] } {
  if (typeof given !== 'object') {
    const written = String(given).trim();
    return written === '' ? { value: undefined, complaints: ['is empty; remove it'] } : readText(name, written);
  }
  const parts = Array.isArray(given) ? given : Object.entries(given).flat().map(String);
  const broken = parts.find((part) => !/^[^\s,=]+$/.test(part));
  if (broken !== undefined)
    return { value: undefined, complaints: [`has ${shown(broken)} in it, which is not one word`] };
  if (parts.length === 0) return { value: undefined, complaints: ['is empty; remove it'] };
  const entries = Array.isArray(given) ? given : Object.entries(given).map(([key, value]) => `${key}=${value}`);
  return readText(name, entries.join(' '));
}

const reasonLength = 10;

function line(what: string, example: string, longest = 500) {
  return z
    .string(expected('text'))
    .transform((given, context) => {
      const value = given.trim();
      const complain = (message: string) => context.issues.push({ code: 'custom', message, input: given });
      if (value === '') complain('is empty');
      else if (value.length > longest) complain(`is longer than ${longest} characters`);
      else if (/\p{Cc}/u.test(value)) complain('has line breaks or control characters in it');
      return value;
    })
    .meta({ description: what, examples: [example] });
}

const cwe = z
  .union([z.string(), z.number()], expected('text such as CWE-79'))
  .transform((given, context) => {
    const [, digits] = /^(?:CWE-)?0*([1-9]\d{0,5})$/i.exec(String(given).trim()) ?? [];
    if (digits === undefined) {
      context.issues.push({
        code: 'custom',
        message: `${shown(String(given))} is not a CWE such as CWE-79`,
        input: given,
      });
    }
    return `CWE-${digits}`;
  })
  .meta({ anyOf: undefined, type: 'string', pattern: '^CWE-[1-9]\\d{0,5}$', description: 'The weakness, as CWE-79.' });

const type = z
  .string(expected('text'))
  .transform((given, context) => {
    const isKnown = typeWords.some((known) => known === given);
    const message = `${shown(given)} is not ${alternatives(typeWords)}`;
    if (!isKnown) context.issues.push({ code: 'custom', message, input: given });
    return given.toUpperCase() as ViolationType;
  })
  .meta({ enum: typeWords, description: 'The type of the finding. One whose type is unknown is not covered.' });

const path = line(
  "A glob over the file's path from the root of the repository: * within a folder, ** across folders, {a,b}; vendor/ is all below it. A finding without a path is not covered.",
  'test/**',
).refine((glob) => !glob.startsWith('!'), 'begins with !, which would cover everything else; name what is covered');

const reason = line('Why this is accepted, for those who read it later.', 'Only reachable from the test rig', 2000)
  .refine(
    (given) => given.length >= reasonLength,
    `is shorter than ${reasonLength} characters; say why, for those who read it later`,
  )
  .meta({ minLength: reasonLength });

const expires = z.iso
  .date({
    error: ({ input }) =>
      typeof input === 'string'
        ? `${shown(input)} is not a day such as 2027-06-01`
        : `is ${kindOf(input)}, where a day such as 2027-06-01 is expected`,
  })
  .meta({ description: 'The last day on which the exception holds.', pattern: undefined, examples: ['2027-06-01'] });

export const criteria = ['violation_id', 'cwe', 'type', 'path', 'title'] as const;

const exception = z
  .strictObject(
    {
      violation_id: line('The violation at the service.', 'vio_01HV8Z0Q4T').optional(),
      cwe: cwe.optional(),
      type: type.optional(),
      path: path.optional(),
      title: line('The title of the finding, exactly and with its case.', 'Path traversal').optional(),
      reason,
      expires,
      owner: line('Who answers for it.', 'team-payments').optional(),
    },
    {
      error: ({ input, code }) =>
        code === 'invalid_type' ? `is ${kindOf(input)}, where a mapping is expected` : undefined,
    },
  )
  .refine((given) => criteria.some((name) => given[name] !== undefined), {
    message: `says nothing of what it covers; give at least one of ${criteria.join(', ')}`,
  })
  .transform(({ violation_id: violationId, ...others }) => ({ violationId, ...others }))
  .meta({ anyOf: criteria.map((name) => ({ required: [name] })) });

const settingShape = Object.fromEntries(fileSettingNames.map((name) => [name, readBySetting(name)])) as {
  [Name in FileSettingName]: ReturnType<typeof readBySetting<Name>>;
};

export const configSchema = z
  .strictObject(
    {
      ...settingShape,
      exceptions: z.array(exception, expected('a list')).optional().meta({
        description:
          'Findings that are accepted until a day. All criteria that an exception gives must match. What it covers is still shown, and it counts again when the exception has expired.',
      }),
      'max-exception-days': z
        .int(expected('a whole number of days'))
        .min(0, 'is less than 0')
        .max(3650, 'is more than 3650')
        .optional()
        .meta({
          description:
            "For a central policy: exceptions of a repository's own file hold when they end within so many days. Default: it may have none.",
        }),
    },
    {
      error: ({ input, code }) =>
        code === 'invalid_type' ? `is ${kindOf(input)}, where a mapping of settings is expected` : undefined,
    },
  )
  .meta({
    title: 'The policy of Scan Gate',
    description: 'The config file .github/scan-gate.yml, or a central policy.',
  });

export type ConfigContent = z.output<typeof configSchema>;

/** The JSON Schema of the file, for editors: draft 7, which all of them read. */
export function configJsonSchema(): Record<string, unknown> {
  return z.toJSONSchema(configSchema, { target: 'draft-7', io: 'input' }) as Record<string, unknown>;
}
