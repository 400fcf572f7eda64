/**
 * Measures what a run costs, over the least possible: `node scripts/bench.ts` prints one table with a line for each figure, what the
 * first version took and what it is to reach, `node scripts/bench.ts PART …` all that a part has to say. Options: `bench-options.ts`.
 */
import { benchBase } from './bench-base.ts';
import { benchCollect, collectFigures } from './bench-collect.ts';
import { benchEnd } from './bench-end.ts';
import { benchGithub } from './bench-github.ts';
import { benchHtml } from './bench-html.ts';
import { benchJudge } from './bench-judge.ts';
import { benchRequests } from './bench-requests.ts';
import { benchScan, scanFigures } from './bench-scan.ts';
import { benchStart, startFigures } from './bench-start.ts';
import { benchWait, waitFigures } from './bench-wait.ts';
import { benchWords } from './bench-words.ts';
import type { Figure } from './statistics.ts';

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

/** The lines of the one table, each measured side by side with what it is compared with; the slowest last. */
const figures: Readonly<Record<string, (args: readonly string[]) => Promise<Figure[]>>> = {
  wait: waitFigures,
  start: startFigures,
  judge: benchJudge,
  end: benchEnd,
  collect: (args) => collectFigures(args),
  scan: scanFigures,
};

/** What could not be measured is a line, too, and fails the whole. */
async function printTable(options: readonly string[]): Promise<void> {
  const rows: Figure[] = [];
  for (const [part, measure] of Object.entries(figures)) {
    process.stderr.write(`${part} …\n`);
    try {
      rows.push(...(await measure(options)));
    } catch (error) {
      rows.push({
        figure: part,
        'first version': '',
        now: `not measured: ${messageOf(error)}`,
        spread: '',
        'to reach': '',
      });
      process.exitCode = 1;
    }
  }
  console.table(rows);
}

/** In one line. */
const messageOf = (error: unknown) => (error as Error).message.replaceAll(/\s+/g, ' ').slice(0, 200);

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
await (end === 0 ? printTable(args) : printParts(args.slice(0, end), args.slice(end)));
