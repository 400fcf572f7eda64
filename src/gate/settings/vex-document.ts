/**
 * Reads an OpenVEX document (https://github.com/openvex/spec, 0.2.0): its statements, or one error that lists every
 * mistake.
 */

import * as z from 'zod';
import { parseJson } from '../../shared/api/json.ts';
import { statedTwice } from '../../shared/api/words.ts';
import { dayMs } from '../../shared/clock.ts';
import { toGateError } from '../../shared/errors.ts';
import { describePurlProblem, parsePurl } from '../../shared/text/purl.ts';
import { justifications, statuses, type VexComponent, type VexProduct, type VexStatement } from '../policy/vex.ts';
import {
  type CreateFileError,
  createFileErrorFactory,
  findOffset,
  formatDataPath,
  formatProblems,
  parseYaml,
  type TextProblem,
} from './positioned-text.ts';
import { describeMismatch, joinAlternatives, quoteForMessage } from './values.ts';

const sizeCapBytes = 1024 * 1024;
const mostStatements = 5000;
const describedIssues = 100;
/** A clock may be ahead of ours, and the day begins earlier in other time zones. */
const aheadMs = dayMs;

const hint =
  'Correct the document; https://github.com/openvex/spec describes the format. It is read from where the policy is, not from the branch that is judged.';

/**
 * Throws GateError CONFIG (reason `settings`) that lists every mistake with its position. `path` names the document in
 * statements. The document itself does not decide whose the products are.
 */
export function parseVex(
  text: string,
  { name, path, now }: { name: string; path: string; now: Date },
): (Omit<VexStatement, 'products'> & { products: readonly Omit<VexProduct, 'owner'>[] })[] {
  const fault = createFileErrorFactory(name, hint);
  if (Buffer.byteLength(text) > sizeCapBytes) throw fault([`it is larger than ${sizeCapBytes / 1024} KiB`]);
  let content: unknown;
  try {
    content = parseJson(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw fault([toGateError(error).message.replace('the answer', 'it')]);
  }
  const read = createDocumentSchema().safeParse(content);
  if (!read.success) throw createMistakesError(text, read.error.issues, fault);
  const { statements, author, timestamp } = read.data;
  const late = statements.flatMap((each, index) =>
    computeStatementTime(each, timestamp) > now.getTime() + aheadMs
      ? [{ index, time: each.last_updated ?? each.timestamp ?? timestamp }]
      : [],
  );
  if (late.length > 0)
    throw fault(late.map(({ index, time }) => `statement ${index + 1}: ${quoteForMessage(time)} is in the future`));
  return statements.map((each, index) => ({
    names: [each.vulnerability.name, ...(each.vulnerability.aliases ?? [])].map((given) => given.trim()),
    products: each.products.map((product) => ({
      ...toComponent(product),
      parts: (product.subcomponents ?? []).map(toComponent),
    })),
    status: each.status,
    justification: each.justification,
    text: [each.impact_statement, each.status_notes].map((given) => given?.trim()).find((given) => given),
    author,
    timeMs: computeStatementTime(each, timestamp),
    place: `${path}, statement ${index + 1}`,
  }));
}

/** The statement's own time takes precedence over the document's. A later confirmation counts from its day. */
function computeStatementTime(
  { last_updated: updated, timestamp }: { last_updated?: string | undefined; timestamp?: string | undefined },
  ofDocument: string,
): number {
  return Math.max(Date.parse(timestamp ?? ofDocument), updated === undefined ? 0 : Date.parse(updated));
}

function toComponent({
  '@id': id,
  identifiers = {},
}: z.output<ReturnType<typeof createComponentSchema>>): VexComponent {
  const names = [id, ...Object.values(identifiers)].filter((name) => name !== undefined);
  return { names: [...new Set(names)], purls: names.flatMap((name) => parsePurl(name) ?? []) };
}

const createTextSchema = () => z.string().min(1, 'is empty');
const createPurlSchema = () =>
  createTextSchema().superRefine((given, context) => {
    const message = describePurlProblem(given);
    if (given !== '' && message !== undefined) context.addIssue(`${quoteForMessage(given)} ${message}`);
  });
/** Any URI. A package URL must be complete. */
const createIriSchema = () =>
  createTextSchema().superRefine((given, context) => {
    const message = /^\s*pkg:/i.test(given) ? describePurlProblem(given) : undefined;
    if (message !== undefined) context.addIssue(`${quoteForMessage(given)} ${message}`);
  });
const createTimeSchema = () =>
  z.iso.datetime({
    offset: true,
    error: ({ input }) => describeStated(input, 'a time such as 2026-06-01T10:00:00Z'),
  });
const createOneOfSchema = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, { error: ({ input }) => describeStated(input, joinAlternatives(words)) });

function describeStated(input: unknown, right: string): string {
  return input === statedTwice ? 'is stated twice' : describeMismatch(input, right);
}

