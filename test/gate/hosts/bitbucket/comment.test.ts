import { describe, expect, it } from 'vitest';
import { inconclusiveReport, passedReport } from '../../../github/set-up.ts';
import { sampleFinding, sampleReport } from '../../report/sample.ts';
import { bitbucketEnv, type Comment, ownComment, self, startBitbucket, token } from '../../surfaces/bitbucket-cloud.ts';
import { type Scene, writeScene } from '../../surfaces/described-server.ts';
import { surfaceNamed } from '../../surfaces/named.ts';

const bitbucketComment = surfaceNamed('platform', 'The comment on the pull request', 'bitbucket');

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
    await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot('../../surfaces/conversations/bitbucket-comment.txt');
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

  const strangers = (count: number, type = 'user'): Comment[] =>
    Array.from({ length: count }, (_, id) => ({ ...ownComment(id, old), user: { uuid: `{${id}}`, type } }));

  it('begins one of its own where only strangers have written its heading, and edits it in the next run', async () => {
    const bitbucket = await startBitbucket({ comments: strangers(10) });
    await write(bitbucket);
    await write(bitbucket);
    expect(bitbucket.comments).toHaveLength(11);
  });

  it('adds none where it cannot try whether it is the author of all', async () => {
    const bitbucket = await startBitbucket({ comments: strangers(30) });
    for (const _ of [1, 2]) expect(await write(bitbucket)).toContain('more than 20 other authors have written');
    expect(bitbucket.comments).toHaveLength(30);
    expect(bitbucket.asked.filter(({ method }) => method === 'PUT')).toHaveLength(40);
  });

  it('is found among any number of people, because a token is an app', async () => {
    const own = { ...ownComment(99, old), user: { uuid: self, type: 'app_user' } };
    const bitbucket = await startBitbucket({ comments: [...strangers(30), own] });
    await write(bitbucket);
    expect(bitbucket.comments[30]?.content.raw).toContain('critical');
    expect(bitbucket.asked.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  it('is written where another run has deleted the duplicate first', async () => {
    const bitbucket = await startBitbucket({
      comments: [ownComment(1, old), ownComment(2, old)],
      instead: ({ method }) => (method === 'DELETE' ? { status: 404, body: {} } : undefined),
    });
    expect(await write(bitbucket)).toBe('The comment on the pull request was written');
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
      'is not written: SCAN_GATE_BITBUCKET_TOKEN is not set; pull requests from forks get no token',
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
