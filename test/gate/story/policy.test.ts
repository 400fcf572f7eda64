/** The policy over real HTTP and real git: what stands in the default branch decides, what is proposed may only tighten. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type LoopbackGithub, type LoopbackOptions, startLoopbackGithub } from '../../../scripts/loopback-github.ts';
import type { RunContext } from '../../../src/gate/hosts/context/context.ts';
import { readContext } from '../../../src/gate/hosts/context/read-context.ts';
import { type Given, readSettings } from '../../../src/gate/settings/reading.ts';
import type { Settings } from '../../../src/gate/settings/settings.ts';
import { type LoadedPolicy, loadPolicy } from '../../../src/gate/story/policy/load.ts';
import {
  buildContextHints,
  createRepositoryReader,
  type RepositoryReader,
} from '../../../src/gate/story/repository-access.ts';
import { createBudget, createClock } from '../../../src/shared/clock.ts';
import { GateError } from '../../../src/shared/errors.ts';
import { createTransport } from '../../../src/shared/http/http.ts';
import { expectRefusal } from '../../refusal.ts';
import {
  type Branches,
  commit,
  git,
  headCommit,
  makeBranches,
  makeFolder,
  makeRepository,
} from '../../service/temporary-repository.ts';
import type { Around } from './reader.ts';

const file = '.github/scan-gate.yml';
const now = new Date('2026-06-01T23:00:00Z');

/** A repository whose `main` holds the policy, and whose `feature` holds another version of it. */
function makeShop(main: string | undefined, feature?: string): Branches {
  return makeBranches(main === undefined ? { 'a.js': '' } : { [file]: main }, {
    feature: feature === undefined ? { 'b.js': '' } : { [file]: feature },
  });
}

interface Load {
  shop: Branches;
  settings?: Record<string, string>;
  event?: string;
  branch?: string;
  /** The commit of the event, where it is not the last of the branch. */
  sha?: string | undefined;
  /** The event does not name the default branch. */
  hidesDefault?: true;
  isLaptop?: true;
  github?: Partial<LoopbackOptions>;
  /** Read through the checkout instead of GitHub's interface. */
  isLocal?: boolean;
  around?: Around;
}

interface Loaded {
  loaded: LoadedPolicy;
  notes: string[];
  github: LoopbackGithub;
}

/** On the pull request of `feature` into `main`, unless told otherwise. */
async function load({ settings = {}, github, around, ...place }: Load): Promise<Loaded> {
  const { shop } = place;
  const pulls = { 7: { base: shop.heads.main ?? '', head: shop.heads.feature ?? '' } };
  const server = await startLoopbackGithub({ path: shop.path, repository: 'acme/shop', pulls, ...github });
  const transport = createTransport();
  const budget = createBudget(createClock(1000), 30_000_000, new AbortController().signal);
  onTestFinished(async () => {
    await server.stop();
    await transport.close();
    budget.end();
  });
  const texts = { 'base-url': 'https://scanner.example.com/api/v1', ...settings };
  const given = Object.entries(texts).map(([name, value]) => [name, { value, source: 'input' }]);
  const read = readSettings(Object.fromEntries(given) as Given);
  const context = await contextOf(place, read);
  const access = { apiUrl: server.apiUrl, repository: 'acme/shop', token: place.isLocal ? undefined : 'token' };
  const surroundings = createRepositoryReader(context, { github: access, transport, budget, folder: place.shop.path });
  const notes: string[] = [];
  const loaded = await loadPolicy({
    settings: read,
    context,
    reader: { ...surroundings, ...around } as RepositoryReader,
    log: { say: () => {}, note: (line) => notes.push(line) },
    now,
  });
  return { loaded, notes, github: server };
}

const eventFolder = makeFolder();
let events = 0;