const hashNames =
  'md5 sha1 sha-256 sha-384 sha-512 sha3-224 sha3-256 sha3-384 sha3-512 blake2s-256 blake2b-256 blake2b-512'.split(' ');

const component = {
  '@id': createIriSchema().optional(),
  identifiers: z
    .strictObject({
      purl: createPurlSchema().optional(),
      cpe22: createTextSchema().optional(),
      cpe23: createTextSchema().optional(),
    })
    .refine((given) => Object.keys(given).length > 0, 'names nothing; give purl, cpe22 or cpe23')
    .optional(),
  hashes: z.strictObject(Object.fromEntries(hashNames.map((name) => [name, z.string().optional()]))).optional(),
};

const createComponentSchema = () => z.strictObject(component).refine(...hasName);

const hasName = [
  (given: { '@id'?: string | undefined; identifiers?: object | undefined }) =>
    given['@id'] !== undefined || given.identifiers !== undefined,
  'names nothing; give @id or identifiers',
] as const;

const createProductSchema = () =>
  z.strictObject({ ...component, subcomponents: z.array(createComponentSchema()).optional() }).refine(...hasName);

const createStatementSchema = () =>
  z
    .strictObject({
      '@id': createTextSchema().optional(),
      version: z.int().min(1).optional(),
      vulnerability: z.strictObject({
        '@id': createTextSchema().optional(),
        name: createTextSchema(),
        description: z.string().optional(),
        aliases: z.array(createTextSchema()).optional(),
      }),
      timestamp: createTimeSchema().optional(),
      last_updated: createTimeSchema().optional(),
      products: z.array(createProductSchema()).min(1, 'is empty; a statement is about a product'),
      status: createOneOfSchema(statuses),
      supplier: z.string().optional(),
      status_notes: z.string().optional(),
      justification: createOneOfSchema(justifications).optional(),
      impact_statement: z.string().optional(),
      action_statement: z.string().optional(),
      action_statement_timestamp: createTimeSchema().optional(),
    })
    .superRefine((given, context) => {
      const reportMissing = (message: string) => context.addIssue(message);
      if (given.status === 'not_affected' && given.justification === undefined && given.impact_statement === undefined)
        reportMissing('says not_affected without a justification');
      if (given.status === 'affected' && given.action_statement === undefined)
        reportMissing('says affected without an action_statement');
    });

const createDocumentSchema = () =>
  z.strictObject({
    '@context': createTextSchema().regex(/^https:\/\/openvex\.dev\/ns\/v0\.2\.\d+$/, {
      error: ({ input }) =>
        `${quoteForMessage(String(input))} is not https://openvex.dev/ns/v0.2.0, the version that is read`,
    }),
    '@id': createTextSchema(),
    author: createTextSchema(),
    role: z.string().optional(),
    timestamp: createTimeSchema(),
    last_updated: createTimeSchema().optional(),
    version: z.int().min(1),
    tooling: z.string().optional(),
    statements: z
      .array(createStatementSchema())
      .min(1, 'is empty; a document needs at least one statement')
      .max(mostStatements, `has more than ${mostStatements} statements`),
  });

/** JSON is valid YAML, and the YAML reader knows positions. Mistakes without a position are reported by name. */
function createMistakesError(content: string, issues: readonly z.core.$ZodIssue[], fault: CreateFileError) {
  const problems = issues.slice(0, describedIssues).flatMap(describeIssue);
  const count = issues.length - Math.min(issues.length, describedIssues) + problems.length;
  try {
    const parsed = parseYaml(content, fault);
    const placed = problems.map(({ path, text: said, key }): TextProblem => {
      const offset = findOffset(
        parsed.root,
        key === undefined ? path : [...path, key],
        key === undefined ? undefined : 'key',
      );
      return { offset, text: said };
    });
    return fault(formatProblems(placed, parsed), count);
  } catch {
    return fault(
      problems.map((problem) => problem.text),
      count,
    );
  }
}

function describeIssue(issue: z.core.$ZodIssue): { path: readonly PropertyKey[]; key?: string; text: string }[] {
  const label = formatIssuePath(issue.path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: issue.path,
      key,
      text: `${label}: ${quoteForMessage(key)} is not known here`,
    }));
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
  const message = /^(?:is|has|says|names|")/.test(issue.message) ? issue.message : `is wrong: ${issue.message}`;
  return [{ path: issue.path, text: `${label} ${isMissing ? 'is missing' : message}` }];
}

/** `statement 3: products[0]`: counted as people do. */
function formatIssuePath(path: readonly PropertyKey[]): string {
  const [list, index, ...rest] = path;
  if (list !== 'statements' || typeof index !== 'number')
    return path.length === 0 ? 'the document' : formatDataPath(path);
  return `statement ${index + 1}${rest.length === 0 ? '' : `: ${formatDataPath(rest)}`}`;
}
