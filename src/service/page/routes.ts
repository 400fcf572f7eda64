/** The pages of the service over HTTP: who may see which, and what is sent when there is nothing to see. */

import { createHash, randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { nothing, renderTemplate } from '../../shared/shown/html/markup.ts';
import type { Admission } from '../http/admission.ts';
import { isEncrypted, isEqualSecret, isFromOtherSite, isPagePath, isSameOrigin } from '../http/admission.ts';
import type { Refusal, Services } from '../http/handler.ts';
import { readBytes } from '../http/request.ts';
import { getStatus, type ServiceContext, type ServiceEnvironment } from '../http/response.ts';
import { hasPermission } from '../http/scopes.ts';
import type { ServiceLog } from '../log.ts';
import { sessionMs } from '../store/organizations.ts';
import { createOwnStore } from '../store/store.ts';
import { buildPageHeaders, icon, type PageParts, renderDocument, type Viewer } from './document.ts';
import { showFinding, showFindings } from './findings.ts';
import { type ReadScope, readPageQuery, type Show } from './parts.ts';
import { showRepositories, showRepository, showScan, showScans } from './scans.ts';

interface SessionOptions {
  services: Services;
  admission: Admission;
  trustedProxies: readonly string[];
  log: ServiceLog;
}

const cookieName = 'scan-gate';

/** A browser sends a cookie with this prefix only to the host that set it, over TLS. */
function chooseCookie(context: ServiceContext, trustedProxies: readonly string[]) {
  const { incoming } = context.env ?? {};
  const secure = incoming !== undefined && isEncrypted(incoming, trustedProxies);
  return { secure, name: secure ? `__Host-${cookieName}` : cookieName };
}

function writeCookie(context: ServiceContext, { trustedProxies }: SessionOptions, value: string): void {
  const { secure, name } = chooseCookie(context, trustedProxies);
  const maxAge = value === '' ? 0 : sessionMs / 1000;
  setCookie(context, name, value, { path: '/', httpOnly: true, sameSite: 'Strict', secure, maxAge });
}

function readCookie(context: ServiceContext, { trustedProxies }: SessionOptions): string | undefined {
  const value = getCookie(context, chooseCookie(context, trustedProxies).name);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** The session of a request. Undefined also when its key was revoked or has expired. */
async function readSession(context: ServiceContext, options: SessionOptions) {
  const value = readCookie(context, options);
  if (value === undefined) return undefined;
  const { store, now } = options.services;
  const key = await store.sessions.find(value, now());
  return key === undefined ? undefined : { key, formToken: createFormToken(value) };
}

/** Only a page that knows the cookie can put this into a form. */
function createFormToken(cookie: string): string {
  return createHash('sha256').update(`form ${cookie}`).digest('base64url');
}

/** The page on which a key is typed. The cookie of a stranger only proves that the form is ours. */
function showLogin(
  context: ServiceContext,
  options: SessionOptions,
  to: string,
  problem?: string | undefined,
): PageParts {
  let cookie = readCookie(context, options);
  if (cookie === undefined) {
    cookie = randomBytes(32).toString('base64url');
    writeCookie(context, options, cookie);
  }
  const why =
    problem === undefined ? nothing : renderTemplate`<p class="urgent" role="alert" id="problem">${problem}</p>`;
  return {
    title: 'Sign in',
    body: renderTemplate`<section class="panel login" aria-labelledby="login-title"><h1 id="login-title">Sign in</h1>
${why}<form method="post" action="/login"><input type="hidden" name="form" value="${createFormToken(cookie)}"><input type="hidden" name="to" value="${to}">
<label for="key">API key</label><input type="password" id="key" name="key" required autocomplete="current-password" spellcheck="false"${problem === undefined ? nothing : renderTemplate` aria-describedby="problem"`}>
<button type="submit" class="main">Sign in</button></form>
<p class="note">The pages show what the key may read. <code>scan-gate keys create --database FILE --name NAME --scope repository:read,scan:read,violation:read</code> creates a read-only key.</p></section>`,
  };
}

/** Where to go after signing in: a page of ours. */
function readTarget(text: string | undefined): string {
  return text !== undefined &&
    text.length < 2000 &&
    /^\/(?:$|[?]|(?:scans|findings|repositories)(?:[/?]|$))[ -~]*$/.test(text)
    ? text
    : '/';
}

/** The form's fields. Undefined when a page of another site may have sent it. */
async function readForm(context: ServiceContext, options: SessionOptions): Promise<URLSearchParams | undefined> {
  const bytes = await readBytes(context.req.raw);
  const form = new URLSearchParams(Buffer.from(bytes ?? []).toString());
  const headers = context.env?.incoming?.headers ?? {};
  if (headers.origin !== 'null' || isSameOrigin(headers)) return form;
  const [given, expected] = [
    form.get('form') ?? '',
    createFormToken(readCookie(context, options) ?? randomBytes(9).toString('hex')),
  ];
  return isEqualSecret(given, expected) ? form : undefined;
}

const problems = {
  unknown: 'This is not a valid key.',
  expired: 'This key has expired.',
  form: 'This form was too old. Please sign in again.',
} as const;

/** Undefined when somebody has signed in; the session's cookie is set then. */
async function signIn(
  context: ServiceContext,
  options: SessionOptions,
): Promise<{ to: string; status: 200 | 401 | 403; problem?: string } | { refusal: Refusal }> {
  const { services, admission, log } = options;
  // Before anything is compared, so that nobody can try many keys.
  const refusal = await admission.ofStranger(context);
  if (refusal !== undefined) return { refusal };
  const form = await readForm(context, options);
  const to = readTarget(form?.get('to') ?? undefined);
  if (form === undefined) return { to, status: 403, problem: problems.form };
  const authentication = await services.store.keys.authenticate((form.get('key') ?? '').trim(), services.now());
  if (typeof authentication === 'string') {
    log({ level: 'warn', event: 'login.failed', requestId: context.get('requestId') });
    return { to, status: 401, problem: problems[authentication] };
  }
  const { key } = authentication;
  context.set('key', key);
  const before = readCookie(context, options);
  if (before !== undefined) await services.store.sessions.end(before);
  writeCookie(context, options, await services.store.sessions.create(key.id, services.now()));
  log({ level: 'info', event: 'login', keyId: key.id });
  return { to, status: 200 };
}

/** Every page that needs a session. */
const pages: readonly [path: string, scope: ReadScope, show: Show][] = [
  ['/', 'repository:read', showRepositories],
  ['/repositories/:id', 'repository:read', showRepository],
  ['/scans', 'scan:read', showScans],
  ['/scans/:id', 'scan:read', showScan],
  ['/findings', 'violation:read', showFindings],
  ['/findings/:id', 'violation:read', showFinding],
];

export function addPages(app: Hono<ServiceEnvironment>, options: SessionOptions): void {
  for (const [path, scope, show] of pages)
    app.get(path, (context) => {
      context.set('endpoint', 'page');
      return sendShown(context, options, scope, show);
    });
  app.get('/favicon.svg', (context) =>
    context.body(icon, 200, { 'Content-Type': 'image/svg+xml', 'X-Content-Type-Options': 'nosniff' }),
  );
  app.get('/login', async (context) => {
    context.set('endpoint', 'page');
    const to = readTarget(context.req.query('to'));
    if (isFromOtherSite(context.env?.incoming?.headers ?? {})) return sendDetour(context);
    if ((await readSession(context, options)) !== undefined) return redirect(context, to);
    return sendPage(context, showLogin(context, options, to));
  });
  app.post('/login', async (context) => {
    context.set('endpoint', 'login');
    const outcome = await signIn(context, options);
    if ('refusal' in outcome) return sendProblem(context, outcome.refusal);
    const { to, status, problem } = outcome;
    if (status === 200) return redirect(context, to);
    return sendPage(context, showLogin(context, options, to, problem), status);
  });
  app.post('/logout', async (context) => {
    context.set('endpoint', 'logout');
    const form = await readForm(context, options);
    const value = readCookie(context, options);
    if (form === undefined || value === undefined) return redirect(context, '/');
    await options.services.store.sessions.end(value);
    writeCookie(context, options, '');
    return redirect(context, '/login');
  });
}

async function sendShown(
  context: ServiceContext,
  options: SessionOptions,
  scope: ReadScope,
  show: Show,
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
  const query = readPageQuery(address);
  const id = context.req.param('id') ?? '';
  const shown = await show({ store, canRead, readFile, now: now(), query, id });
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
