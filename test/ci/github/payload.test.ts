import { expect, it } from 'vitest';
import { pushedByMs } from '../../../src/ci/github/payload.ts';

const at = (second: number) => new Date(Date.UTC(2026, 5, 1, 10, 0, second)).toISOString();
const ms = (second: number) => Date.parse(at(second));

it.each<[string, object, number | undefined]>([
  ['the latest that GitHub measured', { repository: { pushed_at: at(5) }, pull_request: { updated_at: at(9) } }, ms(9)],
  ['that of a workflow run', { repository: { pushed_at: at(5) }, workflow_run: { created_at: at(7) } }, ms(7)],
  ['in seconds since the epoch', { repository: { pushed_at: ms(5) / 1000 } }, ms(5)],
  [
    'the author’s, where it is later still',
    { repository: { pushed_at: at(5) }, head_commit: { timestamp: at(8) } },
    ms(8),
  ],
  ['none, where the author alone states one', { head_commit: { timestamp: at(8) } }, undefined],
  ['none, of no payload', {}, undefined],
])('the time by which a commit was pushed is %s', (_, payload, expected) => {
  expect(pushedByMs(payload)).toBe(expected);
});
