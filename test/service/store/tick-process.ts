/** A process that asks for scans: `node tick-process.ts ADDRESS COUNT`. It prints their server times in its order. */
import { openStore } from '../../../src/service/store/store.ts';

const [file = '', count = '0'] = process.argv.slice(2);
const store = await openStore({ file, role: 'tool' });
const [repository] = (await store.repositories.list({}, { page: 1, limit: 1 })).items;
const times: string[] = [];
for (let index = 0; index < Number(count); index += 1) {
  const asked = { repositoryId: repository?.id ?? '', branch: 'main', commitSha: `${index}`.padStart(40, '0') };
  times.push((await store.scans.create(asked)).createdAt);
}
await store.close();
process.stdout.write(JSON.stringify(times));
