/** Data that is deserialised to objects with code. */
import type { Flow } from '../flow/facts.ts';
import { type CallSyntax, findProperty } from '../flow/syntax.ts';
import type { ScriptRule } from './rule.ts';
import { findObjectLiteral } from './syntax-queries.ts';

const running =
  /^(?:node-serialize|serialize-to-js|funcster|cryo|serijs|node-serialize-js)\.(?:unserialize|deserialize|deepDeserialize|parse)$/;
const loading = /^(?:js-yaml|yamljs)\.(?:load|loadAll|parse)$/;

export const deserialization: ScriptRule = {
  id: 'deserialization',
  weakness: 'functions-read',
  remediation: 'Use JSON.parse and validate the result against a schema.',
  severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM', unknown: 'MEDIUM' },
  variants: {
    yaml: {
      weakness: 'yaml-unlimited',
      remediation:
        'Limit the size of the document, use JSON_SCHEMA, or use a parser that limits aliases (yaml: maxAliasCount).',
      severity: { outside: 'MEDIUM' },
    },
    buffer: { weakness: 'v8-read', severity: { outside: 'MEDIUM' } },
  },
  rows: [
    { call: running, values: [0] },
    { call: /^v8\.deserialize$/, values: [0], variant: 'buffer' },
    { call: loading, when: allowsFunctions, values: [0] },
    { call: loading, when: isUnlimited, values: [0], variant: 'yaml' },
  ],
};

function isUnlimited(flow: Flow, { arguments: [, options] }: CallSyntax): boolean {
  const text = options && flow.source.getText(findObjectLiteral(flow, options) ?? options);
  return !/JSON_SCHEMA|FAILSAFE_SCHEMA|CORE_SCHEMA|SAFE_SCHEMA/.test(text ?? '');
}

/** Schemas that accept functions and regular expressions. */
function allowsFunctions(flow: Flow, { arguments: [, options] }: CallSyntax): boolean {
  const schema = findProperty(findObjectLiteral(flow, options), 'schema');
  if (schema === undefined) return false;
  const definition = schema.type === 'Identifier' ? flow.names.variableOf(schema)?.defs[0] : undefined;
  const value = definition?.type === 'Variable' ? definition.node.init : undefined;
  return (
    /DEFAULT_FULL_SCHEMA/.test(flow.source.getText(schema)) ||
    (value != null && /\.extend\(/.test(flow.source.getText(value)) && flow.loads(/^js-yaml-js-types$/))
  );
}
