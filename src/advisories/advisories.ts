/** Creates the sources of advisories by their names. */
import type { AdvisorySource } from './advisory.ts';
import { readNpmRegistries } from './npm-configuration.ts';
import type { RequestOptions } from './requests.ts';
import { createDatabaseSource } from './sources/database.ts';
import { createGithubSource } from './sources/github.ts';
import { createOsvSource } from './sources/osv.ts';
import { createRegistrySource } from './sources/registry.ts';

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

type SourceName = 'github' | 'osv' | 'registry' | { path: string };

export function createAdvisorySource(name: SourceName, environment: SourceEnvironment): AdvisorySource {
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
