/** Reads the resources of Terraform, in both of its syntaxes, with the constants of the whole module. */
import { readFileText } from '../../shared/text/decode.ts';
import { getFolder } from '../../shared/text/file-name.ts';
import type { TreeFile } from '../engine.ts';
import { type HclBlock, parseTerraform } from './hcl.ts';
import { getField, listValues, type Part, parseTemplateYaml, type Resource, type TemplateReading } from './part.ts';
import { type Constants, resolveResources } from './references.ts';
import type { TerraformModules } from './template-kind.ts';

/** What the other files of a module name, and the values of variables in its `.tfvars`. */
export interface ModuleConstants extends Constants {
  set: ReadonlyMap<string, Part>;
}

export const noConstants: ModuleConstants = { locals: new Map(), variables: new Map(), set: new Map() };

/** More text than this in one module is generated. */
const longestModule = 4 * 1024 * 1024;

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
export function readTerraform(text: string, path: string, module: ModuleConstants): TemplateReading<Resource> {
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

function readBlocks(text: string, path: string): TemplateReading<HclBlock> {
  if (!/\.json$/i.test(path)) return parseTerraform(text);
  const { parts, problems } = parseTemplateYaml(text);
  return { parts: parts.flatMap(toList).flatMap(listJsonBlocks), problems };
}

/** Number of labels of each kind of block that is read. */
const labels: Readonly<Record<string, number>> = { resource: 2, data: 2, variable: 1, locals: 0 };

/** Terraform's JSON syntax: https://developer.hashicorp.com/terraform/language/syntax/json */
function listJsonBlocks(file: Part): HclBlock[] {
  return Object.entries(labels).flatMap(([kind, depth]) =>
    listValues(file, kind).flatMap((part) => unfoldLabels({ ...part, kind, labels: [] }, depth)),
  );
}

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
