/**
 * The schema of a named rule in a policy file. Its conditions are read like the settings or exception criteria of the
 * same name.
 */
import * as z from 'zod';
import { severityFilters } from '../../shared/api/words.ts';
import { findLanguage } from '../../shared/languages/languages.ts';
import { listAtOrAbove, type Severity } from '../../shared/severity.ts';
import { isOwner } from '../policy/code-owners.ts';
import { noOwner } from '../policy/predicates/owner.ts';
import { type Match, type PredicateName, predicateNames } from '../policy/predicates/registry.ts';
import type { NamedRule } from '../policy/rules/named.ts';
import { ruleEffects } from '../policy/rules/rule.ts';
import { createCweSchema, createPathSchema } from './exception-schema.ts';
import { createOneOrMoreSchema, createTypeError, describeKind } from './forms.ts';
import { createSettingSchema } from './reading.ts';
import { joinAlternatives, quoteForMessage } from './values.ts';

export const ruleKeys = ['name', 'match', 'allow', 'effect'] as const;

const longestName = 60;
const mostRules = 100;

const createNameSchema = () =>
  z
    .string(createTypeError('text'))
    .regex(
      new RegExp(`^[\\p{L}\\p{N}][\\p{L}\\p{N} ._/-]{0,${longestName - 1}}$`, 'u'),
      `is not a name of at most ${longestName} letters, digits, spaces and . _ / -`,
    )
    .meta({ description: 'Name of the rule, wherever it is shown.', examples: ['payments'], pattern: undefined });

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

const createAgeSchema = () =>
  z
    .string(createTypeError('a number of days such as 30d'))
    .regex(/^\d{1,5}d$/, 'is not a number of days such as 30d')
    .transform((given) => Number.parseInt(given, 10))
    .meta({ description: 'First detected longer ago than this, such as 30d.', pattern: '^\\d{1,5}d$' });

const createLanguageSchema = () =>
  z
    .string(createTypeError('text'))
    .refine((given) => findLanguage(given) !== undefined, 'is not a programming language')
    .transform((given) => findLanguage(given) ?? given);

const createOwnerSchema = () =>
  z.string(createTypeError('text')).refine((given) => given === noOwner || isOwner(given), {
    error: ({ input }) => `${quoteForMessage(String(input))} is not an owner such as @acme/payments, nor ${noOwner}`,
  });

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
    createOneOrMoreSchema(createOwnerSchema).meta({
      description: 'Files of one of these owners in CODEOWNERS. none: files without an owner.',
    }),
  language: () =>
    createOneOrMoreSchema(createLanguageSchema).meta({
      description: 'Files of these programming languages, by their names in Linguist.',
    }),
  age: createAgeSchema,
  kev: () =>
    z
      .literal(true, 'must be true; leave it out for findings that are known to be exploited and others')
      .meta({ description: 'One of its CVEs is in the catalog of kev-file.' }),
  fixable: () =>
    z
      .literal(true, 'must be true; leave it out for findings with and without a fix')
      .meta({ description: 'A fix exists. If the source does not say, the finding counts as fixable.' }),
};

const createMatchSchema = () =>
  z
    .strictObject(
      Object.fromEntries(predicateNames.map((each) => [each, predicateSchemas[each]().optional()])),
      mappingExpected,
    )
    .refine((given) => Object.values(given).some((value) => value !== undefined), {
      message: `is empty; give at least one of ${predicateNames.join(', ')}`,
    })
    .transform((given) => given as Match)
    .meta({ minProperties: 1, description: 'The findings that the rule counts. A finding must fit all criteria.' });

const mappingExpected = {
  error: ({ input, code }: { input?: unknown; code: string }) =>
    code === 'invalid_type' ? `is ${describeKind(input)}, where a mapping is expected` : undefined,
};

const createRuleSchema = () =>
  z
    .strictObject(
      {
        name: createNameSchema(),
        match: createMatchSchema(),
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
      mappingExpected,
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
