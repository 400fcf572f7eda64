/** Redirects to URLs that come from outside. */
import type { Flow } from '../flow/facts.ts';
import {
  type CallSyntax,
  functionAround,
  keyOf,
  parentOf,
  plainText,
  propertyOf,
  type Syntax,
  unwrapped,
} from '../flow/syntax.ts';
import { originOfHost, partsOf } from '../flow/text.ts';
import { calls, isOnResponse } from './places.ts';
import type { Sink, Sinks, Weakness } from './weakness.ts';

const redirects =
  /^(?:Response|NextResponse|next\/server\.NextResponse|next\/navigation|@remix-run\/\w+|react-router(?:-dom)?|@sveltejs\/kit|astro)\.(?:redirect|permanentRedirect|redirectDocument)$|^(?:h3\.)?sendRedirect$|^Astro\.redirect$/;

export const openRedirect: Weakness = {
  id: 'open-redirect',
  cwe: 'CWE-601',
  title: 'Untrusted input used as a redirect target (open redirect)',
  description:
    'The redirect target is untrusted input. A link to this site can lead to any other site, which helps phishing.',
  remediation: 'Redirect only to paths on your own site, or to URLs from a fixed list that match exactly.',
  cvss: 6.1,
  severity: { outside: 'MEDIUM' },
  purpose: 'url',
  kinds: ['web', 'page'],
  find: (flow) => ({
    ...calls((node): Sinks => {
      const name = flow.names.qualified(node.callee) ?? '';
      const [first] = node.arguments;
      if (first === undefined) return undefined;
      if (isOnResponse(node)) return ofResponse(flow, node);
      if (redirects.test(name)) {
        // SvelteKit's redirect takes the status first, h3's takes the event first.
        const [, second] = node.arguments;
        const isSecond = second !== undefined && /sveltejs|sendRedirect/.test(name);
        return { at: node, origin: originOfHost(flow, isSecond ? second : first) };
      }
      return /^(?:location\.(?:assign|replace)|open)$/.test(name) ? ofPage(flow, node, first) : undefined;
    }),
    // Nest redirects to the `url` that a function with @Redirect returns.
    Property: (node) => {
      if (keyOf(node) !== 'url') return undefined;
      const method = functionAround(node);
      const holder = method === undefined ? undefined : parentOf(method);
      const written = (holder as unknown as { decorators?: { expression: Syntax }[] } | undefined)?.decorators ?? [];
      const isSent = written.some(({ expression }) => /^Redirect\b/.test(flow.source.getText(expression)));
      return isSent ? { at: node, origin: originOfHost(flow, node.value) } : undefined;
    },
    AssignmentExpression: (node) => {
      const name = flow.names.qualified(node.left) ?? '';
      return /^location(?:\.href)?$/.test(name) ? ofPage(flow, node, node.right) : undefined;
    },
  }),
};

function ofResponse(flow: Flow, node: CallSyntax): Sinks {
  const method = flow.names.last(node.callee);
  const [first, second] = node.arguments;
  if (first === undefined) return undefined;
  if (method === 'redirect' || method === 'location') {
    const hasStatus = second !== undefined && flow.originOf(first).length === 0;
    return { at: node, origin: originOfHost(flow, hasStatus ? second : first) };
  }
  if (method === 'writeHead') {
    const headers = node.arguments.at(-1);
    const target = propertyOf(headers, 'Location') ?? propertyOf(headers, 'location');
    return target === undefined ? undefined : { at: node, origin: originOfHost(flow, target) };
  }
  const isHeader = /^(?:setHeader|header|set)$/.test(method) && /^location$/i.test(plainText(first) ?? '');
  return isHeader && second !== undefined ? { at: node, origin: originOfHost(flow, second) } : undefined;
}

/** The page's own URL keeps its host. */
function ofPage(flow: Flow, at: Syntax, value: Syntax): Sink {
  if (unwrapped(value).type === 'ObjectExpression') return { at, origin: [] };
  const [first] = partsOf(flow, value);
  const begin = first !== undefined && 'value' in first ? flow.source.getText(first.value) : '';
  const isOwn = (text: string) =>
    /(?:^|\.)location$/.test(text) || (text === begin && /(?:^|\.)(?:href|pathname|URL)$/.test(text));
  return { at, origin: originOfHost(flow, value).filter(({ text, kind }) => kind !== 'page' || !isOwn(text)) };
}
