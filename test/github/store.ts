/** What the test GitHub holds, and the operations on it with the limits that GitHub's description does not state. */
import { gunzipSync } from 'node:zlib';
import {
  type Actor,
  annotationObject,
  artifactObject,
  checkRunObject,
  commentObject,
  reviewCommentObject,
  reviewObject,
  type StoredAnnotation,
  type StoredArtifact,
  type StoredCheckRun,
  type StoredComment,
  type StoredReview,
  type StoredReviewComment,
} from './objects.ts';

export interface StoredUpload {
  id: string;
  ref: string;
  commitSha: string;
  category: string;
  results: number;
  errors: string[];
  /** Answers left until the processing has ended. */
  pending: number;
}

export interface StoredAdvisory {
  type: string;
  vulnerabilities: { package: { ecosystem: string; name: string } }[];
}

export interface Store {
  actor: Actor;
  /** Pull requests: their head and the lines of their diff, on the new side. */
  pulls: Record<number, { headSha: string; lines: Record<string, [first: number, last: number][]> }>;
  /** Commits that exist; undefined: all do. */
  commits: string[] | undefined;
  checkRuns: StoredCheckRun[];
  comments: StoredComment[];
  reviews: StoredReview[];
  reviewComments: StoredReviewComment[];
  uploads: StoredUpload[];
  /** The SARIF that stands for each ref, tool and category. */
  alerts: Map<string, { ref: string; sarif: Sarif }>;
  artifacts: StoredArtifact[];
  /** Runs of workflows, the newest first, and workflows that were started by hand. */
  workflowRuns: { headSha: string; branch: string }[];
  dispatches: { workflow: string; ref: string; inputs: unknown }[];
  codeScanning: 'enabled' | 'disabled';
  /** Looks at an upload until it is processed; the first may find nothing yet. */
  processing: { pending: number; isUnknownAtFirst: boolean; errors?: string[] };
  nextId: number;
  /** Of the global database. */
  advisories: StoredAdvisory[];
}

export function newStore(overrides: Partial<Store> = {}): Store {
  return {
    actor: { login: 'github-actions[bot]', kind: 'app' },
    pulls: {},
    commits: undefined,
    checkRuns: [],
    comments: [],
    reviews: [],
    reviewComments: [],
    uploads: [],
    alerts: new Map(),
    artifacts: [],
    workflowRuns: [],
    dispatches: [],
    advisories: [],
    codeScanning: 'enabled',
    processing: { pending: 1, isUnknownAtFirst: false },
    nextId: 1,
    ...overrides,
  };
}

export interface Asked {
  parameters: Record<string, string>;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

export interface Answer {
  status: number;
  body: unknown;
  /** What is sent instead, as it is: a file that was asked for without an envelope. */
  raw?: string;
  headers?: Record<string, string>;
}

type Operation = (store: Store, asked: Asked) => Answer;

const commentLimit = 65_536;
const outputLimit = 65_535;
const textLimit = 64 * 1024;

export const operations: Readonly<Record<string, Operation>> = {
  'GET /advisories': listAdvisories,
  'GET /repos/{owner}/{repo}/commits/{ref}/check-runs': listCheckRuns,
  'POST /repos/{owner}/{repo}/check-runs': createCheckRun,
  'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}': updateCheckRun,
  'GET /repos/{owner}/{repo}/check-runs/{check_run_id}': showCheckRun,
  'GET /repos/{owner}/{repo}/actions/runs': listWorkflowRuns,
  'POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches': dispatchWorkflow,
  'POST /app/installations/{installation_id}/access_tokens': giveToken,
  'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations': listAnnotations,
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments': listComments,
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments': createComment,
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}': updateComment,
  'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}': deleteComment,
  'GET /repos/{owner}/{repo}/pulls/{pull_number}': showPull,
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments': listReviewComments,
  'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews': createReview,
  'PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}': updateReview,
  'PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}': updateReviewComment,
  'POST /repos/{owner}/{repo}/code-scanning/sarifs': uploadSarif,
  'GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}': showUpload,
  'GET /repos/{owner}/{repo}/actions/artifacts': listArtifacts,
  'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}': downloadArtifact,
};

