/** Creates the sources of advisories by their names. npm's registries come from the operator, never from a checkout. */

import { homedir } from 'node:os';
import { join } from 'node:path';
import { GateError } from '../../shared/errors.ts';
import { readRegularText } from '../../shared/git/regular-file.ts';
import type { AdvisorySource, RequestOptions } from './advisory.ts';
import { createDatabaseSource } from './sources/database.ts';
import { createGithubSource } from './sources/github.ts';
import { createOsvSource } from './sources/osv.ts';
import { createRegistrySource, type NpmRegistries, type NpmRegistry } from './sources/registry.ts';

export { createLookUp } from './look-up.ts';

interface SourceEnvironment extends RequestOptions {
  apiUrl: string;
  token: string | undefined;
  /** For GitHub's source. */
  mayLackList?: boolean | undefined;
  osvUrl: string;
  env: Readonly<Record<string, string | undefined>>;
  checkouts: readonly string[];
  temporaryFolder: string;
  now: Date;
}

export function createAdvisorySource(
  name: 'github' | 'osv' | 'registry' | { path: string },
  environment: SourceEnvironment,
): AdvisorySource {
  const { transport, sleep, userAgent, apiUrl, token, mayLackList, osvUrl, env } = environment;
  const requests = { transport, sleep, userAgent };
  if (name === 'github') return createGithubSource({ ...requests, apiUrl, token, mayLackList });
  if (name === 'osv') return createOsvSource({ ...requests, address: osvUrl });
  if (name === 'registry') return createRegistrySource({ ...requests, readRegistries: () => readNpmRegistries(env) });
  return createDatabaseSource({ ...environment, path: name.path });
}

/** Whether a pattern matches a name; * stands for any text. */
export function matchesPattern(pattern: string, name: string): boolean {
  const parts = pattern.split('*').map((part) => part.toLowerCase());
  const [text, [first = '', ...others]] = [name.toLowerCase(), parts];
  if (others.length === 0) return text === first;
  const last = others.pop() ?? '';
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false;
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found < 0 || found + part.length > text.length - last.length) return false;
    at = found + part.length;
  }
  return true;
}

const defaultRegistry = 'https://registry.npmjs.org/';

/** Throws GateError CONFIG for an invalid URL. */
async function readNpmRegistries(env: SourceEnvironment['env']): Promise<NpmRegistries> {
  const file = readVariable(env, 'userconfig') ?? join(env.HOME ?? homedir(), '.npmrc');
  const text = await readRegularText(file).catch(() => '');
  const values = readLines(text, env);
  const parseRegistry = (address: string): NpmRegistry => {
    const url = URL.parse(address);
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:'))
      throw new GateError(
        'CONFIG',
        `npm's configuration names the registry ${address.slice(0, 200)}, which is not a valid address`,
      );
    return { address: url.href, authorization: readAuthorization(url, values) };
  };
  const scoped = [...values].flatMap(([key, value]) => {
    const scope = /^(@[^:]+):registry$/.exec(key)?.[1];
    return scope === undefined ? [] : [[scope, parseRegistry(value)] as const];
  });
  return {
    main: parseRegistry(readVariable(env, 'registry') ?? values.get('registry') ?? defaultRegistry),
    scoped: new Map(scoped),
  };
}

/** npm accepts its variables in any case. */
function readVariable(env: SourceEnvironment['env'], name: string): string | undefined {
  const wanted = `npm_config_${name}`;
  const found = Object.entries(env).find(([key, value]) => key.toLowerCase() === wanted && value);
  return found?.[1];
}

/** `key=value`, with variables as `${NAME}`. An unset variable stays as it is written, as in npm. */
function readLines(text: string, env: SourceEnvironment['env']): Map<string, string> {
  const values = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const [, key = '', value = ''] = /^\s*([^#;=\s][^=]*?)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (key === '') continue;
    const plain = value.replace(/^(["'])(.*)\1$/, '$2');
    values.set(
      key,
      plain.replaceAll(/\$\{([^}?]+)\??\}/g, (whole, name: string) => env[name] ?? whole),
    );
  }
  return values;
}

/** `//registry.example.com/npm/:_authToken`, for this path or a parent path. */
function readAuthorization(url: URL, values: ReadonlyMap<string, string>): string | undefined {
  const parts = url.pathname.split('/').filter((part) => part !== '');
  for (let length = parts.length; length >= 0; length -= 1) {
    const scope = `//${url.host}/${parts
      .slice(0, length)
      .map((part) => `${part}/`)
      .join('')}`;
    for (const key of [scope, scope.replace(/\/$/, '')]) {
      const token = values.get(`${key}:_authToken`);
      if (token !== undefined) return `Bearer ${token}`;
      const basic = values.get(`${key}:_auth`);
      if (basic !== undefined) return `Basic ${basic}`;
    }
  }
  return undefined;
}
