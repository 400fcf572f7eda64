/**
 * The least that reads a list: `node scripts/bare-loop.ts ORIGIN PAGES CONCURRENCY [WAY]` asks for its pages side by side and parses
 * each. The way is `http`, with as little as Node.js has for it, or `fetch`, as nearly everybody would write it.
 */
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';

const [origin = '', pages = '1', concurrency = '4', way = 'http'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });

interface Page {
  violations: object[];
}

async function read(page: number): Promise<number> {
  const address = `${origin}/api/v1/violations?repository_id=repo_1&page=${page}&limit=100`;
  const { violations } = await (way === 'fetch' ? fetched(address) : got(address));
  return violations.length;
}

async function fetched(address: string): Promise<Page> {
  return (await (await fetch(address)).json()) as Page;
}

function got(address: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (answer) => {
      text(answer).then((body) => resolve(JSON.parse(body) as Page), reject);
    }).on('error', reject);
  });
}

let next = 2;
let found = await read(1);
await Promise.all(
  Array.from({ length: Number(concurrency) }, async () => {
    while (next <= Number(pages)) {
      const count = await read(next++);
      found += count;
    }
  }),
);
agent.destroy();
process.stdout.write(`${found}\n`);
