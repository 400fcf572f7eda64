/** A process that asks for server times: `node tick-process.ts ADDRESS COUNT`. It prints them in its order. */
import { openPostgres } from '../../../src/service/store/postgres.ts';

const [address = '', count = '0'] = process.argv.slice(2);
const database = await openPostgres({ address, mayMake: true });
const times: string[] = [];
for (let index = 0; index < Number(count); index += 1) times.push(await database.tick());
await database.close();
process.stdout.write(JSON.stringify(times));
