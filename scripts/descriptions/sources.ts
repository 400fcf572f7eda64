/** Which operations of which interface the tests know, and where its maker describes it. */
import { type Json, type JsonObject, limitKeywords, type SchemaRules } from './reduce.ts';

export interface Source {
  /** Where the description is. Those of GitHub are an npm package, which is installed for this. */
  from: string;
  /** The file to create, by the edition of the interface. */
  targets: Readonly<Record<string, string>>;
  /** The path of an edition's description in the package. */
  locate?: (edition: string) => string;
  /** `GET /user` */
  operations: readonly string[];
  /** Those whose successful answers are kept. The tests define the answers to all others themselves. */
  answered?: readonly string[];
  schemas: SchemaRules;
  /** Query parameters of every list that the description leaves out. */
  listParameters?: readonly Json[];
  /** Corrects the description before it is read. */
  correct?: (document: JsonObject) => void;
  /** What the created file says of its origin. */
  cite(info: JsonObject, place: string): string;
}

/** Only git and GitHub know the responses, so the requests are validated and the responses are not. */
const githubReads = [
  'GET /repos/{owner}/{repo}/actions/runs',
  'GET /repos/{owner}/{repo}',
  'GET /repos/{owner}/{repo}/git/ref/{ref}',
  'GET /repos/{owner}/{repo}/commits/{ref}',
  'GET /repos/{owner}/{repo}/contents/{path}',
  'GET /repos/{owner}/{repo}/compare/{basehead}',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits',
  'GET /repos/{owner}/{repo}/issues/comments/{comment_id}',
];

const githubSurfaces = [
  'GET /advisories',
  'POST /app/installations/{installation_id}/access_tokens',
  'GET /repos/{owner}/{repo}/activity',
  'POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches',
  'GET /repos/{owner}/{repo}/actions/artifacts',
  'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}',
  'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
  'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
  'POST /repos/{owner}/{repo}/check-runs',
  'GET /repos/{owner}/{repo}/check-runs/{check_run_id}',
  'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
  'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations',
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments',
  'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
  'PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}',
  'PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}',
  'POST /repos/{owner}/{repo}/code-scanning/sarifs',
  'GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}',
];

const notes = '/api/v4/projects/{id}/merge_requests/{noteable_id}/notes';
const threads = '/{organization}/{project}/_apis/git/repositories/{repositoryId}/pullRequests/{pullRequestId}/threads';
const reports = '/repositories/{workspace}/{repo_slug}/commit/{commit}/reports/{reportId}';
const comments = '/repositories/{workspace}/{repo_slug}/pullrequests/{pull_request_id}/comments';
const issues = '/repos/{owner}/{repo}/issues';

const everything: SchemaRules = {
  kept: [...limitKeywords, 'anyOf', 'oneOf', 'not', 'additionalProperties', 'uniqueItems'],
  depth: Number.POSITIVE_INFINITY,
};

const fourLevels: SchemaRules = {
  kept: [
    ...limitKeywords.filter((word) => !['minItems', 'maxItems', 'format'].includes(word)),
    ...['anyOf', 'oneOf', 'additionalProperties'],
  ],
  depth: 4,
};

/** The gate's requests are never nested more deeply, and have no undescribed field. */
const closed: SchemaRules = { kept: limitKeywords, depth: 3, isClosed: true };

/**
 * For every list, https://developer.atlassian.com/cloud/bitbucket/rest/intro/#pagination; the description leaves these
 * parameters out.
 */
const pagination = [
  { name: 'page', in: 'query', required: false, schema: { type: 'string' } },
  { name: 'pagelen', in: 'query', required: false, schema: { type: 'integer', minimum: 10, maximum: 100 } },
];

function correctBitbucket({ definitions }: JsonObject): void {
  const schemas = definitions as Record<string, { properties?: JsonObject }>;
  // The base schema requires `type`, which none of the description's own example requests has.
  schemas.object = {};
  // Its values are a number, a text or a boolean, depending on the type of the field.
  schemas.report_data = { ...schemas.report_data, properties: { ...schemas.report_data?.properties, value: {} } };
}

const citeTitle = ({ title, version = '' }: JsonObject) => `${title} ${version}`.trim();
const citeFile = (info: JsonObject, path: string) =>
  `${info.title} ${info.version}: ${path.replace(/^.*?(?=doc\/|specification\/)/, '')}`;

export const sources: Readonly<Record<string, Source>> = {
  github: {
    from: '@octokit/openapi@23.0.2',
    // github.com, and the oldest server version in the package.
    targets: {
      'api.github.com': 'test/github/openapi/api.github.com.json',
      'ghes-3.17': 'test/github/openapi/ghes-3.17.json',
    },
    locate: (edition) => `generated/${edition}.deref.json`,
    operations: [...githubReads, ...githubSurfaces],
    answered: githubSurfaces,
    schemas: everything,
    cite: ({ version }, edition) => `@octokit/openapi ${version} ${edition}`,
  },
  gitlab: {
    from: 'doc/api/openapi/openapi_v3.yaml of gitlab-org/gitlab',
    targets: { '': 'test/surfaces/openapi/gitlab.json' },
    operations: [`GET ${notes}`, `POST ${notes}`, `PUT ${notes}/{note_id}`, `DELETE ${notes}/{note_id}`],
    schemas: fourLevels,
    cite: citeFile,
  },
  azure: {
    from: 'specification/git/7.1/git.json of MicrosoftDocs/vsts-rest-api-specs',
    targets: { '': 'test/surfaces/openapi/azure.json' },
    operations: [
      `GET ${threads}`,
      `POST ${threads}`,
      `PATCH ${threads}/{threadId}`,
      `PATCH ${threads}/{threadId}/comments/{commentId}`,
      `DELETE ${threads}/{threadId}/comments/{commentId}`,
    ],
    schemas: fourLevels,
    cite: citeFile,
  },
  bitbucket: {
    from: 'https://api.bitbucket.org/swagger.json',
    targets: { '': 'test/surfaces/openapi/bitbucket.json' },
    operations: [
      `PUT ${reports}`,
      `GET ${reports}/annotations`,
      `POST ${reports}/annotations`,
      `DELETE ${reports}/annotations/{annotationId}`,
      `GET ${comments}`,
      `POST ${comments}`,
      `PUT ${comments}/{comment_id}`,
      `DELETE ${comments}/{comment_id}`,
    ],
    schemas: closed,
    listParameters: pagination,
    correct: correctBitbucket,
    cite: citeTitle,
  },
  forgejo: {
    from: 'https://codeberg.org/swagger.v1.json, which is also that of Gitea',
    targets: { '': 'test/surfaces/openapi/forgejo.json' },
    operations: [
      'GET /user',
      'POST /repos/{owner}/{repo}/statuses/{sha}',
      `GET ${issues}/{index}/comments`,
      `POST ${issues}/{index}/comments`,
      `PATCH ${issues}/comments/{id}`,
      `DELETE ${issues}/comments/{id}`,
    ],
    schemas: closed,
    cite: citeTitle,
  },
};