/** Of the packages that are asked for, whatever their versions: who asks compares them. */
function listAdvisories({ advisories }: Store, { query }: Asked): Answer {
  const names = (query.get('affects') ?? '').split(',').map((each) => each.replace(/(?<=.)@[^@]*$/, ''));
  const body = advisories.filter(({ type, vulnerabilities }) => {
    if (type !== (query.get('type') ?? 'reviewed')) return false;
    return vulnerabilities.some(
      ({ package: { ecosystem, name } }) => ecosystem === query.get('ecosystem') && names.includes(name),
    );
  });
  return { status: 200, body };
}

const notFound: Answer = { status: 404, body: { message: 'Not Found' } };

function refused(message: string, errors: unknown[] = []): Answer {
  return { status: 422, body: { message, errors, documentation_url: 'https://docs.github.com/rest' } };
}

function forbidden(message: string): Answer {
  return { status: 403, body: { message, documentation_url: 'https://docs.github.com/rest' } };
}

function page<T>(all: readonly T[], query: URLSearchParams): T[] {
  const size = Math.min(100, Number(query.get('per_page') ?? 30));
  const number = Number(query.get('page') ?? 1);
  return all.slice((number - 1) * size, number * size);
}

function appOf(store: Store): string {
  return store.actor.login.replace('[bot]', '');
}

function listArtifacts(store: Store, { query }: Asked): Answer {
  const name = query.get('name');
  const matching = store.artifacts.filter((each) => name === null || each.name === name);
  const artifacts = page(matching, query).map(artifactObject);
  return { status: 200, body: { total_count: matching.length, artifacts } };
}

/** A redirect to a storage that knows nothing of the token. */
function downloadArtifact(store: Store, { parameters }: Asked): Answer {
  const found = store.artifacts.find(({ id }) => String(id) === parameters.artifact_id);
  if (found === undefined || parameters.archive_format !== 'zip') return notFound;
  if (found.isExpired) return { status: 410, body: { message: 'Artifact has expired' } };
  return { status: 302, body: undefined, headers: { location: found.address } };
}

function listCheckRuns(store: Store, { parameters, query }: Asked): Answer {
  const name = query.get('check_name');
  const matching = store.checkRuns.filter(
    (run) => run.headSha === parameters.ref && (name === null || run.name === name),
  );
  const newest = [...matching].reverse();
  const isLatest = query.get('filter') !== 'all';
  const shown = isLatest
    ? newest.filter((run, index) => newest.findIndex((r) => r.name === run.name) === index)
    : newest;
  return { status: 200, body: { total_count: shown.length, check_runs: page(shown, query).map(checkRunObject) } };
}

function showCheckRun({ checkRuns }: Store, { parameters }: Asked): Answer {
  const run = checkRuns.find(({ id }) => id === Number(parameters.check_run_id));
  return run === undefined ? notFound : { status: 200, body: checkRunObject(run) };
}

function listWorkflowRuns({ workflowRuns }: Store, { query }: Asked): Answer {
  const branch = query.get('branch');
  const matching = workflowRuns.filter((run) => branch === null || run.branch === branch);
  const shown = page(matching, query).map(({ headSha, branch: name }) => ({ head_sha: headSha, head_branch: name }));
  return { status: 200, body: { total_count: matching.length, workflow_runs: shown } };
}

function dispatchWorkflow({ dispatches }: Store, { parameters, body }: Asked): Answer {
  const { ref, inputs } = body as { ref: string; inputs?: unknown };
  dispatches.push({ workflow: parameters.workflow_id ?? '', ref, inputs });
  return { status: 204, body: undefined };
}

/** As narrow as it was asked for. */
function giveToken(_: Store, { body }: Asked): Answer {
  const { permissions } = body as { permissions?: object };
  return { status: 201, body: { token: 'ghs_test_token', expires_at: '2026-01-01T00:00:00Z', permissions } };
}

interface CheckBody {
  name?: string;
  head_sha?: string;
  external_id?: string;
  status?: string;
  conclusion?: string;
  details_url?: string;
  output?: { title?: string; summary?: string; text?: string; annotations?: StoredAnnotation[] };
}

