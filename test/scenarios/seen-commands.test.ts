/** What people see of runs without a service: an embedded scan and SARIF files, in a terminal that folds nothing and as Markdown. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { commit, git, makeFolder, makeRepository } from '../service/temporary-repository.ts';
import { type Ended, runCommand } from './run-action.ts';
import { steady } from './steady.ts';

const code = 'export function price(text) {\n  return eval(text);\n}\n';

/** A branch that adds the files to a repository of one old finding. */
function proposal(files: Record<string, string>): string {
  const path = join(makeFolder(), 'clone');
  const main = makeRepository({ 'README.md': 'A shop\n', 'src/old.js': code });
  git(main, ['clone', '--quiet', main, path]);
  git(path, ['switch', '--quiet', '--create', 'feature']);
  commit(path, files);
  return path;
}

const unread = Object.fromEntries(
  ['cart', 'orders', 'stock', 'users'].map((name) => [`shop/${name}.rb`, `def ${name}(id)\n  id\nend\n`]),
);

const result = (uri: string, line: number) => ({
  ruleId: 'eval-with-text',
  level: 'error',
  message: { text: 'Text from outside is run as code' },
  locations: [{ physicalLocation: { artifactLocation: { uri }, region: { startLine: line } } }],
});
const sarif = JSON.stringify({
  version: '2.1.0',
  runs: [
    { tool: { driver: { name: 'Semgrep OSS', rules: [] } }, results: [result('src/a.js', 2), result('src/b.js', 9)] },
  ],
});

const scanning = (path: string) => runCommand(['run', '--embedded', path]);

const cases: Record<string, () => Promise<Ended>> = {
  'embedded, what is new': () => scanning(proposal({ 'src/new.js': code })),
  'embedded, with a blind spot': () => scanning(proposal(unread)),
  'embedded, clean': () => scanning(proposal({ 'src/new.js': 'export const one = 1;\n' })),
  SARIF() {
    const cwd = makeRepository({ 'README.md': 'A shop\n' });
    writeFileSync(join(cwd, 'results.sarif'), sarif);
    return runCommand(['judge', '--sarif', 'results.sarif'], { cwd });
  },
};

describe.concurrent('what people see at a terminal of', () => {
  it.for(Object.entries(cases))('%s', async ([name, run], { expect }) => {
    const ended = await run();
    const file = (end: string) => `seen/${name.replaceAll(/[ ,]+/g, '-')}.${end}`;
    await expect(steady(ended.stdout)).toMatchFileSnapshot(file('log.txt'));
    expect(ended.stderr).toBe('');
  });
});