function payloadOf({ shop, hidesDefault, event = 'pull_request', branch = 'feature', sha }: Load): object {
  const repository = { id: 1, full_name: 'acme/shop', ...(!hidesDefault && { default_branch: 'main' }) };
  const head = { ref: branch, sha: sha ?? shop.heads[branch] };
  const base = { ref: 'main', sha: shop.heads.main };
  const pull = { number: 7, user: { login: 'mona' }, draft: false, head: { ...head, repo: repository }, base };
  const group = {
    head_ref: `refs/heads/${branch}`,
    head_sha: head.sha,
    base_ref: 'refs/heads/main',
    base_sha: base.sha,
  };
  const run = { event: 'push', head_branch: branch, head_sha: head.sha, head_repository: repository };
  const payloads: Record<string, object> = {
    pull_request: { pull_request: pull },
    push: { ref: `refs/heads/${branch}`, after: head.sha },
    merge_group: { merge_group: group },
    workflow_run: { workflow_run: run },
  };
  return { repository, ...payloads[event] };
}

/** Of a checkout: at the commit of the event. */
function contextOf(place: Load, settings: Settings): Promise<RunContext> {
  const { shop, isLocal, isLaptop, event = 'pull_request', branch = 'feature', sha = shop.heads[branch] } = place;
  if (isLocal) git(shop.path, ['checkout', '--quiet', '--detach', sha ?? branch]);
  const path = join(eventFolder, `${events++}.json`);
  writeFileSync(path, JSON.stringify(payloadOf(place)));
  const workflow = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: path };
  const judged = { kind: isLocal ? 'folder' : 'branch', named: undefined } as const;
  return readContext(
    { variables: isLaptop ? {} : { ...workflow, GITHUB_SHA: sha }, folder: shop.path, isAttended: true },
    buildContextHints(settings, judged),
  );
}

const refusal = (request: Load) => expectRefusal(load(request));

const push = (shop: Load['shop'], branch = 'main') => ({ event: 'push', branch, sha: shop.heads[branch] });
const excepted = (cwe: string, expires: string) =>
  `exceptions:\n  - { cwe: ${cwe}, reason: Known and harmless, expires: ${expires} }\n`;
const short = (sha: string | undefined) => sha?.slice(0, 12);

describe('the policy', () => {
  it('is that of the step, where there is no file', async () => {
    const { loaded, notes } = await load({ shop: makeShop(undefined), settings: { threshold: 'high=5' } });
    expect(loaded.policy).toMatchObject({ failOnSeverity: 'HIGH', exceptions: [], today: '2026-06-01' });
    expect(loaded.source).toBe("the step's settings");
    expect(loaded.described).toEqual({
      'fail-on-severity': 'high',
      threshold: 'high=5',
      unscored: 'unknown',
      uncovered: 'auto',
      scope: 'auto',
      untouched: 'note',
    });
    expect(loaded.origins).toMatchObject({ threshold: 'input', scope: 'default' });
    expect(notes).toEqual([]);
  });

  it('is that of the file, where the step says nothing', async () => {
    const shop = makeShop(`fail-on-severity: low\nscope: scan\nannotations: none\n${excepted('CWE-79', '2026-05-31')}`);
    const { loaded } = await load({ shop, settings: { scope: 'repository' }, ...push(shop) });
    const name = `${file} of main at ${short(shop.heads.main)}`;
    expect(loaded.policy).toMatchObject({
      failOnSeverity: 'LOW',
      scope: 'repository',
      exceptions: [{ cwe: 'CWE-79' }],
    });
    expect(loaded.settings).toMatchObject({ annotations: 'none' });
    expect(loaded.settings).not.toHaveProperty('failOnSeverity');
    expect(loaded.settings.sources).toMatchObject({ annotations: 'config file', scope: 'input' });
    expect(loaded.source).toBe(`the step's settings and ${name}`);
    expect(loaded.origins).toMatchObject({ 'fail-on-severity': name, scope: 'input', disclose: 'default' });
    expect(loaded.described.exceptions).toBe('1, of which 1 expired');
  });

  it('has a hash that says what it judges by, not how it was written or when', async () => {
    const hash = async (text: string, settings: Record<string, string> = {}) => {
      const shop = makeShop(text);
      return (await load({ shop, settings, ...push(shop) })).loaded.sha256;
    };
    const one = await hash('threshold: { low: 5, high: 1 }\nfail-on-types: [sca, iac]\n');
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(await hash('fail-on-types: iac sca\nthreshold: high=1 low=5\nannotations: none\n')).toBe(one);
    expect(await hash('fail-on-types: iac sca\n', { threshold: 'high=1 low=5' })).toBe(one);
    expect(await hash('threshold: { low: 5, high: 2 }\nfail-on-types: [sca, iac]\n')).not.toBe(one);
  });
});

