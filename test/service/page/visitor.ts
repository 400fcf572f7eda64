/** A browser of the tests without a screen: it keeps the cookie, follows no redirect, and reads pages as text. */
import { testKey } from '../embedded.ts';

export interface Visit {
  status: number;
  text: string;
  headers: Headers;
}

interface Request {
  method?: string;
  headers?: Record<string, string>;
  form?: Record<string, string>;
}

export interface Visitor {
  cookie: string | undefined;
  visit(path: string, request?: Request): Promise<Visit>;
  signIn(key?: string): Promise<Visit>;
}

export function visitorOf(baseUrl: string): Visitor {
  const { origin } = new URL(baseUrl);
  const visitor: Visitor = {
    cookie: undefined,
    visit: async (path, { method, headers, form } = {}) => {
      const answer = await fetch(`${origin}${path}`, {
        method: method ?? (form === undefined ? 'GET' : 'POST'),
        redirect: 'manual',
        headers: { Accept: 'text/html', ...(visitor.cookie !== undefined && { Cookie: visitor.cookie }), ...headers },
        ...(form !== undefined && { body: new URLSearchParams(form) }),
      });
      const [set] = answer.headers.getSetCookie();
      if (set !== undefined) visitor.cookie = set.split(';')[0];
      return { status: answer.status, text: await answer.text(), headers: answer.headers };
    },
    signIn: (key = testKey) => visitor.visit('/login', { form: { key } }),
  };
  return visitor;
}

/** The text of a page as people see it, in one line. */
export function readableText(page: string): string {
  return page
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What the addresses of the page lead to. */
export function addressesOf(page: string): string[] {
  return [...page.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}
