/** TeamCity. Facts about a branch are in files that a variable names. Without them git is asked. */
import {
  branchOf,
  type CiFacts,
  type CiSystem,
  changeOfRef,
  type Environment,
  numberOf,
  shaOf,
  type TextReader,
  tagOf,
  textOf,
} from './system.ts';

export const teamcity = {
  id: 'teamcity',
  name: 'TeamCity',
  docs: 'https://www.jetbrains.com/help/teamcity/predefined-build-parameters.html',
  wholeHistory: 'teamcity.git.shallowClone: false',
  isHere: (env) => Boolean(env.TEAMCITY_VERSION),
  facts: (env, read) => {
    const parameters = readParameters(env, read);
    const ref = onlyValue(parameters, /^teamcity\.build\.vcs\.branch\./);
    const built = shaOf(env.BUILD_VCS_NUMBER) ?? shaOf(onlyValue(parameters, /^build\.vcs\.number(?:\.|$)/));
    const address = onlyValue(parameters, /^vcsroot\.(?:.+\.)?url$/);
    return { ...builtFacts(ref, built, parameters), repositoryUrl: address, runUrl: runUrl(env, parameters) };
  },
} as const satisfies CiSystem;

type Parameters = ReadonlyMap<string, string>;

/** https://www.jetbrains.com/help/teamcity/pull-requests.html */
function builtFacts(ref: string | undefined, built: string | undefined, parameters: Parameters): CiFacts {
  const number =
    changeOfRef(ref) ??
    numberOf(parameters.get('teamcity.pullRequest.number')) ??
    // With several VCS roots there may be no common ref.
    changeOfRef(parameters.get('teamcity.build.branch'));
  const tag = tagOf(ref);
  if (number === undefined) {
    const event = ref === undefined ? undefined : tag === undefined ? 'branch' : 'tag';
    return { event, branch: branchOf(ref), tag, headSha: built, isChange: ref === undefined ? undefined : false };
  }
  return {
    event: 'pull request',
    branch: textOf(parameters.get('teamcity.pullRequest.source.branch')),
    headSha: ref?.endsWith('/merge') ? undefined : built,
    builtSha: built,
    isChange: true,
    pullRequest: number,
    author: textOf(parameters.get('teamcity.pullRequest.author')),
    baseBranch: branchOf(parameters.get('teamcity.pullRequest.target.branch')),
    // Only the repository that receives a pull request has a ref for it.
    isForkOfOrigin: true,
  };
}

/** The parameters of the build, and the configuration parameters, which are in a separate file. */
function readParameters({ TEAMCITY_BUILD_PROPERTIES_FILE: path }: Environment, read: TextReader): Parameters {
  const own = readProperties(path === undefined ? undefined : read(path));
  const more = own.get('teamcity.configuration.properties.file');
  return new Map([...own, ...readProperties(more === undefined ? undefined : read(more))]);
}

/** `key=value` in Java's format: one per line, with `\` before special characters. */
function readProperties(text: string | undefined): Map<string, string> {
  const lines = (text ?? '').split(/\r?\n/).filter((line) => !/^\s*(?:[#!]|$)/.test(line));
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, key, value] = /^((?:[^\\=:]|\\.)*)[=:](.*)$/.exec(line) ?? [];
      return key === undefined || value === undefined ? [] : [[unescaped(key.trim()), unescaped(value.trim())]];
    }),
  );
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(?:u([0-9a-fA-F]{4})|(.))/g, (_, unit: string | undefined, character: string) =>
    unit === undefined ? character : String.fromCharCode(Number.parseInt(unit, 16)),
  );
}

/** The value of all parameters with that name. Undefined when several VCS roots differ. */
function onlyValue(parameters: Parameters, name: RegExp): string | undefined {
  const values = new Set([...parameters].filter(([key]) => name.test(key)).map(([, value]) => textOf(value)));
  return values.size === 1 ? [...values][0] : undefined;
}

function runUrl(env: Environment, parameters: Parameters): string | undefined {
  const server = textOf(env.TEAMCITY_SERVER_URL) ?? textOf(parameters.get('teamcity.serverUrl'));
  const id = textOf(parameters.get('teamcity.build.id'));
  return server === undefined || id === undefined ? undefined : `${server.replace(/\/+$/, '')}/build/${id}`;
}
