/** Measures what a run costs others, over the least possible: `node scripts/bench.ts [part …]`. */
import { benchGithub } from './bench-github.ts';

const parts: Readonly<Record<string, () => Promise<object[]>>> = {
  github: benchGithub,
};

const asked = process.argv.slice(2);
for (const name of asked.length === 0 ? Object.keys(parts) : asked) {
  const measure = parts[name];
  if (measure === undefined) throw new Error(`there is no part ${name}; there is: ${Object.keys(parts).join(', ')}`);
  const rows = await measure();
  process.stdout.write(`${name}\n`);
  console.table(rows);
}
