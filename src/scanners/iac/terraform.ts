/** Reads the resources of Terraform, in both of its syntaxes, with the constants of the whole module. */

import { readFileText } from '../../shared/text/contents.ts';
import { getFolder } from '../../shared/text/file-name.ts';
import type { TreeFile } from '../../shared/text/scan-request.ts';
import { type HclBlock, parseTerraform, parseValue, skipExpression } from './hcl.ts';
import {
  addValue,
  getField,
  listBelow,
  listNamedParts,
  listValues,
  type Part,
  parseTemplateYaml,
  type Resource,
  type TemplateReading,
} from './part.ts';

/** What a module names: its locals, and the values that its variables have unless a caller sets others. */
export interface ModuleConstants {
  locals: ReadonlyMap<string, Part>;
  variables: ReadonlyMap<string, Part>;
  /** The values of variables in its `.tfvars`. */
  set: ReadonlyMap<string, Part>;
}

const noConstants: ModuleConstants = { locals: new Map(), variables: new Map(), set: new Map() };

/** More text than this in one module is generated. */
const longestModule = 4 * 1024 * 1024;

/** The Terraform files of each folder that has several of them: together they are a module. */
export type TerraformModules = Readonly<Record<string, readonly TreeFile[]>>;

/** Reads the constants of a file's module. Those of the last folder are kept, because files come in order. */
export function createModuleReader(root: string, modules: TerraformModules) {
  let last: { folder: string; constants: Promise<ModuleConstants> } | undefined;
  return (path: string): Promise<ModuleConstants> => {
    const folder = getFolder(path);
    if (last?.folder !== folder) last = { folder, constants: readModule(root, modules[folder] ?? []) };
    return last.constants;
  };
}

async function readModule(root: string, files: readonly TreeFile[]): Promise<ModuleConstants> {
  const blocks: HclBlock[] = [];
  let left = longestModule;
  for (const { path, stored } of files) {
    const { text } = await readFileText(root, stored);
    left -= text.length;
    if (left < 0) break;
    blocks.push(
      ...(path.endsWith('.tfvars') ? parseTerraform(`tfvars {\n${text}\n}`).parts : readBlocks(text, path).parts),
    );
  }
  return readConstants(blocks.map(removeLines));
}

/** The resources and data sources of a text, with the values of what they refer to. */
export function readTerraform(text: string, path: string, module = noConstants): TemplateReading<Resource> {
  const { parts, problems } = readBlocks(text, path);
  const own = readConstants(parts);
  const resources = parts
    .filter(({ kind }) => /^(?:resource|data)$/.test(kind))
    .map((block): Resource & HclBlock => ({
      ...block,
      type: block.labels[0] ?? '',
      name: [block.kind, ...block.labels].join('.'),
    }));
  const resolved = resolveResources(resources, {
    locals: new Map([...module.locals, ...own.locals]),
    variables: new Map([...module.variables, ...own.variables, ...module.set]),
  });
  return { parts: resolved.parts, problems: [...problems, ...resolved.problems] };
}

function readConstants(blocks: readonly HclBlock[]): ModuleConstants {
  const listFields = (kind: string) =>
    blocks
      .filter((block) => block.kind === kind)
      .flatMap(({ fields }) =>
        [...(fields ?? [])].flatMap(([name, [part]]) => (part === undefined ? [] : [[name, part] as const])),
      );
  const defaults = blocks.flatMap((block) => {
    const value = block.kind === 'variable' ? getField(block, 'default') : undefined;
    return value === undefined ? [] : [[block.labels[0] ?? '', value] as const];
  });
  return {
    locals: new Map(listFields('locals')),
    variables: new Map(defaults),
    set: new Map(listFields('tfvars')),
  };
}

/** Lines of another file mean nothing here. */
function removeLines<T extends Part>(part: T): T {
  const bare = { ...part, line: 0, endLine: 0 };
  if (part.items !== undefined) return { ...bare, items: part.items.map(removeLines) };
  if (part.fields === undefined) return bare;
  return { ...bare, fields: new Map([...part.fields].map(([name, parts]) => [name, parts.map(removeLines)])) };
}

