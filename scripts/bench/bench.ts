/** Measures what users notice, in the configuration that they run: `npm run bench -- [PART …] [OPTION …]`. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Figure, Options } from './figures.ts';
import { measureFindings } from './findings.ts';
import { measureRun } from './run.ts';
import { measureService } from './service.ts';
import { measureWait } from './wait.ts';

const parts: Readonly<Record<string, (options: Options) => Promise<Figure[]>>> = {
  wait: measureWait,
  run: measureRun,
  findings: measureFindings,
  service: measureService,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** How often run and findings are measured. */
    rounds: { type: 'string' },
    /** Another build, measured in turns with this one. */
    against: { type: 'string' },
    /** The size of service. */
    findings: { type: 'string' },
  },
});

function readCount(name: 'rounds' | 'findings'): number | undefined {
  const text = values[name];
  if (text !== undefined && !/^[1-9]\d*$/.test(text)) throw new Error(`--${name} is ${text}, not a number from 1`);
  return text === undefined ? undefined : Number(text);
}

const unknown = positionals.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined) throw new Error(`${unknown} is not a part; there are ${Object.keys(parts).join(', ')}`);
const builds = [
  join(import.meta.dirname, '../../dist'),
  ...(values.against === undefined ? [] : [resolve(values.against)]),
];
const options = { builds, rounds: readCount('rounds'), findings: readCount('findings') };
const rows: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  process.stderr.write(`${name} …\n`);
  rows.push(...(await measure(options)));
}
console.table(rows);
