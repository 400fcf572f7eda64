/** What `scan-gate init` writes, run as each system would: its shell, its variables, its checkout, the gate from a packed archive. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { exampleUrl, listShellRecipes, noChecksum, renderCiExamples } from '../../scripts/ci-examples.ts';
import type { Packed } from '../../scripts/pack.ts';
import { hidesFailure } from '../../scripts/workflows/rules.ts';
import { commonLines, readWrittenScript, shellIds, type WrittenScript } from '../gate/hosts/recipes/written-script.ts';
import { systemRows } from '../gate/hosts/rows/registry.ts';
import { isRow, type RowEvent } from '../gate/hosts/rows/row.ts';
import { makeRowWorld, type RowWorld } from '../gate/hosts/rows/world.ts';
import { isLong } from '../model/runs.ts';
import { packOnce } from '../packed.ts';
import { completed, repository, type Script, startScripted, violation } from '../scripted-service.ts';
import { git, makeFolder, makeRepository, writeFiles } from '../service/temporary-repository.ts';
import { playCommand } from '../session.ts';
import { baseEnvironment, timeScales } from './run-action.ts';
import { apiKey } from './world.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
type ShellId = (typeof shellIds)[number];

/** Tried whole in every run of the tests; `npm run test:long` tries all. */
const tried: readonly ShellId[] = isLong ? shellIds : ['gitlab'];

let packed: Packed;
beforeAll(async () => {
  packed = await packOnce();
});

/** In the place of npm, whose registry no test asks: the packages that are installed here. REAL_NPM=1 asks it. */
function makeTools(): string {
  const folder = makeFolder();
  if (process.env.REAL_NPM === '1') return folder;
  const link = `#!/bin/sh\n[ "$1 $2" = "ci --prefix" ] && exec ln -s ${join(root, 'node_modules')} "$3/node_modules"\nexit 1\n`;
  writeFileSync(join(folder, 'npm'), link);
  chmodSync(join(folder, 'npm'), 0o755);
  return folder;
}

interface Ended {
  code: number | null;
  printed: string;
}

function runScript({ shell, script }: WrittenScript, env: Record<string, string>, cwd: string): Promise<Ended> {
  const [program, ...args] = shell;
  return new Promise((resolve) => {
    const child = spawn(program, [...args, script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        printed += text;
      });
    child.once('close', (code) => resolve({ code, printed }));
  });
}

/** The variables of a job, with a machine around it. */
function jobEnvironment(variables: Record<string, string>): Record<string, string> {
  const home = makeFolder();
  // For AppVeyor, which chooses its Node.js by nvm.
  mkdirSync(join(home, '.nvm'));
  writeFileSync(join(home, '.nvm/nvm.sh'), 'nvm() { :; }\n');
  const base = baseEnvironment(makeFolder());
  const asked = Object.entries(process.env).filter(([name]) => /proxy|_CA|CERT|^npm_config_/i.test(name));
  const registry = process.env.REAL_NPM === '1' ? Object.fromEntries(asked) : {};
  return { ...base, ...registry, PATH: `${makeTools()}${delimiter}${base.PATH}`, HOME: home, ...variables };
}

/** What `scan-gate init` writes for the system. */
async function writePipeline(id: ShellId, ...argv: string[]): Promise<string> {
  const folder = makeRepository({ 'README.md': 'A shop\n' });
  const { code, printed, complained } = await playCommand(['init', '--yes', `--ci=${id}`, ...argv], { folder });
  expect({ code, complained }).toEqual({ code: 0, complained: '' });
  const [, file] = /✔ (\S+) was written/.exec(printed) ?? [];
  return id === 'teamcity'
    ? printed.slice(printed.indexOf('#!'), printed.indexOf('\n✔'))
    : readFileSync(join(folder, file ?? ''), 'utf8');
}