/** Also Terraform's JSON syntax: https://developer.hashicorp.com/terraform/language/syntax/json */
function readBlocks(text: string, path: string): TemplateReading<HclBlock> {
  if (!/\.json$/i.test(path)) return parseTerraform(text);
  const { parts, problems } = parseTemplateYaml(text);
  const blocks = parts
    .flatMap(toList)
    .flatMap((file) =>
      Object.entries(labels).flatMap(([kind, depth]) =>
        listValues(file, kind).flatMap((part) => unfoldLabels({ ...part, kind, labels: [] }, depth)),
      ),
    );
  return { parts: blocks, problems };
}

/** Number of labels of each kind of block that is read. */
const labels: Readonly<Record<string, number>> = { resource: 2, data: 2, variable: 1, locals: 0 };

function unfoldLabels(block: HclBlock, depth: number): HclBlock[] {
  if (depth === 0) return toList(block).map((body) => ({ ...body, kind: block.kind, labels: block.labels }));
  return toList(block).flatMap(({ fields }) =>
    [...(fields ?? [])].flatMap(([label, parts]) =>
      parts.flatMap((part) => unfoldLabels({ ...part, kind: block.kind, labels: [...block.labels, label] }, depth - 1)),
    ),
  );
}

/** A value may be single or in a list. */
function toList(part: Part): readonly Part[] {
  return part.items ?? [part];
}

interface Scope {
  /** The value of a name: `each`, or the iterator of a dynamic block. */
  names: ReadonlyMap<string, Part>;
  /** The value of what the module names: `local.a`, `var.a`. */
  getConstant: (root: string, key: string) => Part | undefined;
  /** Number of parts that may still be made. */
  budget: { left: number };
}

const mostParts = 100_000;
/** No real file has a longer chain of references, or a longer expression with constants. */
const [deepest, longestExpression] = [40, 10_000];

