/** Buffer functions that may expose uninitialised or foreign memory. */
import { getKey, isTrue, unwrap } from '../flow/syntax.ts';
import type { ScriptRule } from './rule.ts';

export const bufferConstructor: ScriptRule = {
  id: 'buffer-constructor',
  remediation: 'Use Buffer.from for data and Buffer.alloc for sizes.',
  severity: { found: 'MEDIUM' },
  find: (flow) => ({
    NewExpression: (node) => {
      const [first] = node.arguments;
      if (first === undefined || first.type === 'Literal') return undefined;
      // A class with the same name that the file defines or imports is a different one.
      return /^(?:buffer\.)?Buffer$/.test(flow.names.qualified(node.callee) ?? '') ? { at: node } : undefined;
    },
  }),
};

const access = /^(read|write)(?:U?Int(?:8|(?:16|32)[LB]E)|(?:Float|Double)[LB]E)$/;

export const bufferBounds: ScriptRule = {
  id: 'buffer-bounds',
  remediation: 'Remove the noAssert argument.',
  severity: { found: 'MEDIUM' },
  find: () => ({
    CallExpression: (node) => {
      const callee = unwrap(node.callee);
      if (callee.type !== 'MemberExpression') return undefined;
      const [, kind] = access.exec(getKey(callee)) ?? [];
      if (kind === undefined) return undefined;
      const last = node.arguments[kind === 'read' ? 1 : 2];
      return isTrue(last) ? { at: callee } : undefined;
    },
  }),
};
