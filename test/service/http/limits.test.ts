import { describe, expect, it } from 'vitest';
import { isOwnHost, parseHost } from '../../../src/service/http/hosts.ts';
import { createLimiter, findClientAddress, groupAddress } from '../../../src/service/http/limits.ts';

const at = (ms: number) => new Date(Date.parse('2026-03-01T10:00:00Z') + ms);

describe('a limiter', () => {
  it('without a rate limits nobody', () => {
    const limit = createLimiter(undefined);
    expect(Array.from({ length: 1_000 }, () => limit('a', at(0))).every((wait) => wait === undefined)).toBe(true);
  });

  it('lets a burst through, then what comes back, and counts each caller apart', () => {
    const limit = createLimiter({ requests: 3, seconds: 30 });
    expect([1, 2, 3, 4].map(() => limit('a', at(0)))).toEqual([undefined, undefined, undefined, 10]);
    expect(limit('b', at(0))).toBeUndefined();
    expect(limit('a', at(9_999))).toBe(1);
    expect(limit('a', at(10_001))).toBeUndefined();
    expect(limit('a', at(10_001))).toBe(10);
  });

  it('holds no more than its burst after a quiet day, and locks nobody out when the clock is set back', () => {
    const limit = createLimiter({ requests: 2, seconds: 10 });
    limit('a', at(0));
    expect([1, 2, 3].map(() => limit('a', at(86_400_000)))).toEqual([undefined, undefined, 5]);
    expect(limit('a', at(0))).toBe(5);
    expect(limit('a', at(5_001))).toBeUndefined();
  });

  it('remembers a bounded number of callers', () => {
    const limit = createLimiter({ requests: 1, seconds: 3_600 });
    for (let index = 0; index < 20_000; index += 1) limit(`caller ${index}`, at(0));
    expect(limit('caller 19999', at(0))).toBe(3_600);
    expect(limit('caller 0', at(0))).toBeUndefined();
  });
});

describe('a caller', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('at %j is counted as %j', (address, caller) => expect(groupAddress(address)).toBe(caller));

  it.each<[string, string | undefined, string[], string]>([
    ['10.0.0.1', undefined, [], '10.0.0.1'],
    ['10.0.0.1', '1.1.1.1', [], '10.0.0.1'],
    ['10.0.0.1', '1.1.1.1', ['10.0.0.1'], '1.1.1.1'],
    ['::ffff:10.0.0.1', '1.1.1.1', ['10.0.0.1'], '1.1.1.1'],
    ['10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.2', ['10.0.0.1', '10.0.0.2'], '1.1.1.1'],
    ['10.0.0.1', 'unknown', ['10.0.0.1'], '10.0.0.1'],
    ['10.0.0.1', '', ['10.0.0.1'], '10.0.0.1'],
    ['10.0.0.1', '10.0.0.1', ['10.0.0.1'], '10.0.0.1'],
  ])('at %s, forwarded for %j, with the proxies %j is %s', (remote, forwarded, proxies, address) => {
    expect(findClientAddress(remote, forwarded, proxies)).toBe(address);
  });
});

describe('a host', () => {
  it.each([
    ...[
      '127.0.0.1',
      '127.0.0.1:8080',
      '[::1]:80',
      '[::1]',
      '192.168.1.5:8080',
      'localhost',
      'localhost:1',
      'LOCALHOST',
      'localhost.',
    ],
    ...['gate.localhost', 'gate.example', 'GATE.example:443'],
  ])('%j is answered to', (header) => expect(isOwnHost(header, ['gate.example'])).toBe(true));

  it.each([
    ...['evil.example', 'evil.example:8080', 'gate.example.evil.example', 'localhost.evil.example', 'xlocalhost', ''],
    ...['127.0.0.1.evil.example', 'evil.example@127.0.0.1', '127.0.0.1/x', '[::1', '127.0.0.1:x', 'a b', '0x7f.1'],
  ])('%j is not answered to', (header) => expect(isOwnHost(header, ['gate.example'])).toBe(false));

  it('that is missing is not answered to', () => expect(isOwnHost(undefined, [])).toBe(false));
  it('loses its port, brackets and final dot', () =>
    expect(['[::1]:8', 'A.b.:1'].map(parseHost)).toEqual(['::1', 'a.b']));
});