describe.each([
  ['through the interface of GitHub', false],
  ['in a checkout', true],
])('on a pull request, %s', (_, isLocal) => {
  it('is that of the default branch, and the head may only tighten', async () => {
    const shop = makeShop(
      `fail-on-severity: high\nthreshold: { low: 5 }\n${excepted('CWE-79', '2026-12-31')}`,
      `fail-on-severity: critical\nthreshold: { low: 2 }\nfail-on-cvss: 9\nwarn-only: true\ndisclose: all\n${excepted('CWE-20', '2026-12-31')}`,
    );
    const { loaded, notes } = await load({ shop, isLocal });
    expect(loaded.policy).toMatchObject({
      failOnSeverity: 'HIGH',
      threshold: [{ severity: 'LOW', limit: 2 }],
      failOnCvss: 9,
      exceptions: [],
    });
    expect(loaded.settings).toMatchObject({ warnOnly: false, disclose: 'auto' });
    const head = `${file} of commit ${short(shop.heads.feature)}`;
    expect(notes).toEqual([
      `${head} tightens: threshold low=2, fail-on-cvss=9, no exception for CWE-79`,
      `${head} may only tighten; ignored: fail-on-severity=critical, exception for CWE-20 until 2026-12-31, warn-only=true, disclose=all`,
    ]);
    expect(loaded.source).toBe(`${file} of main at ${short(shop.heads.main)} and ${head}`);
    expect(loaded.origins).toMatchObject({ threshold: head, 'fail-on-severity': expect.stringContaining('main at') });
  });

  it('is not that of the head, where the default branch has none', async () => {
    const shop = makeShop(undefined, 'fail-on-severity: none\nfail-on-types: [sca]\nfail-on-epss: 5%\n');
    const { loaded } = await load({ shop, isLocal });
    expect(loaded.policy).toMatchObject({ failOnSeverity: 'HIGH', failOnTypes: undefined, failOnEpss: 5 });
  });

  it('is not tightened by a branch that merely holds an older version', async () => {
    const shop = makeShop('fail-on-severity: low\n');
    shop.heads.main = commit(shop.path, { [file]: `fail-on-severity: high\n${excepted('CWE-79', '2026-12-31')}` });
    const { loaded, notes } = await load({ shop, isLocal });
    expect(loaded.policy).toMatchObject({ failOnSeverity: 'HIGH', exceptions: [{ cwe: 'CWE-79' }] });
    expect(notes).toEqual([]);
  });

  it('stays, when the head deletes it', async () => {
    const shop = makeShop('fail-on-severity: low\n');
    git(shop.path, ['switch', '--quiet', 'feature']);
    git(shop.path, ['rm', '--quiet', file]);
    shop.heads.feature = commit(shop.path, {});
    expect((await load({ shop, isLocal })).loaded.policy.failOnSeverity).toBe('LOW');
  });

  it('is refused when the head breaks it', async () => {
    const error = await refusal({ shop: makeShop('scope: scan\n', 'scope: nope\n'), isLocal });
    expect(error).toMatchObject({ code: 'CONFIG', reason: 'settings' });
    expect(error.message).toContain('line 1, column 8: scope: "nope" is not auto');
  });

  it.each([403, 404, 500])('cannot be read when the default branch answers %s', async (status) => {
    const shop = makeShop('scope: scan\n', 'scope: auto\n');
    const fault = (path: string) => (path.includes('/commits/heads/main') ? status : undefined);
    const error = await refusal({ shop, isLocal, github: { fault } });
    expect(error).toMatchObject({ code: 'CONFIG', reason: 'policy', hint: expect.stringContaining('contents: read') });
    expect(error.message).toContain(`The policy ${file} could not be read: GitHub: GET`);
  });

  it('cannot be read when its contents cannot, which is not the same as absent', async () => {
    const fault = (path: string) => (path.includes('/contents/') ? 403 : undefined);
    const error = await refusal({ shop: makeShop(undefined), isLocal, github: { fault } });
    expect(error.reason).toBe('policy');
  });

  it('is read from policy-ref instead', async () => {
    const shop = makeShop('fail-on-severity: low\n', 'fail-on-severity: none\n');
    git(shop.path, ['tag', 'policy-1', 'main']);
    commit(shop.path, { [file]: 'fail-on-severity: high\n' });
    const { loaded } = await load({ shop, isLocal, settings: { 'policy-ref': 'policy-1' } });
    expect(loaded.policy.failOnSeverity).toBe('LOW');
    expect(loaded.source).toContain('of policy-1 at ');
  });
});

