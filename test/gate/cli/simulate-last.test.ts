/** `scan-gate simulate --last`: reports that runs kept on GitHub, and what a stranger may have put in their place. */

import { writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import { addJudgement } from '../../../src/gate/report/judged.ts';
import { createReport } from '../../../src/gate/report/report.ts';
import { startTestGithub, type TestGithubOptions } from '../../github/server.ts';
import { propertyRuns } from '../../model/runs.ts';
import { git, makeRepository } from '../../service/temporary-repository.ts';
import { playCommand } from '../../session.ts';
import { makeZip, type ZipEntry } from '../../zip.ts';
import { atHigh, finding, found, many } from '../policy/evidence.ts';
import { render } from '../report/render.ts';
import { sampleReport } from '../report/sample.ts';

/** The day of the test is the 1st of June 2026. */
const yesterday = '2026-05-31T10:00:00Z';
const longAgo = '2026-01-01T10:00:00Z';

function report(severity: 'HIGH' | 'MEDIUM', repositoryUrl = 'https://github.com/octo/demo'): string {
  const given = severity === 'HIGH' ? found(finding()) : found(...many(2, { severity: 'MEDIUM' }));
  const judged = { evidence: given, policy: atHigh, judgement: judgeEvidence(given, atHigh) };
  const blank = {
    ...createReport('1.0.0'),
    scan: sampleReport().scan,
    branch: 'feature',
    pullRequest: 1,
    repositoryUrl,
  };
  return render('json', addJudgement(blank, judged, { disclose: 'all', isPublic: false, changes: undefined }));
}

interface Kept {
  name?: string;
  createdAt?: string;
  isExpired?: boolean;
  bytes?: number;
  /** The archive; a redirect elsewhere where it is an address. */
  content: Buffer | string;
}

const zipOf = (text: string) => makeZip([{ name: 'report.json', content: text }]);

/** GitHub, the storage beside it, and a checkout. */
async function world(kept: readonly Kept[], options: TestGithubOptions = {}) {
  const headers: IncomingHttpHeaders[] = [];
  const storage = createServer((request, response) => {
    headers.push(request.headers);
    const content = kept[Number(request.url?.slice(1))]?.content;
    response.writeHead(content === undefined ? 404 : 200).end(content);
  });
  await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => storage.close(() => resolve())));
  const { port } = storage.address() as AddressInfo;
  const artifacts = kept.map(
    ({ name = 'scan-gate', createdAt = yesterday, isExpired = false, bytes = 1000, content }, index) => ({
      ...{ id: index + 1, name, runId: 100 + index, createdAt, isExpired, bytes },
      address: typeof content === 'string' ? content : `http://127.0.0.1:${port}/${index}`,
    }),
  );
  const github = await startTestGithub({ ...options, store: { artifacts } });
  onTestFinished(() => github.stop());
  const folder = makeRepository();
  git(folder, ['remote', 'add', 'origin', 'git@github.com:octo/demo.git']);
  writeFileSync(join(folder, 'proposed.yml'), 'fail-on-severity: medium\n');
  const env = { SCAN_GATE_GITHUB_TOKEN: github.token, GITHUB_API_URL: github.apiUrl };
  const run = async (...argv: string[]) => {
    const ended = await playCommand(['simulate', '--policy', 'proposed.yml', '--last', '90d', ...argv], {
      folder,
      env,
    });
    return { ...ended, asked: github.asked, complaints: github.complaints, headers };
  };
  return { run, folder, env };
}

const sentenceOf = ({ printed }: { printed: string }) => printed.trimEnd().split('\n').at(-1);

