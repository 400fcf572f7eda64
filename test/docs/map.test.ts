/** CONTRIBUTING.md and the pages of the rooms: what they name is there, and they lead to what people look for. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const rooms = globSync('src/*/', { cwd: root }).map((folder) => folder.replaceAll('\\', '/'));
const pages = ['CONTRIBUTING.md', ...rooms.map((room) => `${room}/README.md`), 'docs/testing.md'];

/** The questions of CONTRIBUTING.md, with the file below `src` that has the answer, and what that file exports. */
const answers: Readonly<Record<string, readonly [file: string, name: string]>> = {
  'Where is a request repeated after an answer 429?': ['shared/http/call.ts', 'call'],
  'What makes a finding old?': ['shared/sarif/old-findings.ts', 'decideAges'],
  "Where is a stranger's text made harmless before people see it?": ['shared/shown/neutral.ts', 'neutralizeLine'],
  'What keeps a hostile repository from making git start a program?': [
    'shared/git/environment.ts',
    'buildGitVariables',
  ],
  'Where does the severity of a SARIF result come from?': ['shared/sarif/severity.ts', 'rateSeverity'],
  'Which file reads `yarn.lock`?': ['scanners/sca/locks/yarn.ts', 'yarnLock'],
  'Where is the rule about SQL injection in Java?': ['scanners/patterns/rules/java.ts', 'javaRules'],
  'What ends a scanner that takes too long on one file?': ['scanners/process/engine-process.ts', 'createProcessRunner'],
  'Where does the service refuse a key that lacks a scope?': ['service/http/admission.ts', 'createAdmission'],
  'When is a webhook sent again?': ['service/webhooks/send.ts', 'startDeliveries'],
  'How do the findings of a scan become those of a repository in the service?': [
    'service/store/merge.ts',
    'mergeFindings',
  ],
  'Who writes the check run?': ['gate/hosts/github/surfaces/check-run/surface.ts', 'checkRun'],
  'What counts as a fork?': ['gate/hosts/context/context.ts', 'mayBeFork'],
  'From which branch or commit may a run read its policy?': [
    'gate/hosts/context/source-rules.ts',
    'chooseGithubPolicy',
  ],
  'Which parts of a secret are masked in the log?': ['gate/hosts/log.ts', 'listLinesToMask'],
  'Where is the setting `fail-on-severity` declared?': ['gate/settings/entries/fail-on-severity.ts', 'blockingEntries'],
  'What decides the exit code?': ['gate/policy/verdict.ts', 'computeExitCode'],
  'Which findings does an exception cover?': ['gate/policy/exceptions.ts', 'indexExceptions'],
  'Where does a run start the scan of a service?': ['gate/story/sources/service/trigger.ts', 'startScan'],
  'What happens when a run is interrupted?': ['gate/run/session.ts', 'withSession'],
};

const madeByRuns = /^(?:build|reports)\//;

/** The words in code that look like a path: with a slash, or with the ending of a file. */
function listPaths(text: string): string[] {
  const codes = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code.split(' ')).flat();
  return codes.filter((word) => /^[\w.*{},-]+(?:\/|\.(?:css|json|md|ts|txt|ya?ml)$)[\w.*{},/-]*$/.test(word));
}

/** The files and folders that a page means: from the root, from its own folder, or from one that the line names too. */
function findFiles(path: string, page: string, line: string): string[] {
  const own = dirname(page);
  const named = listPaths(line).map((each) => join(own, each.endsWith('/') ? each : dirname(each)));
  const whole = ['.', own, ...named].map((folder) => join(folder, path));
  const literal = whole.find((each) => existsSync(join(root, each)));
  // A word in capitals is a name to fill in.
  return literal === undefined
    ? globSync(
        whole.map((each) => each.replaceAll(/\b[A-Z]{2,}\b/g, '*')),
        { cwd: root },
      )
    : [literal];
}

const code = globSync(['src/**/*.ts', 'test/**/*.ts'], { cwd: root })
  .filter((path) => !path.endsWith('map.test.ts'))
  .map(read)
  .join('\n');

describe.each(pages)('%s', (page) => {
  const text = read(page).replaceAll(/^```[\s\S]*?^```/gm, '');
  const lines = text.split('\n');

  it('names files and folders that are there', () => {
    const named = lines.flatMap((line) => listPaths(line).map((path) => ({ path, line })));
    const missing = named.filter(
      ({ path, line }) => !madeByRuns.test(path) && findFiles(path, page, line).length === 0,
    );
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('names commands that package.json has', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = Array.from(read(page).matchAll(/\bnpm run ([\w:-]+)/g), ([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names functions, types and members that the code declares', () => {
    const named = Array.from(text.matchAll(/`((?:[a-z]+[A-Z]|[A-Z][a-z])\w*)`/g), ([, name = '']) => name);
    const isDeclared = (name: string) =>
      new RegExp(`\\b(?:const|function|interface|type) ${name}\\b|^ +${name}\\??[:(]`, 'm').test(code);
    expect(named.filter((name) => !isDeclared(name))).toEqual([]);
  });

  it('is one sentence or one item a line, and no wall', () => {
    expect(lines.filter((line) => line.length > 450)).toEqual([]);
  });
});

describe.each(rooms)('the page of %s', (room) => {
  const page = `${room}/README.md`;

  it('is linked from CONTRIBUTING.md and fits on three screens', () => {
    expect(read('CONTRIBUTING.md')).toContain(`(${page})`);
    expect(read(page).split('\n').length).toBeLessThanOrEqual(140);
  });

  it('has a row for each folder of the room', () => {
    const folders = globSync('*/', { cwd: join(root, room) });
    const rows = read(page).match(/^\| .*$/gm) ?? [];
    expect(folders.filter((folder) => !rows.some((row) => row.includes(`\`${folder}/`)))).toEqual([]);
  });
});

describe('the questions of CONTRIBUTING.md', () => {
  const [, list = ''] = /^## Where is …\?$([\s\S]*?)^## /m.exec(read('CONTRIBUTING.md')) ?? [];

  it('have an answer each, and there are twenty', () => {
    const questions = Array.from(list.matchAll(/^\d+\. (.+)$/gm), ([, question]) => question);
    expect(questions).toEqual(Object.keys(answers));
    expect(questions).toHaveLength(20);
  });

  it.each(Object.entries(answers))('%s The file that has it exports it.', (_, [file, name]) => {
    expect(read(`src/${file}`)).toMatch(new RegExp(`^export (?:async )?(?:const|function) ${name}\\b`, 'm'));
  });

  it.each(Object.entries(answers))(
    '%s The page of its room names the file, or the folder that it is in.',
    (_, [file]) => {
      const page = `src/${file.split('/')[0]}/README.md`;
      const rows = read(page).match(/^\| .*$/gm) ?? [];
      const named = rows.flatMap((row) => listPaths(row).flatMap((path) => findFiles(path, page, row)));
      const places = named.map((path) => path.replaceAll('\\', '/').replace(/\/$/, ''));
      expect([file, dirname(file)].filter((path) => places.includes(`src/${path}`))).not.toEqual([]);
    },
  );
});