describe('a proposal', () => {
  it('of a merge group, or after another workflow, is judged by the default branch too', async () => {
    const shop = makeShop('fail-on-severity: low\n', 'fail-on-severity: none\n');
    for (const event of ['merge_group', 'workflow_run']) {
      const { loaded } = await load({ shop, event });
      expect(loaded.policy.failOnSeverity).toBe('LOW');
    }
  });

  it('needs to know which branch is the default one', async () => {
    const error = await refusal({ shop: makeShop('scope: scan'), hidesDefault: true });
    expect(error).toMatchObject({ reason: 'policy', hint: expect.stringContaining('policy-ref') });
  });

  it('is held to its own version when nothing says what it changes', async () => {
    const shop = makeShop('scope: scan\n', 'scope: scan\nfail-on-cvss: 9\n');
    const around = { changedFiles: () => Promise.reject(new GateError('AUTH', '403')) };
    expect((await load({ shop, around })).loaded.policy.failOnCvss).toBe(9);
    const cancelled = { changedFiles: () => Promise.reject(new GateError('CANCELLED', 'stop')) };
    expect((await refusal({ shop, around: cancelled })).code).toBe('CANCELLED');
  });
});

describe('a proposal that tightens one rule and loosens another by one', () => {
  const shop = makeShop(
    'threshold: high=1 medium=5\nfail-on-cvss: 9\nfail-on-epss: 20%\n',
    'threshold: high=2 medium=4\nfail-on-cvss: 8.9\nfail-on-epss: 21%\n',
  );
  const tightened = {
    failOnCvss: 8.9,
    failOnEpss: 20,
    threshold: [
      { severity: 'HIGH', limit: 1 },
      { severity: 'MEDIUM', limit: 4 },
    ],
  };

  it('has what is stricter of both', async () => {
    expect((await load({ shop })).loaded.policy).toMatchObject(tightened);
  });

  it.each([
    ['is cut', { files: new Map(), isComplete: false }],
    ['is not known', undefined],
  ])('has it too where the list of its files %s', async (_, changes) => {
    const around = { changedFiles: async () => changes };
    expect((await load({ shop, around })).loaded.policy).toMatchObject(tightened);
  });

  it('has nothing of it where its whole list of files shows that it leaves the policy alone', async () => {
    const around = {
      changedFiles: async () => ({ files: new Map([['a.js', { lines: undefined }]]), isComplete: true }),
    };
    expect((await load({ shop, around })).loaded.policy).toMatchObject({ failOnCvss: 9, failOnEpss: 20 });
  });
});

