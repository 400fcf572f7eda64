/** What every run of git is told, so that nothing in a repository makes it start a program or read something else. */
import { devNull } from 'node:os';
import { configurationVariables, connectionVariables, type Need, variablesFor } from './environment.ts';
import type { Machine } from './programs.ts';

/**
 * How a command is run: `sealed`, by the repository alone; `user`, by the user's configuration, too, whose short forms of
 * addresses count; `owned`, found as git itself would, which refuses a repository of somebody else.
 */
export type GitMode = 'sealed' | 'user' | 'owned';

/** What git may use to ask `origin`. */
export interface OriginAccess {
  /** Stands in for the user's and the machine's configuration. */
  configurationFile: string;
  /** As in GIT_ALLOW_PROTOCOL. */
  protocols: string;
  /** Of the checkout whose origin it is: no program is taken from around it. */
  folder: string;
}

const always = {
  GIT_ATTR_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  // Set and empty: no program is asked for a password, whatever core.askPass says.
  GIT_ASKPASS: '',
  GIT_EDITOR: ':',
  GIT_PAGER: 'cat',
  GIT_OPTIONAL_LOCKS: '0',
  // `refs/replace/*` would let a repository show other contents than its commit holds.
  GIT_NO_REPLACE_OBJECTS: '1',
  LC_ALL: 'C',
};

const offline = {
  // A partial clone would fetch missing objects; an older git obeys only the second.
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
};

interface Run {
  mode: GitMode;
  origin?: OriginAccess | undefined;
  /** Of the repository that git is run for; undefined for a bare clone. */
  workTree?: string | undefined;
}

/** The variables of a run of git, but for PATH. */
export function gitVariables({ mode, origin, workTree }: Run, { env, platform }: Machine) {
  const variables = (need: Need) => ({ ...variablesFor(need, env, platform), ...always });
  if (origin !== undefined) {
    const connection = connectionVariables(env);
    return { ...variables('origin'), ...connection, ...configuredBy(origin.configurationFile), ...only(origin) };
  }
  if (mode === 'sealed') return { ...variables('machine'), ...configuredBy(devNull), ...offline };
  return { ...variables('user'), ...configurationVariables(env, workTree), ...offline };
}

const configuredBy = (file: string) => ({ GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: file });
const only = ({ protocols }: OriginAccess) => ({ GIT_ALLOW_PROTOCOL: protocols });

/** Settings of the command line win over those of a repository. */
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

/** Options before the command. */
export const hardenedArguments: readonly string[] = [
  '--no-pager',
  '--literal-pathspecs',
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];
