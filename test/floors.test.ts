import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '../src');

/**
 * From the ground up; a file may import from its own floor and those below it. The first pattern that fits counts. A
 * host's folder spans three: its formats stand with the report, and its surfaces with those of every host.
 */
const floors: readonly RegExp[] = [
  /^shared\/((?:errors|clock|once|prose|severity|installation|api\/(?:words|schemas))\.ts$|languages\/|packages\/|text\/)/,
  /^shared\/http\//,
  /^shared\/(api|git)\//,
  /^shared\/shown\//,
  /^shared\/sarif\//,
  /^shared\/scan\//,
  /^scanners\//,
  /^service\//,
  /^gate\/policy\//,
  /^gate\/(report\/|hosts\/[^/]+\/formats?[./])/,
  /^gate\/(hosts\/(?![^/]+\/surfaces?[./])|advisories\/|zip\.ts$)/,
  /^gate\/settings\//,
  /^gate\/story\//,
  /^gate\/(surfaces\/|hosts\/[^/]+\/surfaces?[./])/,
  /^gate\/run\/session\.ts$/,
  /^gate\/run\//,
  /^gate\/cli\//,
  /^gate\/action\//,
  /^(action|cli)\.ts$/,
  /^bundle\.ts$/,
];
/** On the same floor or below, and yet strangers to each other. */
const apart: readonly [from: RegExp, to: RegExp][] = [
  [/^gate\/hosts\/(?![^/]+\/(?:formats?|surfaces?)[./])/, /^(?:gate\/policy\/|shared\/sarif\/old-findings\.ts$)/],
  // What judges knows neither where findings come from nor what is made of its words.
  [/^(?:gate\/policy\/|shared\/sarif\/old-findings\.ts$)/, /^shared\/(?:shown|scan|sarif)\//],
  [/^gate\/(?:report\/|hosts\/[^/]+\/formats?[./])/, /^shared\/(?:scan|sarif)\//],
  [
    /^scanners\//,
    /^(?!scanners\/|shared\/(?:languages\/|packages\/|text\/|(?:errors|clock|once|prose|severity|installation|api\/(?:words|schemas))\.ts$))/,
  ],
  // They are a program: everything else knows only the findings that SARIF brings.
  [/^(?!scanners\/)/, /^scanners\//],
  // A gate asks a service over HTTP. Only the commands that run one know its code.
  [/^(?!service\/|gate\/cli\/)/, /^service\//],
  // The story, the judgement and the report never ask where the evidence comes from.
  [/^gate\/story\/(?!sources\/)/, /^gate\/story\/sources\//],
  [/^(?:gate\/action\/|action\.ts$)/, /^gate\/cli\//],
  [/^service\//, /^shared\/(?:http\/|api\/(?!schemas\.ts$|words\.ts$|endpoints\.ts$|assumptions\.ts$|webhook\.ts$))/],
];

/** What other folders and tests may import of each folder of a room; everything else in it is its own. */
const publicModules: Readonly<Record<string, string>> = {
  'gate/action': `step`,
  'gate/advisories': `advisories`,
  'gate/cli': `commands init/init init/recipes verify/decide`,
  'gate/hosts': `
    address-reader azure/formats/command azure/surface azure/system bitbucket/surface buildkite/surface
    context/context context/read-context diff gitea/surface github/artifacts github/client
    github/comment-commands/commands github/comment-commands/people github/identity github/problems github/reader
    github/runner github/surfaces/access github/surfaces/check-run/check-run github/surfaces/check-run/progress
    github/surfaces/check-run/surface github/surfaces/code-scanning github/surfaces/comment/comment
    github/surfaces/review github/surfaces/step gitlab/formats gitlab/surface json-client log registry
    repository-url sources system teamcity/surface`,
  'gate/policy': `
    auto baseline changes code-owners coverage evidence exceptions finding judge path-matching patterns policy
    predicates ranking rules slice statements times untouched verdict vex`,
  'gate/report': `
    agent/agent annotations format json/json json/pieces json/saved json/schema judged list-findings log/story
    log/text note numbers outputs packages registry rehearsal report sarif/sarif sentence/sentence stats
    summary/decision summary/summary wording`,
  'gate/run': `advisories embedded gate-run place session`,
  'gate/settings': `
    entries/policy-place entries/scan entries/surfaces flags nearest policy-file policy-settings reading settings
    values vex-document`,
  'gate/story': `
    diff gate guards policy/baseline-file policy/layers policy/load policy/scope repository-access source
    sources/findings/sarif sources/findings/sarif-base sources/findings/sarif-files sources/findings/scan
    sources/findings/source sources/origin sources/saved/source sources/service/client sources/service/collect
    sources/service/pages sources/service/resolve sources/service/scans sources/service/source
    sources/service/violations`,
  'gate/surfaces': `other-runs platform publish registry surface whole-file`,
  scanners: `
    cache/result-cache iac/iac patterns/patterns process/engine-process programs/registry programs/run-programs
    programs/supervisor python/python run-engines sast/sast sca/sca secrets/secrets`,
  service: `
    http/admission http/request http/scopes http/server log mirrors runner serve store/organizations store/postgres
    store/request-buckets store/schema store/store webhooks/payloads webhooks/send`,
  'shared/api': `assumptions endpoints json schemas secret-forms webhook words`,
  'shared/git': `
    checkout commit-name configuration environment export files history machine merge-base origin regular-file
    repository runner tracked uncommitted/snapshot work-tree`,
  'shared/http': `call confidential http`,
  'shared/languages': `languages program`,
  'shared/packages': `dependency-files locked-package`,
  'shared/sarif': `intake old-findings program-run results tool-types untrusted`,
  'shared/scan': `checkout scan-commit scan-result scanners`,
  'shared/shown': `html/assets html/finding-parts html/markup location neutral programs`,
  'shared/text': `
    amounts code-key contents data-path file-name finding finding-texts fingerprint limits placeholder-reason purl
    records scan-request snippet`,
};

/** Where the entries and other rooms enter a room. `shared` is open to all, and `scanners` is started, not imported. */
const doors: Readonly<Record<string, string>> = {
  gate: `action/step cli/commands run/session`,
  service: `
    http/admission http/scopes http/server log mirrors serve store/organizations store/postgres
    store/request-buckets store/schema store/store webhooks/payloads webhooks/send`,
};

function listModules(folder: string, names: string): string[] {
  return names
    .trim()
    .split(/\s+/)
    .map((name) => `${folder}/${name}.ts`);
}

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

/** What is loaded with each file: its imports but those of types alone and by `import()`, packages too. */
const eagerImports = new Map(
  files.map((path) => [
    path,
    [...textOf(path).matchAll(/^(?:import|export)(?! type\b)(?:[^;'"]*?\bfrom)?\s*'([^']+)'/gm)].map(
      ([, target = '']) => (target.startsWith('.') ? join(dirname(path), target).replaceAll('\\', '/') : target),
    ),
  ]),
);

/** The shortest ways along imports to all that a file leads to, both ends included. */
function findWays(from: string, graph = imports): Map<string, string[]> {
  const waysTo = new Map((graph.get(from) ?? []).map((target) => [target, [from, target]]));
  for (const [path, way] of waysTo) {
    for (const target of graph.get(path) ?? []) if (!waysTo.has(target)) waysTo.set(target, [...way, target]);
  }
  return waysTo;
}

const chain = (from: string, to: string) => findWays(from).get(to);

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

/** The imports of tests that lead to a module of `src`. */
const testPairs = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((path) => join('../test', path).replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts'))
  .flatMap((path) => importsOf(path).map((target): [string, string] => [path, target]))
  .flatMap(([path, target]): [string, string][] => (target.startsWith('../src/') ? [[path, target.slice(7)]] : []));

/** Undefined for modules beside the folders, which everybody may import. */
const folderOf = (path: string): string | undefined =>
  /^(?!\.\.)((?:gate|shared)\/[^/]+|(?!gate\/|shared\/)[^/]+)\//.exec(path)?.[1];

const judgesOrReports =
  /^(?:gate\/(?:policy\/|report\/|hosts\/[^/]+\/formats?[./])|shared\/shown\/)|\/(?:old-findings|finding-texts)\.ts$/;

describe('imports', () => {
  it('run in no circle', () => expect(circles()).toEqual([]));

  it('go down only', () => {
    const upward = pairs.filter(([path, target]) => floorOf(target) > floorOf(path));
    expect(upward.map((pair) => pair.join(' → '))).toEqual([]);
  });

  it('cross from one folder to another through public modules alone, and there is no other public module', () => {
    const crossing = [...pairs, ...testPairs].filter(([path, target]) => folderOf(path) !== folderOf(target));
    const entered = new Set(crossing.map(([, target]) => target).filter((target) => folderOf(target) !== undefined));
    const listed = Object.entries(publicModules).flatMap(([folder, names]) => listModules(folder, names));
    const inside = crossing.filter(([, target]) => entered.has(target) && !listed.includes(target));
    expect(inside.map((pair) => pair.join(' → '))).toEqual([]);
    expect(listed.filter((path) => !entered.has(path))).toEqual([]);
  });

  it('enter another room by its doors alone, and there is no other door', () => {
    const roomOf = (path: string) => /^(gate|scanners|service)\//.exec(path)?.[1];
    const entered = pairs.flatMap(([path, target]) =>
      roomOf(target) === undefined || roomOf(target) === roomOf(path) ? [] : [target],
    );
    const listed = Object.entries(doors).flatMap(([room, names]) => listModules(room, names));
    expect([...new Set(entered)].toSorted()).toEqual(listed.toSorted());
  });

  it('lead to nobody that a folder is to know nothing of', () => {
    const strange = pairs.filter(([path, target]) => apart.some(([from, to]) => from.test(path) && to.test(target)));
    expect(strange.map((pair) => pair.join(' → '))).toEqual([]);
  });

  it('never lead from the embedded service to the client, by whatever way', () => {
    const ways = files
      .filter((path) => path.startsWith('service/'))
      .map((path) => chain(path, 'gate/story/sources/service/client.ts'));
    expect(ways.filter((way) => way !== undefined).map((way) => way.join(' → '))).toEqual([]);
  });

  it('lead to every file from an entry: what a registry does not list is not there', () => {
    const entries = ['bundle.ts', 'scanners/main.ts', 'shared/shown/html/browser/page.ts'];
    const reached = new Set(entries.flatMap((entry) => [entry, ...findWays(entry).keys()]));
    expect(files.filter((path) => !reached.has(path))).toEqual([]);
  });

  it.each(['action.ts', 'cli.ts'])(
    'of %s load YAML, Octokit, the HTML report, the service, the scanners and the commands only by import()',
    (entry) => {
      const lazy = /^(?:yaml$|@octokit\/|@actions\/github$|gate\/report\/html\/|service\/|scanners\/)/;
      const commands = ['gate/cli/running.ts', ...(imports.get('gate/cli/running.ts') ?? [])];
      const ways = [...findWays(entry, eagerImports)].filter(([to]) => lazy.test(to) || commands.includes(to));
      expect(ways.map(([, way]) => way.join(' → '))).toEqual([]);
    },
  );

  it.each(['fs', 'http', 'net', 'child_process', 'process'])(
    'of node:%s are not for what judges and reports',
    (name) => {
      const impure = files
        // The build puts the texts that it reads into its place.
        .filter((path) => path !== 'shared/shown/html/assets.ts')
        .filter((path) => judgesOrReports.test(path) && textOf(path).includes(`'node:${name}`));
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
        'gate/action/scanners.ts',
        'gate/hosts/buildkite/surface.ts',
        'scanners/process/engine-process.ts',
        'scanners/programs/supervisor.ts',
        'shared/git/runner.ts',
        'shared/git/start.ts',
        'shared/scan/scanners.ts',
      ],
    ],
    [
      'threads',
      'node:worker_threads',
      ['scanners/main.ts', 'scanners/process/engine-process.ts', 'scanners/program.ts'],
    ],
    ['a cluster', 'node:cluster', []],
  ])('is started in few places: %s', (_, module, places) => {
    expect(files.filter((path) => textOf(path).includes(`'${module}'`)).toSorted()).toEqual(places);
  });
});

describe('the process', () => {
  it('and its clock and chance are not read by what judges and reports', () => {
    const impure = files
      .filter((path) => judgesOrReports.test(path))
      .filter((path) => /process\.env|Date\.now|Math\.random/.test(textOf(path)));
    expect(impure).toEqual([]);
  });

  it('is read by the entries and their session alone', () => {
    const reading = files
      // The scanners are a program of their own, which a scan starts by this one's.
      .filter(
        (path) =>
          !/^(?:(action|cli|gate\/run\/session|shared\/git\/machine|shared\/scan\/scanners)\.ts$|scanners\/main\.ts$)/.test(
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