describe('on a push', () => {
  it.each([true, false])('to the default branch its own file decides (checkout: %s)', async (isLocal) => {
    const shop = makeShop('fail-on-severity: low\n', 'fail-on-severity: none\n');
    const { loaded, notes } = await load({ shop, isLocal, ...push(shop) });
    expect(loaded.policy.failOnSeverity).toBe('LOW');
    expect(notes).toEqual([]);
  });

  it('of an older commit of the default branch its present file decides', async () => {
    const shop = makeShop('fail-on-severity: none\n');
    const pushed = push(shop);
    shop.heads.main = commit(shop.path, { [file]: 'fail-on-severity: low\n' });
    const { loaded } = await load({ shop, ...pushed });
    expect(loaded.policy.failOnSeverity).toBe('LOW');
  });

  it.each([true, false])('to another branch the default branch decides (checkout: %s)', async (isLocal) => {
    const shop = makeShop('fail-on-severity: low\n', 'fail-on-severity: none\nfail-on-cvss: 9\n');
    const { loaded } = await load({ shop, isLocal, ...push(shop, 'feature') });
    expect(loaded.policy).toMatchObject({ failOnSeverity: 'LOW', failOnCvss: 9 });
  });

  it('policy-ref decides, and the commit may only tighten', async () => {
    const shop = makeShop('fail-on-severity: low\n', 'fail-on-severity: none\nfail-on-cvss: 9\n');
    const settings = { 'policy-ref': 'heads/main' };
    const { loaded } = await load({
      shop,
      isLocal: true,
      isLaptop: true,
      ...push(shop, 'feature'),
      settings,
    });
    expect(loaded.policy).toMatchObject({ failOnSeverity: 'LOW', failOnCvss: 9 });
  });

  it.each([true, false])('a name that is a branch and a tag is refused (checkout: %s)', async (isLocal) => {
    const shop = makeShop('fail-on-severity: low\n');
    git(shop.path, ['tag', 'feature', 'main']);
    const place: Load = { shop, isLocal, ...push(shop), ...(isLocal && { isLaptop: true }) };
    const error = await refusal({ ...place, settings: { 'policy-ref': 'feature' } });
    expect(error).toMatchObject({ reason: 'policy', hint: 'Write heads/feature or tags/feature.' });
    const unknown = await refusal({ ...place, settings: { 'policy-ref': 'nowhere' } });
    expect(unknown.reason).toBe('policy');
  });

  it('what is no file is no policy', async () => {
    const shop = makeShop('scope: scan\n');
    const error = await refusal({
      shop,
      isLocal: true,
      isLaptop: true,
      ...push(shop),
      settings: { 'config-file': '.github' },
    });
    expect(error.message).toContain('.github is not a file at commit');
  });
});

describe('accept-uncovered', () => {
  it('counts in the trusted version alone', async () => {
    const shop = makeShop('accept-uncovered: [python]\n', 'accept-uncovered: [Python, Go]\n');
    const { loaded, notes } = await load({ shop });
    expect(loaded.policy.acceptUncovered).toEqual(['python']);
    expect(notes.join()).toContain('may only tighten; ignored: accept-uncovered');
    const without = makeShop('scope: scan\n', 'accept-uncovered: [Python]\n');
    expect((await load({ shop: without })).loaded.policy.acceptUncovered).toBeUndefined();
  });

  it('is part of what the policy is known by', async () => {
    const [one, other] = [makeShop('accept-uncovered: [Go]\n'), makeShop('accept-uncovered: [C]\n')];
    const sums = await Promise.all(
      [one, other].map(async (shop) => (await load({ shop, ...push(shop) })).loaded.sha256),
    );
    expect(new Set(sums).size).toBe(2);
  });
});

