/** The named runs that two builds are compared by: with a service, over SARIF files, with the embedded scanners, and commands. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examples } from '../scenarios/evidence-examples.ts';
import { runCommand } from '../scenarios/run-action.ts';
import { cases, type Seen, see } from '../scenarios/see.ts';
import { runScripted } from '../scenarios/world.ts';
import { commit, git, makeFolder, makeRepository } from '../service/temporary-repository.ts';
import { listRequests, type Recorded, recordEnded, recordSeen } from './record.ts';

/** Waits are shorter, but long enough that no time limit is met by chance on a busy machine. */
export const timeScale = '50';

export type Scenario = (dist: string) => Promise<Recorded>;

export async function recordAndStop(seen: Seen): Promise<Recorded> {
  await seen.github.stop();
  return recordSeen(seen);
}

const unsafe = 'export function price(text) {\n  return eval(text);\n}\n';
const sarif = JSON.stringify({
  version: '2.1.0',
  runs: [
    {
      tool: { driver: { name: 'Semgrep OSS', rules: [] } },
      results: [
        {
          ruleId: 'eval-with-text',
          level: 'error',
          message: { text: 'Text from outside is run as code' },
          locations: [{ physicalLocation: { artifactLocation: { uri: 'src/a.js' }, region: { startLine: 2 } } }],
        },
      ],
    },
  ],
});

/** Commands without a service, in a repository that is the same for both builds. */
function commands(): Record<string, Scenario> {
  const shop = { 'README.md': 'A shop\n', 'src/old.js': unsafe, 'package.json': '{ "name": "shop" }\n' };
  const inCheckout = (cwd: string, args: string[]): Scenario => {
    return async (dist) => recordEnded(await runCommand(args, { cwd, dist }));
  };
  const withSarif = (...flags: string[]): Scenario => {
    const cwd = makeRepository(shop);
    writeFileSync(join(cwd, 'results.sarif'), sarif);
    return inCheckout(cwd, ['judge', '--sarif', 'results.sarif', ...flags]);
  };
  return {
    'command: no command': inCheckout(makeFolder(), []),
    'command: help': inCheckout(makeFolder(), ['--help']),
    'command: an unknown command': inCheckout(makeFolder(), ['rnu']),
    'command: a setting that is wrong': inCheckout(makeFolder(), ['run', '--fail-on-severity', 'hihg']),
    'command: doctor without a service': inCheckout(makeRepository(shop), ['doctor']),
    'command: run without a service': inCheckout(makeRepository(shop), ['run']),
    'embedded: a branch that adds a finding': embedded({ 'src/new.js': unsafe }),
    'embedded: a branch that adds none': embedded({ 'src/new.js': 'export const one = 1;\n' }),
    'embedded: a branch of another language': embedded({ 'a.rb': 'a\n', 'b.rb': 'b\n', 'c.rb': 'c\n' }),
    'SARIF: judged': withSarif(),
    'SARIF: within a threshold': withSarif('--threshold', 'high=3'),
    'SARIF: of a type that cannot block': withSarif('--fail-on-types', 'sca'),
    'SARIF: no such file': inCheckout(makeRepository(shop), ['judge', '--sarif', 'none.sarif']),
  };

  function embedded(files: Record<string, string>): Scenario {
    const origin = makeRepository(shop);
    const path = join(makeFolder(), 'clone');
    git(origin, ['clone', '--quiet', origin, path]);
    git(path, ['switch', '--quiet', '--create', 'feature']);
    commit(path, files);
    return inCheckout(path, ['run', '--embedded', path]);
  }
}

function mapEntries<From, To>(from: Record<string, From>, change: (each: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(from).map(([name, each]) => [name, change(each)]));
}

export const scenarios: Record<string, Scenario> = {
  ...mapEntries(cases, (given) => async (dist) => recordAndStop(await see(given, { dist, timeScale }))),
  ...mapEntries(examples, ({ says, inputs = {} }) => async (dist) => {
    const env = { SCAN_GATE_TIME_SCALE: timeScale };
    const { ended, service } = await runScripted(says, { dist, inputs, env });
    const requests = listRequests(service.asked.map(({ method, path, query }) => `${method} ${path}?${query}`));
    return { ...recordEnded(ended), requests };
  }),
  ...commands(),
};
