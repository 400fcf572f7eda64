/** Redirects to URLs that come from outside. */
import type { Flow } from '../flow/facts.ts';
import {
  type CallSyntax,
  findEnclosingFunction,
  findProperty,
  getKey,
  getParent,
  getPlainText,
  type Syntax,
  unwrap,
} from '../flow/syntax.ts';
import { findHostOrigin, listTextParts } from '../flow/text.ts';
import type { ScriptRule } from './rule.ts';
import { isResponseCall, type Sink, type Sinks, visitCalls } from './syntax-queries.ts';

const redirects =
  /^(?:Response|NextResponse|next\/server\.NextResponse|next\/navigation|@remix-run\/\w+|react-router(?:-dom)?|@sveltejs\/kit|astro)\.(?:redirect|permanentRedirect|redirectDocument)$|^(?:h3\.)?sendRedirect$|^Astro\.redirect$/;

export const openRedirect: ScriptRule = {
  id: 'open-redirect',
  weakness: 'redirect-target',
  remediation: 'Redirect only to paths on your own site, or to URLs from a fixed list that match exactly.',
  severity: { outside: 'MEDIUM' },
  purpose: 'url',
  kinds: ['web', 'page'],
  rows: [
    // SvelteKit's redirect takes the status first, h3's takes the event first.
    { call: /^@sveltejs\/kit\.redirect$|^(?:h3\.)?sendRedirect$/, values: [1], isHost: true },
    { call: redirects, values: [0], isHost: true },
  ],
  find: (flow) => ({
    ...visitCalls((node): Sinks => {
      const [first] = node.arguments;
      if (first === undefined) return undefined;
      if (isResponseCall(flow, node)) return findResponseSink(flow, node);
      const isPage = /^(?:location\.(?:assign|replace)|open)$/.test(flow.names.qualified(node.callee) ?? '');
      return isPage ? createPageSink(flow, node, first) : undefined;
    }),
    // Nest redirects to the `url` that a function with @Redirect returns.
    Property: (node) => {
      if (getKey(node) !== 'url') return undefined;
      const method = findEnclosingFunction(node);
      const holder = method === undefined ? undefined : getParent(method);
      const written = (holder as unknown as { decorators?: { expression: Syntax }[] } | undefined)?.decorators ?? [];
      const isSent = written.some(({ expression }) => /^Redirect\b/.test(flow.source.getText(expression)));
      return isSent ? { at: node, origin: findHostOrigin(flow, node.value) } : undefined;
    },
    AssignmentExpression: (node) => {
      const name = flow.names.qualified(node.left) ?? '';
      return /^location(?:\.href)?$/.test(name) ? createPageSink(flow, node, node.right) : undefined;
    },
  }),
};

function findResponseSink(flow: Flow, node: CallSyntax): Sinks {
  const method = flow.names.last(node.callee);
  const [first, second] = node.arguments;
  if (first === undefined) return undefined;
  if (method === 'redirect' || method === 'location') {
    const hasStatus = second !== undefined && flow.originOf(first).length === 0;
    return { at: node, origin: findHostOrigin(flow, hasStatus ? second : first) };
  }
  if (method === 'writeHead') {
    const headers = node.arguments.at(-1);
    const target = findProperty(headers, 'Location') ?? findProperty(headers, 'location');
    return target === undefined ? undefined : { at: node, origin: findHostOrigin(flow, target) };
  }
  const isHeader = /^(?:setHeader|header|set)$/.test(method) && /^location$/i.test(getPlainText(first) ?? '');
  return isHeader && second !== undefined ? { at: node, origin: findHostOrigin(flow, second) } : undefined;
}

/** The page's own URL keeps its host. */
function createPageSink(flow: Flow, at: Syntax, value: Syntax): Sink {
  if (unwrap(value).type === 'ObjectExpression') return { at, origin: [] };
  const [first] = listTextParts(flow, value);
  const begin = first !== undefined && 'value' in first ? flow.source.getText(first.value) : '';
  const isOwnLocation = (text: string) =>
    /(?:^|\.)location$/.test(text) || (text === begin && /(?:^|\.)(?:href|pathname|URL)$/.test(text));
  return {
    at,
    origin: findHostOrigin(flow, value).filter(({ text, kind }) => kind !== 'page' || !isOwnLocation(text)),
  };
}
