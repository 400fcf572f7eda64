import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '../src');

/** From the ground up; a file may import from its own floor and those below it. The first pattern that fits counts. */
const floors: readonly RegExp[] = [
  /^((?:errors|clock|once|prose|severity|installation|zip|api\/(?:words|schemas))\.ts$|languages\/|packages\/|text\/)/,
  /^scanners\//,
  /^(api|policy|git)\//,
  /^report\//,
  /^(ci|service|sarif|advisories)\//,
  /^settings\//,
  /^gate\//,
  /^surfaces\//,
  /^session\.ts$/,
  /^runs\//,
  /^cli\//,
  /^action\//,
  /^(action|embedded-action|cli)\.ts$/,
  /^bundle\.ts$/,
];
/** On the same floor or below, and yet strangers to each other. */
const apart: readonly [from: RegExp, to: RegExp][] = [
  [/^ci\//, /^policy\//],
  [/^policy\//, /^ci\//],
  [
    /^scanners\//,
    /^(?!scanners\/|languages\/|packages\/|text\/|(?:errors|clock|once|prose|severity|installation|api\/(?:words|schemas))\.ts$)/,
  ],
  // They are a program: everything else knows only the findings that SARIF brings.
  [/^(?!scanners\/)/, /^scanners\//],
  // The service takes what looks packages up as a function.
  [/^service\//, /^advisories\//],
  // The story, the judgement and the report never ask where the evidence comes from.
  [/^gate\/(?!sources\/)/, /^gate\/sources\//],
  [/^(?:action\/|action\.ts$|embedded-action\.ts$)/, /^cli\//],
  [
    /^service\//,
    /^api\/(?!(?:account-)?schemas\.ts$|words\.ts$|routes\.ts$|endpoints\.ts$|assumptions\.ts$|webhook\.ts$)/,
  ],
];

function floorOf(path: string): number {
  const floor = floors.findIndex((pattern) => pattern.test(path));
  if (floor < 0) throw new Error(`${path} stands on no floor: say on which in ${relative('.', import.meta.filename)}`);
  return floor;
}

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'));

/** The modules of this project that a file imports, for types alone too, as paths below `src`. */
const imports = new Map(files.map((path) => [path, importsOf(path)]));

function importsOf(path: string): string[] {
  const text = readFileSync(join(src, path), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, target = '']) =>
    join(dirname(path), target).replaceAll('\\', '/'),
  );
}

/** The shortest way along imports, both ends included; undefined when there is none. */
function chain(from: string, to: string): string[] | undefined {
  const waysTo = new Map((imports.get(from) ?? []).map((target) => [target, [from, target]]));
  for (const [path, way] of waysTo) {
    if (path === to) return way;
    for (const target of imports.get(path) ?? []) if (!waysTo.has(target)) waysTo.set(target, [...way, target]);
  }
  return undefined;
}

/** One chain for each circle, from the first of its files by name. */
function circles(): string[] {
  const known = new Set<string>();
  return files.toSorted().flatMap((path) => {
    const way = known.has(path) ? undefined : chain(path, path);
    for (const step of way ?? []) known.add(step);
    return way === undefined ? [] : [way.join(' → ')];
  });
}

const pairs = [...imports].flatMap(([path, targets]) => targets.map((target): [string, string] => [path, target]));

describe('imports', () => {
  it('run in no circle', () => expect(circles()).toEqual([]));

  it('go down only', () => {
    const upward = pairs.filter(([path, target]) => floorOf(target) > floorOf(path));
    expect(upward.map((pair) => pair.join(' → '))).toEqual([]);
  });

  it('lead to nobody that a folder is to know nothing of', () => {
    const strange = pairs.filter(([path, target]) => apart.some(([from, to]) => from.test(path) && to.test(target)));
    expect(strange.map((pair) => pair.join(' → '))).toEqual([]);
  });

  it('never lead from the embedded service to the client, by whatever way', () => {
    const ways = files.filter((path) => path.startsWith('service/')).map((path) => chain(path, 'api/client.ts'));
    expect(ways.filter((way) => way !== undefined).map((way) => way.join(' → '))).toEqual([]);
  });

  it.each(['fs', 'http', 'net', 'child_process', 'process'])(
    'of node:%s are not for what judges and reports',
    (name) => {
      const impure = files
        // The build puts the texts that it reads into its place.
        .filter((path) => path !== 'report/html/assets.ts')
        .filter((path) => /^(policy|report)\//.test(path) && textOf(path).includes(`'node:${name}`));
      expect(impure).toEqual([]);
    },
  );
});

function textOf(path: string): string {
  return readFileSync(join(src, path), 'utf8');
}

describe('what is started', () => {
  it.each([
    // npm, Buildkite's agent, git, the scanners' program, its processes, and programs of others with their supervisor.
    [
      'programs',
      'node:child_process',
      [
        'action/scanners.ts',
        'ci/buildkite-agent.ts',
        ...['runner', 'start'].map((name) => `git/${name}.ts`),
        'scanners/process/child.ts',
        ...['start', 'supervisor'].map((name) => `scanners/programs/${name}.ts`),
        'service/scanners.ts',
      ],
    ],
    [
      'threads',
      'node:worker_threads',
      [
        'scanners/main.ts',
        ...['pass-on', 'work-off'].map((name) => `scanners/process/${name}.ts`),
        'scanners/program.ts',
      ],
    ],
    ['a cluster', 'node:cluster', []],
  ])('is started in few places: %s', (_, module, places) => {
    expect(files.filter((path) => textOf(path).includes(`'${module}'`)).toSorted()).toEqual(places);
  });
});

describe('the process', () => {
  it('and its clock and chance are not read by what judges and reports', () => {
    const impure = files
      .filter((path) => /^(policy|report)\//.test(path))
      .filter((path) => /process\.env|Date\.now|Math\.random/.test(textOf(path)));
    expect(impure).toEqual([]);
  });

  it('is read by the entries and their session alone', () => {
    const reading = files
      // The scanners are a program of their own, which the service starts by this one's.
      .filter(
        (path) =>
          !/^(?:(action|embedded-action|cli|session|git\/machine|service\/scanners)\.ts$|scanners\/main\.ts$)/.test(
            path,
          ),
      )
      .filter((path) => /process\.(env|exit|exitCode|argv|stdout|stderr|cwd)\b|from 'node:process'/.test(textOf(path)));
    expect(reading).toEqual([]);
  });
});

describe('an exported type', () => {
  it('has a name of its own', () => {
    const declared = files.flatMap((path) =>
      [...textOf(path).matchAll(/^export (?:interface|type|(?:abstract )?class) (\w+)/gm)].map(([, name = '']) => ({
        name,
        path,
      })),
    );
    const shared = [...Map.groupBy(declared, ({ name }) => name)].filter(([, several]) => several.length > 1);
    expect(shared.map(([name, several]) => `${name}: ${several.map(({ path }) => path).join(', ')}`)).toEqual([]);
  });
});
