/** Makes one bundle with rolldown: its files, and the files of node_modules that are in it. */
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type OutputChunk, type Plugin, type RolldownOutput, rolldown } from 'rolldown';
import { quickToLoad } from './quick-to-load.ts';
import { replacements } from './replacements.ts';

export interface Bundle {
  /** By name. */
  files: ReadonlyMap<string, string>;
  /** Absolute paths of the modules that it is made of. */
  modules: readonly string[];
}

/** What `dist/` is made of: by folder, its bundle's entries. */
export const bundles = {
  bundle: { action: 'src/action.ts', cli: 'src/cli.ts', 'embedded-action': 'src/embedded-action.ts' },
  worker: { index: 'src/service/worker/worker.ts' },
  webhook: { index: 'src/api/webhook.ts' },
} as const;

/** The `cause` of an error whose message says, with file and line, what is wrong with the sources. */
export const faultySources = 'the sources are at fault';

const root = join(import.meta.dirname, '..');

/** What receivers import may run elsewhere, too. */
const forAnyRuntime: readonly string[] = [bundles.webhook.index];

/** By name of the entry. Rejects for a missing module, too, which rolldown would take for one of the machine that it runs on. */
export async function bundle(
  entries: Readonly<Record<string, string>>,
  plugins: readonly Plugin[] = [],
): Promise<Bundle> {
  const faults: string[] = [];
  const starts = Object.values(entries).map((path) => join(root, path));
  const isForNode = !Object.values(entries).some((path) => forAnyRuntime.includes(path));
  const bundled = await rolldown({
    cwd: root,
    input: entries,
    platform: 'node',
    plugins: [...plugins, replacements, leftToInstall],
    // The toolkit says of no module that it can be left out, and reaches whole clients that nothing here uses.
    treeshake: { moduleSideEffects: [{ test: /\/node_modules\/@actions\//, sideEffects: false }] },
    onLog: (level, { code, message }) => {
      if (level === 'warn' && !tolerated.includes(code ?? '')) faults.push(message);
    },
  });
  try {
    const { output } = await bundled.generate({
      format: 'esm',
      topLevelVar: true,
      comments: false,
      chunkFileNames: '[name].js',
      // What an entry needs at once is one file: each costs a look-up, a reading and a compilation.
      codeSplitting: { groups: [{ name: 'start', tags: ['$initial'], test: (id) => !starts.includes(id) }] },
    });
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return bundleOf(output, isForNode ? quickToLoad : (code) => code);
  } catch (error) {
    throw new Error(stripVTControlCharacters((error as Error).message), { cause: faultySources });
  } finally {
    await bundled.close();
  }
}

/** What one entry needs only later another may need at once. */
const tolerated = ['INEFFECTIVE_DYNAMIC_IMPORT'];

/** An engine's packages are loaded from node_modules, where they are installed. */
const leftToInstall: Plugin = {
  name: 'left-to-install',
  resolveId(source, importer, { kind }) {
    const isPackage = /^(?:@[^/]+\/)?[a-z]/.test(source);
    const isEngine = /\/src\/service\/engines\//.test(importer ?? '');
    return kind === 'dynamic-import' && isPackage && isEngine ? { id: source, external: true } : null;
  },
};

function bundleOf(output: RolldownOutput['output'], change: (code: string) => string): Bundle {
  const chunks = output.filter((each): each is OutputChunk => each.type === 'chunk');
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  for (const { fileName, imports, dynamicImports } of chunks) {
    const entry = [...imports, ...dynamicImports].find((name) => entries.includes(name));
    // It would wait for the run, which waits for it.
    if (entry !== undefined) throw new Error(`${fileName} imports the entry ${entry}`);
  }
  return {
    files: new Map(chunks.map(({ fileName, code }) => [fileName, change(code)])),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
  };
}
