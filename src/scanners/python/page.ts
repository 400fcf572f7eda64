/** Decides whether a route handler returns a page that contains client input. */
import { writeOut } from './names.ts';
import { isFromOutside, type PythonOrigin } from './origin.ts';
import type { PythonScope } from './scope.ts';
import type { PythonSink } from './sinks.ts';
import { isRequest, isRouteHandler } from './sources.ts';
import { getCode, type Node } from './syntax.ts';

const nothing = { values: () => undefined };
/** Built from markup, or a text that the framework sends as a page. */
const markup: PythonSink = { weakness: 'xss', severity: 'HIGH', ...nothing };
const text: PythonSink = { weakness: 'xss', severity: 'MEDIUM', source: /^(?!.*json).*request/i, ...nothing };

const frameworks = /^[ \t]*(?:from|import)[ \t]+(?:flask|quart|bottle|cherrypy)\b/m;

export function findPageSink(
  { place, source }: PythonScope,
  value: Node,
  origin: PythonOrigin,
): PythonSink | undefined {
  const { function: one } = place;
  if (one === undefined || !isRouteHandler(one) || !isFromOutside(origin)) return undefined;
  const isBuilt = /^(?:FormatString|ContinuedString|BinaryExpression|CallExpression)$/.test(value.name);
  const code = getCode(source, value);
  const isText = isBuilt && /^[a-z]*["'(]/i.test(code);
  if (isText && hasMarkup(code)) return markup;
  if (!frameworks.test(source.text) || returnsData.test(code)) return undefined;
  const isFilled = value.name === 'CallExpression' && /\.(?:format|join|replace)\(/.test(code);
  if (
    (value.name === 'VariableName' || isBuilt) &&
    (isFilled || value.name !== 'CallExpression') &&
    hasMarkup(writeOut(place, value))
  )
    return markup;
  const isWhole = isRequest(code) && !notLinkable.test(code);
  return (isText && /["'][^"']*[A-Za-z]{2}/.test(code)) || isWhole ? text : undefined;
}

/** A link from another site cannot set these. */
const notLinkable = /\bjson\b|get_json|\bfiles\b|\bform\b|get_data|\bdata\b|headers/;
/** Sent as JSON, or with another explicit content type. */
const returnsData = /\b(?:jsonify|dumps|to_json)\(/;

function hasMarkup(code: string): boolean {
  return /["'>\s}]<[a-z!/]/i.test(code) || /<[a-z][a-z\d]*[\s>/]/i.test(code);
}
