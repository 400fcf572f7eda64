/** The schema of an exception in a policy file. */
import * as z from 'zod';
import { isPlaceholderReason, placeholderReason } from '../policy/exception-terms.ts';
import { type PatternUse, patternProblem } from '../policy/patterns.ts';
import { justifications } from '../policy/vex/statement.ts';
import { typeOf, typeWords } from './entries/fail-on-types.ts';
import { expected, kindOf } from './form-schemas.ts';
import { alternatives, shown } from './values.ts';

export const criteria = ['violation_id', 'cwe', 'type', 'path', 'title'] as const;

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

export const cwe = () =>
  z
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
    .meta({
      anyOf: undefined,
      type: 'string',
      pattern: '^CWE-[1-9]\\d{0,5}$',
      description: 'The weakness, such as CWE-79.',
    });

const type = () =>
  z
    .string(expected('text'))
    .transform((given, context) => {
      const word = typeWords.find((known) => known === given);
      const message = `${shown(given)} is not ${alternatives(typeWords)}`;
      if (word === undefined) context.issues.push({ code: 'custom', message, input: given });
      return typeOf(word ?? 'sast');
    })
    .meta({ enum: typeWords, description: 'The type of the finding. A finding of unknown type is not covered.' });

export const path = (use: PatternUse) =>
  line(
    `A glob for the path from the root of the repository: * within a folder, ** across folders, {a,b}. vendor/ matches all below it. ${use === 'counts' ? 'src also matches all below it. A finding without a path may be there.' : 'A finding without a path is not covered.'}`,
    'test/**',
  ).transform((glob, context) => {
    const problem = patternProblem(glob, use);
    if (glob !== '' && problem !== undefined)
      context.issues.push({ code: 'custom', message: `${shown(glob)} ${problem}`, input: glob });
    return glob;
  });

const reason = () =>
  line('Why this is accepted.', 'Only reachable from the test rig', 2000)
    .refine(
      (given) => given.length >= reasonLength,
      `is shorter than ${reasonLength} characters; say why, for those who read it later`,
    )
    .refine(
      (given) => !isPlaceholderReason(given),
      `is still the placeholder ${shown(placeholderReason)}; replace it with why this finding is accepted`,
    )
    .meta({ minLength: reasonLength });

const expires = () =>
  z.iso
    .date({
      error: ({ input }) =>
        typeof input === 'string'
          ? `${shown(input)} is not a day such as 2027-06-01`
          : `is ${kindOf(input)}, where a day such as 2027-06-01 is expected`,
    })
    .meta({ description: 'The last day of the exception.', pattern: undefined, examples: ['2027-06-01'] });

const justification = () =>
  z
    .enum(justifications, {
      error: ({ input }) =>
        typeof input === 'string'
          ? `${shown(input)} is not ${alternatives(justifications)}`
          : `is ${kindOf(input)}, where a justification of OpenVEX is expected`,
    })
    .meta({
      description:
        'Justification of OpenVEX why the finding is no problem. With it, the vex report says not_affected; without it, affected.',
    });

export const exceptionSchema = () =>
  z
    .strictObject(
      {
        violation_id: line('The id of the finding.', 'vio_01HV8Z0Q4T').optional(),
        cwe: cwe().optional(),
        type: type().optional(),
        path: path('excuses').optional(),
        title: line(
          'The exact title of the finding, with its case. It needs a path or violation_id too.',
          'Path traversal',
        ).optional(),
        reason: reason(),
        expires: expires(),
        owner: line('Who is responsible for it.', 'team-payments').optional(),
        justification: justification().optional(),
      },
      {
        error: ({ input, code }) =>
          code === 'invalid_type' ? `is ${kindOf(input)}, where a mapping is expected` : undefined,
      },
    )
    .refine((given) => criteria.some((name) => given[name] !== undefined), {
      message: `covers nothing; give at least one of ${criteria.join(', ')}`,
    })
    .refine(({ title, path, violation_id: id }) => title === undefined || path !== undefined || id !== undefined, {
      message: 'names a title alone, whose words an author can choose; give its path or violation_id too',
    })
    .transform(({ violation_id: violationId, ...others }) => ({ violationId, ...others }))
    .meta({
      anyOf: criteria.filter((name) => name !== 'title').map((name) => ({ required: [name] })),
      dependencies: { title: { anyOf: [{ required: ['path'] }, { required: ['violation_id'] }] } },
    });
