import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type RememberedFinding,
  readMemory,
  renderMemory,
} from '../../../../../../src/gate/hosts/github/surfaces/comment/comment.ts';
import type { Report } from '../../../../../../src/gate/report/report.ts';
import { hostileCategories, pickTwelfth } from '../../../../../fixtures/hostile/corpus.ts';
import type { Actor } from '../../../../../github/objects.ts';
import {
  inconclusiveReport,
  inputOf,
  numbered,
  openWorld,
  passedReport,
  publishOn,
  reportOf,
  type World,
} from '../../../../../github/set-up.ts';
import { findLiveInline, withoutCode, withoutFences } from '../../../../report/live-markdown.ts';
import { hostileReport, sampleFindings, sampleReport, sampleSha } from '../../../../report/sample.ts';

const createRoute = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
const stranger: Actor = { login: 'mallory', kind: 'person' };

const publish = ({ access }: World, report: Report, wished: Parameters<typeof inputOf>[1] = {}) =>
  publishOn(access, inputOf(report, { commentSummaryInPr: 'always', ...wished }));

function addComment({ github: { store } }: World, author: Actor, body: string, number = 128): void {
  store.comments.push({ id: store.nextId++, number, author, body });
}

const bodies = ({ github }: World) => github.store.comments.map(({ body }) => body);

