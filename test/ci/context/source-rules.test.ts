import { describe, expect, it } from 'vitest';
import { buildGithubSources, buildPipelineSources, type Subject } from '../../../src/ci/context/source-rules.ts';
import type { CiRun } from '../../../src/ci/systems/registry.ts';

const sha = 'a'.repeat(40);
const subject: Subject = {
  ...{ branch: 'feature', headSha: sha, defaultBranch: 'main', trust: 'proposal' },
  base: { branch: 'main', sha: undefined },
};
const own = { ...subject, base: { branch: 'mine', sha: undefined } };
const policy = { ref: undefined, isCentral: false };

function sourcesOf(ci: Partial<CiRun>, of: Subject = subject, ref?: string) {
  const run: CiRun = { id: 'jenkins', name: 'Jenkins', ...ci };
  const judged = { kind: 'branch', named: undefined } as const;
  return buildPipelineSources(of, { path: '/work', ci: run, judged, isRefused: false }, { ...policy, ref });
}

describe('the policy of a fork that is built', () => {
  it.each([
    [undefined, 'unreadable'],
    [false, 'unreadable'],
    [true, 'origin'],
  ])('is that of origin only where that is the repository of the proposal: %s: %s', (isForkOfOrigin, kind) => {
    expect(sourcesOf({ isFork: true, isForkOfOrigin }).trustedPolicy).toMatchObject({ kind });
  });

  it('is that of a commit which is named in full', () => {
    const source = { kind: 'checkout', path: '/work', ref: sha };
    expect(sourcesOf({ isFork: true }, subject, sha).trustedPolicy).toEqual(source);
  });

  it('is that of origin where it is no fork', () => {
    expect(sourcesOf({ isFork: false }).trustedPolicy).toEqual({ kind: 'origin', path: '/work', branch: 'main' });
    expect(sourcesOf({}, subject, 'refs/heads/rules').trustedPolicy).toMatchObject({ branch: 'rules' });
  });
});

it('what is changed is changed against the default branch, where the base may be the author’s own', () => {
  const diff = { kind: 'origin', path: '/work', headSha: sha };
  expect(sourcesOf({}).diff).toEqual({ ...diff, branch: 'main' });
  expect(sourcesOf({}, own).diff).toEqual({ ...diff, branch: 'main' });
});

it('the version that is judged is that of the commit, and of the branch where no commit is known', () => {
  expect(buildGithubSources(subject, 7, policy).judgedPolicy).toEqual({ kind: 'github', ref: sha });
  const unknown = { ...subject, headSha: undefined };
  expect(buildGithubSources(unknown, 7, policy).judgedPolicy).toEqual({ kind: 'github', ref: 'heads/feature' });
});