function createCheckRun(store: Store, asked: Asked): Answer {
  const body = asked.body as CheckBody;
  if (store.actor.kind !== 'app') return forbidden('You must authenticate via a GitHub App.');
  const problem = checkProblem(body);
  if (problem !== undefined) return refused(problem);
  if (store.commits?.includes(body.head_sha ?? '') === false)
    return refused(`No commit found for SHA: ${body.head_sha}`);
  const run: StoredCheckRun = {
    id: store.nextId++,
    name: body.name ?? '',
    headSha: body.head_sha ?? '',
    externalId: body.external_id ?? '',
    app: appOf(store),
    status: 'queued',
    conclusion: null,
    title: null,
    summary: null,
    text: null,
    detailsUrl: null,
    annotations: [],
  };
  store.checkRuns.push(run);
  applyCheck(run, body);
  return { status: 201, body: checkRunObject(run) };
}

function updateCheckRun(store: Store, { parameters, body: given }: Asked): Answer {
  const body = given as CheckBody;
  const run = store.checkRuns.find(({ id }) => id === Number(parameters.check_run_id));
  if (run === undefined) return notFound;
  if (run.app !== appOf(store) || store.actor.kind !== 'app') {
    return forbidden(`Invalid app_id \`1\` - check run can only be modified by the GitHub App that created it.`);
  }
  const problem = checkProblem(body);
  if (problem !== undefined) return refused(problem);
  applyCheck(run, body);
  return { status: 200, body: checkRunObject(run) };
}

/** Annotations are added to those that are there; a conclusion completes the run. */
function applyCheck(run: StoredCheckRun, { status, conclusion, details_url, external_id, output }: CheckBody): void {
  if (status !== undefined) run.status = status;
  if (status === 'in_progress') run.conclusion = null;
  if (conclusion !== undefined) {
    run.conclusion = conclusion;
    run.status = 'completed';
  }
  run.detailsUrl = details_url ?? run.detailsUrl;
  run.externalId = external_id ?? run.externalId;
  run.title = output?.title ?? run.title;
  run.summary = output?.summary ?? run.summary;
  run.text = output?.text ?? run.text;
  run.annotations.push(...(output?.annotations ?? []));
}

function checkProblem({ output, status, conclusion }: CheckBody): string | undefined {
  const bytes = (text: string | undefined) => Buffer.byteLength(text ?? '', 'utf8');
  if (status === 'completed' && conclusion === undefined) return 'Conclusion is missing';
  if (conclusion === 'stale') return 'Only GitHub can set stale';
  if (output !== undefined && (!output.title || !output.summary)) return 'Output title and summary are required';
  if (bytes(output?.summary) > outputLimit) return 'Summary exceeds a maximum bytesize of 65535';
  if (bytes(output?.text) > outputLimit) return 'Text exceeds a maximum bytesize of 65535';
  const all = output?.annotations ?? [];
  if (all.length > 50) return 'Only 50 annotations are allowed in a request';
  return all.map(annotationProblem).find((problem) => problem !== undefined);
}

function annotationProblem(annotation: StoredAnnotation): string | undefined {
  const { path, start_line: start, end_line: end, title = '', message, raw_details: details = '' } = annotation;
  if (path === '' || path.startsWith('/') || path.includes('\\') || path.split('/').includes('..')) {
    return `Path ${JSON.stringify(path)} is not inside the repository`;
  }
  if (start < 1 || end < start) return 'Start line must be at least 1 and not after the end line';
  if (title.length > 255) return 'Title is too long (maximum is 255 characters)';
  if (message === '' || Buffer.byteLength(message) > textLimit) return 'Message is empty or above 64 KB';
  return Buffer.byteLength(details) > textLimit ? 'Raw details are above 64 KB' : undefined;
}

function listAnnotations(store: Store, { parameters, query }: Asked): Answer {
  const run = store.checkRuns.find(({ id }) => id === Number(parameters.check_run_id));
  return run === undefined ? notFound : { status: 200, body: page(run.annotations, query).map(annotationObject) };
}

