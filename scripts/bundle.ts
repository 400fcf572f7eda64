/** Makes one bundle with ncc: its files, and the files of node_modules that are in it. */
import { createRequire } from 'node:module';
import { relative } from 'node:path';

export interface Bundle {
  /** By name; `index.js` is the entry. */
  files: ReadonlyMap<string, string | Buffer>;
  /** Paths of the modules that it is made of, those that were merged into others included. */
  modules: readonly string[];
}

/** What ncc 0.45 gives, as far as it is used here: it declares no types. */
interface Built {
  code: string;
  assets: Record<string, { source: string | Buffer }>;
  stats: {
    compilation: {
      errors: readonly Fault[];
      warnings: readonly Fault[];
      modules: Iterable<Module>;
      chunkGraph: { getModuleChunksIterable(module: Module): Iterable<unknown> };
      moduleGraph: {
        getIncomingConnections(module: Module): Iterable<{ dependency: Dependency | null }>;
        getParentModule(dependency: Dependency): Module | undefined;
      };
    };
  };
}

interface Fault {
  message: string;
  module?: Module;
  loc?: { start?: { line: number } } | undefined;
}

type Dependency = Pick<Fault, 'loc'>;

interface Module {
  resource?: string;
  modules?: Iterable<Module>;
}

type Ncc = (input: string, options: object) => Promise<Built>;

/** The `cause` of an error whose message says, with file and line, what is wrong with the sources. */
export const faultySources = 'the sources are at fault';

/** Rejects for a missing module too, which ncc takes for one that may be there when the bundle runs. */
export async function bundle(entry: string): Promise<Bundle> {
  const ncc = createRequire(import.meta.url)('@vercel/ncc') as Ncc;
  // Without its cache ncc gives the same bytes whatever was built before.
  const { code, assets, stats } = await ncc(entry, { cache: false, quiet: true }).catch((error: Error) => {
    throw new Error(`${relative('.', entry)}: ${error.message}`, { cause: faultySources });
  });
  const { modules, chunkGraph, errors, warnings } = stats.compilation;
  const faults = [...errors, ...warnings, ...missing(stats.compilation)].map(faultText);
  if (faults.length > 0) throw new Error(faults.join('\n'), { cause: faultySources });
  const isUsed = (module: Module) => [...chunkGraph.getModuleChunksIterable(module)].length > 0;
  const files = Object.entries(assets).filter(([name]) => name !== 'package.json');
  return {
    files: new Map([['index.js', code], ...files.map(([name, { source }]) => [name, source] as const)]),
    modules: [...modules].filter(isUsed).flatMap(pathsOf),
  };
}

/** ncc puts a file of its own in the place of what it does not find, and the name behind it. */
function missing({ modules, moduleGraph }: Built['stats']['compilation']): Fault[] {
  return [...modules].flatMap((module) => {
    const name = /@@notfound\.js\?(.+)$/.exec(module.resource ?? '')?.[1];
    if (name === undefined) return [];
    const places = [...moduleGraph.getIncomingConnections(module)].flatMap(({ dependency }): Fault[] => {
      const importer = dependency === null ? undefined : moduleGraph.getParentModule(dependency);
      const isForeign = importer === undefined || importer === module;
      return isForeign ? [] : [{ message: `the module ${name} is not there`, module: importer, loc: dependency?.loc }];
    });
    return places.slice(0, 1);
  });
}

function faultText({ message, module, loc }: Fault): string {
  const line = loc?.start === undefined ? '' : `(${loc.start.line})`;
  return `${relative('.', module?.resource ?? 'unknown file')}${line}: ${message}`;
}

function pathsOf({ resource, modules }: Module): string[] {
  if (modules !== undefined) return [...modules].flatMap(pathsOf);
  return resource === undefined ? [] : [resource];
}
