/** Packages, advisories and services of advisories for the tests of the lookup. */
import { createServer, type IncomingMessage } from 'node:http';
import { listenOnLoopback } from '../../../scripts/loopback.ts';
import { createAdvisorySource, createLookUp } from '../../../src/gate/advisories/advisories.ts';
import { createTransport, type Transport } from '../../../src/shared/http/http.ts';
import type { ScannerRun } from '../../../src/shared/sarif/program-run.ts';

type LockedPackage = NonNullable<ScannerRun['packages']>[number];
export type Ecosystem = LockedPackage['ecosystem'];
export type AdvisorySource = ReturnType<typeof createAdvisorySource>;
export type QueriedPackage = Parameters<AdvisorySource['ask']>[0][number];
type Answers = Awaited<ReturnType<AdvisorySource['ask']>>['advisories'];
export type PackageAdvisory = Answers extends ReadonlyMap<string, readonly (infer Advisory)[]> ? Advisory : never;
export type AffectedVersions = PackageAdvisory['versions'];

/** The key of a package in what a source answers. */
export const createPackageKey = ({ ecosystem, name, version }: Pick<LockedPackage, 'ecosystem' | 'name' | 'version'>) =>
  JSON.stringify([ecosystem, /^(?:PyPI|NuGet|Packagist)$/.test(ecosystem) ? name.toLowerCase() : name, version]);

export const never = new AbortController().signal;

export function locked(name: string, version: string, change: Partial<LockedPackage> = {}): LockedPackage {
  return {
    ...{ ecosystem: 'npm' as Ecosystem, name, version, purl: `pkg:npm/${name}@${version}`, file: 'package-lock.json' },
    ...change,
  };
}

export function advisory(id: string, change: Partial<PackageAdvisory> = {}): PackageAdvisory {
  return {
    ...{ id, aliases: [], summary: `Summary of ${id}.`, details: '', severity: 'HIGH', vectors: [], score: undefined },
    ...{ epss: undefined, cwes: [], published: undefined, links: [], isStated: false },
    versions: { form: 'github', ranges: [{ range: '< 2.0.0', fixed: '2.0.0' }] },
    ...change,
  };
}

export function scaRun(packages: readonly LockedPackage[], change: Partial<ScannerRun> = {}): ScannerRun {
  const files = [...new Set(packages.map(({ file }) => file))];
  return {
    ...{ name: 'retire', scanType: 'sca', findings: [], coverage: 'not covered', diagnostics: [], lookedAt: [] },
    packages,
    locks: files.map((file) => {
      const own = packages.filter((each) => each.file === file);
      const counts = { packageCount: own.length, local: [], unpinned: [] };
      return { file, format: file, ecosystem: own[0]?.ecosystem ?? 'npm', ...counts, problems: [] };
    }),
    ...change,
  };
}

/** The findings about one package of which one source knows these advisories. */
export async function findingsOf(asked: LockedPackage, advisories: readonly PackageAdvisory[]) {
  const ask = async () => ({ advisories: new Map([[createPackageKey(asked), advisories]]) });
  const lookUp = createLookUp({ sources: [{ name: 'a database', disclosesNames: false, ask }] });
  const [run] = await lookUp([scaRun([asked])], never);
  return run?.findings ?? [];
}

/** Whether each version is affected by an advisory about these ones, as a lookup finds it. */
export async function askWhetherAffected(
  rows: readonly (readonly [Ecosystem, version: string, AffectedVersions])[],
): Promise<('yes' | 'no' | 'unknown')[]> {
  const packages = rows.map(([ecosystem, version], index) => locked(`p${index}`, version, { ecosystem }));
  const ask = async () => ({
    advisories: new Map(
      rows.map(([, , versions], index): [string, PackageAdvisory[]] => [
        createPackageKey(packages[index] ?? locked('', '')),
        [advisory('A', { versions })],
      ]),
    ),
  });
  const lookUp = createLookUp({ sources: [{ name: 'a database', disclosesNames: false, ask }] });
  const [run] = await lookUp([scaRun(packages)], never);
  const found = new Set(run?.findings.map(({ advisory: about }) => about?.purl));
  const open = new Set(run?.open?.map(({ key }) => key));
  return packages.map((each) => (found.has(each.purl) ? 'yes' : open.has(createPackageKey(each)) ? 'unknown' : 'no'));
}

export interface AskedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

export interface ServiceAnswer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** A service on loopback, and what was asked of it. */
export async function startAnswering(answer: (asked: AskedRequest, count: number) => ServiceAnswer) {
  const asked: AskedRequest[] = [];
  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { method = '', url: path = '', headers } = message;
    asked.push({ method, path, headers, body: text === '' ? undefined : JSON.parse(text) });
    const { status = 200, headers: own = {}, body } = answer(asked.at(-1) as AskedRequest, asked.length);
    response.writeHead(status, { 'content-type': 'application/json', ...own });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  const { origin: address, stop } = await listenOnLoopback(server);
  return { address, asked, stop };
}

/** What sources need for their requests; no wait takes time. */
export function makeRequests(transport: Transport = createTransport()) {
  const waits: number[] = [];
  return {
    waits,
    options: {
      ...{ transport, userAgent: 'scan-gate/test' },
      sleep: async (ms: number) => {
        waits.push(ms);
      },
    },
  };
}

/** The source of a run with this name, where it is asked on loopback. */
export function openSource(
  name: Parameters<typeof createAdvisorySource>[0],
  change: Partial<Parameters<typeof createAdvisorySource>[1]> = {},
): AdvisorySource {
  return createAdvisorySource(name, {
    ...{ apiUrl: '', token: undefined, osvUrl: '', env: {}, checkouts: [], temporaryFolder: '', now: new Date() },
    ...makeRequests().options,
    ...change,
  });
}