describe.each([
  ['paths', 'paths'],
  ['ignore-paths', 'ignorePaths'],
  ['skip-when', 'skipWhen'],
] as const)('%s', (key, property) => {
  it('counts in the trusted version alone, and in the hash', async () => {
    const shop = makeShop(`${key}: [docs/**]\n`, `${key}: [docs/**, src/**]\n`);
    const { loaded, notes } = await load({ shop });
    expect(loaded.policy[property]).toEqual(['docs/**']);
    expect(notes.join()).toContain(`may only tighten; ignored: ${key}`);
    const other = await load({ shop: makeShop(`${key}: [other/**]\n`) });
    expect(other.loaded.sha256).not.toBe(loaded.sha256);
    const alone = await load({ shop: makeShop('scope: scan\n', `${key}: [docs/**]\n`) });
    expect(alone.loaded.policy[property]).toBeUndefined();
  });
});

describe('trusted-bases', () => {
  it('are those of the default branch, whatever a proposal says', async () => {
    const shop = makeShop('trusted-bases: [release/*]\n', 'trusted-bases: [release/*, mine]\n');
    const { loaded, notes } = await load({ shop });
    expect(loaded.trustedBases).toEqual(['release/*']);
    expect(notes.join()).toContain('may only tighten; ignored: trusted-bases');
  });
});

describe('.github/scan-gate.yaml', () => {
  const yaml = '.github/scan-gate.yaml';
  it.each([
    ['beside the policy file', 'fail-on-severity: none\n'],
    ['instead of it', undefined],
  ])('%s is an error that names both', async (_, text) => {
    const shop = makeShop(text);
    shop.heads.main = commit(shop.path, { [yaml]: 'fail-on-severity: low\n' });
    const { reason, message } = await refusal({ shop });
    expect(reason).toBe('policy');
    expect(message).toContain(yaml);
    expect(message).toContain(file);
  });

  it('is an error where a pull request adds it, and not where its branch is only older', async () => {
    const shop = makeShop(undefined);
    git(shop.path, ['switch', '--quiet', 'feature']);
    shop.heads.feature = commit(shop.path, { [yaml]: 'fail-on-severity: low\n' });
    expect((await refusal({ shop })).message).toContain(yaml);
    const unchanged = { changedFiles: async () => ({ files: new Map(), isComplete: true }) };
    expect((await load({ shop, around: unchanged })).loaded.policy.failOnSeverity).toBe('HIGH');
  });

  it('is the policy file where config-file names it', async () => {
    const shop = makeShop(undefined);
    shop.heads.main = commit(shop.path, { [yaml]: 'fail-on-severity: low\n' });
    const { loaded } = await load({ shop, settings: { 'config-file': yaml } });
    expect(loaded.policy.failOnSeverity).toBe('LOW');
  });
});

describe('a file that config-file names', () => {
  it('is read from there', async () => {
    const shop = makeShop(undefined);
    shop.heads.main = commit(shop.path, { 'policies/gate.yml': 'fail-on-severity: low\n' });
    const { loaded } = await load({ shop, settings: { 'config-file': 'policies/gate.yml' } });
    expect(loaded.policy.failOnSeverity).toBe('LOW');
  });

  it('must be there', async () => {
    const error = await refusal({ shop: makeShop('scope: scan'), settings: { 'config-file': 'policies/gate.yml' } });
    expect(error).toMatchObject({
      reason: 'policy',
      message: expect.stringContaining('policies/gate.yml: config-file names it, but it does not exist'),
    });
  });
});

