import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fillBlocks, generate, renderAction } from '../scripts/generate.ts';
import { outputNames } from '../src/gate/report/outputs.ts';
import { listSettingsAt } from '../src/gate/settings/settings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** As `npm run generate` starts it. */
function runGenerator(cwd: string, ...args: string[]): { status: number | null; stdout: string } {
  const script = join(root, 'scripts', 'generate.ts');
  const { status, stdout } = spawnSync(process.execPath, [script, ...args], { cwd, encoding: 'utf8' });
  return { status, stdout };
}

interface ActionFile {
  inputs: Record<string, { description: string; required: boolean; default?: string }>;
  outputs: Record<string, { description: string }>;
  runs: { using: string; main: string };
}

describe('action.yml', () => {
  const action = parse(renderAction()) as ActionFile;

  it('fits the official schema', () => {
    const file = new URL('./schemas/schemastore-github-action.json', import.meta.url);
    const validate = new Ajv({ strict: false }).compile(JSON.parse(readFileSync(file, 'utf8')));
    validate(action);
    expect(validate.errors).toBeNull();
  });

  it('declares every setting and every output', () => {
    expect(Object.keys(action.inputs)).toEqual(listSettingsAt('action'));
    expect(Object.keys(action.outputs)).toEqual(outputNames);
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js', post: 'dist/index.js' });
  });

  it('has at most 38 inputs', () => {
    expect(Object.keys(action.inputs).length).toBeLessThanOrEqual(38);
  });

  it("has no default that would shadow the policy file: only the job's token, and a word where an empty input is a mistake", () => {
    const defaults = Object.entries(action.inputs).flatMap(([name, { default: text }]) => (text ? [[name, text]] : []));
    const absent = ['base-url', 'api-key', 'sarif'].map((name) => [name, 'none']);
    expect(defaults).toEqual([...absent, ['github-token', `\${{ github.token }}`]]);
  });
});

it('the generated files are those of the tables', () => {
  expect(runGenerator(root, '--check')).toEqual({ status: 0, stdout: '' });
});

describe('the generator', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'scan-gate-'));
    process.chdir(folder);
  });

  afterEach(() => {
    process.chdir(root);
    rmSync(folder, { recursive: true, force: true });
  });

  it('names what differs, writes it, and then finds nothing to do', async () => {
    const readme = '# Title\n<!-- generated:reasons -->\nold\n<!-- /generated -->\nText\n';
    writeFileSync(join(folder, 'README.md'), readme);
    const checked = runGenerator(folder, '--check');
    expect(checked.status).toBe(1);
    expect(checked.stdout).toMatch(
      /^action\.yml differs .*\nschema\/scan-gate\.schema\.json differs .*\nREADME\.md differs .*\n$/,
    );
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe(readme);
    expect((await generate(false)).join('')).toBe(
      'action.yml written\nschema/scan-gate.schema.json written\nREADME.md written\n',
    );
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toMatch(
      /^# Title\n<!-- generated:reasons -->\n\n\| reason (?:.*\n)*\| `timeout` (?:.*\n)*<!-- \/generated -->\nText\n$/,
    );
    expect(await generate(true)).toEqual([]);
  });

  it('needs no README', async () => {
    expect(await generate(false)).toEqual(['action.yml written\n', 'schema/scan-gate.schema.json written\n']);
  });
});

describe('a block of the README', () => {
  it.each([
    ['inputs', '| `fail-on-severity` | `critical\\|high\\|medium\\|low\\|info\\|none` | `high` |'],
    ['outputs', '| `verdict` | passed, failed or inconclusive. |'],
    ['exit-codes', '| `2` | inconclusive'],
    ['reasons', '| `fork` | not scanned: pull request from a fork |'],
  ])('%s is filled', (name, row) => {
    const filled = fillBlocks(`<!-- generated:${name} -->\n<!-- /generated -->\n`);
    expect(filled).toContain(row);
    expect(fillBlocks(filled)).toBe(filled);
  });

  it('that is unknown or has no end is an error', () => {
    expect(() => fillBlocks('<!-- generated:nonsense -->\n<!-- /generated -->')).toThrow('called nonsense');
    expect(() => fillBlocks('<!-- generated:inputs -->\n')).toThrow('has no end');
  });
});
