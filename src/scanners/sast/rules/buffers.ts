/** Buffer functions that may expose uninitialised or foreign memory. */
import { getKey, isTrue, unwrap } from '../flow/syntax.ts';
import type { Weakness } from './weakness.ts';

export const bufferConstructor: Weakness = {
  id: 'buffer-constructor',
  cwe: 'CWE-908',
  title: 'Deprecated Buffer constructor with a variable argument',
  description: 'new Buffer(n) with a number returns uninitialized memory, which can contain old data of the process.',
  remediation: 'Use Buffer.from for data and Buffer.alloc for sizes.',
  cvss: 5.3,
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

export const bufferBounds: Weakness = {
  id: 'buffer-bounds',
  cwe: 'CWE-119',
  title: 'Buffer access without a bounds check',
  description: 'noAssert turns off the check that an offset is inside the buffer.',
  remediation: 'Remove the noAssert argument.',
  cvss: 5.3,
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
