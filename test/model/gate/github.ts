/** GitHub as a model: where branches stand now, what files hold, what the pull request changes. */
import type { HttpRequest } from '../../../src/shared/http/http.ts';
import { baselinePath, baselineText } from './baseline.ts';
import { grabbedText, ownerFilePaths, ownersText } from './owners.ts';
import { commitOf, defaultBranch, headAt, type Project, policyPath, timeText } from './project.ts';
import type { Said } from './service.ts';
import { everythingFixed, vexPath, vexText } from './vex.ts';

export const apiUrl = 'https://api.github.example';
const pageSize = 100;
/** GitHub lists no more files of a pull request. */
const fileLimit = 3000;

const ok = (value: unknown): Said => ({ status: 200, text: JSON.stringify(value) });
const refused = (status: number): Said => ({ status, text: JSON.stringify({ message: `refused with ${status}` }) });

export function githubAnswer(project: Project, { url }: HttpRequest, nowMs: number): Said {
  const path = decodeURIComponent(url.pathname);
  const own = /^\/repos\/acme\/shop\/(.*)$/.exec(path)?.[1];
  if (own === undefined) return refused(404);
  const isHidden = project.habits.odd.has('the head cannot be read');
  const branch = /^git\/ref\/heads\/(.+)$/.exec(own)?.[1];
  if (branch !== undefined) return isHidden ? refused(403) : reference(headAt(project, branch, nowMs));
  if (own === 'activity') return activityOf(project, url.searchParams.get('ref') ?? '', nowMs);
  const ref = /^commits\/(.+)$/.exec(own)?.[1];
  if (ref !== undefined) return commit(project, ref, nowMs);
  const file = /^contents\/(.+)$/.exec(own)?.[1];
  if (file !== undefined) return content(project, file, url.searchParams.get('ref') ?? '');
  if (/^pulls\/\d+\/files$/.test(own)) {
    return ok(pullFiles(project, Number(url.searchParams.get('page') ?? 1), nowMs));
  }
  if (/^pulls\/\d+$/.test(own)) return ok(pullAnswer(project, nowMs));
  const compared = /^compare\/(.+)\.\.\.(.+)$/.exec(own);
  if (compared !== null) return comparison(project);
  return refused(404);
}

/** What moved the branch, the latest first; a token that may not read it sees a head come back only while it is away. */
function activityOf(project: Project, ref: string, nowMs: number): Said {
  if (project.habits.odd.has('the head goes away and comes back')) return refused(403);
  const moves = project.branches.get(ref.replace('refs/heads/', '')) ?? [];
  const known = moves.filter(({ atMs }) => atMs <= nowMs);
  const activities = known.map(({ atMs, sha }, index) => ({
    id: index + 1,
    ref,
    before: known[index - 1]?.sha ?? '0'.repeat(40),
    after: sha,
    timestamp: `${timeText(atMs).slice(0, 19)}Z`,
    activity_type: index === 0 ? 'branch_creation' : 'force_push',
  }));
  return ok(activities.reverse().slice(0, 100));
}

const reference = (sha: string | undefined): Said => (sha === undefined ? refused(404) : ok({ object: { sha } }));

/** By a branch's full name, or by its SHA. */
function commit(project: Project, ref: string, nowMs: number): Said {
  const branch = /^heads\/(.+)$/.exec(ref)?.[1];
  const sha = branch === undefined ? ref : headAt(project, branch, nowMs);
  return sha === undefined || !project.commits.has(sha) ? refused(422) : ok(commitAnswer(project, sha));
}

function commitAnswer(project: Project, sha: string) {
  const date = timeText(commitOf(project, sha).madeMs);
  return { sha, commit: { author: { date }, committer: { date } } };
}

/** The default branch's commits hold the trusted policy, the others the proposal's own version. */
function content(project: Project, path: string, sha: string): Said {
  const isTrusted = project.branches.get(defaultBranch)?.some((move) => move.sha === sha) ?? false;
  if (path === baselinePath) {
    const text = baselineText(project, isTrusted ? 'trusted' : 'proposed');
    return text === undefined ? refused(404) : { status: 200, text };
  }
  const text = (isTrusted ? trustedFile(project, path) : proposedFile(project, path)) ?? sourceFile(project, path);
  return text === undefined ? refused(404) : { status: 200, text };
}

/** No commit removes what a weakness lies in. */
function sourceFile({ weaknesses }: Project, path: string): string | undefined {
  return weaknesses.some(({ filePath }) => filePath === path) ? 'source' : undefined;
}

/** What is at that path of the default branch. */
export function trustedFile({ policyFile, codeOwners, policy }: Project, path: string): string | undefined {
  if (path === policyPath) return policyFile;
  if (path === vexPath && policy.vex.length > 0) return vexText(policy.vex);
  return path === codeOwners?.path ? ownersText(codeOwners) : undefined;
}

/** What a softened proposal says of everything: it is mine, and fixed. */
function proposedFile(project: Project, path: string): string | undefined {
  const { weaknesses, habits } = project;
  if (path === policyPath) return project.proposedPolicyFile;
  if (!habits.odd.has('the proposal softens its policy')) return trustedFile(project, path);
  if (path === vexPath) return vexText(weaknesses.map((_, index) => everythingFixed(index)));
  return ownerFilePaths.some((each) => each === path) ? grabbedText : undefined;
}

function filesOf({ changedFiles, habits }: Project) {
  const files = changedFiles.map((filename) => ({
    filename,
    status: 'modified',
    additions: 1,
    deletions: 0,
    patch: wholePatch,
  }));
  if (!habits.odd.has('the diff is cut')) return files;
  // What is listed are other files: those that matter lie beyond the limit.
  return Array.from({ length: fileLimit }, (_, index) => ({ ...files[0], filename: `generated/${index}.txt` }));
}

const wholePatch = '@@ -0,0 +1,1 @@\n+changed';

function pullAnswer(project: Project, nowMs: number) {
  const { branch, baseBranch, headSha } = project;
  const sha = headAt(project, branch, nowMs) ?? headSha;
  const ref = isAimedElsewhere(project, nowMs) ? 'other' : baseBranch;
  const changed_files = listedFiles(project, nowMs).length;
  return { number: 27, base: { ref }, head: { ref: branch, sha }, changed_files };
}

function pullFiles(project: Project, page: number, nowMs: number) {
  return listedFiles(project, nowMs).slice((page - 1) * pageSize, page * pageSize);
}

/** Against another base other files are changed. */
function listedFiles(project: Project, nowMs: number) {
  const files = filesOf(project);
  return isAimedElsewhere(project, nowMs) ? [{ ...files[0], filename: 'docs/elsewhere.md' }] : files;
}

function isAimedElsewhere({ habits, queueMs, lengthMs, seed }: Project, nowMs: number): boolean {
  if (!habits.odd.has('the pull request is aimed elsewhere during the run')) return false;
  return nowMs >= ((seed % 10) / 10) * (queueMs + lengthMs);
}

function comparison(project: Project): Said {
  const base = commitAnswer(project, project.mergeBaseSha);
  const files = filesOf(project).slice(0, 300);
  return ok({ status: 'ahead', merge_base_commit: base, base_commit: base, commits: [], total_commits: 1, files });
}
