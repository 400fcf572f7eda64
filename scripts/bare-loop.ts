/** The least that reads a list: `node scripts/bare-loop.ts ORIGIN PAGES CONCURRENCY` asks for its pages side by side and parses each. */
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';

const [origin = '', pages = '1', concurrency = '4'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });

function read(page: number): Promise<number> {
  return new Promise((resolve, reject) => {
    get(`${origin}/api/v1/violations?repository_id=repo_1&page=${page}&limit=100`, { agent }, (answer) => {
      text(answer).then((body) => resolve((JSON.parse(body) as { violations: object[] }).violations.length), reject);
    }).on('error', reject);
  });
}

let next = 2;
let found = await read(1);
await Promise.all(
  Array.from({ length: Number(concurrency) }, async () => {
    while (next <= Number(pages)) found += await read(next++);
  }),
);
agent.destroy();
process.stdout.write(`${found}\n`);
