import { describe, expect, it } from 'vitest';
import { parsePolicyFile } from '../../../src/gate/settings/policy-file.ts';

const read = (text: string) => parsePolicyFile(text, 'policy.yml').settings;

describe('scanners in a policy file', () => {
  it.each([
    ['scanners: [builtin, bandit>=1.7]', [{ name: 'builtin' }, { name: 'bandit', least: '1.7' }]],
    ['scanners: builtin, bandit', [{ name: 'builtin' }, { name: 'bandit' }]],
    ['scanners: [bandit>=1.8.3]', [{ name: 'bandit', least: '1.8.3' }]],
    ['scanners:\n  - builtin\n  - bandit>=1\n', [{ name: 'builtin' }, { name: 'bandit', least: '1' }]],
  ])('%s', (text, scanners) => expect(read(text)).toEqual({ scanners }));

  it.each([
    ['[builtin, bandid]', '"bandid", which is not builtin, .*; did you mean bandit\\?'],
    ['[builtin, /opt/bandit]', '"/opt/bandit", which is not builtin'],
    ['[builtin, bandit@1.7]', '"bandit@1.7", which is not builtin'],
    ['[builtin, bandit>1.7]', '"bandit>1.7" in it; write a name'],
    ['[builtin, bandit>=new]', '"bandit>=new" in it; write a name'],
    ['[builtin, bandit>=]', '"bandit>=" in it; write a name'],
    ['[builtin, bandit=1.7]', 'contains "bandit=1.7", which is not one word'],
    ['[builtin, bandit>=1, bandit]', 'names bandit twice'],
    ['[builtin, builtin]', 'names builtin twice'],
    ['[builtin>=1]', 'has a version for builtin, which has none'],
    ['[]', 'is empty; remove it'],
    ['{ bandit: 1.7 }', 'a mapping, where a text or a list is expected'],
  ])('refuses %s', (value, said) => {
    expect(() => read(`scanners: ${value}`)).toThrow(new RegExp(`scanners: .*${said}`, 's'));
  });

  it.each(['rules', './rules', '../rules', 'https://example.com/rules', 'p/python'])(
    'takes no rules from %s',
    (path) => {
      expect(() => read(`semgrep-rules: ${path}`)).toThrow(/semgrep-rules: .*is not an absolute path/);
    },
  );
});
