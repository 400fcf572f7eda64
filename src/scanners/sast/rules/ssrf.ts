/** Server requests to URLs that come from outside. */
import { clientCall } from '../flow/calls.ts';
import type { Flow } from '../flow/facts.ts';
import { type CallSyntax, findProperty, unwrap } from '../flow/syntax.ts';
import { findHostOrigin } from '../flow/text.ts';
import type { ScriptRule } from './rule.ts';
import { findObjectLiteral, getReceiver, visitCalls } from './syntax-queries.ts';

const request =
  /^(?:fetch|(?:node-fetch|cross-fetch|isomorphic-fetch|make-fetch-happen)(?:\.fetch)?|(?:axios|got|request|request-promise(?:-native)?|needle|superagent|ky|wretch|phin|bent|urllib|undici|https?|follow-redirects\.https?)(?:\.create\(\)|\.extend\(\)|\.defaults\(\)|\.Axios\(\))?(?:\.(?:get|post|put|patch|delete|del|head|options|request|fetch|stream|curl))?|(?:puppeteer|playwright)\S*\.goto|dns\.(?:lookup|resolve\w*)|net\.(?:connect|createConnection)|image-downloader\.image|download|soap\.createClient\w*|ws(?:\.WebSocket)?|reconnecting-websocket|http-proxy\.createProxyServer|jsdom\.JSDOM\.fromURL|wkhtmltopdf|open-graph-scraper|link-preview-js\.getLinkPreview)$/;

export const ssrf: ScriptRule = {
  id: 'ssrf',
  weakness: 'request-url',
  remediation:
    'Parse the value with URL, allow only hosts and schemes from a fixed list, and refuse private addresses after name resolution.',
  severity: { outside: 'HIGH' },
  purpose: 'url',
  kinds: ['web', 'header'],
  find: (flow) =>
    visitCalls((node) => {
      const name = flow.names.qualified(node.callee) ?? '';
      const isGoto = flow.names.last(node.callee) === 'goto' && flow.loads(/puppeteer|playwright/);
      const isService = isFrameworkClient(flow, node);
      if (!isGoto && !isService && !request.test(name) && !clientCall.test(name)) return undefined;
      const [first, second] = node.arguments;
      const address = name.startsWith('needle') && name.length < 7 ? second : first;
      if (address === undefined) return undefined;
      const options = findObjectLiteral(flow, address) ?? findObjectLiteral(flow, second);
      const named = ['url', 'uri', 'baseURL', 'prefixUrl', 'host', 'hostname'].flatMap(
        (key) => findProperty(options, key) ?? [],
      );
      const values = findObjectLiteral(flow, address) === undefined ? [address, ...named] : named;
      return {
        at: node,
        origin: values.flatMap((value) => findHostOrigin(flow, value)).filter(({ level }) => level === 'outside'),
      };
    }),
};

/** Nest's `this.httpService.get(…)`, and the `fetch` that SvelteKit passes to its loaders. */
function isFrameworkClient(flow: Flow, node: CallSyntax): boolean {
  const receiver = getReceiver(node);
  if (receiver !== undefined)
    return (
      /^_?httpService$/.test(flow.names.last(receiver)) &&
      /^(?:get|post|put|patch|delete|head|request)$/.test(flow.names.last(node.callee))
    );
  const callee = unwrap(node.callee);
  return (
    callee.type === 'Identifier' &&
    callee.name === 'fetch' &&
    flow.names.variableOf(callee)?.defs[0]?.type === 'Parameter'
  );
}
