/**
 * GitHub's global advisory database: `GET /advisories`
 * (https://docs.github.com/rest/security-advisories/global-advisories#list-global-security-advisories).
 */

import { GateError } from '../../../shared/errors.ts';
import { createPackageKey, type Ecosystem, goLibrary } from '../../../shared/packages/locked-package.ts';
import { readList, readNested, readNumber, readTextField } from '../../../shared/sarif/untrusted.ts';
import {
  type AdvisorySource,
  createNameKey,
  groupByName,
  isWithdrawn,
  type PackageAdvisory,
  processInParallel,
  type QueriedPackage,
  type RequestOptions,
  readSeverity,
  readTime,
  requestJson,
} from '../advisory.ts';

const ecosystems: Readonly<Record<Ecosystem, string>> = {
  npm: 'npm',
  PyPI: 'pip',
  Go: 'go',
  Maven: 'maven',
  Packagist: 'composer',
  RubyGems: 'rubygems',
  'crates.io': 'rust',
  NuGet: 'nuget',
};

/** GitHub accepts 1,000 packages, in a URL that servers and proxies on the way accept. */
const mostPackages = 1000;
const longestAddress = 6000;
const perPage = 100;
const mostPages = 200;
/** A server without GitHub Connect does not have this list. */
const withoutList =
  'the server has no advisory database; on GitHub Enterprise Server an administrator enables it with GitHub Connect';

interface Batch {
  ecosystem: Ecosystem;
  type: 'reviewed' | 'malware';
  packages: readonly QueriedPackage[];
  query: string;
}

export function createGithubSource(
  options: RequestOptions & {
    /** `https://api.github.com`, or the API URL of a GitHub Enterprise Server. */
    apiUrl: string;
    token: string | undefined;
    /** True when no setting names this source. A server may not have the list; that is then not a fault. */
    mayLackList?: boolean | undefined;
  },
): AdvisorySource {
  return {
    name: 'GitHub’s advisory database',
    disclosesNames: false,
    async ask(all, signal) {
      const packages = all.filter(({ ecosystem, name }) => ecosystem !== 'Go' || name !== goLibrary);
      const byName = groupByName(packages);
      const found = new Map(packages.map((asked) => [createPackageKey(asked), [] as PackageAdvisory[]]));
      // Malicious packages have a separate list, and nearly all of them are npm packages.
      const batches = [...Map.groupBy(packages, ({ ecosystem }) => ecosystem)].flatMap(([ecosystem, own]) =>
        (ecosystem === 'npm' ? (['reviewed', 'malware'] as const) : (['reviewed'] as const)).flatMap((type) =>
          splitQuery(own).map((part) => ({ ecosystem, type, ...part })),
        ),
      );
      const unfinished = new Set(batches);
      const fault = await processInParallel(
        batches,
        async (batch, abort) => {
          const advisories = await readPages(options, batch, abort);
          for (const advisory of advisories)
            if (!addAdvisory(found, byName, { advisory, batch }))
              throw new GateError('UNAVAILABLE', 'an advisory in its list does not name a package that was asked for');
          unfinished.delete(batch);
        },
        signal,
      );
      for (const { packages: own } of unfinished) for (const asked of own) found.delete(createPackageKey(asked));
      if (options.mayLackList && fault?.endsWith(withoutList))
        return { advisories: new Map(), remarks: [`GitHub’s advisory database: ${fault}`], isAbsent: true };
      return { advisories: found, fault: fault && `GitHub’s advisory database: ${fault}` };
    },
  };
}

function splitQuery(packages: readonly QueriedPackage[]): Pick<Batch, 'packages' | 'query'>[] {
  const parts: { packages: QueriedPackage[]; texts: Set<string>; length: number }[] = [];
  for (const asked of packages) {
    // Other versions are left out, because parsers differ on them: all advisories of the package are compared here.
    const affects = isPlainVersion(asked.version) ? `${asked.name}@${asked.version}` : asked.name;
    // A query may contain these characters unescaped (RFC 3986, section 3.4).
    const readField = encodeURIComponent(affects).replaceAll(/%(?:40|2F|3A)/g, decodeURIComponent);
    const last = parts.at(-1);
    if (last === undefined || last.texts.size >= mostPackages || last.length + readField.length + 1 > longestAddress)
      parts.push({ packages: [asked], texts: new Set([readField]), length: readField.length });
    else {
      last.packages.push(asked);
      if (!last.texts.has(readField)) last.length += readField.length + 1;
      last.texts.add(readField);
    }
  }
  return parts.map(({ packages: own, texts }) => ({ packages: own, query: [...texts].join(',') }));
}

function isPlainVersion(version: string): boolean {
  return /^\d+(?:\.\d+){0,3}$/.test(version);
}

