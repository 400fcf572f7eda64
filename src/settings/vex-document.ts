/**
 * Reads an OpenVEX document (https://github.com/openvex/spec, 0.2.0): its statements, or one error that lists every
 * mistake.
 */
import * as z from 'zod';
import { parseJson } from '../api/json.ts';
import { statedTwice } from '../api/words.ts';
import { asGateError } from '../errors.ts';
import { type Component, justifications, type Product, type Statement, statuses } from '../policy/vex/statement.ts';
import { parsePurl, purlProblem } from '../text/purl.ts';
import { kindOf } from './form-schemas.ts';
import { type FileFault, faultOf, inOrder, labelOf, offsetOf, type Problem, parseYaml } from './placed-text.ts';
import { alternatives, shown } from './values.ts';

const sizeCapBytes = 1024 * 1024;
const mostStatements = 5000;
const describedIssues = 100;
/** A clock may be ahead of ours, and the day begins earlier in other time zones. */
const aheadMs = 86_400_000;

const hint =
  'Correct the document; https://github.com/openvex/spec says what one holds. It is read from where the policy is, not from the branch that is judged.';

/** The document itself does not decide whose the products are. */
export type ReadProduct = Omit<Product, 'owner'>;
export type ReadStatement = Omit<Statement, 'products'> & { products: readonly ReadProduct[] };

/**
 * Throws GateError CONFIG (reason `settings`) that lists every mistake with its position. `path` names the document in
 * statements.
 */
export function parseVex(
  text: string,
  { name, path, now }: { name: string; path: string; now: Date },
): ReadStatement[] {
  const fault = faultOf(name, hint);
  if (Buffer.byteLength(text) > sizeCapBytes) throw fault([`it is larger than ${sizeCapBytes / 1024} KiB`]);
  const content = contentOf(text, fault);
  const read = documentSchema().safeParse(content);
  if (!read.success) throw mistakesIn(text, read.error.issues, fault);
  const { statements, author, timestamp } = read.data;
  const late = statements.flatMap((each, index) =>
    timeOf(each, timestamp) > now.getTime() + aheadMs
      ? [{ index, time: each.last_updated ?? each.timestamp ?? timestamp }]
      : [],
  );
  if (late.length > 0)
    throw fault(late.map(({ index, time }) => `statement ${index + 1}: ${shown(time)} lies in the future`));
  return statements.map((each, index) => ({
    names: [each.vulnerability.name, ...(each.vulnerability.aliases ?? [])].map((given) => given.trim()),
    products: each.products.map(productOf),
    status: each.status,
    justification: each.justification,
    text: [each.impact_statement, each.status_notes].map((given) => given?.trim()).find((given) => given),
    author,
    timeMs: timeOf(each, timestamp),
    place: `${path}, statement ${index + 1}`,
  }));
}

function contentOf(text: string, fault: FileFault): unknown {
  try {
    return parseJson(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw fault([asGateError(error).message.replace('the answer', 'it')]);
  }
}

/** The statement's own time takes precedence over the document's. A later confirmation counts from its day. */
function timeOf(
  { last_updated: updated, timestamp }: { last_updated?: string | undefined; timestamp?: string | undefined },
  ofDocument: string,
): number {
  return Math.max(Date.parse(timestamp ?? ofDocument), updated === undefined ? 0 : Date.parse(updated));
}

function productOf(given: z.output<ReturnType<typeof productSchema>>): ReadProduct {
  return { ...componentOf(given), parts: (given.subcomponents ?? []).map(componentOf) };
}

function componentOf({ '@id': id, identifiers = {} }: z.output<ReturnType<typeof componentSchema>>): Component {
  const names = [id, ...Object.values(identifiers)].filter((name) => name !== undefined);
  return { names: [...new Set(names)], purls: names.flatMap((name) => parsePurl(name) ?? []) };
}

const text = () => z.string().min(1, 'is empty');
const purl = () =>
  text().superRefine((given, context) => {
    const message = purlProblem(given);
    if (given !== '' && message !== undefined)
      context.addIssue({ code: 'custom', message: `${shown(given)} ${message}` });
  });
/** Any URI. A package URL must be complete. */
const iri = () =>
  text().superRefine((given, context) => {
    const message = /^\s*pkg:/i.test(given) ? purlProblem(given) : undefined;
    if (message !== undefined) context.addIssue({ code: 'custom', message: `${shown(given)} ${message}` });
  });
const time = () =>
  z.iso.datetime({ offset: true, error: ({ input }) => notA(input, 'a time such as 2026-06-01T10:00:00Z') });
const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, { error: ({ input }) => notA(input, alternatives(words)) });

