/** Working twins of the interfaces of other CI systems: each refuses what the system's own description does not have. */
import { join } from 'node:path';
import { type Description, openDescription } from '../../github/description.ts';

export interface Asked {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string | undefined;
}

export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

const open = (name: string) => openDescription(join(import.meta.dirname, 'openapi', `${name}.json`));
const descriptions: Record<string, Description> = {};

/** The operation. Throws for a request that the description does not have, or has otherwise. */
function checkRequest(name: 'gitlab' | 'azure', { method, url, body }: Asked): string {
  descriptions[name] ??= open(name);
  const given = body === undefined ? undefined : JSON.parse(body);
  const matched = descriptions[name].match(method, url.pathname);
  if (matched === undefined) throw new Error(`there is no ${method} ${url.pathname}`);
  const problems = descriptions[name].requestProblems(matched, url.searchParams, given);
  if (problems.length > 0) throw new Error(`${matched.operation}: ${problems.join(', ')}`);
  return matched.operation;
}

export interface Note {
  id: number;
  body: string;
  author: { id: number };
  /** Of another user's confidential conversation: the list leaves it out. */
  isHidden?: boolean;
}

/** Each is answered with its status instead. */
export type Fault = (asked: Asked) => Answer | undefined;

/** The notes of one merge request; the token belongs to the user 1. */
export function gitlabTwin(notes: Note[], { token, fault }: { token: string; fault?: Fault | undefined }) {
  return (asked: Asked): Answer => {
    // https://docs.gitlab.com/api/users/#retrieve-the-current-user
    const isUser = asked.method === 'GET' && asked.url.pathname === '/api/v4/user' && asked.url.search === '';
    if (!isUser) checkRequest('gitlab', asked);
    if (asked.headers['private-token'] !== token) return { status: 401, body: { message: '401 Unauthorized' } };
    const refused = fault?.(asked);
    if (refused !== undefined) return refused;
    return isUser ? { status: 200, body: { id: 1 } } : answerNotes(notes, asked);
  };
}

function answerNotes(notes: Note[], { method, url, body }: Asked): Answer {
  const text = body === undefined ? '' : (JSON.parse(body) as { body: string }).body;
  const note = notes.find(({ id }) => id === Number(url.pathname.split('/').at(-1)));
  if (method === 'GET') return listNotes(notes, url.searchParams);
  if (method === 'POST') {
    notes.push({ id: Math.max(0, ...notes.map(({ id }) => id)) + 1, body: text, author: { id: 1 } });
    return { status: 201, body: notes.at(-1) };
  }
  if (note === undefined) return { status: 404, body: { message: '404 Note Not Found' } };
  if (method === 'DELETE') {
    notes.splice(notes.indexOf(note), 1);
    return { status: 204 };
  }
  note.body = text;
  return { status: 200, body: note };
}

/** GitLab cuts the list into pages first, and leaves out what may not be seen then. */
function listNotes(notes: readonly Note[], query: URLSearchParams): Answer {
  const [size, page] = [Number(query.get('per_page')), Number(query.get('page'))];
  const next = page * size < notes.length ? String(page + 1) : '';
  const shown = notes.slice((page - 1) * size, page * size).filter(({ isHidden }) => !isHidden);
  return { status: 200, body: shown, headers: { 'x-next-page': next } };
}

export interface Thread {
  id: number;
  status?: string;
  comments: { id: number; content?: string; isDeleted?: boolean; author: { id: string } }[];
}

/** The threads of one pull request; the token belongs to the build service. */
export function azureTwin(threads: Thread[], { token, fault }: { token: string; fault?: Fault | undefined }) {
  return (asked: Asked): Answer => {
    // Not described there: https://learn.microsoft.com/javascript/api/azure-devops-extension-api/connectiondata
    const isSelf = asked.method === 'GET' && asked.url.pathname === '/acme/_apis/connectionData';
    if (!isSelf) checkRequest('azure', asked);
    if (asked.headers.authorization !== `Bearer ${token}`) {
      // Without this header Azure DevOps answers with a page to sign in.
      return asked.headers['x-tfs-fedauthredirect'] === 'Suppress' ? { status: 401 } : { status: 203, body: '<html>' };
    }
    const refused = fault?.(asked);
    if (refused !== undefined) return refused;
    return isSelf ? { status: 200, body: { authenticatedUser: { id: buildService } } } : answerThreads(threads, asked);
  };
}

export const buildService = '6f0d1f7e-1111-4222-8333-444455556666';

function answerThreads(threads: Thread[], { method, url, body }: Asked): Answer {
  const given = body === undefined ? {} : JSON.parse(body);
  if (method === 'GET') return { status: 200, body: { value: threads, count: threads.length } };
  const [, threadId, commentId] = /\/threads(?:\/(\d+)(?:\/comments\/(\d+))?)?$/.exec(url.pathname) ?? [];
  if (threadId === undefined) {
    const author = { id: buildService };
    const id = Math.max(0, ...threads.map((each) => each.id)) + 1;
    threads.push({ id, status: given.status, comments: [{ id: 1, content: given.comments[0].content, author }] });
    return { status: 200, body: threads.at(-1) };
  }
  const thread = threads.find(({ id }) => id === Number(threadId));
  const comment = thread?.comments.find(({ id }) => id === Number(commentId));
  if (thread === undefined) return { status: 404, body: { message: 'TF401174: The thread could not be found.' } };
  if (comment === undefined) Object.assign(thread, given);
  else if (method === 'DELETE') Object.assign(comment, { isDeleted: true, content: undefined });
  else if (comment.author.id !== buildService) return { status: 403, body: { message: 'not your comment' } };
  else comment.content = given.content;
  if (method === 'DELETE') return { status: 200 };
  return { status: 200, body: comment ?? thread };
}
