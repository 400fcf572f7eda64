/** What others ask the embedded service for. */
import { readArguments } from '../../../src/service/http/request.ts';
import { type EndpointName, endpoints } from '../../../src/shared/api/endpoints.ts';
import { textOf } from '../built.ts';
import type { Target } from '../target.ts';

const queries = [
  'page=1&limit=100',
  'repository_id=repo_1&severity=critical,high&status=open',
  'page=1e1',
  'page=0x10&page=2',
  'search=%2e%2e%ff',
];
const bodies = [
  '{"repository_id":"repo_1","branch":"main"}',
  '{"justification":"only in tests"}',
  '{"auto_scan_on_push":true}',
  '[]',
  '',
];
const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => name !== 'validateKey');

export const requests: Target = {
  name: 'requests to the service',
  share: 0.5,
  samples: queries.flatMap((query) => bodies.map((body) => `${query}\n${body}`)),
  built: textOf([
    ...queries,
    ...bodies,
    '\n',
    '&',
    '=',
    'page',
    'limit',
    'severity',
    'status',
    'high',
    ',',
    '{',
    '}',
    '"',
    ':',
    '%',
    '1',
    'true',
  ]),
  units: ['&a=1', '&page=1', 'critical,', '{"a":', '%', '%61', ',', '1', '"a":1,', ' '],
  async read(text) {
    const [query = '', body = ''] = text.split('\n', 2);
    const url = new URL('http://127.0.0.1/api/v1/x');
    url.search = query;
    const request = () =>
      new Request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: body === '' ? null : body,
      });
    return Promise.all(names.map((name) => readArguments(endpoints[name], {}, request())));
  },
};
