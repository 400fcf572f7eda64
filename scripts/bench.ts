/**
 * Measures what a run costs, over the least possible: `node scripts/bench.ts` prints one table of ratios with those of the first
 * version and what they are to reach, `node scripts/bench.ts PART … [--clone DIR] [--against DIR]` all that a part has to say.
 */
import { benchBase } from './bench-base.ts';
import { benchCollect } from './bench-collect.ts';
import { benchEnd } from './bench-end.ts';
import { benchGithub } from './bench-github.ts';
import { benchHtml } from './bench-html.ts';
import { benchJudge } from './bench-judge.ts';
import { benchRequests } from './bench-requests.ts';
import { benchScan } from './bench-scan.ts';
import { benchStart, startFigures } from './bench-start.ts';
import { benchWait, waitFigures } from './bench-wait.ts';
import { benchWords } from './bench-words.ts';
import type { Figure } from './statistics.ts';

/** `--against` names the `dist/` of another build, to compare with; `--clone` what is scanned. */
const parts: Readonly<Record<string, (args: readonly string[]) => Promise<object[]>>> = {
  base: benchBase,
  collect: benchCollect,
  end: benchEnd,
  github: benchGithub,
  judge: benchJudge,
  html: benchHtml,
  requests: benchRequests,
  scan: benchScan,
  start: benchStart,
  wait: benchWait,
  words: benchWords,
};

/** The figures of the one table, each measured side by side with what it is compared with. */
const figures = [startFigures, waitFigures, () => benchCollect([]), benchJudge, benchEnd];

async function printTable(): Promise<void> {
  const rows: Figure[] = [];
  for (const measure of figures) rows.push(...(await measure()));
  console.table(rows);
}

async function printParts(names: readonly string[], options: readonly string[]): Promise<void> {
  for (const name of names) {
    const measure = parts[name];
    if (measure === undefined) throw new Error(`there is no part ${name}; there is: ${Object.keys(parts).join(', ')}`);
    const rows = await measure(options);
    process.stdout.write(`${name}\n`);
    console.table(rows);
  }
}

const args = process.argv.slice(2);
const firstOption = args.findIndex((each) => each.startsWith('--'));
const end = firstOption < 0 ? args.length : firstOption;
await (end === 0 ? printTable() : printParts(args.slice(0, end), args.slice(end)));
