import { describe, expect, test } from 'vitest';
import { measured } from '../../cost.ts';
import { judge as judgeTemplate, judgingRatio } from './judge.ts';

const path = '.github/workflows/a.yml';
const judge = async (text: string) => (await judgeTemplate(path, text)).rows;
const step = (text: string, on = 'issues') => judge(`on: ${on}\njobs:\n  a:\n    steps:\n      - ${text}\n`);
const inBraces = (text: string) => `\${{ ${text} }}`;
const script = (text: string) => `run: |\n          echo\n          ${text.replaceAll('\n', '\n          ')}`;

describe('text of strangers in a script', () => {
  test.each([
    "github['event'].pull_request['title']",
    "github [ 'event' ] . issue.body",
    'GITHUB.EVENT.pull_request.TITLE',
    'join(github.event.*.title)',
    'github.event.commits.*.committer.name',
    'github.event.commits.*.message',
    'github.event.commits[0].message',
    "format('{0} }} {1}', github.head_ref)",
    "format('a == ', github.head_ref, 'x')",
    "contains(github.head_ref, 'x') && github.head_ref",
    "github.event_name == 'push' && github.ref || github.head_ref",
    "format('contains(', github.head_ref, ')')",
    'join(fromJSON(format(\'["{0}"]\', github.head_ref)))',
    `format('it''s }}', github.head_ref)`,
    `'${' '.repeat(300)}' || github.head_ref`,
    'github.event.\n  issue.title',
    'gitea.event.issue.title',
    "forgejo['head_ref']",
    'toJSON(github)',
    'toJSON(github.event)',
    "toJson( github['event'].pull_request )",
    'toJSON(github.event.head_commit)',
    "format('{0} {1}', github.head_ref == 'a', github.head_ref)",
    "(github.head_ref != '' && github.head_ref) || 'none'",
    "case(github.ref == 'a', github.head_ref, 'b')",
    "!contains(github.head_ref, 'a') && github.head_ref",
  ])('is found as %s', async (code) => {
    expect(await step(script(`echo "${inBraces(code)}"`))).toEqual(['workflow-injection 6']);
    expect(await step(script(`echo ${inBraces("'a'")} "${inBraces(code)}"`))).toEqual(['workflow-injection 6']);
  });

  test.each(['Actions/GitHub-Script@v8', 'actions/github-script@v8'])('is found in what %s runs', async (action) => {
    const text = `uses: ${action}\n        with:\n          script: a(${inBraces('github.head_ref')})`;
    expect(await step(text)).toEqual(['workflow-injection 7']);
  });

  test('is found behind a quote without an end', async () => {
    expect(await step(script(`${inBraces("'")} ${inBraces('github.head_ref')}`))).toEqual(['workflow-injection 6']);
  });

  test.each([
    [
      'workflow',
      (env: string) => `env:\n  B: ${env}\njobs:\n  a:\n    steps:\n      - run: echo ${inBraces('env.B')}\n`,
      6,
    ],
    [
      'job',
      (env: string) => `jobs:\n  a:\n    env: { b: "${env}" }\n    steps:\n      - run: echo ${inBraces("env['B']")}\n`,
      5,
    ],
    [
      'step',
      (env: string) =>
        `jobs:\n  a:\n    steps:\n      - env: { B: "${env}" }\n        run: echo ${inBraces('env.B')}\n`,
      5,
    ],
    [
      'variable of another',
      (env: string) =>
        `env:\n  A: ${env}\njobs:\n  a:\n    env:\n      B: ${inBraces('env.A')}\n    steps:\n      - run: echo ${inBraces('env.B')}\n`,
      8,
    ],
    [
      'variable of an earlier step',
      (env: string) =>
        `env:\n  A: ${env}\njobs:\n  a:\n    steps:\n      - run: echo "B=$A" >> "$GITHUB_ENV"\n      - run: echo ${inBraces('env.B')}\n`,
      7,
    ],
    [
      'whole environment',
      (env: string) => `env:\n  B: ${env}\njobs:\n  a:\n    steps:\n      - run: echo ${inBraces('toJSON(env)')}\n`,
      6,
    ],
  ])('is found through the environment of a %s', async (_, write, line) => {
    expect(await judge(write(inBraces('github.event.issue.title')))).toEqual([`workflow-injection ${line}`]);
    expect(await judge(write(inBraces('github.event.issue.number')))).toEqual([]);
  });

  test('is none in another job, after a step that set a variable for itself, or where a constant replaces it', async () => {
    const title = inBraces('github.event.issue.title');
    const use = `run: echo ${inBraces('env.B')}`;
    expect(
      await judge(`jobs:\n  a:\n    env: { B: "${title}" }\n    steps: []\n  b:\n    steps:\n      - ${use}\n`),
    ).toEqual([]);
    expect(
      await judge(`jobs:\n  a:\n    steps:\n      - env: { B: "${title}" }\n        run: echo "$B"\n      - ${use}\n`),
    ).toEqual([]);
    expect(await judge(`env: { B: "${title}" }\njobs:\n  a:\n    env: { B: c }\n    steps:\n      - ${use}\n`)).toEqual(
      [],
    );
  });

  test.each([
    'toJSON(github.event.issue.number)',
    'toJSON(github.event.inputs)',
    'github.sha',
    "github.event.inputs['title']",
    'github.event.issue.number',
    'env.github_head_ref_x',
    "contains(github.head_ref, 'release/')",
    "startsWith( github.head_ref , 'dependabot/' )",
    "endsWith(github.event.pull_request.title, '(x)') && 'a' || 'b'",
    '!contains(fromJSON(\'["a", "b"]\'), github.head_ref)',
    "github.head_ref == 'main' && 'a' || 'b'",
    "'main' != github['head_ref']",
    'hashFiles(github.head_ref)',
    "contains(format('{0}', github.head_ref), 'x')",
    "'github.head_ref'",
    "(github.head_ref) == ('it''s')",
    "(github.head_ref || 'x') != ''",
    '!github.head_ref',
    'toJSON(github.head_ref >= github.event.issue.title)',
    "github.head_ref && 'a' || 'b'",
    "case(github.head_ref == 'a', 'x', 'y')",
    'fromJSON(\'{"a": 1}\')[github.head_ref]',
  ])('is not %s', async (code) => expect(await step(script(`echo "${inBraces(code)}"; github.head_ref`))).toEqual([]));
});

test.each(["github.event.pull_request['head'].sha", 'GitHub.head_ref', 'github.event.workflow_run.head_sha'])(
  'A checkout of %s beside secrets is found',
  async (code) => {
    const text = `uses: Actions/checkout@v5\n        with:\n          ref: ${inBraces(code)}`;
    expect(await step(text, 'pull_request_target')).toEqual(['workflow-checkout 5']);
    expect(await step(text, 'pull_request')).toEqual([]);
  },
);

test.each<[string, (times: number) => string]>([
  ['expressions without an end', (times) => `\${{ '`.repeat(times * 5)],
  ['blanks', (times) => `\${{${' '.repeat(times * 100)}}}`],
  ['brackets', (times) => `\${{${"['a".repeat(times * 20)}}}`],
  ['quotes', (times) => `\${{${"'".repeat(times * 50)}}}`],
])('costs time in proportion to %s', measured, async (_, make) => {
  const text = (times: number) => `jobs: { a: { steps: [{ run: ${JSON.stringify(make(times))} }] } }`;
  expect(await judgingRatio(path, text)).toBeLessThan(30);
});
