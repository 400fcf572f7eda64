/** CODEOWNERS from where it is read to what it decides. */

import { describe, expect, it } from 'vitest';
import type { RunContext } from '../../../src/gate/hosts/context/context.ts';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import { addJudgement } from '../../../src/gate/report/judged.ts';
import { createReport } from '../../../src/gate/report/report.ts';
import { renderSummary } from '../../../src/gate/report/summary/summary.ts';
import { readSettings } from '../../../src/gate/settings/reading.ts';
import { loadPolicy } from '../../../src/gate/story/policy/load.ts';
import { GateError } from '../../../src/shared/errors.ts';
import { type Finding, finding, found } from '../policy/evidence.ts';
import { sampleReport } from '../report/sample.ts';
import { readerOf } from './reader.ts';

const file = '.github/scan-gate.yml';
const payments = '* @acme/all\n/pay/ @acme/payments\n/free/\n';
const rule = (owner: string) =>
  `fail-on-severity: none\nscope: scan\nrules: [{ name: money, match: { severity: high, owner: ${owner} } }]\n`;

type Files = Readonly<Record<string, string>>;
interface Place {
  system?: RunContext['system'];
  repositoryUrl?: string;
  proposed?: Files;
}

/** Every path that is asked for is kept. */
async function load(trusted: Files, { proposed = {}, ...place }: Place = {}) {
  const context = {
    ...{ system: 'github', event: 'push', trust: 'proposal', branch: 'feature', headSha: 'c'.repeat(40) },
    ...{ repositoryUrl: 'https://github.com/acme/shop', defaultBranch: 'main', base: undefined, change: undefined },
    ...place,
  } as unknown as RunContext;
  const [notes, asked]: [string[], string[]] = [[], []];
  const readPolicyFile = async (from: 'trusted' | 'head', path: string) => {
    if (path.endsWith('CODEOWNERS')) asked.push(`${from} ${path}`);
    const text = (from === 'trusted' ? trusted : proposed)[path];
    if (text === 'secret') throw new GateError('AUTH', '403');
    if (text === 'CANCELLED' || text === 'SCAN_TIMEOUT') throw new GateError(text, 'over');
    return text === undefined ? undefined : { text, at: 'main at 1a2b3c4d5e6f' };
  };
  const settings = readSettings({ 'base-url': { value: 'https://scanner.example.com/v1', source: 'input' } });
  const log = { say: () => {}, note: (line: string) => notes.push(line) };
  const now = new Date('2026-06-01T12:00:00Z');
  const { policy } = await loadPolicy({ settings, context, reader: readerOf({ readPolicyFile }), log, now });
  return { policy, notes, asked };
}

const at = (filePath: string | undefined, fields: Partial<Finding> = {}) => finding({ filePath, ...fields });

async function verdictOf(owner: string, filePath: string | undefined, owners: Files = { CODEOWNERS: payments }) {
  const { policy } = await load({ [file]: rule(owner), ...owners });
  return judgeEvidence(found(at(filePath)), policy).verdict;
}

describe('a rule of an owner', () => {
  it.each([
    ['"@acme/payments"', 'pay/a.js', 'failed'],
    ['"@ACME/Payments"', 'pay/a.js', 'failed'],
    ['["@acme/web", "@acme/payments"]', 'pay/a.js', 'failed'],
    ['"@acme/payments"', 'web/a.js', 'passed'],
    ['"@acme/all"', 'web/a.js', 'failed'],
    ['"@acme/all"', 'pay/a.js', 'passed'],
    ['none', 'free/a.js', 'failed'],
    ['none', 'pay/a.js', 'passed'],
    ['"@acme/payments"', 'Pay/a.js', 'inconclusive'],
    ['"@acme/payments"', undefined, 'inconclusive'],
  ])('%s judges %s: %s', async (owner, path, verdict) => expect(await verdictOf(owner, path)).toBe(verdict));

  it.each([
    [
      'there is none',
      {},
      'There is no CODEOWNERS, so rules with owner are inconclusive: .github/CODEOWNERS, CODEOWNERS, docs/CODEOWNERS',
    ],
    [
      'it cannot be read',
      { CODEOWNERS: 'secret' },
      'CODEOWNERS could not be read, so rules with owner are inconclusive: 403',
    ],
    ['it is too long', { CODEOWNERS: 'x'.repeat(3_000_001) }, 'CODEOWNERS is larger than 3 MB'],
  ])('is undecided, and says so, where %s', async (_, owners, words) => {
    expect(await verdictOf('"@acme/payments"', 'web/a.js', owners)).toBe('inconclusive');
    expect((await load({ [file]: rule('"@acme/payments"'), ...owners })).notes.join()).toContain(words);
  });

  it('says whom CODEOWNERS does not name', async () => {
    const { notes } = await load({ [file]: rule('["@acme/payments", "@acme/gone", none]'), CODEOWNERS: payments });
    expect(notes).toEqual([
      'Owners: CODEOWNERS of main at 1a2b3c4d5e6f',
      'Rule money uses the owner @acme/gone, but CODEOWNERS does not contain it',
    ]);
  });

  it.each<[string, string, Files]>([
    ['there is none', 'There is no CODEOWNERS: .github/CODEOWNERS, CODEOWNERS, docs/CODEOWNERS', {}],
    ['it cannot be read', 'CODEOWNERS could not be read: 403', { CODEOWNERS: 'secret' }],
  ])('is not what another rule waits for, where %s', async (_, note, owners) => {
    const other = 'owners: true\nrules: [{ name: all, match: { severity: high } }]\n';
    expect((await load({ [file]: other, ...owners })).notes).toEqual([note]);
  });

  it.each(['CANCELLED', 'SCAN_TIMEOUT'] as const)('ends with the run where %s cuts the reading off', async (code) => {
    await expect(load({ [file]: rule('none'), CODEOWNERS: code })).rejects.toMatchObject({ code });
  });

  it('is undecided where there is no repository', async () => {
    const notes: string[] = [];
    const given = { 'base-url': 'https://scanner.example.com/v1', 'config-file': 'acme/policies/gate.yml@v1' };
    const texts = Object.entries(given).map(([name, value]) => [name, { value, source: 'input' }]);
    const { policy } = await loadPolicy({
      settings: readSettings(Object.fromEntries(texts)),
      context: { system: 'laptop', trust: 'own', branch: 'main' } as RunContext,
      reader: readerOf({ readCentralFile: async () => ({ text: rule('none'), at: 'v1' }) }),
      log: { say: () => {}, note: (line) => notes.push(line) },
      now: new Date('2026-06-01T12:00:00Z'),
    });
    expect(policy.codeOwners).toBeUndefined();
    expect(notes).toEqual([
      'CODEOWNERS could not be read, so rules with owner are inconclusive: there is no repository to read it from',
    ]);
  });

  it.each(['acme', '@', '[]', 'nobody'])('is refused with %s', async (owner) => {
    await expect(load({ [file]: rule(owner) })).rejects.toMatchObject({ code: 'CONFIG', reason: 'settings' });
  });
});

