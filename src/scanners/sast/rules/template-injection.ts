/** Values that become the source or the options of a template engine. */
import type { Flow } from '../flow/facts.ts';
import { getKey, hasSpread, type Syntax, unwrap } from '../flow/syntax.ts';
import { joinWords, listTextParts } from '../flow/text.ts';
import { findWritesBefore } from '../flow/writes.ts';
import type { ScriptRule } from './rule.ts';
import { findObjectLiteral, isResponseCall, type Sinks, visitCalls } from './syntax-queries.ts';

const compilers =
  /^(?:(?:pug|jade|ejs|handlebars|hbs|swig|swig-templates|dot|doT|eta|hogan\.js|hogan|mustache|nunjucks|twig|velocityjs|squirrelly|marko|underscore|lodash|_|ect|haml|hamljs|consolidate\.\w+|Handlebars|Mustache|template7|art-template|liquidjs\.Liquid\(\)|nunjucks\.\w+\(\))\.(?:compile|render|renderString|template|precompile|parseAndRender|twig|compileString|Template)|lodash\.template|lodash\/template)$/;

const writers =
  /^(?:fs|fs\/promises|fs-extra|graceful-fs)\.(?:promises\.)?(?:writeFile|appendFile|outputFile)(?:Sync)?$/;

export const templateInjection: ScriptRule = {
  id: 'template-injection',
  weakness: 'template-source',
  remediation: 'Keep templates constant and pass values when rendering them.',
  severity: { outside: 'HIGH' },
  kinds: ['web', 'header'],
  variants: {
    built: {
      weakness: 'template-built',
      severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM', unknown: 'MEDIUM' },
    },
    file: { weakness: 'template-file' },
    options: {
      weakness: 'template-options',
      remediation: 'Pass only the values that the template needs.',
      severity: { outside: 'HIGH' },
    },
  },
  rows: [
    { call: writers, given: { 0: isTemplateFile }, values: [1], variant: 'file' },
    { call: compilers, given: { 0: isBuiltText }, values: [0], variant: 'built' },
    { call: compilers, values: [0] },
  ],
  find: (flow) =>
    visitCalls((node): Sinks => {
      const [, options] = node.arguments;
      const isRendered = flow.names.last(node.callee) === 'render' && isResponseCall(flow, node);
      return isRendered && options !== undefined ? findOptionsSink(flow, node, options) : undefined;
    }),
};

function findOptionsSink(flow: Flow, node: Syntax, options: Syntax): Sinks {
  const object = findObjectLiteral(flow, options);
  const spread = (object?.properties ?? []).flatMap((part) => (part.type === 'Property' ? [] : [part.argument]));
  const values = object === undefined ? [options] : hasSpread(object) ? spread : [];
  if (values.length === 0) return undefined;
  const origin = values.flatMap((value) => flow.originOf(value));
  return {
    at: node,
    variant: 'options',
    origin: origin.filter(
      ({ level, text, isText }) =>
        level === 'outside' && (!isText || /\bparams$/.test(text)) && /\b(?:body|query|payload)$/.test(text),
    ),
  };
}

/** Whether values are inserted into a text: with `replace`, `+` or a template. */
function isBuiltText(node: Syntax, flow: Flow): boolean {
  const inner = unwrap(node);
  if (inner.type === 'BinaryExpression' || inner.type === 'TemplateLiteral') return true;
  if (inner.type === 'CallExpression' && inner.callee.type === 'MemberExpression') {
    const [, second] = inner.arguments;
    return /^replace(?:All)?$/.test(getKey(inner.callee)) && second !== undefined && flow.originOf(second).length > 0;
  }
  const variable = inner.type === 'Identifier' ? flow.names.variableOf(inner) : undefined;
  if (variable === undefined || inner.type !== 'Identifier') return false;
  return findWritesBefore(flow, variable, inner).some(
    ({ value, isAdded }) => isAdded || (value !== inner && value.type !== 'Identifier' && isBuiltText(value, flow)),
  );
}

/** A file in the templates folder, or with a template extension. */
function isTemplateFile(path: Syntax, flow: Flow): boolean {
  const words = `${joinWords(listTextParts(flow, path))} ${flow.source.getText(path)}`;
  return /(?:^|[\s/"'`])(?:views|templates)(?:[/"'`]|$)|\.(?:ejs|pug|jade|hbs|handlebars|njk|mustache|eta|liquid)\b/.test(
    words,
  );
}
