/** `skip-when` beside the files that decide how findings are judged: a pull request that touches one of them is scanned. */
import { describe, expect, it } from 'vitest';
import type { RunContext } from '../../../src/gate/hosts/context/context.ts';
import { GateError } from '../../../src/shared/errors.ts';
import type { Changes } from '../policy/evidence.ts';
import { documentOf, statement } from '../policy/vex/documents.ts';
import { runOver } from './judged-run.ts';
import type { Around } from './reader.ts';

type CommitDiffs = NonNullable<Awaited<ReturnType<NonNullable<Around['commits']>>>>;
type CommitDiff = Extract<CommitDiffs, readonly unknown[]>[number];
type Diff = CommitDiff['against'][number];

const head = 'c'.repeat(40);
const context = {
  ...{ system: 'github', event: 'pull_request', trust: 'proposal', branch: 'feature', headSha: head },
  ...{ repositoryUrl: 'https://github.com/acme/shop', defaultBranch: 'main', base: { branch: 'main', sha: head } },
  ...{ change: { kind: 'pull-request', number: 7 } },
} as unknown as RunContext;

const owners = '* @acme/shop\n';
const trusted: Readonly<Record<string, string>> = {
  'docs/gate.yml': [
    'skip-when: [docs/**, .github/**, CODEOWNERS]',
    'vex: [docs/security/openvex.json, docs/more.json]',
    'rules:',
    '  - name: payments',
    '    match: { owner: "@acme/shop" }',
  ].join('\n'),
  'docs/security/openvex.json': documentOf([statement()]),
  'docs/more.json': documentOf([statement({ names: ['CVE-2021-1'] })]),
  'docs/CODEOWNERS': owners,
};

/** The verdict without a scan where the pull request changes these; undefined: it is scanned. */
const verdictOf = async (...paths: string[]) => (await skipping({ commitCount: 1 }, paths)).verdict;

interface History extends Pick<Around, 'readBase'> {
  commitCount?: number | undefined;
  commits?: () => Promise<CommitDiffs | undefined>;
  /** Null: they cannot be read. */
  messages?: readonly string[] | null;
}

async function skipping({ commitCount, messages = [], ...more }: History, paths: string[] = []) {
  const changes: Changes = {
    files: new Map(['docs/guide.md', ...paths].map((path) => [path, { lines: undefined }])),
    isComplete: true,
    ...(commitCount !== undefined && { commitCount }),
  };
  const around: Around = {
    async readPolicyFile(_, path) {
      const text = trusted[path];
      return text === undefined ? undefined : { text, at: 'main' };
    },
    changedFiles: async () => changes,
    ...more,
  };
  let isScanned = false;
  const { report, told } = await runOver({
    settings: { 'config-file': 'docs/gate.yml' },
    ...{ context, around },
    source: {
      readMessages: async () => messages ?? undefined,
      start: async () => {
        isScanned = true;
        return false;
      },
    },
  });
  return { verdict: isScanned ? undefined : report.verdict, note: told.at(-1), reason: report.reason };
}

