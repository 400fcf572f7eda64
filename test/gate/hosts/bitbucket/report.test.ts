import { describe, expect, it } from 'vitest';
import { inconclusiveReport, passedReport } from '../../../github/set-up.ts';
import { sampleFinding, sampleReport } from '../../report/sample.ts';
import { bitbucketEnv, startBitbucket, token } from '../../surfaces/bitbucket-cloud.ts';
import { type Scene, writeScene } from '../../surfaces/described-server.ts';
import { surfaceNamed } from '../../surfaces/named.ts';

const bitbucketReport = surfaceNamed('platform', 'The report in Code Insights');

type Bitbucket = Awaited<ReturnType<typeof startBitbucket>>;

async function write({ origin, problems }: Bitbucket, scene: Partial<Scene> = {}): Promise<string> {
  const said = await writeScene({
    surface: bitbucketReport,
    env: bitbucketEnv,
    report: sampleReport(),
    origin,
    secrets: [token],
    ...scene,
  });
  expect(problems).toEqual([]);
  return said;
}

const limited = {
  status: 429,
  body: { type: 'error', error: { message: 'Rate limit for this resource has been exceeded' } },
};

const only = ({ reports }: Bitbucket) => {
  expect(reports.size).toBe(1);
  const [report] = reports.values();
  return { body: report?.body ?? {}, annotations: [...(report?.annotations.values() ?? [])] };
};

const manyFindings = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleFinding({ id: `vio_${index}`, line: index + 1 }));

