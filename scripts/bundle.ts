/** Creates one bundle with ncc from the output of tsc: its files, and the files of node_modules in it. */
import { join } from 'node:path';
import ncc from '@vercel/ncc';

export interface Bundle {
  /** By name. */
  files: ReadonlyMap<string, string>;
  /** Absolute paths of the modules in the bundle. */
  modules: readonly string[];
}

/** The folders of `dist/` that are bundles, with the source of each one's entry. */
export const bundles = {
  bundle: 'src/bundle.ts',
  scanners: 'src/scanners/main.ts',
  webhook: 'src/shared/api/webhook.ts',
} as const;

/** The used part of webpack's object, which ncc returns without a type. */
interface Stats {
  compilation: { modules: Iterable<{ resource?: string; modules?: Iterable<{ resource?: string }> }> };
}

/** `entry` is the path of a compiled file. Rejects when something cannot be found or parsed. */
export async function createBundle(entry: string): Promise<Bundle> {
  const { code, assets, stats } = await ncc(entry, {
    esm: true,
    cache: false,
    minify: false,
    quiet: true,
    target: 'es2024',
  });
  const modules = listModules(stats as Stats);
  const missing = modules.flatMap((path) => /@@notfound\.js\?(.+)$/.exec(path)?.[1] ?? []);
  if (missing.length > 0) throw new Error(`${entry}: not found: ${missing.join(', ')}`);
  const chunks = Object.entries(assets).filter(([name]) => name.endsWith('.js'));
  return {
    files: new Map([['index.js', code], ...chunks.map(([name, { source }]) => [name, String(source)] as const)]),
    modules,
  };
}

function listModules({ compilation }: Stats): string[] {
  const modules = [...compilation.modules].flatMap((each) => [each, ...(each.modules ?? [])]);
  return [...new Set(modules.map(({ resource }) => resource).filter((path) => path !== undefined))];
}

/** The output folder of tsc. It is inside the project, so that packages are found from there. */
export const compiledFolder = join(import.meta.dirname, '../build/compiled');

/** The modules of each bundle of the last build, by the folder of `dist/`, as JSON. */
export const modulesFile = join(compiledFolder, 'modules.json');

export function toCompiledPath(path: string): string {
  return join(compiledFolder, path.replace(/\.ts$/, '.js'));
}
