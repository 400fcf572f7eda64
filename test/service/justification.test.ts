import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Embedded, finding, shaOf, startEmbedded } from './embedded.ts';

const claims = [
  ['False positive: bound to a constant', 'FALSE_POSITIVE'],
  ['false-positive, bound to a constant', 'FALSE_POSITIVE'],
  [' FALSE_POSITIVE bound to a constant', 'FALSE_POSITIVE'],
  ['no false positive, bound to a constant', 'ACCEPTED_RISK'],
  ['false positively bound to a constant', 'ACCEPTED_RISK'],
] as const;

describe('a justification', () => {
  let embedded: Embedded;
  const open: string[] = [];
  beforeAll(async () => {
    embedded = await startEmbedded();
    const about = { title: 'SQL injection in findOrder', filePath: 'src/orders/db.ts' };
    const found = Array.from({ length: 20 }, (_, index) => finding({ ...about, fingerprint: `${index}` }));
    embedded.script.findings[shaOf('a')] = found;
    await embedded.scan();
    const { violations } = (await embedded.call('GET', '/violations')).body;
    open.push(...violations.map(({ violation_id }: { violation_id: string }) => violation_id));
  });
  afterAll(() => embedded.service.stop());
  const suppress = (id: string | undefined, justification: string) =>
    embedded.call('POST', `/violations/${id}/suppress`, { body: { justification } });

  it.each([
    ...[
      '',
      ' \n',
      '.',
      '-',
      '...',
      '?!',
      'n/a',
      'N/A',
      'na',
      'none',
      'ok',
      'x',
      'TBD',
      'todo',
      'no',
      '无',
      '1234567890',
    ],
    ...[
      'aaaaaaaaaaaaaaaa',
      'aabb abab bbaa',
      'x x x x x x x x x',
      'test test test',
      'asdf asdf asdf',
      'qwertyuiop',
      'whatever',
      'wontfix',
    ],
    ...[
      'Explain why this is acceptable',
      'not applicable',
      "won't fix",
      'will not fix this',
      'false positive',
      'False positive.',
      'false-positive!!',
      'this is a false positive',
    ],
    ...[
      'accepted risk',
      'we accept the risk',
      'it is fine',
      'just ignore it please',
      'known issue',
      'this is not a problem',
      'because',
    ],
    ...['SQL injection in findOrder', 'sql INJECTION, in FindOrder!', 'False positive: SQL injection in findOrder'],
    ...['SQL injection in findOrder SQL injection in findOrder', 'injection sql', 'the SQL injection is ok'],
    ...[
      'CWE-89 in src/orders/db.ts',
      'src/orders/db.ts',
      'HIGH SAST CWE-89',
      'ＳＱＬ ｉｎｊｅｃｔｉｏｎ',
      'x'.repeat(2_001),
    ],
  ])('is none: %j', async (text) => {
    expect((await suppress(open[0], text)).status).toBe(400);
  });

  it.each([
    'db.ts binds the value',
    'findOrder only ever gets the constant from config.ts',
    'False positive: the query is built from an enum',
    'The id is checked by isUuid() three lines above',
    'Test fixture, never deployed',
    'この値は定数なので安全です',
    'Der Wert ist eine Konstante',
    'behind the VPN',
  ])('may be one: %j', async (text) => {
    expect((await suppress(open.pop(), text)).status).toBe(200);
  });

  it.each(claims)('claims a false positive by its first words alone: %j', async (text, status) => {
    expect((await suppress(open.pop(), text)).body.status).toBe(status);
  });
});
