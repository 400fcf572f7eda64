/** TeamCity. Facts about a branch are in files that a variable names. Without them git is asked. */
import {
  type CiFacts,
  type CiSystem,
  type Environment,
  parseBranch,
  parsePositiveInteger,
  parsePullNumber,
  parseSha,
  parseTag,
  readVariableText,
} from '../system.ts';

export const teamcity = {
  id: 'teamcity',
  name: 'TeamCity',
  docs: 'https://www.jetbrains.com/help/teamcity/predefined-build-parameters.html',
  wholeHistory: 'teamcity.git.shallowClone: false',
  isHere: (env) => Boolean(env.TEAMCITY_VERSION),
  facts: (env, read) => {
    const { TEAMCITY_BUILD_PROPERTIES_FILE: path } = env;
    const own = readProperties(path === undefined ? undefined : read(path));
    // The configuration parameters are in a separate file.
    const more = own.get('teamcity.configuration.properties.file');
    const parameters = new Map([...own, ...readProperties(more === undefined ? undefined : read(more))]);
    const ref = findOnlyValue(parameters, /^teamcity\.build\.vcs\.branch\./);
    const built = parseSha(env.BUILD_VCS_NUMBER) ?? parseSha(findOnlyValue(parameters, /^build\.vcs\.number(?:\.|$)/));
    const address = findOnlyValue(parameters, /^vcsroot\.(?:.+\.)?url$/);
    return { ...readBuildFacts(ref, built, parameters), repositoryUrl: address, runUrl: buildRunUrl(env, parameters) };
  },
} as const satisfies CiSystem;

type Parameters = ReadonlyMap<string, string>;

/** https://www.jetbrains.com/help/teamcity/pull-requests.html */
function readBuildFacts(ref: string | undefined, built: string | undefined, parameters: Parameters): CiFacts {
  const number =
    parsePullNumber(ref) ??
    parsePositiveInteger(parameters.get('teamcity.pullRequest.number')) ??
    // With several VCS roots there may be no common ref.
    parsePullNumber(parameters.get('teamcity.build.branch'));
  const tag = parseTag(ref);
  if (number === undefined) {
    const event = ref === undefined ? undefined : tag === undefined ? 'branch' : 'tag';
    return { event, branch: parseBranch(ref), tag, headSha: built, isChange: ref === undefined ? undefined : false };
  }
  return {
    event: 'pull request',
    branch: readVariableText(parameters.get('teamcity.pullRequest.source.branch')),
    headSha: ref?.endsWith('/merge') ? undefined : built,
    builtSha: built,
    isChange: true,
    pullRequest: number,
    author: readVariableText(parameters.get('teamcity.pullRequest.author')),
    baseBranch: parseBranch(parameters.get('teamcity.pullRequest.target.branch')),
    // Only the repository that receives a pull request has a ref for it.
    isForkOfOrigin: true,
  };
}

/** `key=value` in Java's format: one per line, with `\` before special characters. */
function readProperties(text: string | undefined): Map<string, string> {
  const lines = (text ?? '').split(/\r?\n/).filter((line) => !/^\s*(?:[#!]|$)/.test(line));
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, key, value] = /^((?:[^\\=:]|\\.)*)[=:](.*)$/.exec(line) ?? [];
      return key === undefined || value === undefined
        ? []
        : [[unescapeProperty(key.trim()), unescapeProperty(value.trim())]];
    }),
  );
}

function unescapeProperty(text: string): string {
  return text.replaceAll(/\\(?:u([0-9a-fA-F]{4})|(.))/g, (_, unit: string | undefined, character: string) =>
    unit === undefined ? character : String.fromCharCode(Number.parseInt(unit, 16)),
  );
}

/** The value of all parameters with that name. Undefined when several VCS roots differ. */
function findOnlyValue(parameters: Parameters, name: RegExp): string | undefined {
  const values = new Set([...parameters].filter(([key]) => name.test(key)).map(([, value]) => readVariableText(value)));
  return values.size === 1 ? [...values][0] : undefined;
}

function buildRunUrl(env: Environment, parameters: Parameters): string | undefined {
  const server = readVariableText(env.TEAMCITY_SERVER_URL) ?? readVariableText(parameters.get('teamcity.serverUrl'));
  const id = readVariableText(parameters.get('teamcity.build.id'));
  return server === undefined || id === undefined ? undefined : `${server.replace(/\/+$/, '')}/build/${id}`;
}
