/** Electron windows and frames whose settings give a page more access than it needs. */
import { findProperty, getKey, getPlainText, isFalse, isTrue, type Syntax, unwrap } from '../flow/syntax.ts';
import type { ScriptRule, Sinks } from './rule.ts';
import { findObjectLiteral, visitCalls } from './syntax-queries.ts';

const windows = /^(?:BrowserWindow|BrowserView|WebContentsView)$/;
const reach = ['nodeIntegration', 'nodeIntegrationInWorker', 'nodeIntegrationInSubFrames', 'enableRemoteModule'];
const fences = ['contextIsolation', 'webSecurity', 'sandbox'];

export const browserSettings: ScriptRule = {
  id: 'browser-settings',
  remediation:
    'Keep nodeIntegration off and contextIsolation, sandbox and webSecurity on. Expose single functions through a preload script.',
  severity: { found: 'MEDIUM' },
  variants: {
    message: {
      weakness: 'message-target',
      remediation: 'Pass the origin that should receive the message.',
      severity: { unknown: 'LOW', parameter: 'LOW', entry: 'LOW', checked: 'LOW', outside: 'LOW' },
    },
    trusted: {
      weakness: 'angularjs-html',
      remediation: 'Bind the value without $sce.trustAs, or sanitize it with $sanitize first.',
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
