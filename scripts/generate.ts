/**
 * Generates files from the tables of settings, outputs, surfaces and reasons: action.yml, marked blocks of pages, and
 * the JSON Schemas of the policy file, the report and the command output. In the project itself also
 * examples/ci. Run `node scripts/generate.ts` in the root of the project. With
 * `--check` nothing is written, and differences are listed.
 */
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';
import { jsonOutputSchemas } from '../src/gate/cli/json-output.ts';
import { exitCodes } from '../src/gate/policy/verdict.ts';
import { agentFileSchema } from '../src/gate/report/agent/agent.ts';
import { formatNames } from '../src/gate/report/format.ts';
import { reportSchema } from '../src/gate/report/json/schema.ts';
import { outputs } from '../src/gate/report/outputs.ts';
import { formats } from '../src/gate/report/registry.ts';
import { getPolicyJsonSchema } from '../src/gate/settings/policy-file.ts';
import { absentInput } from '../src/gate/settings/reading.ts';
import {
  isFileOnly,
  listSettingsAt,
  type SettingName,
  settingGroups,
  settingNames,
  settings,
  writeFileLine,
} from '../src/gate/settings/settings.ts';
import { surfaces } from '../src/gate/surfaces/registry.ts';
import type { Surface } from '../src/gate/surfaces/surface.ts';
import { describeApi } from '../src/service/http/openapi.ts';
import { assumptionNames, assumptions } from '../src/shared/api/assumptions.ts';
import { inconclusiveReasons } from '../src/shared/errors.ts';
import { toPlainText } from '../src/shared/prose.ts';
import { renderCiExamples, renderCiRecipes, renderCiSurfaces } from './ci-examples.ts';
import { renderTable } from './table.ts';

const schemaFile = 'schema/scan-gate.schema.json';

const openapiFile = 'docs/openapi.json';

export function renderAction(): string {
  const description = 'Scans the code, judges the findings against your policy, and never passes on an unknown.';
  return [
    '# Made by `npm run generate` from src/gate/settings/ and src/gate/report/outputs.ts.',
    'name: Scan Gate',
    `description: ${quoteYaml(description)}`,
    'author: Scan Gate maintainers',
    'branding:',
    '  icon: shield',
    '  color: blue',
    'inputs:',
    ...listSettingsAt('action').flatMap(renderInput),
    'outputs:',
    ...Object.entries(outputs).flatMap(([name, text]) => [`  ${name}:`, `    description: ${quoteYaml(text)}`]),
    'runs:',
    '  using: node24',
    '  main: dist/index.js',
    '  post: dist/index.js',
    '',
  ].join('\n');
}

/**
 * No setting of the policy file has a default here, because it would hide the file. Only a default can supply the token,
 * and tell an input that is not written from an empty one.
 */
function renderInput(name: SettingName): string[] {
  const { absent, default: text, hasAbsentWord } = settings[name];
  const lines = [
    `  ${name}:`,
    `    description: ${quoteYaml(`${settings[name].description} Default: ${absent ?? text}.`)}`,
    '    required: false',
  ];
  if (hasAbsentWord) return [...lines, `    default: ${absentInput}`];
  return name === 'github-token' ? [...lines, `    default: \${{ github.token }}`] : lines;
}

/** JSON text is also a YAML scalar. Single quotes where the formatter wants them. */
function quoteYaml(text: string): string {
  if (text.includes('"') && !text.includes("'")) return `'${text}'`;
  return JSON.stringify(text);
}

const blocks: Record<string, () => string> = {
  'ci-surfaces': renderCiSurfaces,
  'ci-recipes': renderCiRecipes,
  inputs: renderInputTable,
  'policy-keys': renderPolicyKeys,
  assumptions: renderAssumptions,
  outputs: () => renderTable(['output', 'content'], renderRows(outputs)),
  surfaces: () =>
    renderTable(
      ['what is shown', 'settings', 'permission', 'where it cannot be written'],
      surfaces.map(renderSurfaceRow),
    ),
  formats: () =>
    renderTable(
      ['format', 'who reads it'],
      formatNames.map((name) => [formatCode(name), formats[name].readBy]),
    ),
  'exit-codes': () => renderTable(['exit code', 'meaning'], renderRows(exitCodes)),
  reasons: renderReasons,
};

function renderReasons(): string {
  const decided = [
    ['`clean`', 'passed', 'passes', ''],
    ['`violations`', 'failed: findings that are proven to block', 'fails', ''],
  ];
  const open = Object.entries(inconclusiveReasons).map(([name, { meaning, effect, hint }]) => [
    formatCode(name),
    meaning,
    effect,
    toPlainText(hint),
  ]);
  return renderTable(['reason', 'meaning', 'the step', 'what to do'], [...decided, ...open]);
}

function renderInputTable(): string {
  return settingGroups
    .map((group) => {
      const names = settingNames.filter((name) => settings[name].group === group);
      return `**${group}**\n\n${renderTable(['name', 'values', 'default', 'what it does', 'policy file'], names.map(renderInputRow))}`;
    })
    .join('\n\n');
}

function renderInputRow(name: SettingName): string[] {
  const { placeholder, absent, default: text } = settings[name];
  return [
    formatCode(isFileOnly(name) ? writeFileLine(name, '…').replace(/: …$/, '') : name),
    formatCode(placeholder),
    absent ?? formatCode(text ?? ''),
    `${settings[name].description}${formatPlacesOfSetting(name)}`,
    isFileOnly(name) ? 'only there' : 'form' in settings[name].file ? 'yes' : 'no',
  ];
}

