/** The examples of the design's evidence section over HTTP, each through the built action. */
import { beforeAll, describe, expect, it } from 'vitest';
import { completed, noCounts, type Script, scanTimes, type Violation } from '../scripted-service.ts';
import {
  codes,
  type Example,
  elsewhere,
  examples,
  type Fault,
  high,
  many,
  seen,
  suppressed,
  usualReason,
  type Verdict,
} from './evidence-examples.ts';
import { expectEnd } from './expect-end.ts';
import { posts, quietPlace, runScripted } from './world.ts';

beforeAll(quietPlace);

describe.concurrent('the built action', () => {
  it.each(Object.keys(examples))('%s', async (name) => {
    const { says, inputs = {}, verdict, reason } = examples[name] as Example;
    const { ended } = await runScripted(says, { inputs });
    expectEnd(ended, { verdict, reason: reason ?? usualReason[verdict], code: codes[verdict] });
  });

  it.each([-1, 1.5, true, {}])('does not take %j for a count', async (count) => {
    const { ended } = await runScripted({ polls: [{ ...completed(), violations: { ...noCounts, high: count } }] });
    expectEnd(ended, { verdict: 'inconclusive', reason: 'protocol', code: 2 });
  });

  it('says both numbers when the counts and the list disagree', async () => {
    const { ended } = await runScripted({ polls: high(7), lists: [[...elsewhere(2), ...suppressed(3)]] });
    expectEnd(ended, { verdict: 'inconclusive', reason: 'evidence', code: 2 });
    expect(ended.report.message).toMatch(/\b7\b/);
    expect(ended.report.message).toMatch(/\b3\b/);
    expect(ended.report.hint).toContain('run the gate again');
  });

  it('lists 1,234 violations over many pages, and shows how many it shows', async () => {
    const { ended, service } = await runScripted({ polls: high(1234), lists: [seen(1234)] });
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
    expect(ended.report.findings).toHaveLength(1234);
    expect(new Set(ended.report.findings.map((each: { violation_id: string }) => each.violation_id)).size).toBe(1234);
    expect(ended.outputs['high-count']).toBe('1234');
    expect(ended.report.requests.getViolation).toBeLessThanOrEqual(60);
    expect(service.calls().filter((call) => call === 'GET /violations').length).toBeGreaterThanOrEqual(13);
    expect(ended.stdout).toContain('30 of 1234 shown: the report file has all');
    expect(ended.stdout).toContain('Annotated: 9 of 1234 blocking findings; see the report file for all');
    expect(ended.summary).toContain('50 of 1234 shown');
  });

  it('reads a list by what arrives when the service caps its pages', async () => {
    const { ended } = await runScripted({ polls: high(70), lists: [seen(70)], pageCap: 20 });
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
    expect(ended.report.findings).toHaveLength(70);
  });
});

describe.concurrent('the built action with lists that cannot be trusted', () => {
  const items = seen(150);
  type Answer = { status: number; body: unknown };
  const answer = (violations: Violation[], page: number, total: number): Answer => ({
    status: 200,
    body: { violations, pagination: { page, total } },
  });
  const listing = (reply: (page: number) => Answer): Fault => {
    return ({ path, query }) => (path === '/violations' ? reply(Number(query.get('page') ?? 1)) : undefined);
  };

  it.each<[string, (page: number) => Answer]>([
    ['the same page again and again', (page) => answer(items.slice(0, 100), page, 150)],
    ['a page that was not asked for', () => answer(items.slice(0, 100), 1, 150)],
    [
      'a total that grows with every look',
      (page) => answer(items.slice((page - 1) * 100, page * 100), page, 150 + page),
    ],
    ['pages that end before the total', (page) => answer(page === 1 ? items.slice(0, 100) : [], page, 150)],
    ['no pagination', () => ({ status: 200, body: { violations: items.slice(0, 100) } })],
    ['a list that is none', () => ({ status: 200, body: { violations: {}, pagination: { page: 1, total: 0 } } })],
    [
      'only violations of severities that were not asked for',
      (page) => answer(many(100, { severity: 'LOW' }), page, 150),
    ],
  ])('does not pass on %s', async (_, reply) => {
    const { ended } = await runScripted({ polls: high(1), fault: listing(reply) });
    expect(ended.outputs.verdict).not.toBe('passed');
    expectEnd(ended, {
      verdict: ended.outputs.verdict as Verdict,
      reason: ended.outputs.reason ?? '',
      code: codes[ended.outputs.verdict as Verdict],
    });
  });
});

