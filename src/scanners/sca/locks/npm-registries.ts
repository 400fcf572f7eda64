/** The registries that the configuration of a JavaScript project names, beside its lock file. */
import { getScope } from '../../../shared/packages/locked-package.ts';
import { isRecord } from '../../../shared/text/records.ts';
import { listEntries, readString } from './formats.ts';
import { type LockInput, resolvePath } from './lock-format.ts';
import { isOwnRegistry } from './tarball.ts';

/** The registry in the project's configuration for a package, if it is not npm's own. */
export type FindRegistry = (name: string) => string | undefined;

const configurations: readonly [file: string, line: RegExp][] = [
  ['.npmrc', /^\uFEFF?[ \t]*["']?(?:(@[^:\s]+):)?registry["']?[ \t]*=[ \t]*["']?([^"'\s]+)/gm],
  ['.yarnrc', /^[ \t]*"?(?:(@[^:\s"]+):)?registry"?[ \t]+"?([^"\s]+)/gm],
  ['pnpm-workspace.yaml', /^(?:registry|[ \t]+["']?(?:default|(@[^"':\s]+))["']?):[ \t]*["']?(https?:[^"'\s]+)/gm],
];

/** `more`: registries by scope that another file names, `` for all other packages. */
export function readRegistries(
  folder: string,
  readFile: LockInput['readFile'],
  files: readonly string[],
  more: readonly [scope: string, address: unknown][] = [],
): FindRegistry {
  const lines = configurations.flatMap(([file, line]) => {
    const text = files.includes(file) ? readFile(resolvePath(folder, file) ?? '')?.toString() : undefined;
    return [...(text ?? '').matchAll(line)].map(([, scope = '', address = '']) => [scope, address] as const);
  });
  const named = [...lines, ...more].flatMap(([scope, address]) =>
    typeof address === 'string' ? [[scope, readRegistryName(address)] as const] : [],
  );
  const registries = new Map(named);
  return (name) => {
    const scope = getScope(name);
    return registries.get(registries.has(scope) ? scope : '');
  };
}

function readRegistryName(address: string): string | undefined {
  const url = URL.parse(address);
  const name = url === null ? address.slice(0, 200) : `${url.host}${url.pathname.replace(/(?<!\/)\/+$/, '')}`;
  return isOwnRegistry(name) ? undefined : name;
}

/** The registries of `.yarnrc.yml`. */
export function listYarnRegistries(settings: unknown): [scope: string, address: unknown][] {
  const scopes = listEntries(isRecord(settings) ? settings.npmScopes : undefined);
  return [
    ['', readString(settings, 'npmRegistryServer')],
    ...scopes.map(([scope, each]): [string, unknown] => [`@${scope}`, readString(each, 'npmRegistryServer')]),
  ];
}
