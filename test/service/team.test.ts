/** The service as a team runs it: two services and two workers of the build, and the built action. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commandFile, type Ended, runAction, runCommand } from '../scenarios/run-action.ts';
import { makeCheckout, push, startGithub } from '../scenarios/world.ts';
import { buildEnvironment, startProcess } from './cluster/cluster.ts';
import { reportMissingPostgres } from './store/databases.ts';
import { createPostgresDatabase, isPostgresInstalled } from './store/postgres-server.ts';
import { git, makeFolder } from './temporary-repository.ts';
import { startReceiver } from './webhooks/receiver.ts';

reportMissingPostgres('the service as a team runs it');

const dist = join(import.meta.dirname, '../../dist');
const address = 'https://github.com/acme/shop.git';
const secret = 'a secret of sixteen characters';

it.runIf(isPostgresInstalled)(
  'a team adds a repository by its address, is told of its scan, and suppresses a finding for the next run',
  async () => {
    const checkout = makeCheckout({
      'README.md': 'A shop\n',
      'src/pricing.js': 'export function price(text) {\n  return eval(text);\n}\n',
    });
    git(checkout.path, ['remote', 'add', 'origin', address]);
    const folder = makeFolder();
    const hosted = join(folder, 'hosted');
    git(checkout.path, ['clone', '--quiet', '--bare', checkout.path, join(hosted, 'shop.git')]);
    // The operator's git configuration says how the address is reached.
    const configuration = join(folder, 'gitconfig');
    writeFileSync(configuration, `[url "file://${hosted}/"]\n\tinsteadOf = https://github.com/acme/\n`);
    const env = { GIT_CONFIG_GLOBAL: configuration };
    const database = await createPostgresDatabase();
    const receiver = await startReceiver();

    const command = async (args: readonly string[], input?: string) => {
      const variables = { ...buildEnvironment(folder), ...env };
      const ended = await runCommand([...args, '--database', database, '--json'], {
        dist,
        env: variables,
        ...(input !== undefined && { input }),
      });
      expect([ended.code, ended.stderr]).toEqual([0, '']);
      return JSON.parse(ended.stdout);
    };
    const { key } = await command([
      ...['keys', 'create', '--name', 'ci', '--scope', 'repository:read,scan:write,violation:write'],
    ]);
    const { id: repository } = await command(['repos', 'add', address]);
    const events = ['--event', 'scan.completed,violation.created'];
    await command(['webhooks', 'add', '--url', receiver.url, ...events, '--secret-stdin', '--allow-private'], secret);

    const place = { command: commandFile, database, folder, env };
    const services = [startProcess(place, 'serve'), startProcess(place, 'serve')] as const;
    const workers = [1, 2].map(() => startProcess(place, 'worker'));
    const [first, second] = await Promise.all(services.map(({ baseUrl }) => baseUrl));
    const github = await startGithub(checkout);
    const runGate = (baseUrl: string | undefined): Promise<Ended> =>
      runAction({
        ...{ dist, event: push('main', checkout), apiUrl: github.apiUrl },
        inputs: { 'base-url': baseUrl ?? '', 'api-key': key },
      });

    const failed = await runGate(first);
    expect(failed.code, failed.stdout).toBe(1);
    expect(failed.outputs).toMatchObject({ verdict: 'failed', 'blocking-count': '1' });
    const [finding] = failed.report.findings;
    expect(finding).toMatchObject({ file_path: 'src/pricing.js', status: 'OPEN' });

    await expect.poll(receiver.names).toContain('scan.completed');
    const { verifyWebhook } = await import(join(dist, 'webhook/index.js'));
    for (const { headers, body } of receiver.received) {
      expect(verifyWebhook({ headers, body, secrets: secret })).toMatchObject({ ok: true });
      expect(verifyWebhook({ headers, body, secrets: 'another secret of the team' })).toMatchObject({ ok: false });
    }
    const completed = receiver.received.find(({ json }) => json.event === 'scan.completed');
    expect(completed?.json.data).toMatchObject({ scan_id: failed.outputs['scan-id'], status: 'COMPLETED' });

    const answer = await fetch(`${second}/violations/${finding.violation_id}/suppress`, {
      method: 'POST',
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
      body: JSON.stringify({ justification: 'False positive: the text is one of three constants of this file.' }),
    });
    expect(answer.status).toBe(200);
    const passed = await runGate(second);
    expect(passed.code, passed.stdout).toBe(0);
    expect(passed.outputs).toMatchObject({ verdict: 'passed', 'blocking-count': '0' });
    expect(JSON.stringify(passed.report)).toContain('FALSE_POSITIVE');

    const listed = await fetch(`${first}/violations?repository_id=${repository}`, { headers: { 'X-API-Key': key } });
    expect(((await listed.json()) as { violations: object[] }).violations).toMatchObject([
      { status: 'FALSE_POSITIVE' },
    ]);
    for (const { kill } of [...services, ...workers]) await kill();
    await receiver.stop();
  },
);