describe('examples/ci', () => {
  const examples = renderCiExamples();

  const parts = ['Dockerfile', 'azure-template.yml', 'gitlab-component.yml', 'pre-commit-config.yaml'];
  const all = [...examples, ...parts.map((name) => [`examples/ci/${name}`, read(`examples/ci/${name}`)] as const)];

  it('is made from what init writes, and contains four parts beside it', () => {
    const there = readdirSync(join(root, 'examples/ci')).map((name) => `examples/ci/${name}`);
    expect(there.sort()).toEqual(all.map(([path]) => path).sort());
    for (const [path, text] of examples) expect(read(path)).toBe(text);
  });

  it.each(all.filter(([path]) => /\.ya?ml$/.test(path)))('%s is YAML', (_, text) => {
    for (const { errors, warnings } of parseAllDocuments(text)) expect([...errors, ...warnings]).toEqual([]);
  });

  it.each(all)('%s lets nobody past a failure', (_, text) => {
    expect(text).not.toMatch(/npx|allow_failure|continueOnError|soft_fail|\|\| true(?!',)|^[?!]/m);
  });

  it.each(listShellRecipes().map(({ id, path }) => [path, id] as const))(
    '%s runs the same lines as every other, in a shell where no failure hides',
    (path, id) => {
      const written = readWrittenScript(id as ShellId, read(path));
      const lines = commonLines(written);
      const [start, ...ends] = lines.filter((line) => line.startsWith('node '));
      expect(ends).toEqual([]);
      expect(start).toMatch(/^node "\$gate\/cli\/index\.js" run --base-url "https:\/\/scanner\.example\.com\/api\/v1"/);
      const expected = readWrittenScript('gitlab', read('examples/ci/gitlab-ci.yml'));
      expect(lines.slice(0, -1)).toEqual(commonLines(expected).slice(0, -1));
      expect(lines[0]).toBe('set -euo pipefail');
      expect(lines.at(-1)).toBe(start);
      expect(hidesFailure(written.script.replaceAll(/^bash -c '$|^'$/gm, ''))).toBe(false);
    },
  );
});

describe('the parts of examples/ci', () => {
  const own = commonLines(readWrittenScript('gitlab', read('examples/ci/gitlab-ci.yml')));
  const install = (lines: readonly string[]) => lines.filter((line) => /^(?:set|echo|tar) /.test(line));
  const chosen = (lines: readonly string[], sha256: string) => lines.map((line) => line.replace(sha256, noChecksum));

  it('the GitLab component installs as the pipeline does, by its inputs, each of which is described', () => {
    const [spec, job] = parseAllDocuments(read('examples/ci/gitlab-component.yml')).map((each) => each.toJS());
    const { inputs } = (spec as { spec: { inputs: Record<string, object> } }).spec;
    const lines = commonLines({ shell: ['bash'], script: (job as Job)['scan-gate'].script.join('\n') });
    expect(chosen(install(lines), '$[[ inputs.sha256 ]]')).toEqual(install(own));
    expect(lines.at(-1)).toContain('run $[[ inputs.arguments ]] --output html=');
    const used = [...read('examples/ci/gitlab-component.yml').matchAll(/inputs\.(\w+) \]\]/g)].map(([, name]) => name);
    expect([...new Set(used)].sort()).toEqual(Object.keys(inputs).sort());
  });

  it('the Azure template installs as the pipeline does, by its parameters', () => {
    const { parameters, steps } = parse(read('examples/ci/azure-template.yml')) as Template;
    const lines = commonLines({ shell: ['bash'], script: steps.find(({ bash }) => bash)?.bash ?? '' });
    expect(chosen(install(lines), `\${{ parameters.sha256 }}`)).toEqual(install(own));
    expect(parameters.map(({ name }) => name)).toEqual(['version', 'sha256', 'arguments']);
    expect(parameters.find(({ name }) => name === 'arguments')?.default).toBe('--embedded .');
  });

  it('the hooks of pre-commit scan what is staged and what is pushed, with nobody at a terminal', async () => {
    const { repos } = parse(read('examples/ci/pre-commit-config.yaml')) as { repos: { hooks: { entry: string }[] }[] };
    const [staged = [], pushed = []] = repos[0]?.hooks.map(({ entry }) => entry.split(' ')) ?? [];
    expect([staged[0], pushed[0]]).toEqual(['scan-gate', 'scan-gate']);
    const end = async ([, ...argv]: string[], folder: string) =>
      (await playCommand(argv, { folder, hasTerminal: false })).code;
    const shop = { 'README.md': 'A shop\n' };
    expect([await end(pushed, makeRepository(shop)), await end(pushed, makeRepository(secret))]).toEqual([0, 1]);
    const path = makeRepository(shop);
    writeFiles(path, secret);
    expect(await end(staged, path)).toBe(0);
    git(path, ['add', '.']);
    expect(await end(staged, path)).toBe(1);
  });

  it('the container has the gate by its checksum, and runs without root', () => {
    const lines = read('examples/ci/Dockerfile').split('\n');
    const at = (start: string) => lines.findIndex((line) => line.startsWith(start));
    expect(lines[at('ADD ')]).toMatch(/^ADD --checksum=sha256:0{64} https:\/\/\S+\/scan-gate-1\.0\.0\.tgz /);
    expect(at('USER node')).toBeGreaterThan(at('COPY --from=install'));
    expect(lines.slice(at('USER node')).filter((line) => /^(?:USER root|RUN)/.test(line))).toEqual([]);
    expect(lines[at('ENTRYPOINT')]).toBe('ENTRYPOINT ["node", "/opt/scan-gate/dist/cli/index.js"]');
  });
});

interface Job {
  'scan-gate': { script: string[] };
}

interface Template {
  parameters: { name: string; default?: string }[];
  steps: { bash?: string }[];
}

/** What the rows call the repository. */
const vcsUrl = 'https://github.com/acme/shop';
const addresses: Partial<Record<ShellId, string>> = {
  gitlab: 'https://gitlab.com/acme/shop',
  azure: 'https://dev.azure.com/acme/shop/_git/shop',
  bitbucket: 'https://bitbucket.org/acme/shop',
  gitea: 'https://git.example/acme/shop',
  woodpecker: 'https://git.example/acme/shop',
  // They do not say it, but git does.
  cloudbuild: 'origin',
  travis: 'origin',
};