/** For a setting that can only be given in some places. */
function formatPlacesOfSetting(name: SettingName): string {
  const { entrances, flag, goesWith } = settings[name];
  const file = 'form' in settings[name].file;
  const needed = goesWith === undefined ? '' : ` Only with \`${goesWith}\`.`;
  if (flag !== undefined) return ` As a flag: \`--${flag.name}\` (\`-${flag.short}\`), once for each line.`;
  if (isFileOnly(name)) return '';
  if (entrances?.every((each) => each === 'command')) return file ? ' A flag, no input.' : ' Only a flag.';
  return entrances === undefined ? needed : `${needed} ${file ? 'An input, no flag' : 'Only an input'}.`;
}

/** The keys that only exist in the policy file. */
function renderPolicyKeys(): string {
  const { properties = {} } = getPolicyJsonSchema() as { properties?: Record<string, { description?: string }> };
  const ofSettings = [
    ...settingNames,
    ...settingNames.map((name) => writeFileLine(name).replace(/:.*/, '')),
  ] as string[];
  const own = Object.entries(properties).filter(([key]) => !ofSettings.includes(key));
  return renderTable(
    ['key', 'description'],
    own.map(([key, { description = '' }]) => [formatCode(key), description]),
  );
}

function renderAssumptions(): string {
  const body = assumptionNames.map((name) => {
    const { default: value, meaning } = assumptions[name];
    return [formatCode(name), value === '' ? 'nothing' : formatCode(value), meaning];
  });
  return renderTable(['name', 'assumed', 'what it is'], body);
}

function renderSurfaceRow(surface: Surface): string[] {
  const { shows, settings, degrades } = surface;
  return [
    shows,
    settings.map(formatCode).join(', '),
    surface.kind === 'github' ? formatCode(surface.permission) : '',
    degrades,
  ];
}

function renderRows(record: Readonly<Record<string, string>>): string[][] {
  return Object.entries(record).map(([name, text]) => [formatCode(name), text]);
}

function formatCode(text: string): string {
  return `\`${text}\``;
}

/** The text with every marked block generated again. Throws for a block without an end or with an unknown name. */
export function fillBlocks(text: string): string {
  const filled = text.replace(/<!-- generated:(\S+) -->\n(?:.*\n)*?<!-- \/generated -->/g, (_, name: string) => {
    const render = blocks[name];
    if (!render) throw new Error(`No generated block is called ${name}; there are ${Object.keys(blocks).join(', ')}`);
    return `<!-- generated:${name} -->\n\n${render()}\n\n<!-- /generated -->`;
  });
  const starts = filled.match(/<!-- generated:/g)?.length ?? 0;
  const ends = filled.match(/<!-- \/generated -->/g)?.length ?? 0;
  if (starts !== ends) throw new Error('A generated block has no end, or an end has no block');
  return filled;
}

const outputSchemas: Readonly<Record<string, z.ZodType>> = {
  report: reportSchema,
  'agent-file': agentFileSchema,
  ...jsonOutputSchemas,
};

/** By file name. */
function renderOutputSchemas(): [file: string, text: string][] {
  return Object.entries(outputSchemas).map(([name, schema]) => {
    const file = `schema/${name}.schema.json`;
    const $id = `https://raw.githubusercontent.com/scan-gate/scan-gate/v1/${file}`;
    const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' });
    return [file, `${JSON.stringify({ $schema, $id, ...rest }, null, 2)}\n`];
  });
}

async function readIfPresent(file: string): Promise<string | undefined> {
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}

/** In the working directory. The lines say which files were written, or with `isCheck` which ones differ. */
export async function generate(isCheck: boolean): Promise<string[]> {
  const files: [file: string, now: string | undefined, wanted: string][] = [
    ['action.yml', await readIfPresent('action.yml'), renderAction()],
    [schemaFile, await readIfPresent(schemaFile), `${JSON.stringify(getPolicyJsonSchema(), null, 2)}\n`],
  ];
  for (const page of globSync(['README.md', 'docs/*.md']).sort()) {
    const text = await readFile(page, 'utf8');
    files.push([page, text, fillBlocks(text)]);
  }
  const openapi = await readIfPresent(openapiFile);
  // As the embedded service returns it, at the port of the examples.
  const api = `${JSON.stringify(describeApi('http://127.0.0.1:8080/api/v1'), null, 1)}\n`;
  if (openapi !== undefined) files.push([openapiFile, openapi, api]);
  for (const [file, wanted] of [...renderOutputSchemas(), ...renderCiExamples()]) {
    const text = await readIfPresent(file);
    if (text !== undefined) files.push([file, text, wanted]);
  }
  const differing = files.filter(([, now, wanted]) => now !== wanted);
  if (isCheck) return differing.map(([file]) => `${file} differs from what it is made of: npm run generate\n`);
  for (const [file, , wanted] of differing) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, wanted);
  }
  return differing.map(([file]) => `${file} written\n`);
}

if (import.meta.main) {
  const isCheck = process.argv.includes('--check');
  const lines = await generate(isCheck);
  process.stdout.write(lines.join(''));
  if (isCheck && lines.length > 0) process.exitCode = 1;
}
