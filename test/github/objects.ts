/** GitHub's objects, as complete as its description asks. */

export interface Actor {
  /** `github-actions[bot]`, `octocat`. */
  login: string;
  /** An app's installation token, or a person's. */
  kind: 'app' | 'person';
}

const home = 'https://github.example';
const time = '2026-03-02T10:00:00Z';

export function userObject({ login, kind }: Actor) {
  const api = `${home}/api/users/${encodeURIComponent(login)}`;
  return {
    login,
    id: numberOf(login),
    node_id: `U_${numberOf(login)}`,
    avatar_url: `${home}/avatar`,
    gravatar_id: '',
    url: api,
    html_url: `${home}/${encodeURIComponent(login)}`,
    followers_url: `${api}/followers`,
    following_url: `${api}/following`,
    gists_url: `${api}/gists`,
    starred_url: `${api}/starred`,
    subscriptions_url: `${api}/subscriptions`,
    organizations_url: `${api}/orgs`,
    repos_url: `${api}/repos`,
    events_url: `${api}/events`,
    received_events_url: `${api}/received_events`,
    type: kind === 'app' ? 'Bot' : 'User',
    site_admin: false,
  };
}

export function numberOf(text: string): number {
  return [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003, 7);
}

export interface StoredAnnotation {
  path: string;
  start_line: number;
  end_line: number;
  annotation_level: string;
  title?: string;
  message: string;
  raw_details?: string;
}

export interface StoredCheckRun {
  id: number;
  name: string;
  headSha: string;
  externalId: string;
  app: string;
  status: string;
  conclusion: string | null;
  title: string | null;
  summary: string | null;
  text: string | null;
  detailsUrl: string | null;
  annotations: StoredAnnotation[];
}

export function checkRunObject(run: StoredCheckRun) {
  const api = `${home}/api/check-runs/${run.id}`;
  return {
    id: run.id,
    head_sha: run.headSha,
    node_id: `CR_${run.id}`,
    external_id: run.externalId,
    url: api,
    html_url: `${home}/runs/${run.id}`,
    details_url: run.detailsUrl ?? home,
    status: run.status,
    conclusion: run.conclusion,
    started_at: time,
    completed_at: run.conclusion === null ? null : time,
    output: {
      title: run.title,
      summary: run.summary,
      text: run.text,
      annotations_count: run.annotations.length,
      annotations_url: `${api}/annotations`,
    },
    name: run.name,
    check_suite: { id: 5 },
    app: {
      id: numberOf(run.app),
      slug: run.app,
      node_id: 'A_1',
      owner: userObject({ login: 'github', kind: 'person' }),
      name: run.app,
      description: null,
      external_url: home,
      html_url: home,
      created_at: time,
      updated_at: time,
      permissions: { checks: 'write' },
      events: [],
    },
    pull_requests: [],
  };
}

export function annotationObject(annotation: StoredAnnotation) {
  return {
    start_column: null,
    end_column: null,
    title: null,
    raw_details: null,
    ...annotation,
    blob_href: `${home}/blob`,
  };
}

export interface StoredComment {
  id: number;
  /** Number of the issue or pull request. */
  number: number;
  author: Actor;
  body: string;
}

export function commentObject(comment: StoredComment) {
  return {
    id: comment.id,
    node_id: `IC_${comment.id}`,
    url: `${home}/api/comments/${comment.id}`,
    html_url: `${home}/pull/${comment.number}#issuecomment-${comment.id}`,
    issue_url: `${home}/api/issues/${comment.number}`,
    body: comment.body,
    user: userObject(comment.author),
    created_at: time,
    updated_at: time,
    author_association: 'NONE',
  };
}

export interface StoredReviewComment extends StoredComment {
  path: string;
  line: number;
  reviewId: number;
  commitId: string;
}

export function reviewCommentObject(comment: StoredReviewComment) {
  const page = `${home}/pull/${comment.number}`;
  return {
    ...commentObject(comment),
    node_id: `PRRC_${comment.id}`,
    pull_request_review_id: comment.reviewId,
    diff_hunk: '@@ -1 +1 @@',
    path: comment.path,
    line: comment.line,
    side: 'RIGHT',
    commit_id: comment.commitId,
    original_commit_id: comment.commitId,
    pull_request_url: page,
    _links: { self: { href: page }, html: { href: page }, pull_request: { href: page } },
  };
}

export interface StoredReview {
  id: number;
  number: number;
  author: Actor;
  body: string;
  commitId: string;
}

export function reviewObject(review: StoredReview) {
  const page = `${home}/pull/${review.number}`;
  return {
    id: review.id,
    node_id: `PRR_${review.id}`,
    user: userObject(review.author),
    body: review.body,
    state: 'COMMENTED',
    html_url: `${page}#pullrequestreview-${review.id}`,
    pull_request_url: page,
    _links: { html: { href: page }, pull_request: { href: page } },
    submitted_at: time,
    commit_id: review.commitId,
    author_association: 'NONE',
  };
}

export interface StoredArtifact {
  id: number;
  name: string;
  runId: number;
  createdAt: string;
  isExpired: boolean;
  bytes: number;
  /** Where the archive is kept. */
  address: string;
}

export function artifactObject({ id, name, runId, createdAt, isExpired, bytes }: StoredArtifact): object {
  const url = `https://api.github.com/repos/octo/demo/actions/artifacts/${id}`;
  return {
    ...{
      id,
      node_id: `A_${id}`,
      name,
      size_in_bytes: bytes,
      url,
      archive_download_url: `${url}/zip`,
      expired: isExpired,
    },
    ...{ created_at: createdAt, expires_at: createdAt, updated_at: createdAt },
    workflow_run: { id: runId, repository_id: 1, head_repository_id: 1, head_branch: 'main', head_sha: 'a'.repeat(40) },
  };
}
