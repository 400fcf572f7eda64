/**
 * Selects the environment variables for a child process or worker by an allow-list, so that no key, token or option of
 * a step reaches it, and the options of every git process, so that nothing in a repository can start a program or read
 * other files.
 */

import { realpathSync } from 'node:fs';
import { devNull } from 'node:os';
import { isAbsolute, relative, sep } from 'node:path';
import { attempt } from '../errors.ts';

/** What the search for programs and the choice of variables depend on. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  platform: NodeJS.Platform;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** The location of temporary files. Windows cannot start a program without SystemRoot. */
const machineNames = ['TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'windir'];

/** The variables that identify the user and the user's configuration. */
const userNames = [
  'HOME',
  'USER',
  'LOGNAME',
  'XDG_CONFIG_HOME',
  'USERNAME',
  'USERPROFILE',
  'HOMEDRIVE',
  'HOMEPATH',
  'APPDATA',
  'LOCALAPPDATA',
  'ProgramData',
  'ProgramFiles',
];

const proxyNames = [
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'ALL_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'all_proxy',
  'no_proxy',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
];

/** The variables for access to package registries: their URLs and trusted certificates. */
const registryNames = [
  ...['NPM_CONFIG_REGISTRY', 'npm_config_registry', 'NPM_CONFIG_USERCONFIG', 'npm_config_userconfig'],
  ...['NPM_CONFIG_CACHE', 'npm_config_cache', 'NODE_EXTRA_CA_CERTS'],
];

/** The variables for access to `origin`: agents for ssh and passwords, certificates, and the job's token. */
const originNames = [
  'SSH_AUTH_SOCK',
  'SSH_AGENT_PID',
  'DBUS_SESSION_BUS_ADDRESS',
  'XDG_RUNTIME_DIR',
  'XDG_DATA_HOME',
  'KRB5CCNAME',
  'CURL_CA_BUNDLE',
  // GitLab's credential helper reads it when FF_GIT_URLS_WITHOUT_TOKENS is set.
  'CI_JOB_TOKEN',
];

/** Where programs that scan keep their databases and caches. */
const scannerNames = [
  ...['HOME', 'USERPROFILE', 'LOCALAPPDATA', 'XDG_CACHE_HOME', 'TRIVY_CACHE_DIR'],
  ...['OSV_SCANNER_LOCAL_DB_CACHE_DIRECTORY', 'GOROOT', 'GOPATH', 'GOMODCACHE', 'GOCACHE'],
];

const names = {
  machine: machineNames,
  user: [...machineNames, ...userNames],
  client: [...machineNames, ...userNames, ...proxyNames],
  origin: [...machineNames, ...userNames, ...proxyNames, ...originNames],
  scanner: [...machineNames, ...scannerNames],
  registry: [...machineNames, ...userNames, ...proxyNames, ...registryNames],
} as const;

/**
 * The sets of variables, from smallest to largest: for the machine, for the user, for a network client, for `origin`,
 * for a package registry, and for a program that scans.
 */
type VariableSet = keyof typeof names;

/** PATH is not included: use `Programs.path`. */
export function selectVariables(need: VariableSet, env: Variables, platform: NodeJS.Platform): Record<string, string> {
  const normaliseCase = (name: string) => (platform === 'win32' ? name.toUpperCase() : name);
  const wanted = new Set(names[need].map(normaliseCase));
  const found = Object.entries(env).filter(([name]) => wanted.has(normaliseCase(name)));
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** How the job's own git connects; used only to access `origin`. */
const connectionNames = ['GIT_SSH_COMMAND', 'GIT_SSH', 'GIT_SSH_VARIANT'];

function selectConnectionVariables(env: Variables): Record<string, string> {
  return pickVariables(env, connectionNames);
}

/** A larger number is a mistake, or is meant to slow down the run. */
const configurationLimit = 1000;

/**
 * The git configuration that the job sets by variables, which a branch cannot set. A configuration file in the work
 * tree, or one named by a relative path, may come from the branch and is left out.
 */
function selectConfigurationVariables(env: Variables, workTree: string | undefined): Record<string, string> {
  const file = env.GIT_CONFIG_GLOBAL;
  const isOwn = file !== undefined && isAbsolute(file) && !isInFolder(file, workTree);
  const count = Number(env.GIT_CONFIG_COUNT ?? '0');
  const isCount = Number.isInteger(count) && count > 0 && count <= configurationLimit;
  const numbers = Array.from({ length: isCount ? count : 0 }, (_, index) => index);
  return {
    ...(isOwn && { GIT_CONFIG_GLOBAL: file }),
    ...(isCount && pickVariables(env, ['GIT_CONFIG_COUNT'])),
    ...pickVariables(
      env,
      numbers.flatMap((number) => [`GIT_CONFIG_KEY_${number}`, `GIT_CONFIG_VALUE_${number}`]),
    ),
  };
}

/** Whether a path is the folder or lies below it, with links resolved. */
export function isInFolder(file: string, folder: string | undefined): boolean {
  if (folder === undefined) return false;
  const way = relative(resolveRealPath(folder), resolveRealPath(file));
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function resolveRealPath(path: string): string {
  return attempt(() => realpathSync.native(path)) ?? path;
}

function pickVariables(env: Variables, wanted: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    wanted.flatMap((name): [string, string][] => (env[name] === undefined ? [] : [[name, env[name]]])),
  );
}

/**
 * How git is run: `sealed` uses only the repository's configuration; `user` also the user's, for URL abbreviations;
 * `owned` finds the repository as git does, which rejects one of another owner.
 */
export type GitMode = 'sealed' | 'user' | 'owned';

/** What git may use to access `origin`. */
export interface OriginAccess {
  /** Replaces the configuration of the user and the machine. */
  configurationFile: string;
  /** The value of GIT_ALLOW_PROTOCOL. */
  protocols: string;
  /** Folder of the checkout that has this origin. No program is started from its work trees. */
  folder: string;
}

const always = {
  GIT_ATTR_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  // Set but empty: git then asks no program for a password, whatever core.askPass says.
  GIT_ASKPASS: '',
  GIT_EDITOR: ':',
  GIT_PAGER: 'cat',
  GIT_OPTIONAL_LOCKS: '0',
  // With `refs/replace/*` a repository could show other contents than its commit has.
  GIT_NO_REPLACE_OBJECTS: '1',
  LC_ALL: 'C',
};

const offline = {
  // A partial clone would fetch missing objects. An older git obeys only the second variable.
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
};

interface GitRun {
  mode: GitMode;
  origin?: OriginAccess | undefined;
  /** Work tree of the repository that git runs for. Undefined for a bare clone. */
  workTree?: string | undefined;
}

/** The environment variables of a git process, without PATH. */
export function buildGitVariables({ mode, origin, workTree }: GitRun, { env, platform }: Machine) {
  const selectWithDefaults = (need: VariableSet) => ({ ...selectVariables(need, env, platform), ...always });
  if (origin !== undefined) {
    const connection = selectConnectionVariables(env);
    return {
      ...selectWithDefaults('origin'),
      ...connection,
      ...useConfigurationFile(origin.configurationFile),
      ...allowProtocols(origin),
    };
  }
  if (mode === 'sealed') return { ...selectWithDefaults('machine'), ...useConfigurationFile(devNull), ...offline };
  return { ...selectWithDefaults('user'), ...selectConfigurationVariables(env, workTree), ...offline };
}

const useConfigurationFile = (file: string) => ({ GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: file });
const allowProtocols = ({ protocols }: OriginAccess) => ({ GIT_ALLOW_PROTOCOL: protocols });

/** Options on the command line override the configuration of a repository. */
const settings = {
  'safe.bareRepository': 'explicit',
  'core.fsmonitor': 'false',
  'core.untrackedCache': 'false',
  'core.hooksPath': devNull,
  'core.attributesFile': devNull,
  'submodule.recurse': 'false',
  'fetch.recurseSubmodules': 'false',
  'log.showSignature': 'false',
  'gc.auto': '0',
  'maintenance.auto': 'false',
};

/** Options before the git command. */
export const hardenedArguments: readonly string[] = [
  '--no-pager',
  '--literal-pathspecs',
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];
