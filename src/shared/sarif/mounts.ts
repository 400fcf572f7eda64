/**
 * Finds the repository's files at addresses of a container or of another machine, such as `/github/workspace/src/a.js`.
 * The tree decides: an address is placed only on a file that the commit has. Pure.
 */

/** Folders where a CI system keeps the checkout, and nothing else. */
const workspaces = [
  /^\/github\/workspace\//,
  /^\/(?:__w|home\/runner\/work|Users\/runner\/work)\/([^/]+)\/\1\//,
  /^[A-Z]:\/a\/([^/]+)\/\1\//,
  /^(?:\/(?:__w|home\/vsts\/work|Users\/runner\/work|azp\/_work)|[A-Z]:\/a|[A-Z]:\/agent\/_work)\/\d+\/s\//,
  /^\/home\/circleci\/project\//,
  /^\/opt\/atlassian\/pipelines\/agent\/build\//,
];

/**
 * Folders where containers of scanners often see the checkout. The first one is for tools that write paths of the
 * repository with a leading slash.
 */
const mounts = [
  /^\//,
  /^\/(?:src|app|work|workspace|code|repo|repository|project|source|sources|data|scan|path|target|mnt|tf|iac)\//,
  /^\/(?:usr\/src|tmp\/lint|tmp\/src|mnt\/src|drone\/src|workspace\/source|home\/project|zap\/wrk)\//,
  /^\/usr\/src\/app\//,
  /^(?:\.\.\/)+/,
  /^(?:\.\.\/)+(?:path|src|app|code|repo|workspace|project|github\/workspace)\//,
];

/** Installed packages and tools, wherever they are. */
const foreign =
  /(?:^|\/)(?:node_modules|(?:site|dist)-packages|\.cargo|\.rustup|\.m2|\.gradle|\.nuget|\.cache|\.pyenv|\.nvm|\.rbenv|hostedtoolcache|go\/pkg\/mod)\/|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|etc\/|nix\/|proc\/|snap\/)/;

export type MountReader = (address: string) => string | undefined;

/** `addresses` are all those of a run that are outside the repository, `files` the paths of the commit. */
export function createMountReader(addresses: readonly string[], files: ReadonlySet<string>): MountReader {
  const cut = (address: string, prefix: string) =>
    address.startsWith(prefix) && files.has(address.slice(prefix.length)) ? address.slice(prefix.length) : undefined;
  const findInWorkspace = (address: string) => {
    const [prefix] = workspaces.flatMap((pattern) => pattern.exec(address)?.[0] ?? []);
    return prefix === undefined ? undefined : cut(address, prefix);
  };
  const own = addresses.filter((address) => !foreign.test(address) && findInWorkspace(address) === undefined);
  const prefix = chooseMount(own, cut) ?? choosePrefix(own, cut);
  return (address) => {
    if (foreign.test(address)) return undefined;
    return findInWorkspace(address) ?? (prefix === undefined ? undefined : cut(address, prefix));
  };
}

type Cut = (address: string, prefix: string) => string | undefined;

/** The known mount that places addresses. If several do, the only one that places all of them. */
function chooseMount(addresses: readonly string[], cut: Cut): string | undefined {
  const matched = addresses.flatMap((address) => mounts.flatMap((pattern) => pattern.exec(address)?.[0] ?? []));
  const placing = [...new Set(matched)].filter((prefix) =>
    addresses.some((address) => cut(address, prefix) !== undefined),
  );
  return placing.length <= 1 ? placing[0] : pickPlacingAll(placing, addresses, cut);
}

/** The only folder below which every address is a file of the repository. A single address proves nothing. */
function choosePrefix(addresses: readonly string[], cut: Cut): string | undefined {
  const [first = '', ...others] = new Set(addresses);
  if (others.length === 0) return undefined;
  const parts = first.split('/');
  const prefixes = parts.slice(0, -1).map((_, index) => `${parts.slice(0, index + 1).join('/')}/`);
  const shared = prefixes.filter((prefix) => others.every((address) => address.startsWith(prefix)));
  return pickPlacingAll(shared, [first, ...others], cut);
}

function pickPlacingAll(prefixes: readonly string[], addresses: readonly string[], cut: Cut): string | undefined {
  const [one, ...more] = prefixes.filter((prefix) => addresses.every((address) => cut(address, prefix) !== undefined));
  return more.length === 0 ? one : undefined;
}
