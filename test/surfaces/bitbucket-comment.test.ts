import { describe, expect, it } from 'vitest';
import { bitbucketComment } from '../../src/surfaces/bitbucket-comment.ts';
import { inconclusiveReport, passedReport } from '../github/set-up.ts';
import { sampleFinding, sampleReport } from '../report/sample.ts';
import { bitbucketEnv, type Comment, ownComment, startBitbucket, token } from './bitbucket-cloud.ts';
import { type Scene, writeScene } from './described-server.ts';

const env = { ...bitbucketEnv, SCAN_GATE_BITBUCKET_TOKEN: token };
const limited = {
  status: 429,
  body: { type: 'error', error: { message: 'Rate limit for this resource has been exceeded' } },
};
const old = '### ❌ old · *Scan Gate*\n\nold';

type Bitbucket = Awaited<ReturnType<typeof startBitbucket>>;

async function write({ origin, problems }: Bitbucket, scene: Partial<Scene> = {}): Promise<string> {
  const said = await writeScene({
    surface: bitbucketComment,
    env,
    report: sampleReport(),
    origin,
    secrets: [token],
    ...scene,
  });
  expect(problems).toEqual([]);
  return said;
}

describe('the comment on a pull request of Bitbucket', () => {
  it('is written, edited in place, and one line once the run passes', async () => {
    let isLimited = false;
    const bitbucket = await startBitbucket({ instead: () => (isLimited ? limited : undefined) });
    const told: string[] = [];
    const run = async (name: string, scene: Partial<Scene> = {}) => {
      const from = bitbucket.conversation.length;
      const said = await write(bitbucket, scene);
      told.push(`${name}\n${bitbucket.conversation.slice(from).join('\n')}\nlog: ${said}`);
      told.push(`the comment:\n${bitbucket.comments[0]?.content.raw}`);
    };
    await run('First run');
    await run('Second run', { report: inconclusiveReport() });
    await run('Passing run', { report: passedReport() });
    await run('Refused token', { env: { ...env, SCAN_GATE_BITBUCKET_TOKEN: 'another' } });
    const many = Array.from({ length: 500 }, (_, index) => sampleFinding({ id: `vio_${index}` }));
    await run('More findings than there is room for', { report: sampleReport({ findings: many }) });
    isLimited = true;
    await run('Limit of requests reached');
    expect(bitbucket.comments).toHaveLength(1);
    await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot('conversations/bitbucket-comment.txt');
  });

  it('does not begin with a run that passed, unless it is asked for always', async () => {
    const bitbucket = await startBitbucket();
    expect(await write(bitbucket, { report: passedReport() })).toBe('');
    expect(bitbucket.comments).toEqual([]);
    await write(bitbucket, { report: passedReport(), settings: { commentSummaryInPr: 'always' } });
    expect(bitbucket.comments[0]?.content.raw).toMatch(/^### ✅ [^\n]+ · \*Scan Gate\*$/);
  });

  it('is one of each category, and none of somebody else', async () => {
    const foreign: Comment = { ...ownComment(1, old), user: { uuid: '{mallory}' } };
    const bitbucket = await startBitbucket({
      comments: [
        foreign,
        { ...ownComment(2, old), deleted: true },
        { ...ownComment(3, old), inline: { path: 'a.ts' } },
        ownComment(4, '### ❌ old · *Scan Gate* · `web`'),
        ownComment(5, old),
        ownComment(6, old),
        ownComment(7, `My answer\n${old}`),
      ],
    });
    await write(bitbucket);
    expect(bitbucket.comments.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 7]);
    expect(bitbucket.comments.filter(({ content }) => content.raw.includes('critical')).map(({ id }) => id)).toEqual([
      5,
    ]);
    await write(bitbucket, { settings: { category: 'web' } });
    expect(bitbucket.comments[3]?.content.raw).toContain('critical');
  });

  it('begins one of its own where only strangers have written its heading', async () => {
    const strangers = Array.from({ length: 30 }, (_, id) => ({ ...ownComment(id, old), user: { uuid: `{${id}}` } }));
    const bitbucket = await startBitbucket({ comments: strangers });
    await write(bitbucket);
    expect(bitbucket.comments).toHaveLength(31);
    expect(bitbucket.asked.filter(({ method }) => method === 'PUT')).toHaveLength(10);
  });

  it('is found beyond the first page, and follows no address', async () => {
    const others = Array.from({ length: 230 }, (_, index) => ownComment(index + 1, 'hello'));
    const bitbucket = await startBitbucket({ comments: [...others, ownComment(231, old)] });
    await write(bitbucket);
    expect(bitbucket.comments).toHaveLength(231);
    expect(bitbucket.conversation.map((line) => line.replace(/.*comments/, ''))).toEqual([
      '?pagelen=100&page=1 → 200',
      '?pagelen=100&page=2 → 200',
      '?pagelen=100&page=3 → 200',
      '/231 → 200',
    ]);
  });

  it.each([
    [403, 'needs'],
    [404, ''],
    [429, ''],
    [503, ''],
  ])('is a warning at an answer of %i', async (status) => {
    const bitbucket = await startBitbucket({
      instead: () => ({ status, body: { type: 'error', error: { message: `no, ${token}` } } }),
    });
    const said = await write(bitbucket);
    expect(said).toContain('The comment on the pull request could not be written: GET /repositories/acme/shop');
    expect(said).toContain(`answered ${status}: no, ***`);
    expect(said.includes('Pull requests: Write')).toBe(status === 403);
  });

  it('is not written twice where nobody knows whether it arrived', async () => {
    const bitbucket = await startBitbucket({
      instead: ({ method }) => (method === 'POST' ? { status: 502, body: {} } : undefined),
    });
    expect(await write(bitbucket)).toContain('(it may have arrived anyway)');
    expect(bitbucket.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it.each<[string, Record<string, string | undefined>, string]>([
    ['another system', { BITBUCKET_BUILD_NUMBER: undefined, CIRCLECI: 'true' }, ''],
    ['a step without a pull request', { BITBUCKET_PR_ID: undefined }, ''],
    ['no name of the repository', { BITBUCKET_REPO_FULL_NAME: undefined }, ''],
    [
      'no token',
      { SCAN_GATE_BITBUCKET_TOKEN: undefined },
      'is not written: SCAN_GATE_BITBUCKET_TOKEN is not set; pull requests of forks get no token',
    ],
  ])('asks for nothing with %s', async (_, variables, words) => {
    const bitbucket = await startBitbucket();
    expect(await write(bitbucket, { env: { ...env, ...variables } })).toContain(words);
    expect(bitbucket.asked).toEqual([]);
  });

  it('has room for the longest texts', async () => {
    const long = 'x` '.repeat(400);
    const findings = Array.from({ length: 30 }, (_, index) =>
      sampleFinding({
        id: `vio_${index}`,
        title: long,
        filePath: long.replaceAll('`', '/'),
        detail: { remediation: long } as never,
      }),
    );
    const bitbucket = await startBitbucket();
    await write(bitbucket, { report: sampleReport({ findings }) });
    expect(bitbucket.comments[0]?.content.raw.length).toBeLessThan(32_768);
  });
});
