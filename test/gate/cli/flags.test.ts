import { describe, expect, it } from 'vitest';
import { mergeReadings, readEnvironment, readSettings } from '../../../src/gate/settings/reading.ts';
import { readCommandLine } from './command-line.ts';

describe('flags', () => {
  it('give values with a space or an equals sign', async () => {
    const argv = ['run', 'here', '--branch', 'main', '--threshold=high=5', '--warn-only', '--no-wait'];
    expect(await readCommandLine(argv)).toEqual({
      given: {
        branch: { value: 'main', source: 'flag' },
        threshold: { value: 'high=5', source: 'flag' },
        'warn-only': { value: 'true', source: 'flag' },
        wait: { value: 'false', source: 'flag' },
      },
      problems: [],
      own: {},
      positionals: ['here'],
    });
  });

  it('of the command itself are told apart', async () => {
    const argv = ['run', '--embedded', '.', '--api-key-stdin', '--wait=false', '-o', 'json=a', '--', '--odd'];
    const reading = await readCommandLine(argv);
    expect(reading.own).toEqual({ embedded: true, 'api-key-stdin': true });
    expect(reading.positionals).toEqual(['.', '--odd']);
    expect(reading.given.reports?.value).toBe('json=a');
    expect((await readCommandLine(['init', '-y'])).own).toEqual({ yes: true });
    expect(reading.given.wait?.value).toBe('false');
    expect(reading.problems).toEqual([]);
  });

  it('of the command itself have values, several of those that may be given several times', async () => {
    const argv = ['judge', '--report', 'a', '--policy=p', '--report=b', 'c'];
    expect(await readCommandLine(argv)).toEqual({
      given: {},
      problems: [],
      own: { report: ['a', 'b'], policy: ['p'] },
      positionals: ['c'],
    });
  });

  it.each<[string[], string]>([
    [['--fail-on-severty=low'], '"--fail-on-severty" is not a flag; did you mean --fail-on-severity?'],
    [['--reports=html'], '"--reports" is not a flag; did you mean --output?'],
    [['--color'], '"--color" is not a flag'],
    [['--no-branch'], '"--no-branch" is not a flag'],
    [['--branch'], '--branch needs a value: --branch=NAME'],
    [['--branch', '--warn-only'], '--branch needs a value: --branch=NAME'],
    [['--branch=a', '--branch=b'], '--branch is given twice'],
    [['--wait', '--no-wait'], '--wait is given twice'],
    [['--no-wait=true'], '--no-wait takes no value'],
    [['--help=me'], '--help takes no value'],
  ])('%j are refused', async (argv, problem) => {
    expect((await readCommandLine(['run', ...argv])).problems).toContain(problem);
  });

  it.each<[string[], string]>([
    [['--report'], '--report needs a value: --report=FILE'],
    [['--report='], '--report needs a value: --report=FILE'],
    [['--report', '--policy', 'p'], '--report needs a value: --report=FILE'],
    [['--policy=a', '--policy=b'], '--policy is given twice'],
    [['--port', '1'], '--port does not go with judge'],
    [['--scan-id=1'], '--scan-id does not go with judge'],
    [['--rport=1'], '"--rport" is not a flag; did you mean --report?'],
  ])('%j are refused by the command that has them', async (argv, problem) => {
    expect((await readCommandLine(['judge', ...argv])).problems).toContain(problem);
  });

  it.each([
    [
      ['--api-key', 'hush'],
      '--api-key is not a flag, because other processes can read a command line; set SCAN_GATE_API_KEY, or use --api-key-stdin',
    ],
    [['--api-key=hush'], '--api-key is not a flag'],
    [
      ['--github-token=hush'],
      '--github-token is not a flag, because other processes can read a command line; set SCAN_GATE_GITHUB_TOKEN',
    ],
    [['--apikey', 'hush'], '"--apikey" is not a flag'],
    [['-khush'], '"-k" is not a flag'],
    [['-k', 'hush'], '"-k" is not a flag'],
  ])('never carry a secret, and do not repeat one: %j', async (argv, problem) => {
    const reading = await readCommandLine(['run', ...argv]);
    expect(reading.problems).toHaveLength(1);
    expect(reading.problems[0]).toContain(problem);
    expect(JSON.stringify(reading)).not.toContain('hush');
  });

  it('win over variables, which win over defaults', async () => {
    const flags = await readCommandLine(['run', '--timeout-seconds=60', '--branch=']);
    const variables = readEnvironment({
      SCAN_GATE_BASE_URL: 'https://scanner.example.com/api/v1',
      SCAN_GATE_TIMEOUT_SECONDS: '90',
      SCAN_GATE_BRANCH: 'main',
    });
    const merged = mergeReadings(flags, variables);
    const read = readSettings(merged.given, merged.problems);
    expect([read.timeoutSeconds, read.branch, read.wait]).toEqual([60, 'main', true]);
    expect([read.sources['timeout-seconds'], read.sources.branch, read.sources.wait]).toEqual([
      'flag',
      'environment',
      'default',
    ]);
  });
});
