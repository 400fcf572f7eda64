/** Settings that disable a protection. */
import type { Flow } from '../flow/facts.ts';
import {
  findProperty,
  getKey,
  getPlainText,
  isFalse,
  isFunction,
  isTrue,
  type Syntax,
  unwrap,
} from '../flow/syntax.ts';
import type { ScriptRule, Sinks } from './rule.ts';
import { findObjectLiteral, visitCalls } from './syntax-queries.ts';

export const tls: ScriptRule = {
  id: 'tls-verification',
  remediation: 'Keep verification on; add your own certificate authority with ca or NODE_EXTRA_CA_CERTS.',
  severity: { found: 'MEDIUM' },
  variants: {
    old: { weakness: 'tls-version', remediation: 'Leave the version to Node.js, or require at least TLSv1.2.' },
  },
  find: () => ({
    Property: (node) => {
      const key = getKey(node);
      if (/^(?:rejectUnauthorized|strictSSL|checkServerIdentity)$/.test(key) && disablesCheck(unwrap(node.value)))
        return { at: node };
      const isVersion = /^(?:minVersion|maxVersion|secureProtocol)$/.test(key);
      return isVersion &&
        /^(?:TLSv1(?:\.1)?|(?:TLSv1|TLSv1_1|SSLv[23])_(?:\w+_)?method)$/.test(getPlainText(node.value) ?? '')
        ? { at: node, variant: 'old' }
        : undefined;
    },
    AssignmentExpression: (node): Sinks => {
      const left = unwrap(node.left);
      if (left.type !== 'MemberExpression') return undefined;
      if (getKey(left) === 'NODE_TLS_REJECT_UNAUTHORIZED')
        return getPlainText(node.right) === '0' ? { at: node } : undefined;
      return /^(?:rejectUnauthorized|strictSSL)$/.test(getKey(left)) && isFalse(unwrap(node.right))
        ? { at: node }
        : undefined;
    },
  }),
};

function disablesCheck(value: Syntax): boolean {
  if (isFalse(value)) return true;
  if (value.type !== 'ArrowFunctionExpression') return false;
  const { body } = value;
  return body.type === 'BlockStatement'
    ? body.body.length === 0
    : /^(?:undefined|null|true)$/.test(
        body.type === 'Identifier' ? body.name : body.type === 'Literal' ? String(body.value) : '',
      );
}

export const cors: ScriptRule = {
  id: 'cors',
  weakness: 'cors-credentials',
  remediation: 'Allow a fixed list of origins.',
  severity: { found: 'MEDIUM', outside: 'MEDIUM' },
  find: (flow) => ({
    // `routes: { cors: { origin: ['*'], credentials: true } }` in hapi.
    Property: (node) => {
      const options = getKey(node) === 'cors' ? findObjectLiteral(flow, node.value) : undefined;
      return options !== undefined && allowsAnyOrigin(flow, options) ? { at: node } : undefined;
    },
    ...visitCalls((node): Sinks => {
      const [first, second] = node.arguments;
      if (first === undefined) return undefined;
      const isCorsPackage = (name: string | undefined) =>
        /^(?:cors|@koa\/cors|@fastify\/cors|fastify-cors|koa2?-cors)(?:\.default)?$/.test(name ?? '');
      const isPlugin = flow.names.last(node.callee) === 'register' && isCorsPackage(flow.names.qualified(first));
      if (
        isPlugin ||
        isCorsPackage(flow.names.qualified(node.callee)) ||
        flow.names.last(node.callee) === 'enableCors'
      ) {
        const options = findObjectLiteral(flow, isPlugin ? second : first);
        return options !== undefined && allowsAnyOrigin(flow, options) ? { at: node } : undefined;
      }
      const isHeader = /^access-control-allow-origin$/i.test(getPlainText(first) ?? '') && second !== undefined;
      return isHeader
        ? { at: node, origin: flow.originOf(second).filter(({ text }) => /headers|get|header/.test(text)) }
        : undefined;
    }),
  }),
};

/** `true`, `*`, `['*']`, a value from the request, or a function that accepts everything. */
function allowsAnyOrigin(flow: Flow, options: Syntax): boolean {
  const origin = findProperty(options, 'origin');
  if (origin === undefined || !isTrue(findProperty(options, 'credentials'))) return false;
  if (isFunction(origin)) return /^[^?|&]*(?:\(null,\s*true\)|=>\s*true)\W*$/.test(flow.source.getText(origin));
  const isStar = origin.type === 'ArrayExpression' && origin.elements.some((element) => getPlainText(element) === '*');
  return (
    isTrue(origin) ||
    isStar ||
    getPlainText(origin) === '*' ||
    flow.originOf(origin).some(({ level }) => level === 'outside')
  );
}

