import { describe, expect, it } from 'vitest';
import { claimsFalsePositive, findJustificationFault } from '../../src/service/justification.ts';

const violation = {
  title: 'SQL injection in findOrder',
  type: 'SAST',
  severity: 'HIGH',
  cwe: 'CWE-89',
  filePath: 'src/orders/db.ts',
};

describe('a justification', () => {
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
  ])('is none: %j', (text) => {
    expect(findJustificationFault(text, violation)).toEqual(expect.any(String));
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
  ])('may be one: %j', (text) => {
    expect(findJustificationFault(text, violation)).toBeUndefined();
  });

  it('claims a false positive by its first words alone', () => {
    const texts = [
      'False positive: bound',
      'false-positive, bound',
      ' FALSE_POSITIVE bound',
      'no false positive',
      'false positively',
    ];
    expect(texts.map(claimsFalsePositive)).toEqual([true, true, true, false, false]);
  });
});
