/** Bitbucket Cloud as far as the gate uses it: comments of a pull request and reports on commits, with its documented limits. */
import { type Answer, type Asked, startDescribed } from './described-server.ts';

export const token = 'ATCTT-hush';

/** Of a step that builds a pull request. */
export const bitbucketEnv = {
  BITBUCKET_BUILD_NUMBER: '99',
  BITBUCKET_REPO_FULL_NAME: 'acme/shop',
  BITBUCKET_GIT_HTTP_ORIGIN: 'http://bitbucket.org/acme/shop',
  BITBUCKET_PR_ID: '7',
};

export interface Comment {
  id: number;
  content: { raw: string };
  user: { uuid: string; type?: string };
  deleted?: boolean;
  inline?: object;
}

interface CodeReport {
  body: Record<string, unknown>;
  annotations: Map<string, Record<string, unknown>>;
}

interface World {
  comments?: Comment[];
  /** Answers instead of what would be answered. */
  instead?(asked: Asked): Answer | undefined;
}

/** The owner of the token. */
export const self = '{self}';

export const ownComment = (id: number, raw: string): Comment => ({ id, content: { raw }, user: { uuid: self } });

export async function startBitbucket({ comments = [], instead = () => undefined }: World = {}) {
  const reports = new Map<string, CodeReport>();
  const answer = (asked: Asked): Answer => {
    const other = instead(asked) ?? refusal(asked);
    if (other !== undefined) return other;
    return asked.path.includes('/pullrequests/') ? answerComments(comments, asked) : answerReports(reports, asked);
  };
  return { ...(await startDescribed({ edition: 'bitbucket', base: '/2.0', answer })), comments, reports };
}

const error = (status: number, message: string): Answer => ({ status, body: { type: 'error', error: { message } } });

/** Through the proxy of a step (`Host` is Bitbucket's then) without a token; otherwise with ours. */
function refusal({ headers }: Asked): Answer | undefined {
  if (headers.host === 'api.bitbucket.org')
    return headers.authorization === undefined ? undefined : error(400, 'the proxy adds the token itself');
  return headers.authorization === `Bearer ${token}` ? undefined : error(401, 'Token is invalid');
}

function answerComments(comments: Comment[], { method, path, query, body }: Asked): Answer {
  const raw = (body as { content?: { raw?: string } } | undefined)?.content?.raw ?? '';
  if (raw.length > 32_768) return error(400, 'The comment is longer than 32768 characters');
  if (method === 'GET') return listPage(comments, query);
  if (method === 'POST') {
    comments.push(ownComment(comments.length + 1, raw));
    return { status: 201, body: comments.at(-1) };
  }
  const comment = comments.find(({ id }) => id === Number(path.split('/').at(-1)));
  if (comment === undefined) return error(404, 'There is no such comment');
  if (comment.user.uuid !== self) return error(403, 'You may not edit this comment');
  if (method === 'DELETE') comments.splice(comments.indexOf(comment), 1);
  else comment.content.raw = raw;
  return method === 'DELETE' ? { status: 204 } : { status: 200, body: comment };
}

function listPage(all: readonly unknown[], query: URLSearchParams): Answer {
  const [size, page] = [Number(query.get('pagelen')), Number(query.get('page'))];
  const next = `https://api.bitbucket.org/2.0/elsewhere?pagelen=${size}&page=${page + 1}`;
  const values = all.slice((page - 1) * size, page * size);
  return { status: 200, body: { values, ...(all.length > page * size && { next }) } };
}

function answerReports(reports: Map<string, CodeReport>, asked: Asked): Answer {
  const { method, path, body } = asked;
  const [, key = '', annotations, id = ''] = /^(.*?\/reports\/[^/]+)(\/annotations)?(?:\/([^/]+))?$/.exec(path) ?? [];
  const report = reports.get(key);
  if (method === 'PUT') {
    const given = body as Record<string, unknown>;
    if (String(given.details).length > 2000) return error(400, 'details are longer than 2000 characters');
    if ((given.data as unknown[]).length > 10) return error(400, 'there are more than 10 data fields');
    reports.set(key, { body: given, annotations: report?.annotations ?? new Map() });
    return { status: 200, body: given };
  }
  if (report === undefined || (annotations === undefined && method !== 'GET'))
    return error(404, 'There is no such report');
  if (method === 'GET' && annotations === undefined) return { status: 200, body: report.body };
  if (method === 'GET') return listPage([...report.annotations.values()], asked.query);
  if (method === 'DELETE')
    return report.annotations.delete(id) ? { status: 204 } : error(404, 'There is no such annotation');
  for (const each of body as Record<string, unknown>[]) {
    if (String(each.summary).length > 450) return error(400, 'a summary is longer than 450 characters');
    if (String(each.details).length > 2000) return error(400, 'details are longer than 2000 characters');
    report.annotations.set(String(each.external_id), each);
  }
  if (report.annotations.size > 1000) return error(400, 'there are more than 1000 annotations');
  return { status: 200, body };
}
