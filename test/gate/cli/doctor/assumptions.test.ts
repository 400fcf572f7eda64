import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Asked, type Reply, repository, startScripted } from '../../../scripted-service.ts';
import { git, makeFolder, makeRepository } from '../../../service/temporary-repository.ts';
import { playCommand } from '../../../session.ts';

const key = 'sgk_0123456789abcdef';

const violations = [
  { violation_id: 'vio_1', status: 'OPEN', severity: 'HIGH', type: 'SCA' },
  { violation_id: 'vio_2', status: 'FIXED', severity: 'HIGH', type: 'SAST' },
  { violation_id: 'vio_3', status: 'OPEN', severity: 'LOW', type: 'SAST' },
];
const scans = [
  { scan_id: 'scan_1', status: 'COMPLETED', started: 1, completed: 3, kind: 'sast' },
  { scan_id: 'scan_2', status: 'FAILED', started: 2, completed: 2, kind: 'sca' },
  { scan_id: 'scan_3', status: 'COMPLETED', started: 3, completed: 1, kind: 'sast' },
];

/** The parameter names of one service. */
interface Names {
  status: string;
  scanType: string;
  provider: string;
  field: string;
  order: string;
}
const documented: Names = {
  status: 'status',
  scanType: 'scan_type',
  provider: 'provider',
  field: 'sortBy',
  order: 'sortOrder',
};
const others: Names = { status: 'state', scanType: 'type', provider: 'vcs', field: 'sort', order: 'order' };

/** Answers lists as a service that ignores parameters of other names. */
function serve(names: Names, { path, query }: Asked): Reply | undefined {
  const list = (name: string, items: readonly object[]) => {
    const shown = items.slice(0, Number(query.get('limit') ?? 20));
    return { status: 200, body: { [name]: shown, pagination: { page: 1, total: items.length } } };
  };
  if (path === '/violations') {
    const wanted = query.get(names.status)?.toUpperCase();
    return list(
      'violations',
      violations.filter(({ status }) => wanted === undefined || status === wanted),
    );
  }
  if (path === '/violations/vio_1') return { status: 200, body: { ...violations[0], cve_list: ['CVE-2026-12345'] } };
  if (path === '/scans') {
    const [wanted, field] = [query.get(names.scanType), query.get(names.field)];
    const value = (scan: (typeof scans)[number]) => (field === 'completedAt' ? scan.completed : scan.started);
    const sorted = scans.filter(({ kind }) => wanted === null || kind === wanted).sort((a, b) => value(a) - value(b));
    return list('scans', query.get(names.order) === 'desc' ? sorted.reverse() : sorted);
  }
  return path === '/repositories' && query.has(names.provider) ? list('repositories', []) : undefined;
}

async function look(fault?: (asked: Asked) => Reply | undefined, argv: string[] = []) {
  const origin = makeRepository({ 'README.md': 'A shop\n' });
  const folder = join(makeFolder(), 'clone');
  git(origin, ['clone', '--quiet', `file://${origin}`, folder]);
  const service = await startScripted({
    repositories: [{ ...repository, vcs_url: `file://${origin}` }],
    ...(fault && { fault }),
  });
  onTestFinished(() => service.stop());
  const env = { SCAN_GATE_TIME_SCALE: '1000', SCAN_GATE_API_KEY: key };
  const { code, printed, complained } = await playCommand(
    ['doctor', '--json', `--base-url=${service.baseUrl}`, ...argv],
    {
      folder,
      env,
    },
  );
  const { checks } = (printed === '' ? { checks: [] } : JSON.parse(printed)) as {
    checks: { id: string; state: string; hint: string; details: string[] }[];
  };
  return { code, service, folder, printed: printed + complained, check: checks.find(({ id }) => id === 'assumptions') };
}

const line =
  'status-parameter=state scan-type-parameter=type provider-parameter=vcs sort-field-parameter=sort sort-order-parameter=order cve-field=cve_list';

describe('the assumptions about a service', () => {
  it('hold for a service with the assumed names, by requests that only read', async () => {
    const { service, check } = await look((asked) => serve(documented, asked), ['--assume', 'cve-field=cve_list']);
    expect(check?.details).toContain('status-parameter=status: tested');
    expect(check).toMatchObject({ state: 'ok', hint: null });
    expect(check?.details.filter((detail) => detail.endsWith(': tested'))).toHaveLength(6);
    expect(service.asked.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('are named by the line to paste for a service with other names, and hold with that line', async () => {
    const { code, check } = await look((asked) => serve(others, asked));
    expect(check).toMatchObject({ state: 'failed', hint: `Set this: \`assume: ${line}\`` });
    expect(check?.details[0]).toBe('retry-after-unit: unknown, only an answer 429 shows it');
    expect(code).not.toBe(0);
    const again = await look((asked) => serve(others, asked), [`--assume=${line}`]);
    expect(again.check?.state).toBe('ok');
  });

  it('stay unknown for a service that ignores every name or has no records', async () => {
    const ignored = await look(
      (asked) => serve({ ...others, status: '?', scanType: '?', provider: '?', field: '?', order: '?' }, asked),
      ['--assume', 'cve-field=cve_list'],
    );
    expect(ignored.check?.details.filter((detail) => detail.includes('changes the answer'))).toHaveLength(5);
    const empty = await look();
    expect(empty.check?.state).toBe('not tried');
    expect(empty.check?.details.filter((detail) => detail.endsWith(': tested'))).toEqual([]);
  });
});

describe('the file for an issue', () => {
  it('holds what was found, and no name, address, path or secret of this place', async () => {
    const { service, code, folder } = await look(
      (asked) => serve(documented, asked),
      ['--bundle', 'doctor.json', '--assume', 'cve-field=cve_list'],
    );
    const text = readFileSync(join(folder, 'doctor.json'), 'utf8');
    const { checks, settings, system } = JSON.parse(text);
    expect(code).toBe(0);
    expect(checks.find(({ id }: { id: string }) => id === 'assumptions').details).toContain(
      'status-parameter=status: tested',
    );
    expect(settings['fail-on-severity'].value).toBe('high');
    expect(settings['base-url']).toEqual({ value: 'not shown', from: '--base-url' });
    expect(system.node).toBe(process.version);
    for (const name of [key, service.baseUrl, new URL(service.baseUrl).hostname, folder, homedir(), 'repo_1'])
      expect(text).not.toContain(name);
    expect(text).not.toMatch(/\b(?:shop|main)\b|[0-9a-f]{12}|:\/\//);
  });

  it('is written over no other file', async () => {
    const { code, printed } = await look(undefined, ['--bundle', 'README.md']);
    expect(code).toBe(2);
    expect(printed).toContain('--bundle: README.md could not be written (EEXIST)');
  });
});
