/** Signing in with an API key and out again. The key is in the body of one request; then a cookie names the session. */

import { createHash, randomBytes } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import { nothing, renderTemplate } from '../../report/html/markup.ts';
import type { Admission } from '../http/admission.ts';
import type { Refusal, Services } from '../http/handler.ts';
import { isEqualSecret } from '../http/hooks.ts';
import { isEncrypted, isSameOrigin } from '../http/origins.ts';
import { readBytes } from '../http/request.ts';
import type { ServiceContext } from '../http/response.ts';
import type { ServiceLog } from '../log.ts';
import type { KeyRecord } from '../store/keys.ts';
import { sessionMs } from '../store/sessions.ts';
import type { PageParts } from './document.ts';

export interface SessionOptions {
  services: Services;
  admission: Admission;
  trustedProxies: readonly string[];
  log?: ServiceLog | undefined;
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

export interface SignedIn {
  key: KeyRecord;
  formToken: string;
}

/** The session of a request. Undefined also when its key was revoked or has expired. */
export async function readSession(context: ServiceContext, options: SessionOptions): Promise<SignedIn | undefined> {
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
export function showLogin(
  context: ServiceContext,
  options: SessionOptions,
  { problem, to }: { problem?: string | undefined; to: string },
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
export function readTarget(text: string | undefined): string {
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
export async function signIn(
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
    log?.({ level: 'warn', event: 'login.failed', requestId: context.get('requestId') });
    return { to, status: 401, problem: problems[authentication] };
  }
  const { key } = authentication;
  context.set('key', key);
  const before = readCookie(context, options);
  if (before !== undefined) await services.store.sessions.end(before);
  writeCookie(context, options, await services.store.sessions.create(key.id, services.now()));
  log?.({ level: 'info', event: 'login', keyId: key.id });
  return { to, status: 200 };
}

/** Whether the form was ours. The session is over then. */
export async function signOut(context: ServiceContext, options: SessionOptions): Promise<boolean> {
  const form = await readForm(context, options);
  const value = readCookie(context, options);
  if (form === undefined || value === undefined) return false;
  await options.services.store.sessions.end(value);
  writeCookie(context, options, '');
  return true;
}
