/** The few things that the gate reads from GitHub: where a branch stands, whether a file exists, what a pull request changes. */
import { z } from 'zod';
import { type Outcome, parseJson, type Transport } from '../../api/http.ts';
import { attemptBudget, backoffMs, isTransient } from '../../api/retry.ts';
import type { Budget } from '../../clock.ts';
import { GateError } from '../../errors.ts';

export interface GithubReaderOptions {
  /** `https://api.github.com`, or the server's own on GitHub Enterprise. */
  apiUrl: string;
  /** `owner/name`. */
  repository: string;
  token: string | undefined;
  transport: Transport;
  budget: Budget;
}

export interface GithubReader {
  /** SHA at which a branch stands. Throws GateError when it cannot be read. */
  branchHead(branch: string): Promise<string>;
  /** Whether the file exists at a commit or `heads/<branch>`; "absent" only after the commit itself could be read. */
  fileExists(path: string, ref: string): Promise<boolean>;
  /** Paths that a pull request changes, old names of renamed files included; undefined when GitHub cannot list them all. */
  changedFiles(pullRequest: number): Promise<ReadonlySet<string> | undefined>;
}

const pageSize = 100;
/** GitHub lists no more files of a pull request than this. */
const fileLimit = 3000;

const gitRef = z.looseObject({ object: z.looseObject({ sha: z.string().regex(/^[0-9a-f]{40,64}$/) }) });
const commit = z.looseObject({ sha: z.string() });
const changedFile = z.looseObject({ filename: z.string(), previous_filename: z.string().optional() });

export function createGithubReader(options: GithubReaderOptions): GithubReader {
  const base = `/repos/${options.repository}`;
  const get = (path: string) => read(options, base + path);
  return {
    async branchHead(branch) {
      return parse(gitRef, await get(`/git/ref/heads/${encodePath(branch)}`)).object.sha;
    },
    async fileExists(path, ref) {
      const { sha } = parse(commit, await get(`/commits/${encodePath(ref)}`));
      try {
        await get(`/contents/${encodePath(path)}?ref=${encodeURIComponent(sha)}`);
        return true;
      } catch (error) {
        if (error instanceof GateError && error.code === 'NOT_FOUND') return false;
        throw error;
      }
    },
    async changedFiles(pullRequest) {
      const paths = new Set<string>();
      for (let page = 1; ; page++) {
        const files = parse(
          z.array(changedFile),
          await get(`/pulls/${pullRequest}/files?per_page=${pageSize}&page=${page}`),
        );
        for (const file of files) {
          paths.add(file.filename);
          if (file.previous_filename !== undefined) paths.add(file.previous_filename);
        }
        if (files.length < pageSize) return paths;
        if (page * pageSize >= fileLimit) return undefined;
      }
    },
  };
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

async function read(options: GithubReaderOptions, path: string): Promise<unknown> {
  const { transport, budget } = options;
  const url = new URL(options.apiUrl.replace(/\/+$/, '') + path);
  const headers = {
    accept: 'application/vnd.github+json',
    'user-agent': 'scan-gate',
    'x-github-api-version': '2022-11-28',
    ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
  };
  for (let attempt = 0; ; attempt++) {
    const outcome = await transport.send({ method: 'GET', url, headers, signal: budget.signal });
    const isFleeting = outcome.kind === 'failure' ? !outcome.permanent : isTransient(outcome.status);
    if (!isFleeting || attempt + 1 >= attemptBudget) return bodyOf(outcome, url.pathname);
    await budget.clock.sleep(backoffMs(attempt, Math.random()), budget.signal);
  }
}

const permissionHint = 'Give the job the permission "contents: read" (and "pull-requests: read" on pull requests).';

function bodyOf(outcome: Outcome, path: string): unknown {
  if (outcome.kind === 'failure') throw new GateError('UNAVAILABLE', `GitHub: GET ${path} failed: ${outcome.message}`);
  if (outcome.status === 200) return parseJson(outcome.text);
  const code = outcome.status === 404 ? 'NOT_FOUND' : outcome.status >= 500 ? 'UNAVAILABLE' : 'AUTH';
  throw new GateError(code, `GitHub: GET ${path} answered ${outcome.status}`, {
    status: outcome.status,
    hint: permissionHint,
  });
}

function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new GateError('PROTOCOL', 'GitHub answered with something that is not what was asked for');
}
