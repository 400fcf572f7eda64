/**
 * The schemas of exceptions and named rules in a policy file. The conditions of a rule are read like the settings or
 * exception criteria of the same name.
 */

import * as z from 'zod';
import { severityFilters } from '../../shared/api/words.ts';
import { findLanguage } from '../../shared/languages/languages.ts';
import { listAtOrAbove, type Severity } from '../../shared/severity.ts';
import { isPlaceholderReason, placeholderReason } from '../../shared/text/placeholder-reason.ts';
import { isOwner } from '../policy/code-owners.ts';
import { describePatternProblem, type PatternUse } from '../policy/patterns.ts';
import { type Match, noOwner, type PredicateName, predicateNames } from '../policy/predicates.ts';
import { type NamedRule, ruleEffects } from '../policy/rules.ts';
import { justifications } from '../policy/vex.ts';
import { toViolationType, typeWords } from './entries/fail-on-severity.ts';
import { createSettingSchema } from './reading.ts';
import {
  createMappingError,
  createOneOrMoreSchema,
  createTypeError,
  describeKind,
  describeMismatch,
  joinAlternatives,
  quoteForMessage,
} from './values.ts';

export const ruleKeys = ['name', 'match', 'allow', 'effect'] as const;

const longestName = 60;
const mostRules = 100;

const createWordSchema = (words: readonly string[]) =>
  z
    .string(createTypeError('text'))
    .refine((given) => words.includes(given), {
      error: ({ input }) => `${quoteForMessage(String(input))} is not ${joinAlternatives(words)}`,
    })
    .meta({ enum: [...words] });

const toSeverity = (given: string) => given.toUpperCase() as Severity;

/** As everywhere, a single severity means this one and all above it. */
const createSeveritySchema = () =>
  z
    .union(
      [z.string(), z.array(createWordSchema(severityFilters)).min(1, 'is empty; remove it')],
      createTypeError('a severity or a list'),
    )
    .transform((given, context) => {
      if (Array.isArray(given)) return [...new Set(given.map(toSeverity))];
      if (severityFilters.some((known) => known === given)) return listAtOrAbove(toSeverity(given));
      context.addIssue(`${quoteForMessage(given)} is not ${joinAlternatives(severityFilters)}`);
      return [];
    })
    .meta({
      anyOf: [{ enum: [...severityFilters] }, { type: 'array', minItems: 1, items: { enum: [...severityFilters] } }],
      description: 'One severity: that one and all above it. A list: these. An unknown severity counts as critical.',
    });

export const createLanguageSchema = () =>
  z
    .string(createTypeError('text'))
    .refine((given) => findLanguage(given) !== undefined, 'is not a programming language');

/** What a policy file may write for each predicate. */
const predicateSchemas: Readonly<Record<PredicateName, () => z.ZodType>> = {
  type: () =>
    createSettingSchema('fail-on-types').meta({ description: 'These types. An unknown type counts as every type.' }),
  severity: createSeveritySchema,
  cvss: () => createSettingSchema('fail-on-cvss').meta({ description: 'This CVSS score or a higher one.' }),
  epss: () => createSettingSchema('fail-on-epss').meta({ description: 'This EPSS probability or a higher one.' }),
  cwe: () => createOneOrMoreSchema(createCweSchema).meta({ description: 'One of these weaknesses, such as CWE-79.' }),
  path: () =>
    createOneOrMoreSchema(() => createPathSchema('counts')).meta({
      description: 'A path that matches one of these globs, from the root. src also matches all below it.',
    }),
  owner: () =>
    createOneOrMoreSchema(() =>
      z.string(createTypeError('text')).refine((given) => given === noOwner || isOwner(given), {
        error: ({ input }) =>
          `${quoteForMessage(String(input))} is not an owner such as @acme/payments, nor ${noOwner}`,
      }),
    ).meta({
      description: 'Files of one of these owners in CODEOWNERS. none: files without an owner.',
    }),
  language: () =>
    createOneOrMoreSchema(() => createLanguageSchema().transform((given) => findLanguage(given) ?? given)).meta({
      description: 'Files of these programming languages, by their names in Linguist.',
    }),
  age: () =>
    z
      .string(createTypeError('a number of days such as 30d'))
      .regex(/^\d{1,5}d$/, 'is not a number of days such as 30d')
      .transform((given) => Number.parseInt(given, 10))
      .meta({ description: 'First detected longer ago than this, such as 30d.', pattern: '^\\d{1,5}d$' }),
  kev: () =>
    z
      .literal(true, 'must be true; leave it out for findings that are known to be exploited and others')
      .meta({ description: 'One of its CVEs is in the catalog of kev-file.' }),
  fixable: () =>
    z
      .literal(true, 'must be true; leave it out for findings with and without a fix')
      .meta({ description: 'A fix exists. If the source does not say, the finding counts as fixable.' }),
};

const createRuleSchema = () =>
  z
    .strictObject(
      {
        name: z
          .string(createTypeError('text'))
          .regex(
            new RegExp(`^[\\p{L}\\p{N}][\\p{L}\\p{N} ._/-]{0,${longestName - 1}}$`, 'u'),
            `is not a name of at most ${longestName} letters, digits, spaces and . _ / -`,
          )
          .meta({ description: 'Name of the rule, wherever it is shown.', examples: ['payments'], pattern: undefined }),
        match: z
          .strictObject(
            Object.fromEntries(predicateNames.map((each) => [each, predicateSchemas[each]().optional()])),
            createMappingError(),
          )
          .refine((given) => Object.values(given).some((value) => value !== undefined), {
            message: `is empty; give at least one of ${predicateNames.join(', ')}`,
          })
          .transform((given) => given as Match)
          .meta({
            minProperties: 1,
            description: 'The findings that the rule counts. A finding must fit all criteria.',
          }),
        allow: z
          .int(createTypeError('a whole number'))
          .min(0, 'is less than 0')
          .max(1_000_000_000, 'is more than 1000000000')
          .default(0)
          .meta({ description: 'The most findings that are allowed. Default: 0.' }),
        effect: createWordSchema(ruleEffects)
          .default('block')
          .meta({ description: 'block: more than allow fail the run. warn: they are only shown. Default: block.' }),
      },
      createMappingError(),
    )
    .transform(({ effect, ...rule }): NamedRule => ({ ...rule, effect: effect as NamedRule['effect'] }));