describe('comment', () => {
  it('begins with its hidden marker and holds the summary', async () => {
    const made = await openWorld();
    const { commentUrl, warnings } = await publish(made, sampleReport());
    expect(warnings).toEqual([]);
    expect(commentUrl).toMatch(/#issuecomment-\d+$/);
    const [body = ''] = bodies(made);
    expect(body).toMatch(/^<!-- scan-gate: -->\n### ❌ 2 findings block this pull request: 1 critical, 1 high\n/);
    expect(body).toContain('SQL injection in user lookup');
    expect(body).toContain('[All findings](https://github.com/acme/shop/actions/runs/1)');
  });

  it('is the same one on every run, found behind hundreds of others', async () => {
    const made = await openWorld();
    await publish(made, sampleReport());
    const [own] = made.github.store.comments.splice(0);
    for (let index = 0; index < 250; index++) addComment(made, stranger, `comment ${index}`);
    if (own !== undefined) made.github.store.comments.push(own);
    made.github.asked.length = 0;
    await publish(made, passedReport());
    expect(made.github.store.comments).toHaveLength(251);
    expect(bodies(made).at(-1)).toContain('### ✅ ');
    expect(made.counts()).toEqual({
      'GET /repos/{owner}/{repo}/pulls/{pull_number}': 1,
      'GET /repos/{owner}/{repo}/issues/{issue_number}/comments': 3,
      'POST /graphql': 1,
      'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}': 1,
    });
  });

  it('of another author with our marker is not changed', async () => {
    const made = await openWorld();
    const forged = '<!-- scan-gate: -->\nAll is well';
    addComment(made, stranger, forged);
    addComment(made, { login: 'other-app[bot]', kind: 'app' }, forged);
    await publish(made, sampleReport());
    expect(bodies(made).slice(0, 2)).toEqual([forged, forged]);
    expect(made.github.store.comments).toHaveLength(3);
  });

  it('of ours without the marker at its very beginning is left alone', async () => {
    const made = await openWorld();
    addComment(made, made.github.store.actor, 'quoted: <!-- scan-gate: -->');
    await publish(made, sampleReport());
    expect(made.github.store.comments).toHaveLength(2);
  });

  it('of another category is left alone', async () => {
    const made = await openWorld();
    await publish(made, sampleReport(), { category: 'back.end' });
    await publish(made, passedReport(), { category: 'backXend' });
    await publish(made, passedReport());
    expect(bodies(made).map((body) => body.split('\n')[0])).toEqual([
      '<!-- scan-gate:back.end -->',
      '<!-- scan-gate:backXend -->',
      '<!-- scan-gate: -->',
    ]);
  });

  it('is one again after two runs made two', async () => {
    const made = await openWorld();
    for (const text of ['first', 'second']) addComment(made, made.github.store.actor, `<!-- scan-gate: -->\n${text}`);
    await publish(made, sampleReport());
    expect(made.github.store.comments).toMatchObject([{ id: 1 }]);
  });

  it('belongs to whoever the token is: a person, an app', async () => {
    for (const actor of [stranger, { login: 'acme-gate[bot]', kind: 'app' }] satisfies Actor[]) {
      const made = await openWorld({ store: { actor } });
      await publish(made, sampleReport());
      await publish(made, passedReport());
      expect(made.github.store.comments).toMatchObject([{ author: actor }]);
    }
  });

  it.each([
    ['on-failure', 'failed', sampleReport(), 1],
    ['on-failure', 'inconclusive', inconclusiveReport(), 1],
    ['on-failure', 'passed', passedReport(), 0],
    ['always', 'passed', passedReport(), 1],
    ['always', 'not waited for', inconclusiveReport({ reason: 'not-waited' }), 0],
    ['always', 'a push', sampleReport({ pullRequest: undefined }), 0],
    ['never', 'failed', sampleReport(), 0],
  ] as const)('with %s and a run that %s is there %#', async (commentSummaryInPr, _, report, count) => {
    const made = await openWorld();
    await publish(made, report, { commentSummaryInPr });
    expect(made.github.store.comments).toHaveLength(count);
  });

  it('on-failure is brought up to date when the run passes again', async () => {
    const made = await openWorld();
    await publish(made, sampleReport(), { commentSummaryInPr: 'on-failure' });
    await publish(made, passedReport(), { commentSummaryInPr: 'on-failure' });
    expect(bodies(made)).toEqual([expect.stringContaining('### ✅ Nothing blocks')]);
  });

  it('stays below 60,000 characters with 5,000 findings and counts the rest', async () => {
    const made = await openWorld();
    await publish(made, reportOf(5000));
    const [body = ''] = bodies(made);
    expect(body.length).toBeLessThanOrEqual(60_000);
    expect(body).toMatch(/\d+ of 5000 shown, worst first; the report file has all/);
  });

  it('names no finding that may not be named, not even hidden', async () => {
    const made = await openWorld();
    const findings = sampleFindings().map((finding) => ({ ...finding, disclosed: false }));
    await publish(made, sampleReport({ findings }));
    const [body = ''] = bodies(made);
    expect(body).toContain('2 findings not named here (setting disclose)');
    expect(body).toContain('4 findings not named here (setting disclose)');
    expect(readMemory(body)).toEqual([]);
  });
});

it('neither a comment nor what is packed in it holds the key, also where a finding is settled', async () => {
  const made = await openWorld();
  const [key = ''] = made.access.secrets;
  const finding = numbered(0, { title: `Key ${key} in ${'x'.repeat(60)}`, filePath: `src/${key}.ts` });
  await publish(made, sampleReport({ findings: [finding] }));
  expect(JSON.stringify(readMemory(bodies(made)[0] ?? ''))).toContain('Key *** in');
  const asked = [...bodies(made), JSON.stringify(readMemory(bodies(made)[0] ?? ''))];
  await publish(made, passedReport());
  expect(bodies(made)[0]).toContain('Key \\*\\*\\* in');
  // Markdown escapes signs of the key.
  expect([...asked, ...bodies(made)].join('\n').replaceAll('\\', '')).not.toContain(key);
});

describe('after a fix the comment', () => {
  it('says what was fixed, accepted and suppressed', async () => {
    const made = await openWorld();
    const findings = [0, 1, 2, 3].map((index) => numbered(index));
    const [stands, excepted, suppressed] = findings;
    await publish(made, sampleReport({ findings }));
    const exception = { reason: 'not reachable', expires: '2027-06-01' };
    const later = [
      ...(stands ? [stands] : []),
      ...(excepted ? [{ ...excepted, effect: 'none' as const, exception }] : []),
      ...(suppressed ? [{ ...suppressed, effect: 'none' as const, status: 'FALSE_POSITIVE' as const }] : []),
    ];
    await publish(made, sampleReport({ findings: later }));
    expect(bodies(made)[0]).toContain(
      [
        '<details><summary>3 findings resolved since the last comment</summary>',
        '',
        '- Accepted: high · Finding 00001 in `src/file-00001.ts:42`',
        '- Suppressed: high · Finding 00002 in `src/file-00002.ts:42`',
        '- Fixed: high · Finding 00003 in `src/file-00003.ts:42`',
        '',
        '</details>',
      ].join('\n'),
    );
  });

  it('says how many more were settled than it lists', async () => {
    const made = await openWorld();
    await publish(made, reportOf(60));
    await publish(made, passedReport());
    const [, section = ''] = (bodies(made)[0] ?? '').split('<details><summary>');
    const listed = section.split('\n').filter((line) => line.startsWith('- Fixed')).length;
    const settled = Number(/^\d+/.exec(section)?.[0]);
    expect(listed).toBeLessThan(settled);
    expect(section).toContain(`- … and ${settled - listed} more`);
  });

  it('calls nothing fixed that an inconclusive run did not see, and remembers it', async () => {
    const made = await openWorld();
    await publish(made, reportOf(2));
    for (const listedSeverities of [[], ['HIGH'] as const]) {
      await publish(made, inconclusiveReport({ listedSeverities: [...listedSeverities] }));
      expect(bodies(made)[0]).not.toContain('resolved');
    }
    await publish(made, passedReport());
    expect(bodies(made)[0]).toContain('2 findings resolved');
  });

  it('calls nothing fixed whose list was not read', async () => {
    const made = await openWorld();
    await publish(made, reportOf(1));
    const scan = { ...(sampleReport().scan as NonNullable<Report['scan']>), counts: { HIGH: 1 } };
    await publish(made, passedReport({ listedSeverities: ['CRITICAL'], scan }));
    expect(bodies(made)[0]).not.toContain('resolved');
    await publish(made, passedReport({ listedSeverities: [], scan: { ...scan, counts: { HIGH: 0 } } }));
    expect(bodies(made)[0]).toContain('- Fixed: high · Finding 00000');
  });

  it('counts them without a name where nothing may be named', async () => {
    const made = await openWorld();
    await publish(made, reportOf(2));
    await publish(made, passedReport(), { disclose: 'counts' });
    expect(bodies(made)[0]).toContain('2 findings resolved');
    expect(bodies(made)[0]).not.toContain('Finding 0000');
  });
});

describe('the memory of a comment', () => {
  const remembered: fc.Arbitrary<RememberedFinding> = fc.record({
    key: fc.stringMatching(/^[0-9a-f]{16}$/),
    severity: fc.constantFrom('CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'),
    title: fc.string({ unit: 'grapheme', maxLength: 40 }),
    place: fc.string({ maxLength: 100 }),
  });

  it('reads back as it was written, as far as it has room', () => {
    fc.assert(
      fc.property(fc.array(remembered, { maxLength: 150 }), (all) => {
        const marker = renderMemory(all);
        expect(marker.length).toBeLessThanOrEqual(9000);
        expect(marker.slice(4, -3)).not.toMatch(/--|[<>]/);
        const back = readMemory(`text\n\n${marker}`);
        expect(back).toEqual(all.slice(0, back.length));
        if (all.length > 0) expect(back.length).toBeGreaterThan(0);
      }),
    );
  });

  it('is empty after any tampering that does not fit, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String({ maxLength: 200 })), (data) => {
        expect(readMemory(`text\n<!-- scan-gate-memory:${data} -->`)).toEqual([]);
      }),
    );
  });

  it('of hostile making acts nowhere when it is shown', async () => {
    const made = await openWorld();
    for (const text of pickTwelfth(2)) {
      const planted = {
        key: '0123456789abcdef',
        severity: 'HIGH',
        title: text.slice(0, 200),
        place: text.slice(0, 200),
      } as const;
      made.github.store.comments.length = 0;
      addComment(made, made.github.store.actor, `<!-- scan-gate: -->\nx\n${renderMemory([planted])}`);
      await publish(made, passedReport());
      const [body = ''] = bodies(made);
      const items = body.split('\n').filter((line) => line.startsWith('- Fixed: high · '));
      expect(items).toHaveLength(1);
      for (const item of items) expect(findLiveInline(item.slice(2))).toEqual([]);
    }
  });
});