function listComments(store: Store, { parameters, query }: Asked): Answer {
  const all = store.comments.filter(({ number }) => number === Number(parameters.issue_number));
  return { status: 200, body: page(all, query).map(commentObject) };
}

function bodyProblem(body: string): Answer | undefined {
  if (body.trim() === '') return refused('Validation Failed', [{ message: 'Body cannot be blank' }]);
  if (body.length > commentLimit)
    return refused('Validation Failed', [{ message: 'body is too long (maximum is 65536 characters)' }]);
  return undefined;
}

function createComment(store: Store, { parameters, body }: Asked): Answer {
  const text = String(body.body);
  const comment = { id: store.nextId++, number: Number(parameters.issue_number), author: store.actor, body: text };
  const problem = bodyProblem(text);
  if (problem !== undefined) return problem;
  store.comments.push(comment);
  return { status: 201, body: commentObject(comment) };
}

function updateComment(store: Store, { parameters, body }: Asked): Answer {
  const comment = store.comments.find(({ id }) => id === Number(parameters.comment_id));
  if (comment === undefined) return notFound;
  const problem = bodyProblem(String(body.body));
  if (problem !== undefined) return problem;
  comment.body = String(body.body);
  return { status: 200, body: commentObject(comment) };
}

function deleteComment(store: Store, { parameters }: Asked): Answer {
  const index = store.comments.findIndex(({ id }) => id === Number(parameters.comment_id));
  if (index < 0) return notFound;
  store.comments.splice(index, 1);
  return { status: 204, body: undefined };
}

function showPull({ pulls }: Store, { parameters }: Asked): Answer {
  const pull = pulls[Number(parameters.pull_number)];
  return pull === undefined ? notFound : { status: 200, body: { head: { sha: pull.headSha }, base: { ref: 'main' } } };
}

function listReviewComments(store: Store, { parameters, query }: Asked): Answer {
  const all = store.reviewComments.filter(({ number }) => number === Number(parameters.pull_number));
  return { status: 200, body: page(all, query).map(reviewCommentObject) };
}

interface ReviewBody {
  commit_id?: string;
  event?: string;
  body?: string;
  comments?: { path: string; body: string; line?: number; side?: string }[];
}

/** One bad entry refuses the whole review. */
function createReview(store: Store, { parameters, body: given }: Asked): Answer {
  const number = Number(parameters.pull_number);
  const pull = store.pulls[number];
  if (pull === undefined) return notFound;
  const { commit_id: commitId = pull.headSha, event, body = '', comments = [] } = given as ReviewBody;
  if (event === 'COMMENT' && body.trim() === '') return refused('Unprocessable Entity', ['body is required']);
  if (commitId !== pull.headSha) return refused('Unprocessable Entity', ['commit_id is not part of the pull request']);
  const isOutside = comments.some(({ path, line, side }) => {
    const lines = pull.lines[path] ?? [];
    return side !== 'RIGHT' || !lines.some(([first, last]) => first <= (line ?? 0) && (line ?? 0) <= last);
  });
  if (isOutside) return refused('Unprocessable Entity', ['Pull request review thread line must be part of the diff']);
  const problem = [body, ...comments.map((comment) => comment.body)].map(bodyProblem).find(Boolean);
  if (problem !== undefined) return problem;
  const review = { id: store.nextId++, number, author: store.actor, body, commitId };
  store.reviews.push(review);
  for (const { path, line = 1, body: text } of comments) {
    const place = { path, line, reviewId: review.id, commitId };
    store.reviewComments.push({ id: store.nextId++, number, author: store.actor, body: text, ...place });
  }
  return { status: 200, body: reviewObject(review) };
}

function updateReview(store: Store, { parameters, body }: Asked): Answer {
  const review = store.reviews.find(({ id }) => id === Number(parameters.review_id));
  if (review === undefined) return notFound;
  const problem = bodyProblem(String(body.body));
  if (problem !== undefined) return problem;
  review.body = String(body.body);
  return { status: 200, body: reviewObject(review) };
}

