/**
 * OSV's service: `POST /v1/querybatch` returns ids of records, `GET /v1/vulns/{id}` returns a record
 * (https://google.github.io/osv.dev/api/).
 */
import { GateError } from '../../../shared/errors.ts';
import { createPackageKey } from '../../../shared/packages/locked-package.ts';
import { readList, readNested, readTextField } from '../../../shared/sarif/untrusted.ts';
import { isRecord } from '../../../shared/text/records.ts';
import {
  type AdvisorySource,
  createNameKey,
  isWithdrawn,
  type PackageAdvisory,
  processInParallel,
  type QueriedPackage,
  type RequestOptions,
  requestJson,
} from '../advisory.ts';
import { type OsvEntry, readOsvRecord } from '../osv-record.ts';

interface OsvServiceOptions extends RequestOptions {
  /** `https://api.osv.dev`. */
  address: string;
}

const mostQueries = 1000;
const mostPages = 100;

export function createOsvSource(options: OsvServiceOptions): AdvisorySource {
  const { host } = new URL(options.address);
  const base = options.address.replace(/\/+$/, '');
  /** Undefined for a record that was withdrawn. */
  const records = new Map<string, readonly OsvEntry[] | undefined>();
  return {
    name: `OSV’s database at ${host}`,
    disclosesNames: true,
    async ask(packages, signal) {
      const named = new Map<string, { asked: QueriedPackage; ids: Set<string> }>();
      const batches = Array.from({ length: Math.ceil(packages.length / mostQueries) }, (_, index) =>
        packages.slice(index * mostQueries, (index + 1) * mostQueries),
      );
      const batchFault = await processInParallel(
        batches,
        async (batch, abort) => {
          const ids = await queryBatch(base, options, batch, abort);
          for (const [index, asked] of batch.entries())
            named.set(createPackageKey(asked), { asked, ids: ids[index] ?? new Set() });
        },
        signal,
      );
      const wanted = new Set([...named.values()].flatMap(({ ids }) => [...ids]));
      const recordFault = await processInParallel(
        [...wanted].filter((id) => !records.has(id)),
        async (id, abort) => {
          const url = new URL(`${base}/v1/vulns/${encodeURIComponent(id)}`);
          const { value } = await requestJson(options, { method: 'GET', url }, abort);
          if (readNested(value, 'id') !== id)
            throw new GateError('UNAVAILABLE', `${host} did not return the record ${id}`);
          records.set(id, isWithdrawn(readNested(value, 'withdrawn')) ? undefined : readOsvRecord(value));
        },
        signal,
      );
      const found = new Map<string, PackageAdvisory[]>();
      let packageFault: string | undefined;
      for (const [key, { asked, ids }] of named) {
        if ([...ids].some((id) => !records.has(id))) continue;
        const nameKey = createNameKey(asked);
        const own = [...ids].map((id) => records.get(id)?.filter((entry) => createNameKey(entry) === nameKey));
        // A record that the service names for a package must have an entry for it.
        if (own.some((entries) => entries?.length === 0)) {
          packageFault ??= `${host} named a record for ${asked.name.slice(0, 100)} that is not about it`;
          continue;
        }
        const advisories = own.flatMap((entries) => entries?.map(({ advisory }) => advisory) ?? []);
        found.set(
          key,
          advisories.map((advisory) => ({ ...advisory, isStated: true })),
        );
      }
      const fault = batchFault ?? recordFault ?? packageFault;
      return { advisories: found, fault: fault && `OSV’s database: ${fault}` };
    },
  };
}

/** The ids of records, in the order of the packages. */
async function queryBatch(
  base: string,
  options: OsvServiceOptions,
  batch: readonly QueriedPackage[],
  signal: AbortSignal,
): Promise<Set<string>[]> {
  const ids = batch.map(() => new Set<string>());
  type Query = { package: { ecosystem: string; name: string }; version: string; page_token?: string };
  let open = batch.map(({ ecosystem, name, version }, index) => {
    const query: Query = { package: { ecosystem, name }, version };
    return { index, query };
  });
  const url = new URL(`${base}/v1/querybatch`);
  const headers = { 'content-type': 'application/json' };
  for (let page = 0; page < mostPages; page += 1) {
    const body = JSON.stringify({ queries: open.map(({ query }) => query) });
    const { value } = await requestJson(options, { method: 'POST', url, headers, body }, signal);
    const results = readList(readNested(value, 'results'));
    if (results.length !== open.length)
      throw new GateError('UNAVAILABLE', `${url.host} answered ${results.length} of ${open.length} queries`);
    const next: typeof open = [];
    for (const [place, { index, query }] of open.entries()) {
      const result = results[place];
      const { vulns, next_page_token: token = '', ...others } = isRecord(result) ? result : { error: result };
      if (vulns === undefined && Object.keys(others).length > 0)
        throw new GateError('UNAVAILABLE', `${url.host} did not return a result for each query`);
      if (vulns !== undefined && !Array.isArray(vulns))
        throw new GateError('UNAVAILABLE', `${url.host} did not return a list of records`);
      if (typeof token !== 'string')
        throw new GateError('UNAVAILABLE', `${url.host} names a next page that is not a text`);
      for (const each of readList(vulns)) {
        const id = readTextField(readNested(each, 'id'));
        if (id === undefined) throw new GateError('UNAVAILABLE', `${url.host} named a record without its id`);
        ids[index]?.add(id);
      }
      if (token !== '') next.push({ index, query: { ...query, page_token: token } });
    }
    if (next.length === 0) return ids;
    open = next;
  }
  throw new GateError('UNAVAILABLE', `${url.host} sent more than ${mostPages} pages`);
}