describe('hostile text in a comment', () => {
  it('makes no marker of ours and no comment at all', async () => {
    const made = await openWorld();
    for (const text of [
      ...pickTwelfth(4, hostileCategories.markers),
      '\n<!-- scan-gate-memory:AAAA -->',
      '<!-- scan-gate: -->\n<!-- x -->',
    ]) {
      made.github.store.comments.length = 0;
      const { warnings } = await publish(made, { ...hostileReport(text), headSha: sampleSha });
      expect(warnings).toEqual([]);
      const [body = ''] = bodies(made);
      expect(body.length).toBeLessThanOrEqual(60_000);
      expect(body.match(/<!--/g)?.length).toBeLessThanOrEqual(2);
      expect(withoutCode(withoutFences(body)).slice(20)).not.toMatch(/<!-- scan-gate(?!-memory:)/);
    }
  });
});

describe('comment under faults', () => {
  it.each([
    ['a lost answer', { kind: 'lost' }],
    ['a truncated answer', { kind: 'truncated' }],
    ['a reset after it was done', { kind: 'reset', isApplied: true }],
    ['a reset before it was done', { kind: 'reset', isApplied: false }],
  ] as const)('is written once after %s', async (_, fault) => {
    const made = await openWorld({
      fault: ({ operation }, count) => (operation === createRoute && count === 1 ? fault : undefined),
    });
    const { warnings, commentUrl } = await publish(made, sampleReport());
    expect(warnings).toEqual([]);
    expect(commentUrl).toBeDefined();
    expect(made.github.store.comments).toHaveLength(1);
  });

  it.each([
    [undefined, ''],
    ["Dependabot's runs get a read-only token by default", " Dependabot's runs get a read-only token by default."],
  ])('names the permission when the token may not write it: %s', async (readOnlyWhy, said) => {
    const made = await openWorld({ missing: ['pull-requests'] });
    const { warnings } = await publishOn(
      { ...made.access, readOnlyWhy },
      inputOf(sampleReport(), { commentSummaryInPr: 'always' }),
    );
    expect(warnings).toEqual([
      `The comment could not be written: ${createRoute} answered 403: Resource not accessible by integration. Give the job the permission "pull-requests: write".${said}`,
    ]);
  });

  it('is not written twice when nobody says whose token it is', async () => {
    const made = await openWorld({
      token: 'github_pat_x',
      fault: ({ operation }) => (operation === 'POST /graphql' ? { kind: 'answer', status: 403 } : undefined),
    });
    await publish(made, sampleReport());
    const { warnings } = await publish(made, sampleReport());
    expect(warnings).toEqual([expect.stringContaining('does not say whose token this is')]);
    expect(made.github.store.comments).toHaveLength(1);
  });

  it("is found as the workflow's own when GraphQL is closed to its token", async () => {
    const made = await openWorld({
      fault: ({ operation }) => (operation === 'POST /graphql' ? { kind: 'answer', status: 404 } : undefined),
    });
    await publish(made, sampleReport());
    await publish(made, passedReport());
    expect(made.github.store.comments).toHaveLength(1);
  });
});
