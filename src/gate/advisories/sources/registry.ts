/** npm's `POST /-/npm/v1/security/advisories/bulk`, as `npm audit` uses it, at the registry the operator configured. */

import { GateError, toGateError } from '../../../shared/errors.ts';
import { createPackageKey } from '../../../shared/packages/locked-package.ts';
import { readEntries, readList, readNested, readNumber, readTextField } from '../../../shared/sarif/untrusted.ts';
import {
  type AdvisorySource,
  createNameKey,
  groupByName,
  type PackageAdvisory,
  processInParallel,
  type QueriedPackage,
  type RequestOptions,
  readSeverity,
  requestJson,
} from '../advisory.ts';

export interface NpmRegistry {
  /** `https://registry.npmjs.org`. */
  address: string;
  /** Value of the `Authorization` header. */
  authorization?: string | undefined;
}

/** The registries that npm would use, as the operator and not the checkout configures them. */
export interface NpmRegistries {
  main: NpmRegistry;
  /** Keyed by scope, `@acme`. */
  scoped: ReadonlyMap<string, NpmRegistry>;
}

interface RegistryOptions extends RequestOptions {
  readRegistries: () => Promise<NpmRegistries>;
}

const mostNames = 1000;

interface NamesPart {
  registry: NpmRegistry;
  groups: readonly (readonly QueriedPackage[])[];
}

export function createRegistrySource(options: RegistryOptions): AdvisorySource {
  return {
    name: 'the npm registry',
    disclosesNames: true,
    async ask(packages, signal) {
      const own = packages.filter(({ ecosystem }) => ecosystem === 'npm');
      const found = new Map<string, PackageAdvisory[]>();
      if (own.length === 0) return { advisories: found };
      let parts: NamesPart[];
      try {
        parts = splitByRegistry([...groupByName(own).values()], await options.readRegistries());
      } catch (error) {
        return { advisories: found, fault: `The npm registry: ${toGateError(error).message}` };
      }
      const fault = await processInParallel(
        parts,
        async (part, abort) => {
          for (const [key, advisories] of await askRegistry(options, part, abort)) found.set(key, advisories);
        },
        signal,
      );
      return { advisories: found, fault: fault && `The npm registry: ${fault}` };
    },
  };
}

function splitByRegistry(groups: readonly QueriedPackage[][], { main, scoped }: NpmRegistries): NamesPart[] {
  const chooseRegistry = ([first]: readonly QueriedPackage[]) => scoped.get(first?.name.split('/', 1)[0] ?? '') ?? main;
  return [...Map.groupBy(groups, chooseRegistry)].flatMap(([registry, own]) =>
    Array.from({ length: Math.ceil(own.length / mostNames) }, (_, index) => ({
      registry,
      groups: own.slice(index * mostNames, (index + 1) * mostNames),
    })),
  );
}

async function askRegistry(
  options: RegistryOptions,
  { registry, groups }: NamesPart,
  signal: AbortSignal,
): Promise<Map<string, PackageAdvisory[]>> {
  const url = new URL(`${registry.address.replace(/\/+$/, '')}/-/npm/v1/security/advisories/bulk`);
  const versions = groups.map(
    (group) => [group[0]?.name ?? '', [...new Set(group.map(({ version }) => version))]] as const,
  );
  const headers = {
    'content-type': 'application/json',
    ...(registry.authorization !== undefined && { authorization: registry.authorization }),
  };
  const body = JSON.stringify(Object.fromEntries(versions));
  const { value } = await requestJson(options, { method: 'POST', url, headers, body }, signal);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new GateError('UNAVAILABLE', `${url.host} did not return advisories by package`);
  const names = new Set(versions.map(([name]) => createNameKey({ ecosystem: 'npm', name })));
  for (const [name, list] of readEntries(value)) {
    if (!Array.isArray(list))
      throw new GateError('UNAVAILABLE', `${url.host} did not return a list for ${name.slice(0, 100)}`);
    if (!names.has(createNameKey({ ecosystem: 'npm', name })))
      throw new GateError('UNAVAILABLE', `${url.host} named ${name.slice(0, 100)}, which was not asked for`);
    if (list.some((each) => readTextField(readNested(each, 'vulnerable_versions')) === undefined))
      throw new GateError('UNAVAILABLE', `${url.host} named no versions in an advisory for ${name.slice(0, 100)}`);
  }
  const listed = new Map(readEntries(value).map(([name, list]) => [createNameKey({ ecosystem: 'npm', name }), list]));
  return new Map(
    groups
      .flat()
      .map((asked) => [createPackageKey(asked), readList(listed.get(createNameKey(asked))).map(parseNpmAdvisory)]),
  );
}

/** The registry returns neither aliases nor texts. Its URLs name GitHub's advisory. */
function parseNpmAdvisory(stated: unknown): PackageAdvisory {
  const url = readTextField(readNested(stated, 'url'));
  const number = readNumber(readNested(stated, 'id'));
  const ghsa = /\bGHSA(?:-[23456789cfghjmpqrvwx]{4}){3}\b/i.exec(url ?? '')?.[0];
  const vector = readTextField(readNested(stated, 'cvss', 'vectorString'));
  return {
    id: ghsa ?? `NPM-${number ?? 'unknown'}`,
    aliases: [],
    summary: readTextField(readNested(stated, 'title')) ?? '',
    details: '',
    severity: readSeverity(readNested(stated, 'severity')),
    vectors: vector === undefined ? [] : [vector],
    score: readNumber(readNested(stated, 'cvss', 'score')),
    epss: undefined,
    cwes: readList(readNested(stated, 'cwe')).filter(
      (cwe): cwe is string => typeof cwe === 'string' && /^CWE-\d+$/.test(cwe),
    ),
    published: undefined,
    links: url === undefined ? [] : [url],
    versions: { form: 'npm', range: readTextField(readNested(stated, 'vulnerable_versions')) ?? '' },
    isStated: false,
  };
}