describe('scan-gate simulate --last', () => {
  it('judges the reports that runs of these days have kept, and counts what is expired', async () => {
    const { run } = await world([
      { content: zipOf(report('HIGH')) },
      { content: zipOf(report('MEDIUM')), name: 'scan-gate-backend' },
      { content: zipOf(report('HIGH')), isExpired: true },
      { content: zipOf(report('HIGH')), createdAt: longAgo },
      { content: zipOf(report('HIGH')), name: 'coverage' },
    ]);
    const ended = await run();
    expect(ended.code, ended.complained).toBe(0);
    expect(sentenceOf(ended)).toBe('Would have blocked 2 of 2 runs, 1 expired; 1 was blocked then (rehearsal only)');
    expect(ended.printed).toContain('artifact 2 of run 101, report.json, #1 feature: passed then, fails now');
    expect(ended.complaints).toEqual([]);
  });

  it('hands the token to GitHub alone', async () => {
    const { headers, asked } = await (await world([{ content: zipOf(report('HIGH')) }])).run();
    expect(headers.map(({ authorization, cookie }) => [authorization, cookie])).toEqual([[undefined, undefined]]);
    expect(asked.length).toBe(2);
  });

  it('reads all pages', async () => {
    const { run } = await world(
      Array.from({ length: 230 }, (_, index) => ({ content: zipOf(''), isExpired: index > 0 })),
    );
    const ended = await run();
    expect(sentenceOf(ended)).toContain('1 artifact not readable, 229 expired');
    expect(ended.asked.filter(({ path }) => path.endsWith('/artifacts')).length).toBe(3);
  });

  it('looks at the newest five hundred and counts the others', async () => {
    const older = { createdAt: '2026-05-30T10:00:00Z', content: zipOf('{}'), bytes: 1e9 };
    const newest = [1, 2, 3].map(() => ({ content: zipOf(report('HIGH')) }));
    const { run } = await world([...Array.from({ length: 500 }, () => older), ...newest]);
    const sentence = sentenceOf(await run());
    expect(sentence).toContain('of 3 runs,');
    expect(sentence).toContain('497 artifacts not readable, 3 not checked');
  });

  it('counts those at the end of a list that is too long, as the figures of these runs do', async () => {
    const old = { createdAt: longAgo, content: zipOf('{}') };
    const newest = { content: zipOf(report('HIGH')) };
    const { run, folder, env } = await world([newest, ...Array.from({ length: 10_099 }, () => old)]);
    expect(sentenceOf(await run())).toContain('of 1 run, 100 not checked');
    const { printed } = await playCommand(['stats', '--last', '90d', '--json'], { folder, env });
    expect(JSON.parse(printed)).toMatchObject({ runs: 1, unreadable: 100 });
  });

  it('is read by programs, and written as a page', async () => {
    const { run, folder } = await world([
      { content: zipOf(report('HIGH')) },
      { content: zipOf('{}'), isExpired: true },
    ]);
    const { printed, code } = await run('--json', '--html', join(folder, 'page.html'));
    expect(code).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({
      runs: 1,
      blocked: 1,
      kept: { days: 90, expired: 1, not_looked_at: 0 },
    });
  });

  it('takes artifacts of one name', async () => {
    const { run } = await world([{ content: zipOf(report('HIGH')) }, { content: zipOf(report('HIGH')), name: 'mine' }]);
    expect(sentenceOf(await run('--artifact', 'mine'))).toContain('of 1 run;');
  });

  it.each<[string, Kept, RegExp]>([
    ['is no archive', { content: Buffer.from('no archive') }, /not a readable zip archive/],
    [
      'unpacks to more than it says',
      { content: makeZip([{ name: 'a.json', content: 'x'.repeat(999), size: 1 }]) },
      /damaged/,
    ],
    ['holds no JSON', { content: makeZip([{ name: 'a.html', content: '' }]) }, /contains no JSON file/],
    ['holds other JSON', { content: zipOf('{"a":1}') }, /not a report file/],
    ['holds half a report', { content: zipOf(report('HIGH').slice(0, 900)) }, /not valid JSON, or it is truncated/],
    [
      'is of another repository',
      { content: zipOf(report('HIGH', 'https://github.com/octo/other')) },
      /another repository/,
    ],
    ['is too large', { content: zipOf(report('HIGH')), bytes: 20_000_000 }, /larger than 16 MiB/],
    [
      'leads to an address that is not of https',
      { content: 'http://storage.example.com/1' },
      /does not name an https address/,
    ],
    ['leads to a file of this machine', { content: 'file:///etc/passwd' }, /does not name an https address/],
    ['leads nowhere', { content: 'https://user:secret@storage.example.com/1' }, /does not name an https address/],
  ])('says which one %s', async (_, kept, why) => {
    const { run } = await world([kept, { content: zipOf(report('HIGH')) }]);
    const ended = await run();
    expect(ended.code).toBe(0);
    expect(sentenceOf(ended)).toContain('Would have blocked 1 of 1 run, 1 artifact not readable');
    expect(ended.printed).toMatch(why);
  });

  it('shows no name of a file as anything but text', async () => {
    const name = '\u001b[2J::error::<img src=x>\u202e.json';
    const { run, folder } = await world([{ content: makeZip([{ name, content: '{}' }]) }]);
    const { printed } = await run('--html', join(folder, 'page.html'));
    expect(printed).not.toMatch(/\u001b|\u202e|^::/m);
  });

  it('says which permission is missing', async () => {
    const { run } = await world([], { fault: () => ({ kind: 'answer', status: 403 }) });
    const ended = await run();
    expect(ended.code).toBe(2);
    expect(ended.complained).toContain('actions: read');
  });

  it.each<[string[], RegExp]>([
    [['--last', '90'], /"90" is not a number of days from 1d to 400d/],
    [['--last', '401d'], /not a number of days/],
    [['--last', '0d'], /not a number of days/],
    [['--last', '9d', 'report.json'], /exclude each other/],
    [['--artifact', 'a', 'report.json'], /--artifact goes with --last/],
    [[], /report files, folders of them, or --last/],
  ])('refuses %j', async (argv, why) => {
    const { code, complained } = await playCommand(['simulate', ...argv], { folder: makeRepository() });
    expect(code).toBe(2);
    expect(complained).toMatch(why);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['without a token', {}, /needs a token/],
    [
      'without a repository on GitHub',
      { SCAN_GATE_GITHUB_TOKEN: 't', GITHUB_SERVER_URL: 'https://git.example.com' },
      /the repository is unknown/,
    ],
  ])('asks nobody %s', async (_, env, why) => {
    const { folder } = await world([]);
    const { code, complained } = await playCommand(['simulate', '--policy', 'proposed.yml', '--last', '90d'], {
      folder,
      env,
    });
    expect(code).toBe(2);
    expect(complained).toMatch(why);
  });
});

