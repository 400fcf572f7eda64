import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder, makeRepository } from '../../service/temporary-repository.ts';
import { playCommand } from '../../session.ts';

it.each([
  ['./osv', 'has "./osv", which is not github, osv, registry, none or an absolute path'],
  ['none,osv', 'has none together with other sources'],
  ['githab', 'has "githab"'],
])('serve refuses the source %s, and says why', async (value, message) => {
  const folder = makeRepository({ 'README.md': 'A shop\n' });
  const { code, complained } = await playCommand(['serve', '--repo', folder, '--advisories', value], { folder });
  expect(code).toBe(2);
  expect(complained).toContain(message);
});

it('serve takes its sources beside the variables that are its own', async () => {
  const folder = makeRepository({ 'README.md': 'A shop\n' });
  const env = { SCAN_GATE_HOOK_SECRET: 'long-enough-for-a-secret', SCAN_GATE_ADVISORIES: 'githab' };
  const { complained } = await playCommand(['serve', '--repo', folder], { folder, env });
  expect(complained).toContain('has "githab"');
  expect(complained).not.toContain('HOOK_SECRET');
});

it('verify looks packages up where its flags say', async () => {
  const folder = makeRepository({ 'requirements.txt': 'django==3.2.0\n' });
  const [database, reports] = [mkdtempSync(join(tmpdir(), 'osv-')), makeFolder()];
  const events = [{ introduced: '0' }, { fixed: '3.2.13' }];
  const affected = [{ package: { ecosystem: 'PyPI', name: 'django' }, ranges: [{ type: 'ECOSYSTEM', events }] }];
  const record = { id: 'PYSEC-2022-1', modified: '2026-05-25T00:00:00Z', summary: 'A fault', affected };
  writeFileSync(join(database, 'PYSEC-2022-1.json'), JSON.stringify(record));
  const env = { XDG_CACHE_HOME: reports };
  const here = { folder, env, hasTerminal: true };
  const flags = ['--embedded', folder, '--advisories', database];
  const report = join(reports, 'report.json');
  await playCommand(['run', ...flags, '--local', '--output', `json=${report}`], here);
  const { findings } = JSON.parse(readFileSync(report, 'utf8'));
  const [{ violation_id: id }] = findings;
  const args = (more: string[]) => ['verify', id, ...more, '--from', report];
  expect((await playCommand(args(flags), here)).code).toBe(1);
  const without = await playCommand(args(flags.slice(0, 2)), here);
  expect([without.code, without.printed]).toEqual([2, expect.stringContaining('Inconclusive')]);
});