function updateReviewComment(store: Store, { parameters, body }: Asked): Answer {
  const comment = store.reviewComments.find(({ id }) => id === Number(parameters.comment_id));
  if (comment === undefined) return notFound;
  const problem = bodyProblem(String(body.body));
  if (problem !== undefined) return problem;
  comment.body = String(body.body);
  return { status: 200, body: reviewCommentObject(comment) };
}

interface Sarif {
  runs: {
    automationDetails?: { id?: string };
    tool: { driver: { name: string; rules?: unknown[] } };
    results: { locations?: unknown[] }[];
  }[];
}

function uploadSarif(store: Store, { body }: Asked): Answer {
  if (store.codeScanning === 'disabled')
    return forbidden('Code Security must be enabled for this repository to use code scanning.');
  const { ref, commit_sha: commitSha, sarif: packed } = body as Record<'ref' | 'commit_sha' | 'sarif', string>;
  if (packed.length > 10 * 1024 * 1024) return { status: 413, body: { message: 'Payload too large' } };
  if (!/^refs\/(?:heads|tags|pull)\/.+$/.test(ref))
    return { status: 400, body: { message: 'ref must be fully formed' } };
  const [, number] = /^refs\/pull\/(\d+)\/head$/.exec(ref) ?? [];
  const pull = number === undefined ? undefined : store.pulls[Number(number)];
  if (pull !== undefined && pull.headSha !== commitSha)
    return { status: 404, body: { message: `commit ${commitSha} is not on ${ref}` } };
  const upload: StoredUpload = {
    id: `sarif-${store.nextId++}`,
    ref,
    commitSha,
    category: '',
    results: 0,
    errors: [],
    pending: store.processing.pending,
  };
  store.uploads.push(upload);
  try {
    const sarif = JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString('utf8')) as Sarif;
    upload.category = sarif.runs[0]?.automationDetails?.id ?? '';
    upload.results = sarif.runs.reduce((sum, run) => sum + run.results.length, 0);
    upload.errors = [...sarifErrors(sarif), ...(store.processing.errors ?? [])];
    // A later analysis of the same tool and category replaces the earlier one.
    const key = JSON.stringify([ref, sarif.runs[0]?.tool.driver.name, upload.category]);
    if (upload.errors.length === 0) store.alerts.set(key, { ref, sarif });
  } catch (error) {
    upload.errors = [`unable to parse the file: ${(error as Error).message}`];
  }
  return { status: 202, body: { id: upload.id, url: `https://github.example/api/code-scanning/sarifs/${upload.id}` } };
}

function sarifErrors({ runs }: Sarif): string[] {
  const errors: string[] = [];
  if (runs.length > 20) errors.push('rejecting SARIF, as there are more runs than allowed (20)');
  const keys = runs.map((run) => `${run.tool.driver.name} ${run.automationDetails?.id}`);
  if (new Set(keys).size < keys.length) errors.push('multiple SARIF runs with the same category');
  for (const run of runs) {
    if (run.results.length > 25_000) errors.push('rejecting SARIF, as there are more results per run than allowed');
    if ((run.tool.driver.rules ?? []).length > 25_000) errors.push('more rules than allowed (25000)');
    if (run.results.some((result) => (result.locations ?? []).length === 0)) {
      errors.push('locationFromSarifResult: expected at least one location');
    }
  }
  return errors;
}

function showUpload(store: Store, { parameters }: Asked): Answer {
  const upload = store.uploads.find(({ id }) => id === parameters.sarif_id);
  if (upload === undefined) return notFound;
  const isFirst = upload.pending === store.processing.pending;
  upload.pending -= 1;
  if (isFirst && store.processing.isUnknownAtFirst) return notFound;
  if (upload.pending >= 0) return { status: 200, body: { processing_status: 'pending' } };
  if (upload.errors.length > 0 || store.processing.errors !== undefined)
    return { status: 200, body: { processing_status: 'failed', errors: upload.errors } };
  const url = `https://github.example/api/code-scanning/analyses?sarif_id=${upload.id}`;
  return { status: 200, body: { processing_status: 'complete', analyses_url: url, errors: null } };
}
