/** Electron windows and frames whose settings give a page more access than it needs. */
import { findProperty, getKey, getPlainText, isFalse, isTrue, type Syntax, unwrap } from '../flow/syntax.ts';
import { findObjectLiteral, visitCalls } from './syntax-queries.ts';
import type { Sinks, Weakness } from './weakness.ts';

const windows = /^(?:BrowserWindow|BrowserView|WebContentsView)$/;
const reach = ['nodeIntegration', 'nodeIntegrationInWorker', 'nodeIntegrationInSubFrames', 'enableRemoteModule'];
const fences = ['contextIsolation', 'webSecurity', 'sandbox'];

export const browserSettings: Weakness = {
  id: 'browser-settings',
  cwe: 'CWE-1188',
  title: 'Electron window with Node.js access for its pages',
  description:
    'Pages in this window can use Node.js, or are not isolated from code that can. Any script in such a page runs with the rights of the program.',
  remediation:
    'Keep nodeIntegration off and contextIsolation, sandbox and webSecurity on. Expose single functions through a preload script.',
  cvss: 6.5,
  severity: { found: 'MEDIUM' },
  variants: {
    message: {
      cwe: 'CWE-346',
      title: 'postMessage without a target origin',
      description: "With '*', whatever page the window shows at that moment receives the message.",
      remediation: 'Pass the origin that should receive the message.',
      cvss: 4.3,
      severity: { unknown: 'LOW', parameter: 'LOW', entry: 'LOW', checked: 'LOW', outside: 'LOW' },
    },
    trusted: {
      cwe: 'CWE-79',
      title: 'Escaping bypassed for a value (XSS)',
      description: 'AngularJS escapes values; this call makes it insert the value unchanged, scripts included.',
      remediation: 'Bind the value without $sce.trustAs, or sanitize it with $sanitize first.',
      cvss: 6.1,
      severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM', unknown: 'MEDIUM' },
    },
  },
  find: (flow) =>
    visitCalls((node): Sinks => {
      const [first, second] = node.arguments;
      const method = flow.names.last(node.callee);
      if (node.type === 'NewExpression' && windows.test(method)) {
        const preferences = findObjectLiteral(flow, findProperty(findObjectLiteral(flow, first), 'webPreferences'));
        return (preferences?.properties ?? []).flatMap((part) =>
          part.type === 'Property' && widensAccess(getKey(part), unwrap(part.value)) ? [{ at: part }] : [],
        );
      }
      if (first === undefined) return undefined;
      if (method === 'postMessage' && getPlainText(second) === '*')
        return { at: node, values: [first], variant: 'message' };
      const isTrusting =
        /^trustAs(?:Html|Js|ResourceUrl|Url|Css)?$/.test(method) &&
        /\bsce$/i.test(getReceiverName(flow.names.last, node));
      return isTrusting
        ? { at: node, values: [method === 'trustAs' ? (second ?? first) : first], variant: 'trusted' }
        : undefined;
    }),
};

function widensAccess(key: string, value: Syntax): boolean {
  return (reach.includes(key) && isTrue(value)) || (fences.includes(key) && isFalse(value));
}

function getReceiverName(last: (node: Syntax) => string, { callee }: { callee: Syntax }): string {
  const inner = unwrap(callee);
  return inner.type === 'MemberExpression' ? last(inner.object).replace(/^\$/, '') : '';
}
