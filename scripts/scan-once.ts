/** Scans the checked-out commit of a clone with the built worker: `node scripts/scan-once.ts CLONE [FILE]`, which keeps answers. */
import { resolveHead } from '../src/git/checkout.ts';
import { scanInWorker } from '../src/service/worker/scan.ts';

const [path = '', answersFile] = process.argv.slice(2);
const { signal } = new AbortController();
const sha = (await resolveHead({ path, signal })) ?? '';
const scan = scanInWorker(new URL('../dist/worker/index.js', import.meta.url), answersFile);
const { findings, filesScanned } = await scan({ path, sha }, signal);
process.stdout.write(`${findings.length} findings in ${filesScanned} files\n`);
