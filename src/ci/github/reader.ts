/** The few things that the gate reads from GitHub: where a branch stands, what a file holds, what a pull request changes. */
import { z } from 'zod';
import { type Outcome, parseJson, type Transport } from '../../api/http.ts';
import { attemptBudget, backoffMs, isTransient } from '../../api/retry.ts';
import type { Budget } from '../../clock.ts';
import { GateError, orAbsent } from '../../errors.ts';
import { commitText, type FileText, isFullSha } from '../../git/files.ts';
import type { Diff, DiffFile } from '../diff.ts';
import { type RateLimit, rateLimitOf, sitOut } from './rate-limit.ts';

export interface GithubReaderOptions {
  /** `https://api.github.com`, or the server's own on GitHub Enterprise. */
  apiUrl: string;
  /** `owner/name`. */
  repository: string;
  token: string | undefined;
  transport: Transport;
  budget: Budget;
  /** Told of every wait that GitHub asks for. */
  onWait?: ((line: string) => void) | undefined;
}

export interface GithubReader {
  /** SHA at which a branch stands. Throws GateError when it cannot be read. */
  branchHead(branch: string): Promise<string>;
  /**
   * The text of a file at a SHA, `heads/<branch>`, `tags/<tag>`, or a bare name that is a branch or a tag but not both.
   * Undefined, "absent", only after the commit itself could be read. Throws GateError when anything cannot be read.
   */
  fileText(path: string, ref: string): Promise<FileText | undefined>;
  /** The files that a pull request changes, under their old names too; incomplete when GitHub cannot list them all. */
  changedFiles(pullRequest: number): Promise<Diff>;
  /** What one commit changes against another: the files of a merge group. */
  comparedFiles(baseSha: string, headSha: string): Promise<Diff>;
}

const pageSize = 100;
/** GitHub lists no more files of a pull request than this. */
const fileLimit = 3000;
/** Nor more files of a comparison. */
const compareLimit = 300;

const sha = z.string().regex(/^[0-9a-f]{40,64}$/);
const gitRef = z.looseObject({ object: z.looseObject({ sha }) });
const commit = z.looseObject({ sha });
const changedFile = z.looseObject({
  filename: z.string(),
  previous_filename: z.string().optional(),
  patch: z.string().optional(),
  additions: z.number().optional(),
  deletions: z.number().optional(),
  status: z.string().optional(),
});
const comparison = z.looseObject({ files: z.array(changedFile).optional() });

export function createGithubReader(options: GithubReaderOptions): GithubReader {
  const base = `/repos/${options.repository}`;
  const get = (path: string) => read(options, base + path);
  return {
    async branchHead(branch) {
      return parse(gitRef, await get(`/git/ref/heads/${encodePath(branch)}`)).object.sha;
    },
    async fileText(path, ref) {
      const sha = await commitOf(get, ref);
      const url = `${base}/contents/${encodePath(path)}?ref=${sha}`;
      const text = await orAbsent(readText(options, url, 'application/vnd.github.raw+json'));
      return text === undefined ? undefined : { text, at: commitText(sha, ref) };
    },
    async changedFiles(pullRequest) {
      const changed: DiffFile[] = [];
      for (let page = 1; ; page++) {
        const path = `/pulls/${pullRequest}/files?per_page=${pageSize}&page=${page}`;
        const files = parse(z.array(changedFile), await get(path));
        changed.push(...files.map(diffFileOf));
        if (files.length < pageSize) return { files: changed, isComplete: true };
        if (page * pageSize >= fileLimit) return { files: changed, isComplete: false };
      }
    },
    async comparedFiles(baseSha, headSha) {
      const { files = [] } = parse(
        comparison,
        await get(`/compare/${encodePath(`${baseSha}...${headSha}`)}?per_page=1`),
      );
      return { files: files.map(diffFileOf), isComplete: files.length < compareLimit };
    },
  };
}

function diffFileOf(file: z.infer<typeof changedFile>): DiffFile {
  const { filename: path, previous_filename: previousPath, patch, additions, deletions, status } = file;
  return { path, previousPath, patch, additions, deletions, isRemoved: status === 'removed' };
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** The commit of a ref; a bare name must not leave a choice, because others may make branches and tags. */
async function commitOf(get: (path: string) => Promise<unknown>, ref: string): Promise<string> {
  const exact = ref.replace(/^refs\//, '');
  const shaOf = async (name: string) => parse(commit, await get(`/commits/${encodePath(name)}`)).sha;
  if (/^(?:heads|tags)\//.test(exact) || isFullSha(exact)) return shaOf(exact);
  const [branch, tag] = await Promise.all([orAbsent(shaOf(`heads/${exact}`)), orAbsent(shaOf(`tags/${exact}`))]);
  if (branch !== undefined && tag !== undefined) {
    throw new GateError('CONFIG', `GitHub: ${exact} is a branch and a tag`, {
      hint: `Write heads/${exact} or tags/${exact}.`,
    });
  }
  const found = branch ?? tag;
  if (found !== undefined) return found;
  throw new GateError('NOT_FOUND', `GitHub: there is no branch or tag ${exact} that can be read`, {
    hint: `${permissionHint} A commit is named by its full SHA.`,
  });
}

async function read(options: GithubReaderOptions, path: string): Promise<unknown> {
  return parseJson(await readText(options, path, 'application/vnd.github+json'));
}

async function readText(options: GithubReaderOptions, path: string, accept: string): Promise<string> {
  const { transport, budget } = options;
  const url = new URL(options.apiUrl.replace(/\/+$/, '') + path);
  const headers = {
    accept,
    'user-agent': 'scan-gate',
    'x-github-api-version': '2022-11-28',
    ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
  };
  let attempts = 0;
  let limits = 0;
  for (;;) {
    const outcome = await transport.send({ method: 'GET', url, headers, signal: budget.signal });
    const limit = limitOf(outcome, limits);
    if (limit !== undefined) {
      await sitOut(limit, budget, options.onWait);
      limits++;
      continue;
    }
    const isFleeting = outcome.kind === 'failure' ? !outcome.permanent : isTransient(outcome.status);
    if (!isFleeting || attempts + 1 >= attemptBudget) return bodyOf(outcome, url.pathname);
    await budget.clock.sleep(backoffMs(attempts, Math.random()), budget.signal);
    attempts++;
  }
}

function limitOf(outcome: Outcome, earlier: number): RateLimit | undefined {
  return outcome.kind === 'failure' ? undefined : rateLimitOf({ ...outcome, message: outcome.text }, earlier);
}

const permissionHint =
  'Give the job the permission "contents: read" (and "pull-requests: read" on pull requests); the command line takes a token from SCAN_GATE_GITHUB_TOKEN.';

function bodyOf(outcome: Outcome, path: string): string {
  if (outcome.kind === 'failure') throw new GateError('UNAVAILABLE', `GitHub: GET ${path} failed: ${outcome.message}`);
  if (outcome.status === 200) return outcome.text;
  // 422 is the answer about a commit that does not exist.
  const code =
    outcome.status === 404 || outcome.status === 422 ? 'NOT_FOUND' : outcome.status >= 500 ? 'UNAVAILABLE' : 'AUTH';
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