describe('CODEOWNERS', () => {
  it.each<[Place, string[]]>([
    [{}, ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS']],
    [{ system: 'gitlab' }, ['CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS']],
    [{ system: 'bitbucket' }, ['.bitbucket/CODEOWNERS', 'CODEOWNERS']],
    [
      { system: 'jenkins', repositoryUrl: 'https://gitlab.acme.dev/a/b' },
      ['CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'],
    ],
    [{ system: 'laptop', repositoryUrl: 'https://bitbucket.org/a/b' }, ['.bitbucket/CODEOWNERS', 'CODEOWNERS']],
    [
      { system: 'github', repositoryUrl: 'https://gitlab.acme.dev/a/b' },
      ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'],
    ],
    [{ system: 'laptop' }, ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS']],
  ])('of %j is looked for where its host does, and never in what is proposed', async (place, paths) => {
    const proposed = { CODEOWNERS: '* @mallory' };
    const { asked } = await load({ [file]: 'owners: true\n' }, { ...place, proposed });
    expect(asked).toEqual(paths.map((path) => `trusted ${path}`));
  });

  it('may have 3 MB', async () => {
    const text = `#${' '.repeat(2_999_990)}\n* @all\n`;
    expect(Buffer.byteLength(text)).toBe(2_999_999);
    for (const CODEOWNERS of [text, ` ${text}`])
      expect((await load({ [file]: 'owners: true\n', CODEOWNERS })).policy.codeOwners?.ownersOf('a')).toEqual(['@all']);
  });

  it('is the first one alone', async () => {
    const { policy } = await load({ [file]: 'owners: true\n', '.github/CODEOWNERS': '*.js @js', CODEOWNERS: '* @all' });
    expect([policy.codeOwners?.ownersOf('a.js'), policy.codeOwners?.ownersOf('a.md')]).toEqual([['@js'], []]);
  });

  it('is not read where nothing asks for it', async () => {
    const other = '{ name: all, match: { severity: high } }';
    for (const text of ['scope: scan\n', `rules: [${other}]\n`])
      expect((await load({ [file]: text, CODEOWNERS: payments })).asked).toEqual([]);
    const both = `rules: [${other}, { name: money, match: { owner: none } }]\n`;
    expect((await load({ [file]: both, CODEOWNERS: payments })).asked).not.toEqual([]);
  });
});

describe('the owners of findings', () => {
  async function reportOf(...findings: Finding[]) {
    const { policy } = await load({ [file]: 'owners: true\nscope: scan\n', CODEOWNERS: payments });
    const given = found(...findings);
    const blank = { ...createReport('1.0.0'), scan: sampleReport().scan, exitCode: 1 };
    const disclosure = { disclose: 'all', isPublic: false, changes: undefined } as const;
    return addJudgement(blank, { evidence: given, policy, judgement: judgeEvidence(given, policy) }, disclosure);
  }

  it('stand in the report', async () => {
    const report = await reportOf(at('pay/a.js'), at('free/a.js'), at(undefined));
    expect([...report.findings].map(({ owners }) => owners)).toEqual([[], ['@acme/payments'], undefined]);
  });

  it('are a column where there are several, in which nobody is called', async () => {
    const text = renderSummary(await reportOf(at('pay/a.js'), at('web/a.js'), at('free/a.js')), { isWhole: false });
    expect(text).toContain('| Owner |');
    expect(text).toContain('| `@acme/payments` |');
    expect(text).toContain('nobody |');
    expect(text.replaceAll(/`[^`]*`/g, '')).not.toContain('@');
    expect(renderSummary(await reportOf(at('pay/a.js'), at('pay/b.js')), { isWhole: false })).not.toContain('Owner');
  });
});