const name = String.raw`[\p{ID_Start}_][\p{ID_Continue}-]*`;
const step = String.raw`\.[\p{ID_Continue}-]+|\[\s*(?:\d+|"[^"\\$]*")\s*\]`;
const steps = new RegExp(step, 'gu');
const reference = new RegExp(`^(${name})((?:${step})*)$`, 'u');
const template = new RegExp(String.raw`(?<!\$)\$\{[ \t]*(${name}(?:${step})*)[ \t]*\}`, 'gu');
/** Functions whose result contains everything that their arguments contain. */
const joining = /^(?:concat|merge|flatten|distinct|compact|sort|setunion)\(([\s\S]*)\)$/;
const conditional = new RegExp(String.raw`^(!?)(${name}(?:${step})*)\s*\?`, 'u');
const comprehension = /^[[{]\s*for\s+([\w-]+)(?:\s*,\s*([\w-]+))?\s+in\s/;

/** The resources, once for each value of their `for_each`, with the values of what they refer to. */
function resolveResources<T extends Part>(
  resources: readonly T[],
  { locals, variables }: Pick<ModuleConstants, 'locals' | 'variables'>,
): TemplateReading<T> {
  const known = new Map<Part, Part | undefined>();
  let depth = 0;
  const scope: Scope = {
    names: new Map(),
    budget: { left: mostParts },
    getConstant: (root, key) => {
      const value = root === 'local' ? locals.get(key) : root === 'var' ? variables.get(key) : undefined;
      if (value === undefined || known.has(value) || depth >= deepest) return value && known.get(value);
      // What refers to itself is unknown.
      known.set(value, undefined);
      depth += 1;
      known.set(value, resolvePart(value, scope));
      depth -= 1;
      return known.get(value);
    },
  };
  const parts = resources.flatMap((resource) =>
    repeatFor(getField(resource, 'for_each'), 'each', scope).map(({ inner }) => resolvePart(resource, inner)),
  );
  return { parts, problems: scope.budget.left < 0 ? [`its references make more than ${mostParts} values`] : [] };
}

/** The scopes in which the iterator has each of the values. No element when the values are unknown. */
function repeatFor(
  values: Part | undefined,
  iterator: string,
  scope: Scope,
): { element: Part | undefined; inner: Scope }[] {
  const elements = values === undefined ? [] : listElements(resolvePart(values, scope));
  if (elements.length === 0 || scope.budget.left < 0) return [{ element: undefined, inner: scope }];
  return elements.map(([key, value]) => {
    const place = locate(value);
    const fields = new Map([
      ['key', [{ ...place, text: key }]],
      ['value', [value]],
    ]);
    return { element: value, inner: withNames(scope, { [iterator]: { ...place, fields } }) };
  });
}

function withNames(scope: Scope, names: Record<string, Part>): Scope {
  return { ...scope, names: new Map([...scope.names, ...Object.entries(names)]) };
}

/** The values of a list or map that blocks are repeated for. */
function listElements(part: Part): readonly (readonly [key: string, value: Part])[] {
  return part.items?.map((value, at) => [value.text ?? String(at), value] as const) ?? listNamedParts(part);
}

function resolvePart<T extends Part>(part: T, scope: Scope): T {
  scope.budget.left -= 1;
  if (scope.budget.left < 0) return part;
  const value = evaluate(part, scope);
  if (value !== undefined) return { ...part, expression: undefined, ...fillLines({ ...value, ...locate(part) }, part) };
  if (part.items !== undefined) return { ...part, items: part.items.map((item) => resolvePart(item, scope)) };
  return part.fields === undefined ? part : { ...part, fields: resolveFields(part.fields, scope) };
}

/** Gives what another file of the module says the lines where it is used. */
function fillLines(part: Part, { line, endLine }: Part): Part {
  const fill = (one: Part) => fillLines(one, { line, endLine });
  const place = part.line === 0 ? { line, endLine } : {};
  if (part.items !== undefined) return { ...part, ...place, items: part.items.map(fill) };
  if (part.fields === undefined) return { ...part, ...place };
  return { ...part, ...place, fields: new Map([...part.fields].map(([key, parts]) => [key, parts.map(fill)])) };
}

function resolveFields(fields: ReadonlyMap<string, readonly Part[]>, scope: Scope): Map<string, Part[]> {
  const resolved = new Map<string, Part[]>();
  for (const [field, parts] of fields)
    for (const part of parts)
      if (field !== 'dynamic') addValue(resolved, field, resolvePart(part, scope));
      else
        for (const [made, block] of listDynamicBlocks(part))
          for (const content of unfoldDynamic(block, made, scope)) addValue(resolved, made, content);
  return resolved;
}

/** `dynamic "ingress" { … }`; in JSON `"dynamic": { "ingress": { … } }`, each level alone or in a list. */
function listDynamicBlocks(part: Part & { labels?: readonly string[] }): [made: string, block: Part][] {
  const [label] = part.labels ?? [];
  if (label !== undefined) return [[label, part]];
  return (part.items ?? [part]).flatMap((one) =>
    [...(one.fields?.keys() ?? [])].flatMap((made) =>
      listValues(one, made).map((block): [string, Part] => [made, block]),
    ),
  );
}

/** The blocks that a dynamic block makes. One that is made of a constant is in that constant's line. */
function unfoldDynamic(block: Part, made: string, scope: Scope): Part[] {
  const named = getField(block, 'iterator');
  const repeated = repeatFor(getField(block, 'for_each'), named?.expression ?? named?.text ?? made, scope);
  return repeated.flatMap(({ element, inner }) =>
    listValues(block, 'content').map((content) => ({
      ...resolvePart(content, inner),
      ...(element && locate(element)),
    })),
  );
}

function locate({ line, endLine }: Part): Pick<Part, 'line' | 'endLine'> {
  return { line, endLine };
}

/** The value of an expression, or of a text with templates. Undefined when it is unknown. */
function evaluate({ expression, text, line }: Part, scope: Scope): Omit<Part, 'line' | 'endLine'> | undefined {
  if (expression === undefined) return text?.includes('${') ? fillTemplates(text, scope, false) : undefined;
  if (expression.length > longestExpression) return undefined;
  const written = expression.replace(/\s*(?:#|\/\/)[^\n"]*$/, '');
  if (reference.test(written)) return lookUp(written, scope);
  if (written.startsWith('"')) return fillTemplates(written.slice(1, -1), scope, true);
  const [, joined] = joining.exec(written) ?? [];
  if (joined !== undefined) return joinArguments(parseValue(`[${joined}]`, line), scope);
  const [condition, isNot, name = ''] = conditional.exec(written) ?? [];
  const decided = condition === undefined ? undefined : lookUp(name, scope)?.text;
  if (condition !== undefined && /^(?:true|false)$/.test(decided ?? '')) {
    const cursor = { text: written, at: condition.length, line };
    skipExpression(cursor, 'key');
    const isFirst = (decided === 'true') === (isNot === '');
    const chosen = isFirst ? written.slice(condition.length, cursor.at) : written.slice(cursor.at + 1);
    const value = parseValue(chosen.trim(), line);
    return value && resolvePart(value, scope);
  }
  return comprehension.test(written) ? evaluateComprehension(written, line, scope) : undefined;
}

function lookUp(written: string, { names, getConstant, budget }: Scope): Part | undefined {
  const [, root = '', path = ''] = reference.exec(written) ?? [];
  const [first = '', ...rest] = (path.match(steps) ?? []).map((one) => one.replace(/^(?:\.|\[\s*"?)|"?\s*\]$/g, ''));
  const start = getConstant(root, first) ?? takeStep(names.get(root), first);
  const value = path === '' ? names.get(root) : rest.reduce(takeStep, start);
  for (const _ of value === undefined ? [] : listBelow(value)) {
    budget.left -= 1;
    if (budget.left < 0) return undefined;
  }
  return value?.expression === undefined ? value : undefined;
}

function takeStep(part: Part | undefined, key: string): Part | undefined {
  return part?.items === undefined ? getField(part, key) : part.items[Number(key)];
}

/** A text that is nothing but one template has its value, whatever it is. */
function fillTemplates(text: string, scope: Scope, isQuoted: boolean): Omit<Part, 'line' | 'endLine'> | undefined {
  const [all, only] = [...text.matchAll(template)][0] ?? [];
  if (all === text && only !== undefined) return lookUp(only, scope);
  const filled = text.replaceAll(template, (whole, written: string) => {
    const value = lookUp(written, scope)?.text;
    if (value === undefined) return whole;
    return isQuoted ? JSON.stringify(value).slice(1, -1) : value;
  });
  if (filled === text) return undefined;
  const value = isQuoted ? parseValue(`"${filled}"`, 1) : { text: filled };
  return value?.text === undefined ? undefined : { text: value.text };
}

/** What is known of the arguments, in one list or map. */
function joinArguments(written: Part | undefined, scope: Scope): Omit<Part, 'line' | 'endLine'> | undefined {
  const given = (written?.items ?? []).map((one) => resolvePart(one, scope));
  const items = given.flatMap((one) => (one.items ?? []).flatMap((item) => item.items ?? [item]));
  if (items.length > 0) return { items };
  const fields = given.flatMap((one) => [...(one.fields ?? [])]);
  return fields.length > 0 ? { fields: new Map(fields) } : undefined;
}

/** `[for v in list : value]` and `{ for k, v in map : key => value }`, without a condition. */
function evaluateComprehension(written: string, line: number, scope: Scope): { items: Part[] } | undefined {
  const [header = '', first = '', second] = comprehension.exec(written) ?? [];
  const cursor = { text: written, at: header.length, line };
  skipExpression(cursor, 'key');
  const values = parseValue(written.slice(header.length, cursor.at).trim(), line);
  const result = written.slice(cursor.at + 1, -1);
  const body = parseValue(written.startsWith('{') ? result.slice(result.indexOf('=>') + 2) : result, line);
  if (values === undefined || body === undefined) return undefined;
  const items = listElements(resolvePart(values, scope)).map(([key, value]) => {
    const names =
      second === undefined ? { [first]: value } : { [first]: { ...locate(value), text: key }, [second]: value };
    return { ...resolvePart(body, withNames(scope, names)), ...locate(value) };
  });
  return items.length > 0 ? { items } : undefined;
}