describe('a pull request that changes documents', () => {
  it('passes without a scan', async () => {
    expect(await verdictOf()).toBe('passed');
    expect(await verdictOf('docs/other.json', '.github/ISSUE_TEMPLATE/bug.md')).toBe('passed');
  });

  const diff = (...paths: string[]): Diff => ({
    files: paths.map((path) => ({ path, patch: undefined })),
    isComplete: true,
  });
  const commit = (...against: Diff[]): CommitDiff => ({ sha: 'a1b2c3d4e5f6a7b8'.repeat(3).slice(0, 40), against });
  const own = (...paths: string[]) => commit(diff(...paths));
  const cut: Diff = { ...diff('docs/a.md'), isComplete: false };
  const renamed: Diff = {
    files: [{ path: 'docs/a.md', previousPath: 'src/a.js', patch: undefined }],
    isComplete: true,
  };
  const module: Diff = { files: [{ path: 'docs/lib', patch: `+Subproject commit ${head}` }], isComplete: true };

  it.each<[string, CommitDiff[]]>([
    ['two documents', [own('docs/a.md'), own('docs/b.md')]],
    ['a document that is removed again', [own('docs/a.md'), own('docs/a.md'), own('docs/b.md')]],
    ['a commit without a file', [own('docs/a.md'), own()]],
    ['a merge of the base', [commit(diff('src/theirs.js', 'docs/c.md'), diff('docs/a.md')), own('docs/a.md')]],
    [
      'a merge of the base that changes more files than can be read',
      [commit(cut, diff('docs/a.md')), own('docs/a.md')],
    ],
    ['a merge of the base that changes nothing', [commit(diff(), diff('src/theirs.js')), own('docs/a.md')]],
    ['two hundred and fifty commits', Array.from({ length: 250 }, () => own('docs/a.md'))],
  ])('passes without a scan where its history is %s', async (_, commits) => {
    const ran = await skipping({ commitCount: commits.length, commits: async () => commits });
    expect(ran).toMatchObject({ verdict: 'passed', note: expect.stringContaining('1 changed path, all in docs/**') });
    expect((await skipping({ commits: async () => commits })).verdict).toBe('passed');
  });

  const elsewhere = 'commit a1b2c3d4e5f6 of the change is outside these places';
  it.each<[string, History, string]>([
    [
      'adds a token and removes it',
      { commits: async () => [own('docs/a.md', 'src/token.js'), own('src/token.js')] },
      elsewhere,
    ],
    ['begins with a file elsewhere', { commits: async () => [own('docs/a.md'), own('src/a.js')] }, elsewhere],
    [
      'has a merge that adds a file itself',
      { commits: async () => [commit(diff('src/a.js', 'src/b.js'), diff('src/b.js'))] },
      elsewhere,
    ],
    [
      'has a commit with more files than can be read',
      { commits: async () => [own('docs/a.md'), commit(cut)] },
      elsewhere,
    ],
    ['moves a file and changes it back', { commits: async () => [own('docs/a.md'), commit(renamed)] }, elsewhere],
    ['had a submodule', { commits: async () => [own('docs/a.md'), commit(module)] }, elsewhere],
    ['changed a workflow', { commits: async () => [own('docs/a.md'), own('.github/workflows/gate.yml')] }, elsewhere],
    ['changed an OpenVEX document', { commits: async () => [own('docs/more.json'), own('docs/a.md')] }, elsewhere],
    ['has a commit without a parent', { commits: async () => [own('docs/a.md'), commit()] }, elsewhere],
    ['has commits that nobody names', {}, 'it is unknown which commits the change has'],
    [
      'has commits that nobody names any more',
      { commits: async () => undefined },
      'it is unknown which commits the change has',
    ],
    [
      'has fewer commits than are counted',
      { commitCount: 3, commits: async () => [own('docs/a.md')] },
      '1 of the 3 commits',
    ],
    ['has no commit', { commitCount: 0, commits: async () => [own('docs/a.md')] }, '1 of the 0 commits'],
    [
      'has more than 250 commits',
      { commitCount: 251, commits: () => expect.fail('reads them') },
      'the change has more than 250 commits',
    ],
    [
      'has a list of commits that cannot be read',
      { commits: () => Promise.reject(new GateError('UNAVAILABLE', 'GitHub answered 502')) },
      'the commits of the change could not be read: GitHub answered 502',
    ],
    [
      'has a commit that cannot be read',
      {
        commits: async () =>
          (async function* () {
            yield own('docs/a.md');
            throw new GateError('AUTH', 'GitHub answered 403');
          })(),
      },
      'the commits of the change could not be read: GitHub answered 403',
    ],
    [
      'goes into another branch by now',
      { commitCount: 1, readBase: async () => 'mine' },
      'The pull request went into main and now goes into mine',
    ],
    [
      'goes nobody knows where',
      { commitCount: 1, readBase: () => Promise.reject(new GateError('UNAVAILABLE', 'GitHub answered 502')) },
      'could not be read: GitHub answered 502',
    ],
  ])('is scanned where it %s', async (_, history, why) => {
    const ran = await skipping(history);
    expect(ran).toMatchObject({
      verdict: undefined,
      note: expect.stringContaining('skip-when: scanned anyway, because '),
    });
    expect(ran.note).toContain(why);
  });

  it.each(['AUTH', 'NOT_FOUND'] as const)('passes where the token may not read its base: %s', async (code) => {
    const readBase = () => Promise.reject(new GateError(code, 'no'));
    expect((await skipping({ commitCount: 1, readBase })).verdict).toBe('passed');
  });

  it.each(['CANCELLED', 'SCAN_TIMEOUT'] as const)('ends with the run: %s', async (code) => {
    const commits = () => Promise.reject(new GateError(code, 'over'));
    const reason = code === 'CANCELLED' ? 'cancelled' : 'timeout';
    expect(await skipping({ commits })).toMatchObject({ verdict: 'inconclusive', reason });
  });

  it.each([
    ['an OpenVEX document', 'docs/security/openvex.json'],
    ['another of them', 'docs/more.json'],
    ['one of them in another spelling', 'docs/Security/OpenVEX.json'],
    ['the policy file', 'docs/gate.yml'],
    ['the place where a policy file would be', '.github/scan-gate.yml'],
    ['the other place where one would be', 'docs/.scan-gate.yml'],
    ['CODEOWNERS', 'docs/CODEOWNERS'],
    ['a CODEOWNERS that would come before it', '.github/CODEOWNERS'],
    ['a CODEOWNERS that would come before it at the root', 'CODEOWNERS'],
    ['a workflow', '.github/workflows/gate.yml'],
    ['what a workflow uses', '.github/actions/gate/run.md'],
  ])('is scanned where it changes %s, too', async (_, path) => expect(await verdictOf(path)).toBeUndefined());
});

