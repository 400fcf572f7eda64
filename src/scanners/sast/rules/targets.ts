/** Files, addresses and pages that a request chooses. */

import type { Flow } from '../flow/facts.ts';
import { clientCall } from '../flow/guards.ts';
import {
  type CallSyntax,
  findEnclosingFunction,
  findOuter,
  findProperty,
  getKey,
  getParent,
  getPlainText,
  type Syntax,
  unwrap,
} from '../flow/syntax.ts';
import { findHostOrigin, listTextParts } from '../flow/text.ts';
import type { ScriptRule } from './rule.ts';
import {
  findObjectLiteral,
  getReceiver,
  isPropertySet,
  isResponseCall,
  type Sink,
  type Sinks,
  visitCalls,
} from './syntax-queries.ts';

const redirects =
  /^(?:Response|NextResponse|next\/server\.NextResponse|next\/navigation|@remix-run\/\w+|react-router(?:-dom)?|@sveltejs\/kit|astro)\.(?:redirect|permanentRedirect|redirectDocument)$|^(?:h3\.)?sendRedirect$|^Astro\.redirect$/;

const openRedirect: ScriptRule = {
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

const files =
  /^(?:fs|fs\/promises|fs-extra|graceful-fs|mz\/fs|fs\.promises|fs-promise|original-fs)\.(?:promises\.)?(?:readFile|createReadStream|createWriteStream|writeFile|appendFile|unlink|rm|rmdir|readdir|open|opendir|rename|copyFile|cp|mkdir|symlink|link|truncate|chmod|chown|readlink|readJson|writeJson|outputFile|remove|copy|move|ensureFile|ensureDir|readJSON|emptyDir|exists|stat|lstat|access|readv|watch)(?:Sync)?$/;
const isUnpacking = /^extractAllTo(?:Async)?$/;
const probes = /\.(?:exists|stat|lstat|access)(?:Sync)?$/;
const modules = /^(?:require|require\.resolve)$/;

const pathTraversal: ScriptRule = {
  id: 'path-traversal',
  weakness: 'file-path',
  remediation:
    'Resolve the path against a fixed folder and check that the result is inside it, or use only path.basename of the value.',
  severity: { outside: 'HIGH' },
  purpose: 'path',
  kinds: ['web', 'header', 'archive'],
  variants: {
    archive: { weakness: 'archive-entry' },
    upload: {
      weakness: 'upload-name',
      remediation:
        'Generate the name yourself, allow only known extensions, and store the file where it cannot be executed.',
      severity: { outside: 'MEDIUM' },
    },
    unpacked: {
      weakness: 'archive-unpacked',
      remediation: 'Check that each path is inside the folder before writing it, and keep the package up to date.',
      severity: { outside: 'MEDIUM' },
    },
    probe: { severity: { outside: 'MEDIUM' }, weakness: 'file-probe' },
    view: { weakness: 'template-name', severity: { outside: 'MEDIUM' } },
    module: { weakness: 'module-name' },
  },
  find: (flow) => ({
    ...visitCalls((node): Sink | undefined => {
      const name = flow.names.qualified(node.callee) ?? '';
      const [first, second] = node.arguments;
      if (first === undefined) return undefined;
      if (modules.test(name)) return { at: node, values: [first], variant: 'module' };
      if (files.test(name)) {
        const isTwo = /\.(?:rename|copyFile|cp|symlink|link|copy|move)(?:Sync)?$/.test(name);
        const values = isTwo && second !== undefined ? [first, second] : [first];
        const isArchive = values.some((value) => flow.originOf(value).some(({ kind }) => kind === 'archive'));
        return {
          at: node,
          values,
          ...(isArchive ? { variant: 'archive' } : probes.test(name) ? { variant: 'probe' } : {}),
        };
      }
      const method = flow.names.last(node.callee);
      if (isUnpacking.test(method) && flow.loads(/^adm-zip$/) && node.callee.type === 'MemberExpression')
        return { at: node, values: [node.callee.object], variant: 'unpacked' };
      if (isUploadName(flow, node)) return { at: node, values: node.arguments.slice(1, 2), variant: 'upload' };
      if (method === 'mv' && node.callee.type === 'MemberExpression') return { at: node, values: [first] };
      if (!isResponseCall(flow, node)) return undefined;
      if (method === 'render' && getPlainText(first) === undefined)
        return { at: node, values: [first], variant: 'view' };
      const isFile = /^(?:sendFile|sendfile|download|attachment|file)$/.test(method) && method !== 'attachment';
      // With a root, express refuses paths that leave it.
      const hasRoot = node.arguments.slice(1).some((options) => isPropertySet(flow, options, 'root'));
      return isFile && !hasRoot ? { at: node, values: [first] } : undefined;
    }),
    ImportExpression: (node) => ({ at: node, values: [node.source], variant: 'module' }),
  }),
};

/** `cb(null, file.originalname)` in `multer.diskStorage({ filename: (req, file, cb) => … })`. */
function isUploadName(flow: Flow, node: CallSyntax): boolean {
  const fn = findEnclosingFunction(node);
  const callee = unwrap(node.callee);
  const [, file, done] = fn?.params ?? [];
  if (fn === undefined || callee.type !== 'Identifier' || done?.type !== 'Identifier' || done.name !== callee.name)
    return false;
  const { parent } = findOuter(fn);
  const [, name] = node.arguments;
  return (
    parent?.type === 'Property' &&
    getKey(parent) === 'filename' &&
    file !== undefined &&
    name !== undefined &&
    flow.loads(/^(?:multer|fastify-multer|@koa\/multer)/)
  );
}

const request =
  /^(?:fetch|(?:node-fetch|cross-fetch|isomorphic-fetch|make-fetch-happen)(?:\.fetch)?|(?:axios|got|request|request-promise(?:-native)?|needle|superagent|ky|wretch|phin|bent|urllib|undici|https?|follow-redirects\.https?)(?:\.create\(\)|\.extend\(\)|\.defaults\(\)|\.Axios\(\))?(?:\.(?:get|post|put|patch|delete|del|head|options|request|fetch|stream|curl))?|(?:puppeteer|playwright)\S*\.goto|dns\.(?:lookup|resolve\w*)|net\.(?:connect|createConnection)|image-downloader\.image|download|soap\.createClient\w*|ws(?:\.WebSocket)?|reconnecting-websocket|http-proxy\.createProxyServer|jsdom\.JSDOM\.fromURL|wkhtmltopdf|open-graph-scraper|link-preview-js\.getLinkPreview)$/;

const ssrf: ScriptRule = {
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

export const targetRules: readonly ScriptRule[] = [pathTraversal, openRedirect, ssrf];
