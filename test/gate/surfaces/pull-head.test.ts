/** A run of an older commit leaves what the pull request shows alone, on every host. */
import { describe, expect, it } from 'vitest';
import { surfaces } from '../../../src/gate/surfaces/registry.ts';
import type { PlatformSurface } from '../../../src/gate/surfaces/surface.ts';
import { platformAnswers, platformVariables } from './platform-runs.ts';
import { playScene } from './platform-scene.ts';
import type { Answer } from './platform-twins.ts';

const own = 'a'.repeat(40);
const newer = 'b'.repeat(40);

interface Host {
  /** The variables that name the head of the pull request. */
  variables: Record<string, string>;
  pull: RegExp;
  describe(sha: string): unknown;
}

const hosts: Readonly<Record<string, Host>> = {
  gitlab: {
    variables: { CI_COMMIT_SHA: own },
    pull: /\/merge_requests\/3$/,
    describe: (sha) => ({ iid: 3, sha }),
  },
  azure: {
    variables: { SYSTEM_PULLREQUEST_SOURCECOMMITID: own, BUILD_SOURCEVERSION: 'c'.repeat(40) },
    pull: /\/pullRequests\/22$/,
    describe: (commitId) => ({ lastMergeSourceCommit: { commitId } }),
  },
  bitbucket: {
    variables: { BITBUCKET_COMMIT: own.slice(0, 12) },
    pull: /\/pullrequests\/7$/,
    describe: (sha) => ({ source: { commit: { hash: sha.slice(0, 12) } } }),
  },
  gitea: {
    variables: { GITHUB_SHA: own, GITHUB_HEAD_REF: 'feature' },
    pull: /\/pulls\/7$/,
    describe: (sha) => ({ head: { sha } }),
  },
};

/** Those that the pull request shows, not its commit. */
const shown = surfaces.filter(
  (each): each is PlatformSurface => each.kind === 'platform' && each.settings.includes('comment-summary-in-pr'),
);

async function play(surface: PlatformSurface, answer: (host: Host) => Answer) {
  const host = hosts[surface.system] as Host;
  const [none, made] = platformAnswers[surface.system] ?? [];
  const written: string[] = [];
  const said = await playScene({
    surface,
    variables: { ...platformVariables[surface.system], ...host.variables },
    settings: { commentSummaryInPr: 'always' },
    secrets: [],
    twin: ({ method, url }) => {
      if (host.pull.test(url.pathname)) return answer(host);
      if (method !== 'GET') written.push(method);
      return { status: 200, body: method === 'GET' ? none : made };
    },
  });
  return { said, written };
}

describe('the head of a pull request', () => {
  it.each(shown)('is that of the run, which then writes: $name ($system)', async (surface) => {
    const { said, written } = await play(surface, ({ describe }) => ({ status: 200, body: describe(own) }));
    expect(written).toEqual(['POST']);
    expect(said).not.toContain('head');
  });

  it.each(shown)('is newer than the run, which writes nothing and says so: $name ($system)', async (surface) => {
    const { said, written } = await play(surface, ({ describe }) => ({ status: 200, body: describe(newer) }));
    expect(written).toEqual([]);
    const about = 'this run is about aaaaaaaaaaaa, and the pull request is at bbbbbbbbbbbb';
    expect(said).toBe(`${surface.name} stays as it is: ${about}`);
  });

  it.each(shown)('is given late by a host, and read again: $name ($system)', async (surface) => {
    let looks = 0;
    const { written } = await play(surface, ({ describe }) => {
      looks += 1;
      return { status: 200, body: describe(looks < 3 ? newer : own) };
    });
    expect(written).toEqual(['POST']);
  });

  it.each(shown)('cannot be read, which loses nothing and is said: $name ($system)', async (surface) => {
    const { said, written } = await play(surface, () => ({ status: 403, body: { message: 'Forbidden' } }));
    expect(written).toEqual(['POST']);
    expect(said).toContain(`${surface.name} was written although the head of the pull request is unknown: GET `);
  });
});