export const createRulesSchema = () =>
  z
    .array(createRuleSchema(), createTypeError('a list'))
    .max(mostRules, `has more than ${mostRules} rules`)
    .superRefine((rules, context) => {
      const seen = new Set<string>();
      for (const [index, { name: given }] of rules.entries()) {
        const message = `${quoteForMessage(given)} is the name of another rule`;
        if (seen.has(given.toLowerCase())) context.addIssue({ code: 'custom', message, path: [index, 'name'] });
        seen.add(given.toLowerCase());
      }
    });

export const criteria = ['violation_id', 'cwe', 'type', 'path', 'title'] as const;

const reasonLength = 10;

function createLineSchema(what: string, example: string, longest = 500) {
  return z
    .string(createTypeError('text'))
    .transform((given, context) => {
      const value = given.trim();
      if (value === '') context.addIssue('is empty');
      else if (value.length > longest) context.addIssue(`is longer than ${longest} characters`);
      else if (/\p{Cc}/u.test(value)) context.addIssue('has line breaks or control characters in it');
      return value;
    })
    .meta({ description: what, examples: [example] });
}

const createCweSchema = () =>
  z
    .union([z.string(), z.number()], createTypeError('text such as CWE-79'))
    .transform((given, context) => {
      const [, digits] = /^(?:CWE-)?0*([1-9]\d{0,5})$/i.exec(String(given).trim()) ?? [];
      if (digits === undefined) context.addIssue(`${quoteForMessage(String(given))} is not a CWE such as CWE-79`);
      return `CWE-${digits}`;
    })
    .meta({
      anyOf: undefined,
      type: 'string',
      pattern: '^CWE-[1-9]\\d{0,5}$',
      description: 'The weakness, such as CWE-79.',
    });

export const createPathSchema = (use: PatternUse) =>
  createLineSchema(
    `A glob for the path from the root of the repository: * within a folder, ** across folders, {a,b}. vendor/ matches all below it. ${use === 'counts' ? 'src also matches all below it. A finding without a path may be there.' : 'A finding without a path is not covered.'}`,
    'test/**',
  ).transform((glob, context) => {
    const problem = describePatternProblem(glob, use);
    if (glob !== '' && problem !== undefined) context.addIssue(`${quoteForMessage(glob)} ${problem}`);
    return glob;
  });

export const createExceptionSchema = () =>
  z
    .strictObject(
      {
        violation_id: createLineSchema('The id of the finding.', 'vio_01HV8Z0Q4T').optional(),
        cwe: createCweSchema().optional(),
        type: z
          .string(createTypeError('text'))
          .transform((given, context) => {
            const word = typeWords.find((known) => known === given);
            if (word === undefined) context.addIssue(`${quoteForMessage(given)} is not ${joinAlternatives(typeWords)}`);
            return toViolationType(word ?? 'sast');
          })
          .meta({ enum: typeWords, description: 'The type of the finding. A finding of unknown type is not covered.' })
          .optional(),
        path: createPathSchema('excuses').optional(),
        title: createLineSchema(
          'The exact title of the finding, with its case. It needs a path or violation_id too.',
          'Path traversal',
        ).optional(),
        reason: createLineSchema('Why this is accepted.', 'Only reachable from the test rig', 2000)
          .refine(
            (given) => given.length >= reasonLength,
            `is shorter than ${reasonLength} characters; say why, for those who read it later`,
          )
          .refine(
            (given) => !isPlaceholderReason(given),
            `is still the placeholder ${quoteForMessage(placeholderReason)}; replace it with why this finding is accepted`,
          )
          .meta({ minLength: reasonLength }),
        expires: z.iso
          .date({ error: ({ input }) => describeMismatch(input, 'a date such as 2027-06-01') })
          .meta({ description: 'The last day of the exception.', pattern: undefined, examples: ['2027-06-01'] }),
        owner: createLineSchema('Who is responsible for it.', 'team-payments').optional(),
        justification: z
          .enum(justifications, {
            error: ({ input }) =>
              typeof input === 'string'
                ? `${quoteForMessage(input)} is not ${joinAlternatives(justifications)}`
                : `is ${describeKind(input)}, where a justification of OpenVEX is expected`,
          })
          .meta({
            description:
              'Justification of OpenVEX why the finding is not a problem. With it, the vex report says not_affected; without it, affected.',
          })
          .optional(),
      },
      createMappingError(),
    )
    .refine((given) => criteria.some((name) => given[name] !== undefined), {
      message: `covers nothing; give at least one of ${criteria.join(', ')}`,
    })
    .refine(({ title, path, violation_id: id }) => title === undefined || path !== undefined || id !== undefined, {
      message: 'names only a title, whose words an author can choose; give its path or violation_id too',
    })
    .transform(({ violation_id: violationId, ...others }) => ({ violationId, ...others }))
    .meta({
      anyOf: criteria.filter((name) => name !== 'title').map((name) => ({ required: [name] })),
      dependencies: { title: { anyOf: [{ required: ['path'] }, { required: ['violation_id'] }] } },
    });
