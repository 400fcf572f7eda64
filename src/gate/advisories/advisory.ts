/**
 * An advisory about a vulnerability of one package, the interface of a source of advisories, single values in the forms
 * that sources use, and the requests to their services, with few retries and short waits.
 */

import { parseJson } from '../../shared/api/json.ts';
import { attempt, GateError, toGateError } from '../../shared/errors.ts';
import { call } from '../../shared/http/call.ts';
import type { HttpRequest, Transport } from '../../shared/http/http.ts';
import { type Ecosystem, normalizePackageName } from '../../shared/packages/locked-package.ts';
import type { OsvAffected } from '../../shared/packages/versions/affected.ts';
import { readNested, readTextField } from '../../shared/sarif/untrusted.ts';
import type { Severity } from '../../shared/severity.ts';

/** The affected versions, in the form of the source. */
export type AffectedVersions =
  | { form: 'osv'; affected: readonly OsvAffected[] }
  /** `>= 4.3.0, < 4.3.5`. `fixed` is null when GitHub knows no fixed version. */
  | { form: 'github'; ranges: readonly { range: string; fixed: string | null }[] }
  /** An npm range. */
  | { form: 'npm'; range: string };

/** A vulnerability of one package. */
export interface PackageAdvisory {
  /** The source's id: `GHSA-…`, `CVE-…`, `PYSEC-…`. */
  id: string;
  aliases: readonly string[];
  summary: string;
  details: string;
  /** Undefined when nobody rated it. */
  severity: Severity | undefined;
  /** CVSS vectors. */
  vectors: readonly string[];
  /** The CVSS score that the source gives in addition. */
  score: number | undefined;
  /** In percent. */
  epss: number | undefined;
  /** `CWE-<number>`. */
  cwes: readonly string[];
  /** As the source writes it. */
  published: string | undefined;
  links: readonly string[];
  versions: AffectedVersions;
  /** True when the source itself says that the requested version is affected. */
  isStated: boolean;
}

export interface QueriedPackage {
  ecosystem: Ecosystem;
  name: string;
  version: string;
}

export interface SourceResult {
  /** Keyed by `createPackageKey`. A package without an entry was not looked up. */
  advisories: ReadonlyMap<string, readonly PackageAdvisory[]>;
  /** Why packages that the source should know are missing, as a sentence without a full stop. */
  fault?: string | undefined;
  /** Remarks about the data for people, such as its age, as sentences without a full stop. */
  remarks?: readonly string[] | undefined;
  /** There is no such database here, and nobody named it: nothing is expected of it. */
  isAbsent?: boolean | undefined;
}

export interface AdvisorySource {
  /** The end of the sentence `looked up in …`. */
  name: string;
  /** Whether package names leave this machine and the host of the repository. */
  disclosesNames: boolean;
  /** Rejects only when the signal is aborted. */
  ask(packages: readonly QueriedPackage[], signal: AbortSignal): Promise<SourceResult>;
}

/** The requested packages by name, because a source responds by name. */
export function groupByName(packages: readonly QueriedPackage[]): Map<string, QueriedPackage[]> {
  return Map.groupBy(packages, createNameKey);
}

export function createNameKey({ ecosystem, name }: Pick<QueriedPackage, 'ecosystem' | 'name'>): string {
  return JSON.stringify([ecosystem, normalizePackageName(ecosystem, name)]);
}

const words: Readonly<Record<string, Severity>> = {
  critical: 'CRITICAL',
  high: 'HIGH',
  important: 'HIGH',
  moderate: 'MEDIUM',
  medium: 'MEDIUM',
  low: 'LOW',
  info: 'INFO',
};

/** Undefined for an unknown word, such as GitHub's `unknown`, and for `none`: the vector decides then. */
export function readSeverity(value: unknown): Severity | undefined {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return Object.hasOwn(words, word) ? words[word] : undefined;
}

/** A time in ISO 8601 with its zone. Undefined for any other text. */
export function readTime(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T[\d:.]{5,18}(?:Z|[+-]\d{2}:\d{2})$/.test(value))
    return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** Whether the time of a withdrawal has come. */
export function isWithdrawn(time: unknown): boolean {
  return Date.parse(readTime(time) ?? '') <= Date.now();
}

export interface RequestOptions {
  transport: Transport;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** `scan-gate/1.2.3`. */
  userAgent: string;
}

/** If a service asks for a longer wait, the request fails: a rate limit must not make a scan take an hour. */
const longestWaitMs = 30_000;
/** For all requests to one source together. */
const limitMs = 180_000;
const parallel = 4;

/** The JSON of the response. Throws GateError UNAVAILABLE that names the host, its response and possible remedies. */
export async function requestJson(
  { transport, sleep, userAgent }: RequestOptions,
  { headers, ...request }: Pick<HttpRequest, 'method' | 'url' | 'body'> & { headers?: Record<string, string> },
  signal: AbortSignal,
): Promise<{ value: unknown; header: (name: string) => string | undefined }> {
  const { host } = request.url;
  const sent = { accept: 'application/json', 'user-agent': userAgent, ...headers };
  return call({
    send: () => transport.send({ ...request, headers: sent, signal }),
    read(outcome) {
      if (outcome.kind === 'answer' && outcome.status === 200) {
        try {
          return { value: parseJson(outcome.text), header: outcome.header };
        } catch (cause) {
          throw new GateError('UNAVAILABLE', `${host}: ${toGateError(cause).message}`, { cause });
        }
      }
      if (outcome.kind === 'failure') {
        const { message, cause } = outcome;
        throw new GateError('UNAVAILABLE', `${host} did not answer: ${message}`, { cause });
      }
      // A response that is not JSON says nothing useful.
      const said = attempt(() => readTextField(readNested(parseJson(outcome.text.slice(0, 10_000)), 'message')));
      const words = said === undefined ? '' : ` (${said.split('\n', 1)[0]?.slice(0, 200)})`;
      throw new GateError('UNAVAILABLE', `${host} answered ${outcome.status}${words}`);
    },
    // Time stands still for it, so that each wait has the same limit.
    budget: { clock: { now: () => 0, sleep }, deadline: longestWaitMs + 1, signal },
  });
}

/** Processes the parts in parallel. A failure becomes a message, and other parts still count. Rejects when aborted. */
export async function processInParallel<Part>(
  parts: readonly Part[],
  ask: (part: Part, signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const limit = AbortSignal.timeout(limitMs);
  const both = AbortSignal.any([signal, limit]);
  const queue = parts.values();
  let fault: string | undefined;
  const processQueue = async () => {
    for (const part of queue) {
      // A service that refuses one part is not sent the others.
      if (fault !== undefined) return;
      try {
        await ask(part, both);
      } catch (error) {
        signal.throwIfAborted();
        fault ??= limit.aborted ? `no answer within ${limitMs / 60_000} minutes` : toGateError(error).message;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallel, parts.length) }, processQueue));
  return fault;
}