async function readPages(
  source: Parameters<typeof createGithubSource>[0],
  batch: Batch,
  signal: AbortSignal,
  size = perPage,
): Promise<unknown[]> {
  const { apiUrl, token, ...options } = source;
  const { ecosystem, type, query } = batch;
  const base = apiUrl.replace(/\/+$/, '');
  let url = new URL(
    `${base}/advisories?ecosystem=${ecosystems[ecosystem]}&type=${type}&per_page=${size}&affects=${query}`,
  );
  const headers = {
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const found: unknown[] = [];
  for (let page = 0; page < mostPages; page += 1) {
    const { value, header } = await requestJson(options, { method: 'GET', url, headers }, signal).catch(explainAbsence);
    if (!Array.isArray(value)) throw new GateError('UNAVAILABLE', `${url.host} did not return a list`);
    found.push(...(value as unknown[]));
    const next = findNext(header('link'), url);
    if (next === undefined) {
      const mayGoOn = page === 0 && value.length >= size && header('link') === undefined;
      if (!mayGoOn) return found;
      // Whatever is on the way may drop the header that names the next page. Smaller pages show whether there is one.
      if (size === perPage) return readPages(source, batch, signal, perPage / 2);
      throw new GateError('UNAVAILABLE', `${url.host} sent a full page without a next one`);
    }
    url = next;
  }
  throw new GateError('UNAVAILABLE', `${url.host} sent more than ${mostPages} pages`);
}

function explainAbsence(error: unknown): never {
  if (error instanceof GateError && / answered 404\b/.test(error.message))
    throw new GateError('UNAVAILABLE', `${error.message}: ${withoutList}`, { cause: error });
  throw error;
}

/** Only on the same origin, because the token must not be sent elsewhere. */
function findNext(link: string | undefined, from: URL): URL | undefined {
  const [, address] = /<([^<>]+)>\s*;[^,]*\brel="?next"?/.exec(link ?? '') ?? [];
  if (address === undefined) return undefined;
  const next = URL.parse(address, from.href);
  if (next === null || next.origin !== from.origin || next.pathname !== from.pathname)
    throw new GateError('UNAVAILABLE', `${from.host} names a next page on another host or path`);
  return next;
}

/** False when the advisory cannot be understood: everything in the list is about a package that was asked for. */
function addAdvisory(
  found: Map<string, PackageAdvisory[]>,
  byName: ReadonlyMap<string, readonly QueriedPackage[]>,
  { advisory, batch: { ecosystem } }: { advisory: unknown; batch: Batch },
): boolean {
  if (isWithdrawn(readNested(advisory, 'withdrawn_at'))) return true;
  const all = readList(readNested(advisory, 'vulnerabilities'));
  const parts = all.filter((part) => readNested(part, 'package', 'ecosystem') === ecosystems[ecosystem]);
  const groups = Map.groupBy(parts, (part) =>
    createNameKey({ ecosystem, name: readTextField(readNested(part, 'package', 'name')) ?? '' }),
  );
  const named = [...groups].filter(([key]) => byName.has(key));
  for (const [key, own] of named) {
    for (const asked of byName.get(key) ?? []) {
      found
        .get(createPackageKey(asked))
        ?.push({ ...parseGithubAdvisory(advisory, own), isStated: isPlainVersion(asked.version) });
    }
  }
  return named.length > 0 && all.every(isReadable);
}

/** Whether an entry names a package in GitHub's words for ecosystems, which are not those of OSV. */
function isReadable(part: unknown): boolean {
  const ecosystem = readTextField(readNested(part, 'package', 'ecosystem')) ?? '';
  const isOurs = /^[a-z]+$/.test(ecosystem) && !['pypi', 'packagist', 'crates'].includes(ecosystem);
  return isOurs && readTextField(readNested(part, 'package', 'name')) !== undefined;
}

/** `parts`: the entries of one package. */
function parseGithubAdvisory(advisory: unknown, parts: readonly unknown[]): Omit<PackageAdvisory, 'isStated'> {
  const readField = (name: string) => readTextField(readNested(advisory, name));
  const id = readField('ghsa_id') ?? readField('cve_id') ?? 'unknown';
  const identifiers = readList(readNested(advisory, 'identifiers')).flatMap(
    (each) => readTextField(readNested(each, 'value')) ?? [],
  );
  const scores = ['cvss_v4', 'cvss_v3'].map((name) => readNested(advisory, 'cvss_severities', name));
  const rated = [...scores, readNested(advisory, 'cvss')].filter(
    (one) => readTextField(readNested(one, 'vector_string')) !== undefined,
  );
  // A fraction of 1, in percent. Older servers return a list of one.
  const share = readNumber(readNested([readNested(advisory, 'epss')].flat()[0], 'percentage'));
  return {
    id,
    aliases: [...new Set([...identifiers, readField('cve_id') ?? id])].filter((name) => name !== id),
    summary: readField('summary') ?? '',
    details: readField('description') ?? '',
    severity: readField('type') === 'malware' ? 'CRITICAL' : readSeverity(readNested(advisory, 'severity')),
    vectors: rated.flatMap((one) => readTextField(readNested(one, 'vector_string')) ?? []),
    score: readNumber(readNested(rated[0], 'score')),
    epss: share === undefined || share > 1 ? undefined : Math.round(share * 100 * 1e6) / 1e6,
    cwes: readList(readNested(advisory, 'cwes')).flatMap((each) => readTextField(readNested(each, 'cwe_id')) ?? []),
    published: readTime(readNested(advisory, 'published_at')),
    links: [readField('html_url') ?? [], readList(readNested(advisory, 'references'))]
      .flat()
      .filter((link): link is string => typeof link === 'string'),
    versions: {
      form: 'github',
      ranges: parts.map((part) => {
        // Older servers return an object that contains the version.
        const fixed = readNested(part, 'first_patched_version');
        const version = readTextField(fixed) ?? readTextField(readNested(fixed, 'identifier'));
        return { range: readTextField(readNested(part, 'vulnerable_version_range')) ?? '', fixed: version ?? null };
      }),
    },
  };
}
