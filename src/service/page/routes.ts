/** The pages of the service over HTTP: who may see which, and what is sent when there is nothing to see. */
import type { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { renderTemplate } from '../../report/html/markup.ts';
import type { Admission } from '../http/admission.ts';
import type { Refusal, Services } from '../http/handler.ts';
import { isFromOtherSite, isPagePath } from '../http/origins.ts';
import { getStatus, type ServiceContext, type ServiceEnvironment } from '../http/response.ts';
import { hasPermission } from '../http/scopes.ts';
import type { ServiceLog } from '../log.ts';
import { createOwnStore } from '../store/own.ts';
import { buildPageHeaders, icon, type PageParts, renderDocument, type Viewer } from './document.ts';
import { showFinding } from './finding.ts';
import { showFindings } from './findings.ts';
import { showRepositories, showRepository } from './repositories.ts';
import { showScan, showScans } from './scans.ts';
import { readSession, readTarget, type SessionOptions, showLogin, signIn, signOut } from './session.ts';
import { type ReadScope, readPageQuery, type Show } from './view.ts';

type App = Hono<ServiceEnvironment>;

export interface PageOptions {
  services: Services;
  admission: Admission;
  trustedProxies?: readonly string[] | undefined;
  log?: ServiceLog | undefined;
}

/** Every page that needs a session. */
export const pages: readonly [path: string, scope: ReadScope, show: Show][] = [
  ['/', 'repository:read', showRepositories],
  ['/repositories/:id', 'repository:read', showRepository],
  ['/scans', 'scan:read', showScans],
  ['/scans/:id', 'scan:read', showScan],
  ['/findings', 'violation:read', showFindings],
  ['/findings/:id', 'violation:read', showFinding],
];

export function addPages(app: App, { services, admission, trustedProxies = [], log }: PageOptions): void {
  const options: SessionOptions = { services, admission, trustedProxies, log };
  for (const [path, scope, show] of pages)
    app.get(path, (context) => {
      context.set('endpoint', 'page');
      return sendShown(context, options, { scope, show });
    });
  app.get('/favicon.svg', (context) =>
    context.body(icon, 200, { 'Content-Type': 'image/svg+xml', 'X-Content-Type-Options': 'nosniff' }),
  );
  app.get('/login', async (context) => {
    context.set('endpoint', 'page');
    const to = readTarget(context.req.query('to'));
    if (isFromOtherSite(context.env?.incoming?.headers ?? {})) return sendDetour(context);
    if ((await readSession(context, options)) !== undefined) return redirect(context, to);
    return sendPage(context, showLogin(context, options, { to }));
  });
  app.post('/login', async (context) => {
    context.set('endpoint', 'login');
    const outcome = await signIn(context, options);
    if ('refusal' in outcome) return sendProblem(context, outcome.refusal);
    const { to, status, problem } = outcome;
    if (status === 200) return redirect(context, to);
    return sendPage(context, showLogin(context, options, { problem, to }), status);
  });
  app.post('/logout', async (context) => {
    context.set('endpoint', 'logout');
    const isOver = await signOut(context, options);
    return redirect(context, isOver ? '/login' : '/');
  });
}

async function sendShown(
  context: ServiceContext,
  options: SessionOptions,
  { scope, show }: { scope: ReadScope; show: Show },
): Promise<Response> {
  const { services, admission } = options;
  if (isFromOtherSite(context.env?.incoming?.headers ?? {})) return sendDetour(context);
  const session = await readSession(context, options);
  const address = new URL(context.req.url);
  if (session === undefined) {
    const to = `${address.pathname}${address.search}`;
    return redirect(context, to === '/' ? '/login' : `/login?${new URLSearchParams({ to })}`);
  }
  const { key, formToken } = session;
  const refusal = await admission.ofKey(key, context);
  const store = createOwnStore(services.store, key.organizationId);
  const organization = (await store.organization())?.name ?? '';
  const viewer: Viewer = { key, organization, formToken };
  if (refusal !== undefined) return sendProblem(context, refusal, viewer);
  const canRead = (needed: ReadScope) => hasPermission(key.scopes, needed);
  if (!canRead(scope)) {
    const message = `The key lacks the scope ${scope}. Sign in with another key, or choose another page.`;
    return sendProblem(context, { refused: 'INSUFFICIENT_SCOPE', message }, viewer);
  }
  const { readFile, now } = services;
  const view = { store, browse: services.store.browse(key.organizationId), canRead, readFile, now: now() };
  const query = readPageQuery(address);
  const shown = await show({ ...view, query, id: context.req.param('id') ?? '' });
  if (shown === undefined) return sendProblem(context, missing, viewer);
  if (shown.refreshSeconds !== undefined) context.header('Refresh', String(shown.refreshSeconds));
  return sendPage(context, { ...shown, viewer });
}

function redirect(context: ServiceContext, to: string): Response {
  return context.body(null, 303, { Location: to, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
}

function sendPage(context: ServiceContext, parts: PageParts, status: ContentfulStatusCode = 200) {
  return context.body(renderDocument(parts), status, buildPageHeaders());
}

/** A link on another site led here, without our cookie. Our own page asks again, with it. */
function sendDetour(context: ServiceContext): Response {
  const { pathname, search } = new URL(context.req.url);
  const to = readTarget(`${pathname}${search}`);
  context.header('Refresh', `0; url=${to}`);
  const body = renderTemplate`<h1>One moment</h1><p><a href="${to}">Continue</a></p>`;
  return sendPage(context, { title: 'One moment', body });
}

const missing: Refusal = {
  refused: 'NOT_FOUND',
  message: 'There is no such page, or it belongs to another organization.',
};

const headings: Record<number, string> = {
  403: 'Not allowed',
  404: 'Not found',
  429: 'Too many requests',
  500: 'Something failed here',
};

/** Whether the refusal is read by a person. */
export function isForPeople(context: ServiceContext): boolean {
  return isPagePath(context.req.path) && /\btext\/html\b/.test(context.req.header('Accept') ?? '');
}

export function sendProblem(context: ServiceContext, refusal: Refusal, viewer?: Viewer): Response {
  const status = getStatus(refusal);
  const { retryAfter } = refusal.details ?? {};
  if (typeof retryAfter === 'number') context.header('Retry-After', String(retryAfter));
  const heading = headings[status] ?? 'Not possible';
  const requestId = context.get('requestId');
  const body = renderTemplate`<section class="panel problem" aria-labelledby="problem-title"><h1 id="problem-title">${heading}</h1><p>${refusal.message}</p>
<p><a href="/">Go to the first page</a></p><p class="note">Request ${requestId}</p></section>`;
  return sendPage(context, { title: heading, viewer, body }, status);
}