function notA(input: unknown, right: string): string {
  if (input === statedTwice) return 'is stated twice';
  return typeof input === 'string'
    ? `${shown(input)} is not ${right}`
    : `is ${kindOf(input)}, where ${right} is expected`;
}

const hashNames =
  'md5 sha1 sha-256 sha-384 sha-512 sha3-224 sha3-256 sha3-384 sha3-512 blake2s-256 blake2b-256 blake2b-512'.split(' ');

const component = {
  '@id': iri().optional(),
  identifiers: z
    .strictObject({ purl: purl().optional(), cpe22: text().optional(), cpe23: text().optional() })
    .refine((given) => Object.keys(given).length > 0, 'names nothing; give purl, cpe22 or cpe23')
    .optional(),
  hashes: z.strictObject(Object.fromEntries(hashNames.map((name) => [name, z.string().optional()]))).optional(),
};

const componentSchema = () => z.strictObject(component).refine(...isNamed);

const isNamed = [
  (given: { '@id'?: string | undefined; identifiers?: object | undefined }) =>
    given['@id'] !== undefined || given.identifiers !== undefined,
  'names nothing; give @id or identifiers',
] as const;

const productSchema = () =>
  z.strictObject({ ...component, subcomponents: z.array(componentSchema()).optional() }).refine(...isNamed);

const statementSchema = () =>
  z
    .strictObject({
      '@id': text().optional(),
      version: z.int().min(1).optional(),
      vulnerability: z.strictObject({
        '@id': text().optional(),
        name: text(),
        description: z.string().optional(),
        aliases: z.array(text()).optional(),
      }),
      timestamp: time().optional(),
      last_updated: time().optional(),
      products: z.array(productSchema()).min(1, 'is empty; a statement is about a product'),
      status: oneOf(statuses),
      supplier: z.string().optional(),
      status_notes: z.string().optional(),
      justification: oneOf(justifications).optional(),
      impact_statement: z.string().optional(),
      action_statement: z.string().optional(),
      action_statement_timestamp: time().optional(),
    })
    .superRefine((given, context) => {
      const lacks = (message: string) => context.addIssue({ code: 'custom', message });
      if (given.status === 'not_affected' && given.justification === undefined && given.impact_statement === undefined)
        lacks('says not_affected without a justification');
      if (given.status === 'affected' && given.action_statement === undefined)
        lacks('says affected without an action_statement');
    });

const documentSchema = () =>
  z.strictObject({
    '@context': text().regex(/^https:\/\/openvex\.dev\/ns\/v0\.2\.\d+$/, {
      error: ({ input }) => `${shown(String(input))} is not https://openvex.dev/ns/v0.2.0, the version that is read`,
    }),
    '@id': text(),
    author: text(),
    role: z.string().optional(),
    timestamp: time(),
    last_updated: time().optional(),
    version: z.int().min(1),
    tooling: z.string().optional(),
    statements: z
      .array(statementSchema())
      .min(1, 'is empty; a document holds a statement at least')
      .max(mostStatements, `has more than ${mostStatements} statements`),
  });

/** JSON is valid YAML, and the YAML reader knows positions. Mistakes without a position are reported by name. */
function mistakesIn(content: string, issues: readonly z.core.$ZodIssue[], fault: FileFault) {
  const problems = issues.slice(0, describedIssues).flatMap(described);
  const count = issues.length - Math.min(issues.length, describedIssues) + problems.length;
  try {
    const parsed = parseYaml(content, fault);
    const placed = problems.map(({ path, text: said, key }): Problem => {
      const offset = offsetOf(
        parsed.root,
        key === undefined ? path : [...path, key],
        key === undefined ? undefined : 'key',
      );
      return { offset, text: said };
    });
    return fault(inOrder(placed, parsed), count);
  } catch {
    return fault(
      problems.map((problem) => problem.text),
      count,
    );
  }
}

interface Described {
  path: readonly PropertyKey[];
  key?: string;
  text: string;
}

function described(issue: z.core.$ZodIssue): Described[] {
  const label = placeOf(issue.path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: issue.path, key, text: `${label}: ${shown(key)} is not known here` }));
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
  return [{ path: issue.path, text: `${label} ${isMissing ? 'is missing' : said(issue)}` }];
}

function said({ message }: z.core.$ZodIssue): string {
  return /^(?:is|has|says|names|")/.test(message) ? message : `is wrong: ${message}`;
}

/** `statement 3: products[0]`: counted as people do. */
function placeOf(path: readonly PropertyKey[]): string {
  const [list, index, ...rest] = path;
  if (list !== 'statements' || typeof index !== 'number') return path.length === 0 ? 'the document' : labelOf(path);
  return `statement ${index + 1}${rest.length === 0 ? '' : `: ${labelOf(rest)}`}`;
}
