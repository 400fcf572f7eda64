/**
 * The variables and options of every git process, so that nothing in a repository can start a program or read other
 * files.
 */
import { devNull } from 'node:os';
import {
  selectConfigurationVariables,
  selectConnectionVariables,
  selectVariables,
  type VariableSet,
} from './environment.ts';
import type { Machine } from './programs.ts';

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