describe.each(tried)('the example of %s, which asks a service', (id) => {
  const path = listShellRecipes().find((each) => each.id === id)?.path ?? '';

  /** Only where the gate is fetched from, and the service's address, are of the test. */
  async function ask(script: Partial<Script>, { archive = packed.alone, event = 'branch push' as RowEvent } = {}) {
    const world = makeRowWorld();
    const address = addresses[id] ?? vcsUrl;
    const vcs_url = address === 'origin' ? `file://${world.origin}` : address;
    const service = await startScripted({ repositories: [{ ...repository, vcs_url }], ...script });
    const row = systemRows[id].rows[event];
    if (!isRow(row)) throw new Error(`${id} has no ${event}`);
    const folder = world.makeCheckout(row);
    const sum = readFileSync(join(packed.alone, '../SHA256SUMS'), 'utf8').split('\n')[1]?.slice(0, 64) ?? '';
    const here = read(path)
      .replaceAll(/https:\/\/github\.com\/scan-gate\/\S+\.tar\.gz/g, `file://${archive}`)
      .replaceAll(noChecksum, sum)
      .replaceAll(exampleUrl, service.baseUrl);
    const env = jobEnvironment({
      ...world.variables(row, folder),
      SCAN_GATE_API_KEY: apiKey,
      SCAN_GATE_ALLOW_FOREIGN_REPOSITORY: 'true',
      SCAN_GATE_TIME_SCALE: timeScales.scripted,
    });
    try {
      const ended = await runScript(readWrittenScript(id, here), env, folder);
      const posted = service.asked.filter(({ method, path: asked }) => method === 'POST' && asked === '/scans');
      return { ...ended, scanned: posted.map(({ body }) => (body as { branch: string }).branch) };
    } finally {
      await service.stop();
    }
  }

  it('passes a clean branch', async () => {
    const { code, printed, scanned } = await ask({ polls: [completed()], lists: [[]] });
    expect([code, scanned], printed).toEqual([0, ['feature']]);
  });

  // In `npm test` the recipe with the embedded scanners fails, below.
  it.runIf(isLong)('fails with the gate', async () => {
    const lists = [[violation({ file_path: 'd.js' })]];
    const { code, printed, scanned } = await ask({ polls: [completed({ high: 1 })], lists });
    expect([code, scanned], printed).toEqual([1, ['feature']]);
  });

  it('starts nothing that has another checksum', async () => {
    const { code, printed, scanned } = await ask({}, { archive: packed.package });
    expect([code, scanned], printed).toEqual([1, []]);
    expect(printed).toContain('did NOT match');
  });
});

const secret = {
  'config.js': `export const key = 'AKIA${'IOSFODNN7ABCDEFG'}';\nexport const run = (x) => eval(x.query);\n`,
};

/** A pull request; CodeBuild and Cloud Build keep its own commit. */
async function gate(id: ShellId, pipeline: string, world: RowWorld): Promise<Ended & { seconds: number }> {
  const row = systemRows[id].rows['pull request'];
  if (!isRow(row)) throw new Error(`${id} has no pull request`);
  const folder = world.makeCheckout(row);
  const startedMs = performance.now();
  const ended = await runScript(readWrittenScript(id, pipeline), jobEnvironment(world.variables(row, folder)), folder);
  return { ...ended, seconds: (performance.now() - startedMs) / 1000 };
}

describe.each(tried)('what init writes for %s, with the embedded scanners', (id) => {
  // In `npm test` the recipe that asks a service passes, above.
  it('passes a pull request that adds nothing bad, and fails one that does', async () => {
    const pipeline = await writePipeline(id, `--from=${packed.package}`);
    const clean = isLong ? [await gate(id, pipeline, makeRowWorld({ 'README.md': 'A shop\n' }))] : [];
    for (const { code, printed } of clean) expect(code, printed).toBe(0);
    const bad = await gate(id, pipeline, makeRowWorld({ 'README.md': 'A shop\n' }, secret));
    expect(bad.code, bad.printed).toBe(1);
    expect(bad.printed).toMatch(/1 new high finding blocks this (?:pull|merge) request/);
    if (id === 'gitlab') expect(bad.printed).not.toContain('pull request');
    for (const { printed, seconds } of [...clean, bad]) {
      const [head = ''] = printed.split('\n').filter((line) => line.startsWith('Scan Gate '));
      expect(head).toMatch(/\bfeature at [0-9a-f]{12}, scanned here$/);
      // No proxy of Bitbucket runs here.
      const said = id === 'bitbucket' ? printed.replace(/^Warning: The report in Code Insights .*/m, '') : printed;
      expect(said).not.toMatch(/^Warning|all findings of this scan are judged/m);
      if (isLong)
        process.stdout.write(`| ${id} | ${head} | ${printed.trim().split('\n').at(-1)} | ${seconds.toFixed(1)} s |\n`);
    }
  });
});
