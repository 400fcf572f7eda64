/** One pull request, its service, its scanners and its GitHub, in which every entry can be played with any inputs. */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env as ownEnv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { runStep } from '../../src/gate/action/step.ts';
import { commandNames, commands, runCommand } from '../../src/gate/cli/commands.ts';
import { type ProcessEntry, type Session, withSession } from '../../src/gate/run/session.ts';
import { getVariableName } from '../../src/gate/settings/reading.ts';
import {
  getFlagName,
  isFileOnly,
  listSecretNames,
  listSettingsAt,
  type SettingName,
  settingNames,
  settings,
  writeFileLine,
} from '../../src/gate/settings/settings.ts';
import { type Request, startTestGithub, type TestGithub } from '../github/server.ts';
import { reportFileIn } from '../report-file.ts';
import { inputsOf, testRunner } from '../runner.ts';
import { nameInputs } from '../scenarios/run-action.ts';
import { type Checkout, gitAnswer, makeCheckout, pullRequest, push, startGithub } from '../scenarios/world.ts';
import { baseScan, type Script, type ScriptedService, startScripted } from '../scripted-service.ts';
import { git, makeFolder, writeFiles } from '../service/temporary-repository.ts';
import { play, testEntry } from '../session.ts';
import * as evidence from './evidence.ts';

/** Where inputs are given. */
export const entries = [
  'action',
  'action on a checkout',
  'run',
  'run --embedded',
  'judge --sarif',
  'judge --report',
] as const;
export type EntryName = (typeof entries)[number];

/** Every input of an entry: settings, those of the policy file, and flags of its command. */
export function inputsAt(entry: EntryName): string[] {
  const ofFile = settingNames.filter(
    (name) => isFileOnly(name) && !(isJudge(entry) && settings[name].group === 'Scan'),
  );
  if (entry === 'action') return [...listSettingsAt('action'), ...ofFile];
  if (entry === 'action on a checkout') {
    const isOfCheckout = (name: SettingName) => settings[name].goesWith === undefined && !sources.includes(name);
    return [...listSettingsAt('action').filter(isOfCheckout), ...ofFile];
  }
  const name = commandNames.find((each) => each === entry.split(' ')[0]) ?? 'run';
  return [...commands[name].settings, ...ofFile, ...Object.keys(commands[name].flags)];
}

/** What test/gate/action/sources.test.ts gives to the action. */
const sources: readonly SettingName[] = ['base-url', 'sarif'];

const isJudge = (entry: EntryName) => entry.startsWith('judge');

export type Inputs = Record<string, string>;

/** Whatever surrounds a run. */
export interface Conditions {
  inputs?: Inputs;
  /** What the service says. */
  script?: Partial<Script> | undefined;
  event?: 'pull request' | 'push' | undefined;
  /** Standard input. */
  stdin?: string | undefined;
  /** On a machine of somebody's own, outside of CI. */
  isAtHome?: boolean | undefined;
}

export interface Ran {
  code: number;
  printed: string;
  complained: string;
  outputs: Record<string, string>;
  summary: string;
  // biome-ignore lint/suspicious/noExplicitAny: a row looks wherever it likes in a report
  report: any;
  service: ScriptedService;
  other: ScriptedService;
  github: TestGithub;
  /** Of the runner's files. */
  folder: string;
  /** Names of files that it wrote into its folder. */
  files: string[];
}

export interface World {
  checkout: Checkout;
  workspace: string;
  /** Stands for folders and addresses of a world in the texts of rows. */
  fill(text: string, ran: Pick<Ran, 'service' | 'other'>): string;
  known: Awaited<ReturnType<typeof startGithub>>;
  /** The action as it was downloaded. */
  home: string;
  answers: Map<string, ReturnType<typeof gitAnswer>>;
  /** The branches that hold a policy, by its text. */
  policies: Map<string, string>;
}

