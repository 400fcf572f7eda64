/** Reads the reports that earlier workflow runs of this repository stored as artifacts. */
import * as z from 'zod';
import { GateError, toGateError } from '../../../shared/errors.ts';
import { readZipBytes } from '../../zip.ts';
import { type ClientOptions, createGithubClient, type GithubClient } from './client.ts';
import { type CreateError, createReadError } from './problems.ts';

export interface StoredReport {
  /** `artifact 17 of run 3, report.json`. */
  name: string;
  /** Undefined when the report cannot be read; `why` says why. */
  text: string | undefined;
  why: string;
}

/** GitHub allows a workflow's token 1,000 requests an hour. */
const maxArtifacts = 500;
const maxListed = 10_000;
/** Size of one archive. The transport limits the packed bytes separately. */
const archiveCap = 16 * 1024 * 1024;
const limits = { mostFiles: 1000, mostBytes: 128 * 1024 * 1024 };

const artifact = z.looseObject({
  id: z.number(),
  name: z.string(),
  size_in_bytes: z.number(),
  expired: z.boolean(),
  created_at: z.nullable(z.string()),
  workflow_run: z.nullish(z.looseObject({ id: z.nullish(z.number()) })),
});
type Artifact = z.infer<typeof artifact>;
const list = z.looseObject({ total_count: z.number(), artifacts: z.array(artifact) });

/** Throws GateError when the list cannot be read. */
export async function readStoredReports(
  options: Omit<ClientOptions, 'problemOf'>,
  {
    sinceMs,
    name,
  }: {
    /** Ms since the epoch: older artifacts are left out. */
    sinceMs: number;
    /** The artifact's name. Undefined means `scan-gate` and every name that begins with `scan-gate-`. */
    name: string | undefined;
  },
) {
  const client = createGithubClient({ ...options, problemOf: createArtifactError });
  let total = 0;
  const call = {
    route: 'GET /repos/{owner}/{repo}/actions/artifacts',
    parameters: name === undefined ? {} : { name },
    shape: list,
  };
  const takeItems = (page: z.infer<typeof list>) => {
    total = page.total_count;
    return page.artifacts;
  };
  const all = await client.pages(call, takeItems, maxListed);
  const isNamed = (each: Artifact) => (name === undefined ? /^scan-gate(?:-|$)/.test(each.name) : each.name === name);
  const own = all
    .filter((each) => isNamed(each) && parseCreationTime(each) >= sinceMs)
    .sort((a, b) => parseCreationTime(b) - parseCreationTime(a));
  const there = own.filter(({ expired }) => !expired);
  return {
    /** Downloaded one after the other, when the reader asks for the next. */
    reports: downloadReports(client, there.slice(0, maxArtifacts)),
    /** The number of artifacts that have expired. */
    expired: own.length - there.length,
    /** The number of older artifacts that were left out because there are too many. */
    beyond: Math.max(0, there.length - maxArtifacts) + Math.max(0, total - all.length),
  };
}

/** An artifact without a creation time may be recent, so it is included. */
function parseCreationTime({ created_at: text }: Artifact): number {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
}

async function* downloadReports(client: GithubClient, artifacts: readonly Artifact[]): AsyncGenerator<StoredReport> {
  for (const each of artifacts) {
    const run = each.workflow_run?.id;
    const name = `artifact ${each.id}${run === undefined || run === null ? '' : ` of run ${run}`}`;
    const describeFailure = (why: string): StoredReport => ({ name, text: undefined, why });
    if (each.size_in_bytes > archiveCap) {
      yield describeFailure(`it is larger than ${archiveCap / 1024 / 1024} MiB`);
      continue;
    }
    try {
      const bytes = await client.stored(`GET /repos/{owner}/{repo}/actions/artifacts/${each.id}/zip`);
      const files = await readZipBytes(bytes, { isWanted: (file) => file.endsWith('.json'), ...limits });
      if (files.length === 0) yield describeFailure('it contains no JSON file');
      for (const file of files) yield { name: `${name}, ${file.name}`, text: file.content.toString('utf8'), why: '' };
    } catch (error) {
      const fault = toGateError(error);
      if (fault.code !== 'PROTOCOL' && fault.code !== 'UNAVAILABLE' && fault.code !== 'NOT_FOUND') throw error;
      yield describeFailure(fault.message);
    }
  }
}

const createArtifactError: CreateError = (refused) => {
  const problem = createReadError(refused);
  if (problem.code !== 'AUTH') return problem;
  const hint =
    'Reading artifacts needs a token with the permission "actions: read"; the command line reads it from SCAN_GATE_GITHUB_TOKEN.';
  return new GateError('AUTH', problem.message, { status: problem.status, hint });
};
