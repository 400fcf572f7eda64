/**
 * Measures what users notice, in the configuration that they run: `npm run bench [-- PART …] [--rounds N] [--against
 * DIST] [--clone DIR …] [--findings N]`. `--against` names another build that is measured in turns with this one;
 * `--clone` names a checkout to scan; `--findings` is the size of `service`.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureEnd } from './end.ts';
import type { Figure, Options } from './figures.ts';
import { measureFindings } from './findings.ts';
import { measureScans } from './scan.ts';
import { measureService } from './service.ts';
import { measureStart } from './start.ts';
import { measureWait } from './wait.ts';

const parts: Readonly<Record<string, (options: Options) => Promise<Figure[]>>> = {
  wait: measureWait,
  start: measureStart,
  end: measureEnd,
  findings: measureFindings,
  scan: measureScans,
  service: measureService,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    against: { type: 'string' },
    clone: { type: 'string', multiple: true },
    findings: { type: 'string' },
  },
});
const own = join(import.meta.dirname, '../../dist');
const options: Options = {
  rounds: values.rounds === undefined ? undefined : Number(values.rounds),
  builds: values.against === undefined ? [own] : [own, resolve(values.against)],
  clones: values.clone ?? [],
  findings: values.findings === undefined ? undefined : Number(values.findings),
};
const rows: Figure[] = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
  const measure = parts[name];
  if (measure === undefined) throw new Error(`${name} is no part; the parts are ${Object.keys(parts).join(', ')}`);
  process.stderr.write(`${name} …\n`);
  rows.push(...(await measure(options)));
}
console.table(rows);
