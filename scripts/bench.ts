/** Measures what a run costs, over the least possible: `node scripts/bench.ts [part …] [--against DIR]`. */
import { benchBase } from './bench-base.ts';
import { benchCollect } from './bench-collect.ts';
import { benchEnd } from './bench-end.ts';
import { benchGithub } from './bench-github.ts';
import { benchHtml } from './bench-html.ts';
import { benchJudge } from './bench-judge.ts';
import { benchRequests } from './bench-requests.ts';
import { benchStart } from './bench-start.ts';
import { benchWait } from './bench-wait.ts';
import { benchWords } from './bench-words.ts';

/** `--against` names the `dist/` of another build, to compare with. */
const parts: Readonly<Record<string, (args: readonly string[]) => Promise<object[]>>> = {
  base: benchBase,
  collect: benchCollect,
  end: benchEnd,
  github: benchGithub,
  judge: benchJudge,
  html: benchHtml,
  requests: benchRequests,
  start: benchStart,
  wait: benchWait,
  words: benchWords,
};

const args = process.argv.slice(2);
const end = args.includes('--against') ? args.indexOf('--against') : args.length;
const asked = args.slice(0, end);
for (const name of asked.length === 0 ? Object.keys(parts) : asked) {
  const measure = parts[name];
  if (measure === undefined) throw new Error(`there is no part ${name}; there is: ${Object.keys(parts).join(', ')}`);
  const rows = await measure(args.slice(end));
  process.stdout.write(`${name}\n`);
  console.table(rows);
}
