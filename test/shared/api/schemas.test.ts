import { describe, expect, it } from 'vitest';
import { answer, clientOf } from '../../gate/story/sources/service/answered.ts';

const scan = { scan_id: 's', repository_id: 'r', branch: 'main', status: 'COMPLETED' };
const zero = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
const stated = (text: string) =>
  clientOf(() => answer(`{${JSON.stringify(scan).slice(1, -1)},${text}}`)).client.getScan({ scan_id: 's' });
const countsOf = async (numbers: object) =>
  (await stated(`"violations":${JSON.stringify({ ...zero, ...numbers })}`)).violations;

describe('the counts of a scan', () => {
  it.each<[string, object]>([
    ['a key beyond the five', { blocker: 2 }],
    ['a key beyond the five, in a string', { total: '0' }],
    ['a key beyond the five that holds more', { by_type: { sast: 1 } }],
    ['a known key in capitals', { HIGH: 2 }],
    ['a known key with a capital', { High: 2 }],
  ])('say nothing beside %s', async (_, more) => {
    expect(await countsOf(more)).toEqual({});
  });

  it.each<[string, object]>([
    ['a key beyond the five that is zero', { total: 0 }],
    ['a known key in capitals that is zero', { HIGH: 0 }],
    ['a key beyond the five without a value', { total: null }],
  ])('say all beside %s', async (_, more) => {
    expect(await countsOf(more)).toMatchObject(zero);
  });

  it.each([
    ['"violations":{"critical":0,"high":2,"medium":0,"low":0,"info":0,"high":0}', {}],
    ['"violations":{"critical":0,"high":0,"low":3,"low":3}', {}],
    ['"violations":{"critical":0,"hi\\u0067h":2,"high":0}', {}],
    ['"violations":{"high":2},"violations":{"high":0}', null],
  ])('say nothing when a key is stated twice: %s', async (text, expected) => {
    expect((await stated(text)).violations).toEqual(expected);
  });

  it.each(['"0"', '"3"', '""', '9007199254740993', '1e400', 'null'])('lack one that is %s', async (text) => {
    const { violations } = await stated(`"violations":{"critical":0,"high":${text},"low":1}`);
    expect(violations).toEqual({ critical: 0, low: 1 });
  });

  it.each(['-1', '1.5', 'true', '{}', '[]'])('are of the wrong shape when one is %s', async (text) => {
    await expect(stated(`"violations":{"high":${text}}`)).rejects.toThrow('wrong shape at violations');
  });

  it.each(['null', '{}'])('may be left out: %s', async (text) => {
    expect((await stated(`"violations":${text}`)).violations).toEqual(JSON.parse(text));
  });
});

describe('what a service adds to a scan', () => {
  it.each([
    '"error":null,"commit_sha":null,"diagnostics":null,"coverage":null',
    '"error":{"code":7},"commit_sha":7,"diagnostics":"none","coverage":0.87',
    '"diagnostics":[{"level":"info"}],"coverage":{"lines":0.87}',
    '"coverage":{"sast":0.87}',
    '"coverage":[],"diagnostics":[]',
    '"error":"a","error":"b","coverage":{"sast":"covered"},"coverage":{}',
  ])('means nothing unless it is what this project knows: %s', async (text) => {
    const { error, commit_sha, coverage, diagnostics = [] } = await stated(text);
    expect([error, commit_sha, coverage, diagnostics]).toEqual([undefined, undefined, undefined, []]);
  });

  it('counts as far as it is known', async () => {
    const known = await stated(
      '"coverage":{"sast":"covered","dast":"covered","sca":"maybe"},"diagnostics":[{"engine":"a","message":"b"},1]',
    );
    expect([known.coverage, known.diagnostics]).toEqual([{ sast: 'covered' }, [{ engine: 'a', message: 'b' }]]);
  });
});