describe('the archive of an artifact', () => {
  const saved = report('HIGH');
  const file: ZipEntry = { name: 'a.json', content: saved };
  const entries = [
    { name: 'report.json', content: saved },
    { name: 'other.txt', content: 'x'.repeat(5000) },
    { name: 'folder/ü.json', content: saved, method: 0 },
    { name: 'empty.json', content: '' },
  ];
  /** What is printed of the artifacts. */
  const told = async (archives: readonly Buffer[], ...argv: string[]) => {
    const { folder, env } = await world(archives.map((content) => ({ content })));
    const { code, printed, complained } = await playCommand(['stats', '--last', '90d', ...argv], { folder, env });
    expect(code, complained).toBe(0);
    return printed;
  };

  it('gives the files that are wanted, packed or not, with or without a comment', async () => {
    const whole = [makeZip(entries), makeZip(entries, 'a comment that holds PK\u0005\u0006 itself'), makeZip([])];
    const printed = await told(whole);
    expect(printed).toContain('4 runs: 4 failed');
    for (const left of [1, 2])
      expect(printed).toContain(`artifact ${left} of run ${99 + left}, empty.json was left out`);
    expect(printed).toContain('artifact 3 of run 102 was left out: it contains no JSON file');
    expect(printed).toContain('3 reports could not be read');
  });

  const refused: [string, Buffer, RegExp][] = [
    ['is none', Buffer.from('<html>no archive at all, but long enough for one</html>'), /no directory/],
    ['is empty', Buffer.alloc(0), /no directory/],
    ['is cut off', makeZip([file]).subarray(0, -30), /no directory/],
    ['unpacks to more than it says', makeZip([{ ...file, size: 10 }]), /damaged/],
    ['unpacks to less than it says', makeZip([{ ...file, size: 20_000 }]), /damaged/],
    ['says that it unpacks to very much', makeZip([{ ...file, size: 0xfffffffe }]), /more than 134217728 bytes/],
    [
      'unpacks to much in many files',
      makeZip(Array.from({ length: 3 }, (_, index) => ({ name: `${index}.json`, content: Buffer.alloc(50_000_000) }))),
      /more than 134217728/,
    ],
    [
      'holds many files',
      makeZip(Array.from({ length: 1001 }, () => ({ ...file, content: '' }))),
      /more than 1000 files/,
    ],
    ['was changed', makeZip([{ ...file, crc: 1 }]), /damaged/],
    ['is encrypted', makeZip([{ ...file, flags: 1 }]), /encrypted/],
    ['is packed in another way', makeZip([{ ...file, method: 12 }]), /not read \(12\)/],
  ];

  it('is refused where it is none, or another one than it says', async () => {
    const lines = (await told(refused.map(([, bytes]) => bytes))).split('\n');
    for (const [index, [what, , why]] of refused.entries()) {
      const own = lines.filter((line) => line.includes(`artifact ${index + 1} of run`));
      expect(own, what).toEqual([expect.stringMatching(/ was left out: it is not a readable zip archive: /)]);
      expect(own[0], what).toMatch(why);
    }
  });

  it('that is anything else is refused as such, or read', async () => {
    const whole = makeZip([
      { name: 'a.json', content: '{}' },
      { name: 'b.json', content: '{}' },
    ]);
    const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255));
    const changed = fc
      .tuple(fc.array(change, { minLength: 1, maxLength: 8 }), fc.nat(whole.length))
      .map(([all, end]) => {
        const bytes = Buffer.from(whole);
        for (const [at, value] of all) bytes[at] = value;
        return [bytes, bytes.subarray(0, end), bytes.subarray(end)];
      });
    const archives = fc.sample(changed, Math.min(160, propertyRuns(160))).flat();
    expect(JSON.parse(await told(archives, '--json'))).toMatchObject({ runs: 0 });
  });
});
