import { describe, expect, it, onTestFinished } from 'vitest';
import { publishToGithub } from '../../../src/gate/surfaces/publish.ts';
import type { Transport } from '../../../src/shared/http/http.ts';
import type { Fault, Request, TestGithubOptions } from '../../github/server.ts';
import { inputOf, publishOn, samplePull, setUp } from '../../github/set-up.ts';
import { listedWhole, sampleReport } from '../report/sample.ts';

const comments = '/issues/128/comments';
const others = ['/check-runs', '/code-scanning/sarifs'];

/** What the comment begins with is sent when all others have sent what they begin with. */
function commentLast(transport: Transport): Transport {
  const missing = new Set(others);
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    ...transport,
    async send(request) {
      for (const end of missing) if (request.url.pathname.endsWith(end)) missing.delete(end);
      if (missing.size === 0) resolve();
      if (request.method === 'GET' && request.url.pathname.endsWith(comments)) await promise;
      return transport.send(request);
    },
  };
}

/** Everything is asked for. */
async function publishAll(fault: NonNullable<TestGithubOptions['fault']> = () => undefined) {
  const store = { processing: { pending: 0, isUnknownAtFirst: false } };
  const world = await setUp({ fault, store });
  onTestFinished(() => world.stop());
  const report = sampleReport(listedWhole());
  const asked = { commentSummaryInPr: 'always', annotations: 'check-run', uploadSarif: true } as const;
  const access = { ...world.access, transport: commentLast(world.access.transport) };
  const published = await publishOn(access, inputOf(report, asked));
  return { published, writes: world.github.asked.filter(isWrite), waits: world.waits };
}

const isWrite = ({ method, operation }: Request) => method !== 'GET' && operation !== 'POST /graphql';
const refused: Fault = { kind: 'answer', status: 403, message: 'Resource not accessible by integration' };

describe('what is shown on GitHub', () => {
  it('is begun side by side, and written one after the other, a second apart', async () => {
    const { published, writes, waits } = await publishAll();
    expect(published.warnings).toEqual([]);
    expect(published.commentUrl).toBeDefined();
    expect(published.checkRunUrl).toBeDefined();
    expect(writes.length).toBeGreaterThanOrEqual(4);
    expect(waits.filter((ms) => ms > 0 && ms <= 1000).length).toBeGreaterThanOrEqual(writes.length - 1);
  });

  it('is told of in one order, whatever failed first', async () => {
    const { published } = await publishAll((request) => (isWrite(request) ? refused : undefined));
    const subjects = published.warnings.map((warning) => /^(?:The )?\w+ \w+/.exec(warning)?.[0]);
    expect(subjects).toEqual(['The comment could', 'The check run', 'Code scanning']);
  });

  it('is written where another surface is refused', async () => {
    const isUpload = ({ operation }: Request) => operation.endsWith('/code-scanning/sarifs');
    const { published } = await publishAll((request) => (isUpload(request) ? refused : undefined));
    expect(published.warnings).toHaveLength(1);
    expect(published.commentUrl).toBeDefined();
    expect(published.checkRunUrl).toBeDefined();
  });
});

describe('a run that judged another commit than GitHub shows', () => {
  it.each(['check-run', 'review'] as const)(
    'marks the commit that is shown, by %s and everything else',
    async (annotations) => {
      const shownSha = 'f'.repeat(40);
      const world = await setUp({ store: { pulls: { 128: { ...samplePull(), headSha: shownSha } } } });
      onTestFinished(() => world.stop());
      const asked = { commentSummaryInPr: 'always', annotations, uploadSarif: true } as const;
      const { report, settings, changes } = inputOf(sampleReport(listedWhole()), asked);
      const target = { access: world.access, checkRun: undefined, changes, shownSha };
      expect((await publishToGithub(report, settings, target)).warnings).toEqual([]);
      const bodies = world.github.asked.filter(isWrite).map(({ body }) => body as Record<string, unknown>);
      const commits = bodies.flatMap((body) => [body.head_sha, body.commit_id, body.commit_sha]).filter(Boolean);
      expect(commits).toEqual([shownSha, shownSha]);
    },
  );
});

describe('a run of an older commit', () => {
  it.each([
    ['waits once for a late answer, for all surfaces', 'violations', 5],
    ['does not wait again for what its guards waited for', 'moved', 1],
  ] as const)('%s', async (_, reason, reads) => {
    const world = await setUp({ store: { pulls: { 128: { ...samplePull(), headSha: 'f'.repeat(40) } } } });
    onTestFinished(() => world.stop());
    const asked = { commentSummaryInPr: 'always', annotations: 'review', uploadSarif: true } as const;
    const published = await publishOn(world.access, inputOf(sampleReport({ ...listedWhole(), reason }), asked));
    expect(published.lines.filter((line) => line.includes('stays as it is'))).toHaveLength(3);
    expect(world.counts()['GET /repos/{owner}/{repo}/pulls/{pull_number}']).toBe(reads);
    expect(world.github.asked.filter(isWrite)).toEqual([]);
  });
});