describe('the report in Code Insights', () => {
  it('is written anew on every run, with what blocks as annotations', async () => {
    let isLimited = false;
    const bitbucket = await startBitbucket({ instead: () => (isLimited ? limited : undefined) });
    const told: string[] = [];
    const run = async (name: string, scene: Partial<Scene> = {}) => {
      const from = bitbucket.conversation.length;
      const said = await write(bitbucket, scene);
      told.push(`${name}\n${bitbucket.conversation.slice(from).join('\n')}\nlog: ${said}`);
      const { body, annotations } = only(bitbucket);
      told.push(`the report: ${JSON.stringify(body, null, 2)}`);
      told.push(
        `annotations: ${JSON.stringify(annotations.slice(0, 2), null, 2)}${annotations.length > 2 ? ` and ${annotations.length - 2} more` : ''}`,
      );
    };
    await run('First run');
    await run('Second run', { report: inconclusiveReport() });
    await run('Passing run', { report: passedReport() });
    await run('Refused token', { env: { ...bitbucketEnv, SCAN_GATE_BITBUCKET_TOKEN: 'another' } });
    const findings = manyFindings(1200);
    await run('More findings than there is room for', {
      report: sampleReport({ findings }),
      settings: { maxAnnotations: 5000 },
    });
    isLimited = true;
    await run('Limit of requests reached');
    await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot('../../surfaces/conversations/bitbucket-report.txt');
  });

  it('is there at every moment of a later run, and loses only the annotations that are not written again', async () => {
    const during: number[] = [];
    const bitbucket = await startBitbucket({ instead: () => void during.push(bitbucket.reports.size) });
    await write(bitbucket, { report: sampleReport({ findings: manyFindings(3) }) });
    during.length = 0;
    await write(bitbucket, { report: sampleReport({ findings: manyFindings(5).slice(2) }) });
    expect(new Set(during)).toEqual(new Set([1]));
    expect(only(bitbucket).annotations.map(({ line }) => line)).toEqual([3, 4, 5]);
    expect(bitbucket.asked.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
  });

  it('is written where old annotations cannot be listed, and says so', async () => {
    const bitbucket = await startBitbucket({
      instead: ({ method }) => (method === 'GET' ? { status: 403, body: {} } : undefined),
    });
    expect(await write(bitbucket)).toContain('Annotations of an earlier run on this commit may still be shown');
    expect(only(bitbucket).annotations.length).toBeGreaterThan(0);
  });

  it('goes through the proxy of the step without a token, and by https with one', async () => {
    const bitbucket = await startBitbucket();
    await write(bitbucket);
    expect(bitbucket.asked.map(({ headers }) => [headers.host, headers.authorization])).toEqual(
      bitbucket.asked.map(() => ['api.bitbucket.org', undefined]),
    );
    await write(bitbucket, { env: { ...bitbucketEnv, SCAN_GATE_BITBUCKET_TOKEN: token } });
    expect(bitbucket.asked.at(-1)?.headers.authorization).toBe(`Bearer ${token}`);
    expect(bitbucket.asked.at(-1)?.headers.host).not.toBe('api.bitbucket.org');
  });

  it('says how to go on where there is no proxy', async () => {
    const said = await write({ ...(await startBitbucket()), origin: 'http://127.0.0.1:1' });
    expect(said).toContain('The report in Code Insights could not be written');
    expect(said).toContain('the connection was refused. Set SCAN_GATE_BITBUCKET_TOKEN');
  });

  it.each<[string, Scene['report'], string | undefined]>([
    ['passed', passedReport(), 'PASSED'],
    ['failed', sampleReport(), 'FAILED'],
    ['inconclusive', inconclusiveReport(), 'FAILED'],
    ['passed without its files', passedReport({ exitCode: 2 }), 'FAILED'],
    ['failed, not enforced', sampleReport({ exitCode: 0, enforced: false }), undefined],
    ['inconclusive, let through', inconclusiveReport({ exitCode: 0 }), undefined],
  ])('says what became of a run that %s', async (_, report, result) => {
    const bitbucket = await startBitbucket();
    await write(bitbucket, { report });
    expect(only(bitbucket).body.result).toBe(result);
  });

  it('is one of each category and event', async () => {
    const bitbucket = await startBitbucket();
    const push = { ...sampleReport({ event: 'branch' }), pullRequest: undefined };
    await write(bitbucket);
    await write(bitbucket, { report: push });
    await write(bitbucket, { report: push, settings: { category: 'web' } });
    expect([...bitbucket.reports.values()].map(({ body }) => body.title)).toEqual([
      'Scan Gate',
      'Scan Gate (branch)',
      'Scan Gate (web, branch)',
    ]);
  });

  it('has no annotations where none are wanted, and names nothing that may not be named', async () => {
    const bitbucket = await startBitbucket();
    await write(bitbucket, { settings: { annotations: 'none' } });
    expect(only(bitbucket).annotations).toEqual([]);
    const findings = [sampleFinding({ disclosed: false })];
    const said = await write(bitbucket, { report: sampleReport({ findings }) });
    expect(only(bitbucket).annotations).toEqual([]);
    expect(said).toContain('Annotated: 0 of 2 blocking findings');
    expect(JSON.stringify(only(bitbucket))).not.toContain('SQL');
  });

  it('sends as many annotations as are wanted, in batches', async () => {
    const bitbucket = await startBitbucket();
    await write(bitbucket, {
      report: sampleReport({ findings: manyFindings(230) }),
      settings: { maxAnnotations: 210 },
    });
    expect(only(bitbucket).annotations).toHaveLength(210);
    expect(bitbucket.asked.filter(({ method }) => method === 'POST').map(({ body }) => (body as []).length)).toEqual([
      100, 100, 10,
    ]);
  });

  it('holds no secret, not even half of one that is cut', async () => {
    const bitbucket = await startBitbucket();
    const secret = `s3cret-${'x'.repeat(40)}`;
    const findings = [
      sampleFinding({
        title: `${'a'.repeat(200)} ${secret}`,
        detail: { remediation: `${'b'.repeat(1980)} ${secret}` } as never,
      }),
    ];
    await write(bitbucket, { report: sampleReport({ findings }), secrets: [secret] });
    expect(JSON.stringify(only(bitbucket))).not.toContain('s3cret');
  });

  it.each([401, 403])('is a warning with what the token needs at an answer of %i', async (status) => {
    const bitbucket = await startBitbucket({ instead: () => ({ status, body: {} }) });
    expect(await write(bitbucket)).toContain(`answered ${status}. Set SCAN_GATE_BITBUCKET_TOKEN to an access token`);
  });

  it('asks for nothing about a commit that is not known', async () => {
    const bitbucket = await startBitbucket();
    await write(bitbucket, { report: { ...sampleReport(), headSha: undefined } });
    expect(bitbucket.asked).toEqual([]);
  });
});
