/** A program that stands in for Buildkite's agent, and writes down what it is asked. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll } from 'vitest';

export interface AskedAgent {
  args: string[];
  text: string;
  variables: Record<string, string>;
}

/** First on PATH until the tests of the file have ended. */
export function stubAgent({ fails = '' } = {}): { folder: string; asked(): AskedAgent[] } {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-agent-'));
  const [bin, list] = [join(folder, 'bin'), join(folder, 'asked.jsonl')];
  mkdirSync(bin);
  const script = [
    `#!${process.execPath}`,
    "const { appendFileSync, readFileSync } = require('node:fs');",
    "const text = readFileSync(0, 'utf8');",
    `appendFileSync(${JSON.stringify(list)}, JSON.stringify({ args: process.argv.slice(2), text, variables: process.env }) + '\\n');`,
    fails === '' ? '' : `process.stderr.write(${JSON.stringify(fails)}); process.exit(1);`,
  ];
  writeFileSync(join(bin, 'buildkite-agent'), script.join('\n'));
  chmodSync(join(bin, 'buildkite-agent'), 0o755);
  const before = process.env.PATH;
  process.env.PATH = `${bin}${delimiter}${before}`;
  afterAll(() => {
    process.env.PATH = before;
    rmSync(folder, { recursive: true });
  });
  return {
    folder,
    asked() {
      const text = existsSync(list) ? readFileSync(list, 'utf8') : '';
      rmSync(list, { force: true });
      return text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as AskedAgent);
    },
  };
}
