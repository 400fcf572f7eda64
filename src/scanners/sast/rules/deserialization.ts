/** Data that is deserialised to objects with code. */
import type { Flow } from '../flow/facts.ts';
import { findProperty, type Syntax } from '../flow/syntax.ts';
import type { ScriptRule, Sinks } from './rule.ts';
import { findObjectLiteral, visitCalls } from './syntax-queries.ts';

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
  find: (flow) =>
    visitCalls((node): Sinks => {
      const name = flow.names.qualified(node.callee) ?? '';
      const [first, second] = node.arguments;
      if (first === undefined) return undefined;
      if (running.test(name)) return { at: node, values: [first] };
      if (name === 'v8.deserialize') return { at: node, values: [first], variant: 'buffer' };
      const isLimited = /JSON_SCHEMA|FAILSAFE_SCHEMA|CORE_SCHEMA|SAFE_SCHEMA/.test(
        second === undefined ? '' : flow.source.getText(findObjectLiteral(flow, second) ?? second),
      );
      if (loading.test(name) && second !== undefined && allowsFunctions(flow, second))
        return { at: node, values: [first] };
      return loading.test(name) && !isLimited ? { at: node, values: [first], variant: 'yaml' } : undefined;
    }),
};

/** Schemas that accept functions and regular expressions. */
function allowsFunctions(flow: Flow, options: Syntax): boolean {
  const schema = findProperty(findObjectLiteral(flow, options), 'schema');
  if (schema === undefined) return false;
  const definition = schema.type === 'Identifier' ? flow.names.variableOf(schema)?.defs[0] : undefined;
  const value = definition?.type === 'Variable' ? definition.node.init : undefined;
  return (
    /DEFAULT_FULL_SCHEMA/.test(flow.source.getText(schema)) ||
    (value != null && /\.extend\(/.test(flow.source.getText(value)) && flow.loads(/^js-yaml-js-types$/))
  );
}
