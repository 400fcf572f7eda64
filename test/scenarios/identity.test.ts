/** The built command over one repository again and again: what is excepted by its id stays excepted. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commit, git, makeFolder } from '../service/temporary-repository.ts';
import { type Ended, runCommand } from './run-action.ts';
import { type Checkout, makeCheckout, startEmbedded } from './world.ts';

const code = "const { exec } = require('node:child_process');\nexports.list = (name) => exec('ls ' + name);\n";
const twice = `${code}exports.more = (name) => exec('ls ' + name);\nexports.again = (text) => eval(text);\nexports.too = (text) => eval(text);\n`;
const address = 'URL=postgres://shop:correct-horse@db.internal/shop\n';
const files = { 'src/list.js': twice, 'config/shop.env': address };

/** What a report knows of each finding, by id. */
function idsOf({ report }: Ended): string[] {
  return (report.findings as { violation_id: string }[]).map(({ violation_id: id }) => id).sort();
}

function policyOf(ids: readonly string[]): string {
  const entries = ids.map(
    (id) => `  - violation_id: ${id}\n    reason: Known and fenced off\n    expires: 2099-01-01\n`,
  );
  return `exceptions:\n${entries.join('')}`;
}

async function idsThroughService({ path }: Checkout, database: string): Promise<string[]> {
  const scope = 'repository:read,scan:write,violation:read';
  const made = await runCommand(['keys', 'create', '--database', database, '--name', 'ci', '--scope', scope, '--json']);
  const { key: apiKey } = JSON.parse(made.stdout);
  const { baseUrl, stop } = await startEmbedded('--repo', path, '--database', database);
  const call = async (target: string, init: RequestInit = {}) => {
    const headers = { 'X-API-Key': apiKey, 'Content-Type': 'application/json' };
    return (await fetch(`${baseUrl}${target}`, { ...init, headers })).json() as Promise<Record<string, unknown>>;
  };
  const [repository] = (await call('/repositories')).repositories as { repository_id: string }[];
  const body = JSON.stringify({ repository_id: repository?.repository_id, branch: 'main' });
  const { scan_id: scan } = await call('/scans', { method: 'POST', body });
  while (!/COMPLETED|FAILED/.test(String((await call(`/scans/${scan}`)).status))) await new Promise(setImmediate);
  const { violations } = await call('/violations?limit=100');
  await stop();
  return (violations as { violation_id: string }[]).map(({ violation_id: id }) => id).sort();
}

describe.concurrent('the id of a violation', () => {
  it('is the same in a second run, another clone, another scope and the database of a service', async () => {
    const checkout = makeCheckout(files);
    const clone = join(makeFolder(), 'clone');
    git(checkout.path, ['clone', '--quiet', checkout.path, clone]);
    const first = await runCommand(['run', '--embedded', checkout.path]);
    const ids = idsOf(first);
    expect(new Set(ids).size).toBe(5);
    expect(idsOf(await runCommand(['run', '--embedded', checkout.path, '--scope=scan']))).toEqual(ids);
    expect(idsOf(await runCommand(['run', '--embedded', clone]))).toEqual(ids);
    expect(await idsThroughService(checkout, join(makeFolder(), 'gate.db'))).toEqual(ids);
  });

  it('holds in the exceptions of a policy file, also when lines move and other findings come above', async () => {
    const checkout = makeCheckout(files);
    const ids = idsOf(await runCommand(['run', '--embedded', checkout.path]));
    commit(checkout.path, { '.github/scan-gate.yml': policyOf(ids) });
    const excepted = await runCommand(['run', '--embedded', checkout.path]);
    expect(excepted.code, excepted.stdout).toBe(0);
    commit(checkout.path, { 'src/list.js': `// A heading\n\n${twice}`, 'config/shop.env': `A=1\n${address}` });
    const moved = await runCommand(['run', '--embedded', checkout.path]);
    expect(moved.code, moved.stdout).toBe(0);
    commit(checkout.path, { 'src/list.js': `exports.first = (t) => new Function(t);\n${twice}` });
    const more = await runCommand(['run', '--embedded', checkout.path]);
    expect(more.code, more.stdout).toBe(1);
    expect(more.stdout).toContain('✖ 1 high finding blocks');
  });

  it('is another one for another secret, and gives none away', async () => {
    const checkout = makeCheckout({ 'config/shop.env': address });
    const ids = idsOf(await runCommand(['run', '--embedded', checkout.path]));
    commit(checkout.path, {
      '.github/scan-gate.yml': policyOf(ids),
      'config/shop.env': address.replace('correct', 'other'),
    });
    const other = await runCommand(['run', '--embedded', checkout.path]);
    expect(other.code, other.stdout).toBe(1);
    expect(JSON.stringify(other.report)).not.toMatch(/horse/);
  });
});
