/** A CSRF check that sees a different method than the handlers. */
import { unwrap } from '../flow/syntax.ts';
import { getRootName } from './syntax-queries.ts';
import type { Weakness } from './weakness.ts';

export const methodOverride: Weakness = {
  id: 'method-override',
  cwe: 'CWE-352',
  title: 'CSRF check before method override',
  description:
    'The CSRF check sees the original method. The override then turns a harmless GET into a request that changes data.',
  remediation: 'Register the method override before the CSRF middleware.',
  cvss: 5.4,
  severity: { found: 'MEDIUM' },
  find: (flow) => {
    let isChecked = false;
    return {
      CallExpression: (node) => {
        const callee = unwrap(node.callee);
        if (callee.type !== 'MemberExpression' || getRootName(callee) !== 'express') return undefined;
        const name = flow.names.last(callee);
        if (name === 'csrf') isChecked = true;
        return name === 'methodOverride' && isChecked ? { at: node } : undefined;
      },
    };
  },
};
