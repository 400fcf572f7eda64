/** A CSRF check that sees a different method than the handlers. */
import { unwrap } from '../flow/syntax.ts';
import type { ScriptRule } from './rule.ts';
import { getRootName } from './syntax-queries.ts';

export const methodOverride: ScriptRule = {
  id: 'method-override',
  remediation: 'Register the method override before the CSRF middleware.',
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
