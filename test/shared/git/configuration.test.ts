import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ConfigEntry,
  formatConfiguration,
  parseConfiguration,
  selectRepositoryEntries,
  selectUserEntries,
} from '../../../src/shared/git/configuration.ts';
import { makeFolder } from '../../service/temporary-repository.ts';

const namesOf = (entries: readonly ConfigEntry[]) => entries.map(({ name }) => name);
const each = (scope: string, names: readonly string[]): ConfigEntry[] =>
  names.map((name) => ({ scope, name, value: 'x' }));

const access = [
  'remote.origin.url',
  'remote.origin.proxy',
  'remote.origin.promisor',
  'http.extraheader',
  'http.https://github.com/.extraheader',
  'http.sslcainfo',
  'credential.helper',
  'credential.https://gitlab.example.helper',
  'url.https://token@gitlab.example/.insteadof',
];
const programs = ['core.sshcommand', 'core.gitproxy'];
const never = [
  'remote.origin.uploadpack',
  'remote.origin.vcs',
  'remote.origin.fetch',
  'remote.upstream.url',
  'core.fsmonitor',
  'core.hookspath',
  'core.pager',
  'core.editor',
  'core.askpass',
  'core.worktree',
  'core.alternaterefscommand',
  'core.attributesfile',
  'alias.fetch',
  'filter.x.clean',
  'diff.x.textconv',
  'diff.external',
  'include.path',
  'protocol.ext.allow',
  'uploadpack.packobjectshook',
  'gpg.program',
  'sequence.editor',
];

describe('what asking origin takes', () => {
  it('is read from the repository, and runs no program but credential helpers', () => {
    const all = each('local', [...access, ...programs, ...never]);
    expect(namesOf(selectRepositoryEntries(all, false))).toEqual(access);
    expect(selectUserEntries(all)).toEqual([]);
  });

  it('is the address alone in a bare clone', () => {
    expect(namesOf(selectRepositoryEntries(each('local', [...access, ...programs, ...never]), true))).toEqual([
      'remote.origin.url',
    ]);
  });

  it.each(['system', 'global'])('is what the %s configuration says, its ssh command too', (scope) => {
    const all = each(scope, [...access, ...programs, 'safe.directory', ...never]);
    expect(namesOf(selectUserEntries(all))).toEqual([...access, ...programs, 'safe.directory']);
    expect(selectRepositoryEntries(all, false)).toEqual([]);
  });

  it('is nothing that the command line says', () => {
    const all = each('command', [...access, ...programs]);
    expect([...selectUserEntries(all), ...selectRepositoryEntries(all, false)]).toEqual([]);
  });
});

/** As git reads the file. */
function readBack(text: string): ConfigEntry[] {
  const file = join(makeFolder(), 'config');
  writeFileSync(file, text);
  const listed = execFileSync('git', ['config', '--file', file, '--list', '-z'], { encoding: 'utf8' });
  return parseConfiguration(listed.replaceAll(/(^|\0)(?=.)/gs, '$1local\0'));
}

describe('the configuration file', () => {
  it('says what it was made from, whatever stands in a value or a name', () => {
    const value = fc.string({ unit: fc.constantFrom(...' \t\n"\\#;=[]aé\u{1f600}\r') });
    const name = fc
      .string({ unit: fc.constantFrom(...' \t"\\#;=[].aé') })
      .map((middle) => (middle === '' ? 'http.extraheader' : `http.${middle}.extraheader`));
    const entry = fc.record({
      scope: fc.constant('local'),
      name,
      value: fc.option(value, { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 5 }), (entries) => {
        expect(readBack(formatConfiguration(entries))).toEqual(entries);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves out a name that cannot be written', () => {
    const text = formatConfiguration(each('local', ['http.a\n[core] sshCommand = x\nb.extraheader', 'http.proxy']));
    expect(namesOf(readBack(text))).toEqual(['http.proxy']);
  });
});