export async function makeWorld(): Promise<World> {
  const checkout = makeCheckout(evidence.main, { other: evidence.other });
  git(checkout.path, ['switch', '--quiet', '--create', 'feature', 'main']);
  writeFiles(checkout.path, evidence.feature);
  git(checkout.path, ['add', '--all']);
  git(checkout.path, ['commit', '--quiet', '--message=Change']);
  checkout.heads.feature = git(checkout.path, ['rev-parse', 'HEAD']);
  git(checkout.path, ['switch', '--quiet', 'main']);
  const workspace = join(makeFolder(), 'work');
  for (const [path, sha = ''] of [
    [workspace, checkout.heads.feature],
    [join(workspace, 'inner'), checkout.heads.feature],
    [`${workspace}-main`, checkout.heads.main],
  ] as const) {
    git(checkout.path, ['clone', '--quiet', `file://${checkout.path}`, path]);
    git(path, ['checkout', '--quiet', '--detach', sha]);
    git(path, ['remote', 'set-url', 'origin', 'https://github.com/acme/shop.git']);
  }
  for (const path of [workspace, `${workspace}-main`]) writeFiles(path, evidence.written);
  const pull = { base: checkout.heads.main ?? '', head: checkout.heads.feature };
  const known = await startGithub(checkout, { pulls: { 7: pull } });
  const fill: World['fill'] = (text, { service, other }) =>
    text
      .replaceAll('{workspace}', workspace)
      .replaceAll('{service}', service.baseUrl)
      .replaceAll('{other}', other.baseUrl)
      .replaceAll('{open}', service.baseUrl.replace('127.0.0.1', '0.0.0.0'))
      .replaceAll('{head}', checkout.heads.feature ?? '');
  const world = { checkout, workspace, fill, known, home: makeHome(), answers: new Map(), policies: new Map() };
  await saveReport(world, 'saved.json', {});
  await saveReport(world, 'clean.json', { script: evidence.clean });
  await saveReport(world, 'pushed.json', { event: 'push' });
  await saveReport(world, 'compared.json', { script: { scans: [baseScan()] }, inputs: { scope: 'auto' } });
  return world;
}

async function saveReport(world: World, name: string, conditions: Conditions): Promise<void> {
  await playEntry(world, 'action', {
    ...conditions,
    inputs: { ...conditions.inputs, reports: `json={workspace}/${name}` },
  });
}

/** A push is of `main`, whose checkout is another one. */
const workspaceOf = ({ workspace }: World, { event }: Conditions) =>
  event === 'push' ? `${workspace}-main` : workspace;

/** Its npm, which is found on PATH, installs nothing. */
function makeHome(): string {
  const home = makeFolder();
  writeFiles(home, {
    'dist/scanners/package-lock.json': '{"packages":{"":{}}}',
    'package.json': '{"type":"module"}',
    'dist/scanners/index.js': '',
    'bin/npm': '#!/bin/sh\n',
  });
  chmodSync(join(home, 'bin/npm'), 0o755);
  return home;
}

/** The PATH under which that npm is the first. */
export function pathWithNpm({ home }: World): string {
  return [join(home, 'bin'), ownEnv.PATH].join(delimiter);
}

export async function playEntry(world: World, entry: EntryName, conditions: Conditions): Promise<Ran> {
  const service = await startScripted({ ...evidence.script, ...conditions.script });
  const other = await startScripted({ ...evidence.script, ...conditions.script });
  const github = await startWorldGithub(world);
  try {
    const folder = makeFolder();
    const fill = (text: string) => world.fill(text, { service, other }).replaceAll('{folder}', folder);
    const inputs = { 'github-token': github.token, ...giveUsual(entry), ...conditions.inputs };
    const filled = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, fill(value)]));
    const place = { world, folder, github };
    const played = await start(entry, moveIntoFile(world, filled), {
      world,
      conditions,
      env: environmentOf(place, conditions),
    });
    const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
    const report = read(reportFileIn(folder) ?? '');
    return {
      ...played,
      ...{ service, other, github },
      outputs: outputsOf(read(join(folder, 'output')) ?? ''),
      summary: read(join(folder, 'summary.md')) ?? '',
      report: report === undefined ? undefined : JSON.parse(report),
      folder,
      files: readdirSync(folder),
    };
  } finally {
    await Promise.all([service.stop(), other.stop(), github.stop()]);
  }
}

/** The settings of the policy file alone are given by a branch of their own, which holds that file and `config-file`'s text. */
function moveIntoFile(world: World, inputs: Inputs): Inputs {
  const isOfFile = (name: string) => settingNames.some((known) => known === name && isFileOnly(known));
  const ofFile = Object.entries(inputs).filter(([name]) => isOfFile(name));
  if (ofFile.length === 0) return inputs;
  const others = Object.entries(inputs).filter(([name]) => !isOfFile(name) && name !== 'config-file');
  const lines = ofFile.map(([name, value]) => writeFileLine(name as SettingName, value));
  const text = [evidence.main[inputs['config-file'] ?? ''] ?? '', ...lines, ''].join('\n');
  return { ...Object.fromEntries(others), 'policy-ref': commitPolicy(world, text) };
}

function commitPolicy({ checkout, policies }: World, text: string): string {
  const branch = policies.get(text) ?? `policy-${policies.size}`;
  if (!policies.has(text)) {
    const commit = [
      `commit refs/heads/${branch}`,
      'committer Ada <ada@example.test> 1735689600 +0000',
      'data 6',
      'Policy',
    ];
    const file = ['M 100644 inline .github/scan-gate.yml', `data ${Buffer.byteLength(text)}`, text];
    git(checkout.path, ['fast-import', '--quiet'], [...commit, 'from refs/heads/main^0', ...file, ''].join('\n'));
    policies.set(text, branch);
  }
  return branch;
}

