/** Measures what users notice, in the configuration that they run. */
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

const usage = `npm run bench [-- PART … --rounds N --against DIST --clone DIR … --findings N]

Parts: ${Object.keys(parts).join(', ')}. Without any: all of them.
  --rounds N      how often start, end, findings and scan are measured
  --against DIST  another build, measured in turns with this one
  --clone DIR     a checkout for scan; may be repeated
  --findings N    the size of service
`;

function refuse(message: string): never {
  process.stderr.write(`bench: ${message}\n\n${usage}`);
  process.exit(2);
}

function readArguments() {
  const one = { type: 'string' } as const;
  const help = { type: 'boolean', short: 'h' } as const;
  const options = { rounds: one, against: one, findings: one, clone: { ...one, multiple: true }, help } as const;
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function readCount(name: string, text: string | undefined): number | undefined {
  if (text !== undefined && !/^[1-9]\d*$/.test(text)) refuse(`--${name} is ${text}, not a number from 1`);
  return text === undefined ? undefined : Number(text);
}

async function measureParts({ positionals, values }: ReturnType<typeof readArguments>): Promise<void> {
  const own = join(import.meta.dirname, '../../dist');
  const options: Options = {
    rounds: readCount('rounds', values.rounds),
    builds: values.against === undefined ? [own] : [own, resolve(values.against)],
    clones: values.clone ?? [],
    findings: readCount('findings', values.findings),
  };
  const unknown = positionals.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined) refuse(`${unknown} is no part`);
  const rows: Figure[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    process.stderr.write(`${name} …\n`);
    rows.push(...(await measure(options)));
  }
  console.table(rows);
}

const given = readArguments();
if (given.values.help) process.stdout.write(usage);
else await measureParts(given);
