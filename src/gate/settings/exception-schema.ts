/** The schema of an exception in a policy file. */
import * as z from 'zod';
import { isPlaceholderReason, placeholderReason } from '../../shared/text/placeholder-reason.ts';
import { describePatternProblem, type PatternUse } from '../policy/patterns.ts';
import { justifications } from '../policy/vex.ts';
import { toViolationType, typeWords } from './entries/fail-on-severity.ts';
import { createTypeError, describeKind } from './forms.ts';
import { joinAlternatives, quoteForMessage } from './values.ts';

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

export const createCweSchema = () =>
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

const createTypeSchema = () =>
  z
    .string(createTypeError('text'))
    .transform((given, context) => {
      const word = typeWords.find((known) => known === given);
      if (word === undefined) context.addIssue(`${quoteForMessage(given)} is not ${joinAlternatives(typeWords)}`);
      return toViolationType(word ?? 'sast');
    })
    .meta({ enum: typeWords, description: 'The type of the finding. A finding of unknown type is not covered.' });

export const createPathSchema = (use: PatternUse) =>
  createLineSchema(
    `A glob for the path from the root of the repository: * within a folder, ** across folders, {a,b}. vendor/ matches all below it. ${use === 'counts' ? 'src also matches all below it. A finding without a path may be there.' : 'A finding without a path is not covered.'}`,
    'test/**',
  ).transform((glob, context) => {
    const problem = describePatternProblem(glob, use);
    if (glob !== '' && problem !== undefined) context.addIssue(`${quoteForMessage(glob)} ${problem}`);
    return glob;
  });

const createReasonSchema = () =>
  createLineSchema('Why this is accepted.', 'Only reachable from the test rig', 2000)
    .refine(
      (given) => given.length >= reasonLength,
      `is shorter than ${reasonLength} characters; say why, for those who read it later`,
    )
    .refine(
      (given) => !isPlaceholderReason(given),
      `is still the placeholder ${quoteForMessage(placeholderReason)}; replace it with why this finding is accepted`,
    )
    .meta({ minLength: reasonLength });

const createExpirySchema = () =>
  z.iso
    .date({
      error: ({ input }) =>
        typeof input === 'string'
          ? `${quoteForMessage(input)} is not a date such as 2027-06-01`
          : `is ${describeKind(input)}, where a date such as 2027-06-01 is expected`,
    })
    .meta({ description: 'The last day of the exception.', pattern: undefined, examples: ['2027-06-01'] });

const createJustificationSchema = () =>
  z
    .enum(justifications, {
      error: ({ input }) =>
        typeof input === 'string'
          ? `${quoteForMessage(input)} is not ${joinAlternatives(justifications)}`
          : `is ${describeKind(input)}, where a justification of OpenVEX is expected`,
    })
    .meta({
      description:
        'Justification of OpenVEX why the finding is not a problem. With it, the vex report says not_affected; without it, affected.',
    });

export const createExceptionSchema = () =>
  z
    .strictObject(
      {
        violation_id: createLineSchema('The id of the finding.', 'vio_01HV8Z0Q4T').optional(),
        cwe: createCweSchema().optional(),
        type: createTypeSchema().optional(),
        path: createPathSchema('excuses').optional(),
        title: createLineSchema(
          'The exact title of the finding, with its case. It needs a path or violation_id too.',
          'Path traversal',
        ).optional(),
        reason: createReasonSchema(),
        expires: createExpirySchema(),
        owner: createLineSchema('Who is responsible for it.', 'team-payments').optional(),
        justification: createJustificationSchema().optional(),
      },
      {
        error: ({ input, code }) =>
          code === 'invalid_type' ? `is ${describeKind(input)}, where a mapping is expected` : undefined,
      },
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