describe.concurrent('the built action with answers that disagree with themselves', () => {
  const raw = (path: string, text: (list: string) => string): Fault => {
    const found = seen(1, { status: 'OPEN' })[0] as Violation;
    const list = JSON.stringify({ violations: [found], pagination: { page: 1, total: 1 } });
    return (asked) => (asked.path === path ? { status: 200, body: text(list) } : undefined);
  };
  const pages = (total: number, count: number): Fault => {
    const items = [...elsewhere(count - 1, { severity: 'LOW' }), ...seen(1, { severity: 'BLOCKER' })];
    return ({ path, query }) => {
      if (path !== '/violations') {
        const found = items.find((item) => path.endsWith(item.violation_id));
        return found === undefined ? undefined : { status: 200, body: found };
      }
      const page = Number(query.get('page') ?? 1);
      const limit = Number(query.get('limit') ?? 20);
      return {
        status: 200,
        body: { violations: items.slice((page - 1) * limit, page * limit), pagination: { page, total } },
      };
    };
  };

  it.each<[string, Partial<Script>]>([
    [
      'a severity that one record states twice',
      {
        fault: raw('/violations', (list) =>
          list.replace('"severity":"HIGH"', '"severity":"CRITICAL","severity":"LOW"'),
        ),
      },
    ],
    [
      'a total that is stated twice',
      { fault: raw('/violations', (list) => list.replace('"total":1', '"total":1,"total":0')) },
    ],
    [
      'counts that one object states twice',
      {
        polls: [],
        fault: raw('/scans/scan_new_1', () =>
          JSON.stringify({ scan_id: 'scan_new_1', repository_id: 'repo_1', branch: 'main', ...completed() }).replace(
            '"high":0',
            '"high":1,"high":0',
          ),
        ),
      },
    ],
    ['a total of 7 for 101', { fault: pages(7, 101) }],
    ['a total of 0 for 101', { fault: pages(0, 101) }],
    ['a total of 100 for 101', { fault: pages(100, 101) }],
    ['a total of 101, and a filter that lets everything through', { fault: pages(101, 101) }],
    ['a total of 450, and a filter that lets everything through', { fault: pages(450, 450) }],
  ])('does not pass on %s', async (_, says) => {
    const { ended } = await runScripted(says);
    expect(ended.outputs.verdict).not.toBe('passed');
    expect(ended.code).not.toBe(0);
  });
});

describe.concurrent('the built action on a bad day of the service', () => {
  const once = (call: string, reply: ReturnType<Fault>): Fault => {
    return ({ method, path }, count) => (`${method} ${path}` === call && count === 1 ? reply : undefined);
  };
  const reads = ['/repositories', '/repositories/repo_1', '/scans', '/scans/scan_new_1', '/violations'];

  it.each(reads)('survives one 503 for GET %s', async (path) => {
    const { ended, ...rest } = await runScripted({ fault: once(`GET ${path}`, { status: 503 }) });
    expectEnd(ended, { verdict: 'passed', reason: 'clean', code: 0 });
    expect(posts({ ended, ...rest })).toBe(1);
  });

  it.each(reads)('survives one cut connection for GET %s', async (path) => {
    const { ended } = await runScripted({ fault: once(`GET ${path}`, 'reset') });
    expectEnd(ended, { verdict: 'passed', reason: 'clean', code: 0 });
  });

  it.each(['GET /violations', 'POST /scans'])('waits when %s is refused with 429', async (call) => {
    const reply = { status: 429, headers: { 'retry-after': '3' } };
    const ran = await runScripted({ fault: once(call, reply) });
    expectEnd(ran.ended, { verdict: 'passed', reason: 'clean', code: 0 });
    expect(posts(ran)).toBe(call === 'POST /scans' ? 2 : 1);
  });

  it.each([
    ['the connection is cut', 'applied, then reset'],
    ['a 500 hides it', undefined],
  ] as const)('adopts the one scan that it started when %s', async (_, reply) => {
    const started = { scan_id: 'scan_lost', repository_id: 'repo_1', branch: 'main', created_at: scanTimes.created_at };
    let isStarted = false;
    const hidden: Fault = ({ method, path }) => {
      if (method === 'POST') {
        isStarted = true;
        return { status: 500 };
      }
      if (path === '/scans/scan_lost') return { status: 200, body: { ...started, ...completed() } };
      if (path !== '/scans') return undefined;
      const scans = isStarted ? [{ ...started, status: 'COMPLETED' }] : [];
      return { status: 200, body: { scans, pagination: { page: 1, total: scans.length } } };
    };
    const ran = await runScripted({ fault: reply === undefined ? hidden : once('POST /scans', reply) });
    expectEnd(ran.ended, { verdict: 'passed', reason: 'clean', code: 0 });
    expect(posts(ran)).toBe(1);
    expect(ran.ended.outputs['scan-id']).toBe(reply === undefined ? 'scan_lost' : 'scan_new_1');
    expect(ran.ended.report.notes.join()).toContain('The answer to POST /scans was lost');
  });

  it('asks once more when 30 s of looking show no scan', async () => {
    const ran = await runScripted({ fault: once('POST /scans', 'reset') });
    expectEnd(ran.ended, { verdict: 'passed', reason: 'clean', code: 0 });
    expect(posts(ran)).toBe(2);
  });

  it('adopts the scan that it started when the second answer is lost too', async () => {
    const ran = await runScripted({
      fault: ({ method }, count) => (method !== 'POST' ? undefined : count === 1 ? 'reset' : 'applied, then reset'),
    });
    expectEnd(ran.ended, { verdict: 'passed', reason: 'clean', code: 0 });
    expect(posts(ran)).toBe(2);
    expect(ran.ended.outputs['scan-id']).toBe('scan_new_1');
  });
});