describe('the message of a commit that changes documents', () => {
  const token = ['gh', 'p_', 'k3Jd8sLq0Zx7Vb2Nm5Rt9Wy4Pf6Hg1Ac8Ue'].join('');
  it.each([
    ['is plain', 'Fix a typo in the guide', true],
    ['is conventional', 'docs(user-guide): explain how tokens are rotated (#128)', true],
    ['merges', `Merge ${'a1'.repeat(20)} into ${'b2'.repeat(20)}`, true],
    ['names people', 'Fix links\n\nCo-authored-by: A <12+octocat@users.noreply.github.com>', true],
    ['names a file', 'Move docs/getting-started.md to docs/guides/', true],
    ['holds a token', `Document the login\n\n${token}`, false],
    ['is signed', 'Fix links\n\nSigned-off-by: Ann Lee <ann.lee@example.com>', true],
    ['begins with a password', 'password: hunter2go', false],
    ['holds a webhook', `Tell https://hooks.slack.com/triggers/T6/63/${'9a'.repeat(16)}`, false],
    ['holds a call', "Use app.use(cookieParser('kekse'))", false],
    ['holds a password', 'docs: log in with password: hunter2go', false],
    ['holds an address with a password', 'See https://admin:hunter@ci.example.com', false],
    ['holds a command', 'Try curl -u admin:hunter https://ci.example.com', false],
    ['holds a key', ['-----BEGIN RSA PRIV', 'ATE KEY-----'].join(''), false],
    ['holds a statement', "CREATE USER shop IDENTIFIED BY 'hunter'", false],
    ['cannot be read', undefined, false],
  ])('that %s decides whether the change is scanned', async (_, message, isSkipped) => {
    const messages = message === undefined ? null : ['Fix a typo', message];
    const { verdict, note } = await skipping({ commitCount: 1, messages });
    expect(verdict).toBe(isSkipped ? 'passed' : undefined);
    const why =
      message === undefined ? 'the commit messages could not be read' : 'a commit message may contain a secret';
    if (!isSkipped) expect(note).toBe(`skip-when: scanned anyway, because ${why}`);
  });
});
