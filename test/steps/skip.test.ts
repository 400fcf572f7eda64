/** `skip-when` beside the files that decide how findings are judged: a pull request that touches one of them is scanned. */
import { describe, expect, it } from 'vitest';
import type { RunContext } from '../../src/ci/context/context.ts';
import type { Changes } from '../../src/policy/changes.ts';
import { readSettings } from '../../src/settings/reading.ts';
import { loadPolicy } from '../../src/steps/policy.ts';
import type { Progress } from '../../src/steps/progress.ts';
import { skippedReport } from '../../src/steps/skip.ts';
import type { Surroundings } from '../../src/steps/surroundings.ts';
import { documentOf, statement } from '../policy/vex/documents.ts';
import { sampleReport } from '../report/sample.ts';

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
const verdictOf = (...paths: string[]) => verdictOfCommits(1, paths);

async function verdictOfCommits(commitCount: number | undefined, paths: string[] = []): Promise<string | undefined> {
  const changes: Changes = {
    files: new Map(['docs/guide.md', ...paths].map((path) => [path, { lines: undefined }])),
    isComplete: true,
    ...(commitCount !== undefined && { commitCount }),
  };
  const around: Surroundings = {
    async readPolicyFile(_, path) {
      const text = trusted[path];
      return text === undefined ? undefined : { text, at: 'main' };
    },
    changedFiles: async () => changes,
  };
  const given = { 'base-url': 'https://scanner.example.com/v1', 'config-file': 'docs/gate.yml' };
  const texts = Object.entries(given).map(([name, value]) => [name, { value, source: 'input' as const }]);
  const settings = readSettings(Object.fromEntries(texts));
  const log = { say: () => {}, note: () => {} };
  const loaded = await loadPolicy({ settings, context, around, log, now: new Date('2026-06-01T12:00:00Z') });
  const progress = {
    around,
    settings,
    report: sampleReport(),
    run: { log },
    input: { context },
  } as unknown as Progress;
  return (await skippedReport(progress, { loaded, head: { kind: 'same' } as never }))?.verdict;
}

describe('a pull request that changes documents', () => {
  it('passes without a scan', async () => {
    expect(await verdictOf()).toBe('passed');
    expect(await verdictOf('docs/other.json', '.github/ISSUE_TEMPLATE/bug.md')).toBe('passed');
  });

  it.each([undefined, 0, 2, 250, 251])(
    'is scanned when it has %s commits, which may hide each other',
    async (count) => {
      expect(await verdictOfCommits(count)).toBeUndefined();
    },
  );

  it.each([
    ['an OpenVEX document', 'docs/security/openvex.json'],
    ['another of them', 'docs/more.json'],
    ['one of them in another spelling', 'docs/Security/OpenVEX.json'],
    ['the policy file', 'docs/gate.yml'],
    ['the place where a policy file would be', '.github/scan-gate.yml'],
    ['CODEOWNERS', 'docs/CODEOWNERS'],
    ['a CODEOWNERS that would come before it', '.github/CODEOWNERS'],
    ['a CODEOWNERS that would come before it at the root', 'CODEOWNERS'],
    ['a workflow', '.github/workflows/gate.yml'],
    ['what a workflow uses', '.github/actions/gate/run.md'],
  ])('is scanned where it changes %s, too', async (_, path) => expect(await verdictOf(path)).toBeUndefined());
});
