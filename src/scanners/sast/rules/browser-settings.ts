/** Electron windows and frames whose settings give a page more access than it needs. */
import { findProperty, getKey, isFalse, isTrue, type Syntax, unwrap } from '../flow/syntax.ts';
import type { ScriptRule } from './rule.ts';
import { findObjectLiteral } from './syntax-queries.ts';

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
  rows: [
    { method: /^postMessage$/, given: { 1: /^\*$/ }, values: [0], variant: 'message' },
    { method: /^trustAs$/, receiver: /\bsce$/i, values: [1], variant: 'trusted' },
    { method: /^trustAs(?:Html|Js|ResourceUrl|Url|Css)?$/, receiver: /\bsce$/i, values: [0], variant: 'trusted' },
  ],
  find: (flow) => ({
    NewExpression: (node) => {
      if (!windows.test(flow.names.last(node.callee))) return undefined;
      const options = findProperty(findObjectLiteral(flow, node.arguments[0]), 'webPreferences');
      return (findObjectLiteral(flow, options)?.properties ?? []).flatMap((part) =>
        part.type === 'Property' && widensAccess(getKey(part), unwrap(part.value)) ? [{ at: part }] : [],
      );
    },
  }),
};

function widensAccess(key: string, value: Syntax): boolean {
  return (reach.includes(key) && isTrue(value)) || (fences.includes(key) && isFalse(value));
}