export const headers: ScriptRule = {
  id: 'headers',
  remediation: 'Keep it on, and allow only what the pages need.',
  severity: { found: 'LOW' },
  find: (flow) =>
    visitCalls((node): Sinks => {
      const isHelmet = /^(?:helmet|@fastify\/helmet|koa-helmet)(?:\.default)?$/.test(
        flow.names.qualified(node.callee) ?? '',
      );
      const options = isHelmet ? findObjectLiteral(flow, node.arguments[0]) : undefined;
      const off = (options?.properties ?? []).filter(
        (part) =>
          part.type === 'Property' &&
          /^(?:contentSecurityPolicy|frameguard|xFrameOptions|hsts|strictTransportSecurity|noSniff|xContentTypeOptions)$/.test(
            getKey(part),
          ) &&
          isFalse(unwrap(part.value)),
      );
      return off.map((part) => ({ at: part }));
    }),
};

export const debug: ScriptRule = {
  id: 'debug',
  weakness: 'debug-pages',
  remediation: 'Turn it on in development only, based on NODE_ENV.',
  severity: { found: 'LOW' },
  variants: {
    stack: {
      weakness: 'error-sent',
      remediation: 'Log the error, and send a short message with an id that can be found in the log.',
    },
  },
  find: (flow) => ({
    ...visitCalls((node): Sinks => {
      const name = flow.names.qualified(node.callee) ?? '';
      const isGuarded = (flow.source.getAncestors(node as never) as Syntax[]).some(
        (outer) =>
          /^(?:If|Conditional|Logical)/.test(outer.type) &&
          /NODE_ENV|isDev|isProd|production|development|\benv\b/i.test(flow.source.getText(outer).slice(0, 300)),
      );
      if (isGuarded) return undefined;
      if (/^(?:errorhandler|express-error-handler|pryjs|express-status-monitor)$/.test(name)) return { at: node };
      const method = flow.names.last(node.callee);
      const [first] = node.arguments;
      if (first === undefined || !/^(?:send|end|json|write)$/.test(method)) return undefined;
      const inner = unwrap(first);
      const isStack = inner.type === 'MemberExpression' && getKey(inner) === 'stack';
      return isStack ? { at: node, variant: 'stack' } : undefined;
    }),
    Property: (node) =>
      /^(?:graphiql|playground|introspection)$/.test(getKey(node)) && isTrue(unwrap(node.value))
        ? { at: node }
        : undefined,
  }),
};

export const escapingOff: ScriptRule = {
  id: 'escaping-off',
  weakness: 'template-escaping',
  remediation: 'Keep escaping on, and mark only trusted values as safe.',
  severity: { found: 'MEDIUM' },
  find: () => ({
    Property: (node) =>
      /^(?:auto_?escape|escapeMarkup|noEscape|escapeHtml|autoEscape)$/i.test(getKey(node)) &&
      (getKey(node) === 'noEscape' ? isTrue(unwrap(node.value)) : isFalse(unwrap(node.value)))
        ? { at: node }
        : undefined,
    AssignmentExpression: (node) => {
      const left = unwrap(node.left);
      return left.type === 'MemberExpression' && getKey(left) === 'escapeMarkup' && isFalse(unwrap(node.right))
        ? { at: node }
        : undefined;
    },
  }),
};

export const directoryListing: ScriptRule = {
  id: 'directory-listing',
  remediation: 'Serve single files, and list only public files.',
  severity: { found: 'LOW' },
  find: (flow) =>
    visitCalls((node): Sinks => {
      const name = flow.names.qualified(node.callee) ?? '';
      const isListed =
        /^(?:serve-index|@fastify\/static|koa-serve-index)$/.test(name) &&
        (name !== '@fastify/static' || isTrue(findProperty(findObjectLiteral(flow, node.arguments[0]), 'list')));
      const isRoot =
        /^(?:express\.static|serve-static)$/.test(name) &&
        /^(?:\.|\/|\.\/|__dirname)$/.test(
          getPlainText(node.arguments[0]) ??
            (node.arguments[0] === undefined ? '' : flow.source.getText(node.arguments[0])),
        );
      return isListed || isRoot ? { at: node } : undefined;
    }),
};