describe('a central policy', () => {
  const central = makeRepository({
    'gate.yml': `fail-on-severity: high\nmax-exception-days: 90\ndisclose: changed\n${excepted('CWE-1', '2027-12-31')}`,
    'strict.yml': 'fail-on-severity: low\n',
  });
  const github = { others: { 'acme/policies': central } };
  const settings = { 'config-file': 'acme/policies/gate.yml@main' };

  it('holds, and the repository may only tighten it, but for exceptions that expire soon', async () => {
    const shop = makeShop(
      `fail-on-severity: critical\nfail-on-epss: 5%\nannotations: none\ndisclose: all\nexceptions:\n${[
        '  - { cwe: 2, reason: Known and harmless, expires: 2026-08-30 }',
        '  - { cwe: 3, reason: Known and harmless, expires: 2026-08-31 }',
      ].join('\n')}\n`,
    );
    const { loaded, notes } = await load({ shop, settings, github });
    expect(loaded.policy).toMatchObject({
      failOnSeverity: 'HIGH',
      failOnEpss: 5,
      exceptions: [{ cwe: 'CWE-1' }, { cwe: 'CWE-2' }],
    });
    expect(loaded.settings).toMatchObject({ annotations: 'none', disclose: 'changed' });
    const own = `${file} of main at ${short(shop.heads.main)}`;
    expect(notes).toEqual([
      `${own} tightens: fail-on-epss=5%`,
      `${own} may only tighten; ignored: fail-on-severity=critical, exception for CWE-3 until 2026-08-31, disclose=all`,
    ]);
    const sha = headCommit(central);
    expect(loaded.source).toBe(`acme/policies/gate.yml of main at ${short(sha)} and ${own}`);
    expect(loaded.origins['fail-on-epss']).toBe(own);
  });

  it('holds against the pull request too, which may add no exception', async () => {
    const shop = makeShop(
      excepted('CWE-2', '2026-08-01'),
      `${excepted('CWE-2', '2026-08-01')}  - { cwe: 3, reason: Known and harmless, expires: 2026-06-30 }\nscope: scan\n`,
    );
    const { loaded } = await load({ shop, settings, github });
    expect(loaded.policy).toMatchObject({ scope: 'scan', exceptions: [{ cwe: 'CWE-1' }, { cwe: 'CWE-2' }] });
  });

  it('applies against a repository that softens what a run ends with', async () => {
    const shop = makeShop('on-inconclusive: warn\nwarn-only: true\n', 'on-inconclusive: timeout=warn\n');
    const { loaded, notes } = await load({ shop, settings, github });
    expect(loaded.settings.warnOnly).toBe(false);
    expect(new Set(Object.values(loaded.settings.onInconclusive))).toEqual(new Set(['fail']));
    expect(notes.join('\n')).toMatch(/may only tighten; ignored: .*on-inconclusive timeout=warn/);
  });

  it('without max-exception-days takes no exceptions', async () => {
    const shop = makeShop(excepted('CWE-2', '2026-06-02'));
    const place = { 'config-file': 'acme/policies/strict.yml@refs/heads/main' };
    const { loaded } = await load({ shop, settings: place, github, isLocal: true });
    expect(loaded.policy).toMatchObject({ failOnSeverity: 'LOW', exceptions: [] });
  });

  it.each(['acme/policies/none.yml@main', 'acme/policies/gate.yml@v9', 'other/policies/gate.yml@main'])(
    'that is not there is an error: %s',
    async (place) => {
      const error = await refusal({ shop: makeShop(undefined), settings: { 'config-file': place }, github });
      expect(error).toMatchObject({ code: 'CONFIG', reason: 'policy' });
    },
  );

  it('is what max-exception-days is for', async () => {
    const shop = makeShop('max-exception-days: 90\n');
    expect((await load({ shop })).notes).toEqual([expect.stringContaining('is for central policies')]);
  });
});

it('the default branch of a public repository is read without a token', async () => {
  const shop = makeShop('fail-on-severity: low\n');
  const { loaded, github } = await load({ shop, isLocal: true });
  expect(loaded.policy.failOnSeverity).toBe('LOW');
  expect(github.asked).toContain(`GET /repos/acme/shop/contents/${file}`);
});
