/** A service whose scans are scripted, as a process that can be killed: `node service.ts DATABASE RECEIVER`. */
import { setTimeout as delay } from 'node:timers/promises';
import { startService } from '../../src/service/serve.ts';
import { openStore } from '../../src/service/store/store.ts';
import { finding, ownerOf, result } from '../service/embedded.ts';

const [database = '', receiver = '', seed = '0'] = process.argv.slice(2);

const tool = await openStore({ file: database, role: 'tool' });
const owner = await ownerOf(tool);
if ((await tool.webhooks.list(owner)).length === 0) {
  const events = ['scan.completed', 'scan.failed', 'violation.created', 'violation.fixed'] as const;
  await tool.webhooks.add(owner, { url: receiver, events, secret: null, allowPrivate: true });
}
await tool.close();

let scans = Number(seed) * 1_000;
const service = await startService({
  repositories: [{ path: '/srv/web', name: 'web', vcsUrl: 'https://github.com/acme/web', defaultBranch: 'main' }],
  port: 0,
  database,
  apiKey: 'crash-key-0123456789',
  git: { resolveBranch: async () => 'a'.repeat(40) },
  // Each finds other things than the one before, so that every merge creates and fixes.
  scan: async () => {
    scans += 1;
    await delay(scans % 3);
    return result(Array.from({ length: 20 }, (_, at) => finding({ fingerprint: `${(scans % 7) * 10 + at}` })));
  },
});
process.stdout.write(`${JSON.stringify({ baseUrl: service.baseUrl, repository: service.repositories[0]?.id })}\n`);