/** What every run is given, with a token for GitHub. An empty value takes one away. */
export function giveUsual(entry: EntryName): Inputs {
  const all = { scope: 'scan', annotations: 'none' };
  if (entry === 'action' || entry === 'run')
    return { ...all, 'base-url': '{service}', 'api-key': 'sk-inputs-7f3a9c2e' };
  if (entry === 'judge --sarif') return { ...all, sarif: 'found.sarif' };
  return entry === 'judge --report' ? { scope: 'scan', report: 'saved.json' } : all;
}

interface Place {
  world: World;
  folder: string;
  github: TestGithub;
}

function environmentOf({ world, folder, github }: Place, conditions: Conditions): Record<string, string> {
  for (const name of ['output', 'state', 'summary.md']) writeFileSync(join(folder, name), '');
  const { checkout } = world;
  const workspace = workspaceOf(world, conditions);
  const event = conditions.event === 'push' ? push('main', checkout) : pullRequest('feature', checkout);
  mkdirSync(join(folder, 'event'));
  writeFileSync(join(folder, 'event/event.json'), JSON.stringify(event.payload));
  const own = { RUNNER_TEMP: folder, SCAN_GATE_TIME_SCALE: '1000' };
  if (conditions.isAtHome) return own;
  return {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: join(folder, 'event/event.json'),
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: github.apiUrl,
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STATE: join(folder, 'state'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
    GITHUB_WORKSPACE: workspace,
    GITHUB_RUN_ID: '1',
    ...event.env,
    ...own,
  };
}

type Started = Pick<Ran, 'code' | 'printed' | 'complained'>;

interface Start {
  world: World;
  conditions: Conditions;
  env: Record<string, string>;
}

function start(entry: EntryName, inputs: Inputs, { world, conditions, env }: Start): Promise<Started> {
  const { stdin = '', isAtHome: hasTerminal = false } = conditions;
  const given: Partial<ProcessEntry> = {
    ...{ env, folder: workspaceOf(world, conditions), now: new Date(), hasTerminal, readInput: async () => stdin },
  };
  const home = pathToFileURL(`${world.home}/`);
  if (entry.startsWith('action')) return startAction(new URL('dist/', home), inputs, given);
  const { argv, variables } = argumentsOf(entry, inputs);
  const story = (session: Session) => runCommand(session, argv, new URL('dist/scanners/index.js', home));
  return play(story, { ...given, env: { ...env, ...variables } });
}

async function startAction(
  dist: URL,
  inputs: Inputs,
  { env: own = {}, ...given }: Partial<ProcessEntry>,
): Promise<Started> {
  const env = { ...own, ...nameInputs(Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== ''))) };
  const entry = testEntry({ ...given, env, masksAll: true });
  entry.openRunner = async () => testRunner(env, entry.write);
  const code = await withSession(entry, (session) => runStep(session, { dist, getInput: inputsOf(env) }));
  return { code, ...entry.output };
}

/** Secrets travel in variables. A flag without a value has the value `true`, where the command does not take one. */
function argumentsOf(entry: EntryName, inputs: Inputs): { argv: string[]; variables: Record<string, string> } {
  const [name = 'run', mode] = entry.split(' ');
  const own: Record<string, { placeholder?: string }> = commands[name === 'judge' ? 'judge' : 'run'].flags;
  const variables: Record<string, string> = {};
  const argv = [name, ...(mode === '--embedded' ? [mode] : [])];
  for (const [input, value] of Object.entries(inputs)) {
    if (value === '') continue;
    const isOwn = Object.hasOwn(own, input);
    if (listSecretNames().includes(input as SettingName)) variables[getVariableName(input as SettingName)] = value;
    else if (isOwn && own[input]?.placeholder === undefined) argv.push(`--${input}`);
    else if (isOwn) argv.push(`--${input}=${value}`);
    else for (const line of value.split('\n')) argv.push(`--${getFlagName(input as SettingName)}=${line}`);
  }
  return { argv, variables };
}

/** What only git knows is asked of git once for all runs. */
function startWorldGithub({ checkout, known, answers }: World): Promise<TestGithub> {
  const lines: Record<string, [number, number][]> = { 'src/new.js': [[1, 2]] };
  const otherwise = (request: Request) => {
    if (request.operation === 'GET /repos/{owner}/{repo}/pulls/{pull_number}')
      return { status: 200, body: { base: { ref: 'main' }, head: { sha: checkout.heads.feature } } };
    const key = `${request.path}?${request.query}`;
    const answer = answers.get(key) ?? gitAnswer(known, request);
    answers.set(key, answer);
    return answer;
  };
  return startTestGithub({ store: { pulls: { 7: { headSha: checkout.heads.feature ?? '', lines } } }, otherwise });
}

/** `name<<delimiter` blocks, the last of a name. */
function outputsOf(text: string): Record<string, string> {
  const blocks = text.matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n\2$/gm);
  return Object.fromEntries([...blocks].map(([, name = '', , value = '']) => [name, value]));
}
