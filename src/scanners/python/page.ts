/** Decides whether a route handler returns a page that contains client input. */
import { writtenOf } from './names.ts';
import { isOpen, type PythonOrigin } from './origin.ts';
import type { PythonScope } from './scope.ts';
import type { PythonSink } from './sinks.ts';
import { isRequest, isRouteHandler } from './sources.ts';
import { codeOf, type Node } from './syntax.ts';

const nothing = { values: () => undefined };
/** Built from markup, or a text that the framework sends as a page. */
const markup: PythonSink = { weakness: 'xss', severity: 'HIGH', ...nothing };
const text: PythonSink = { weakness: 'xss', severity: 'MEDIUM', source: /^(?!.*json).*request/i, ...nothing };

const frameworks = /^[ \t]*(?:from|import)[ \t]+(?:flask|quart|bottle|cherrypy)\b/m;

export function pageSink({ place, source }: PythonScope, value: Node, origin: PythonOrigin): PythonSink | undefined {
  const { function: one } = place;
  if (one === undefined || !isRouteHandler(one) || !isOpen(origin)) return undefined;
  const isBuilt = /^(?:FormatString|ContinuedString|BinaryExpression|CallExpression)$/.test(value.name);
  const code = codeOf(source, value);
  const isText = isBuilt && /^[a-z]*["'(]/i.test(code);
  if (isText && hasMarkup(code)) return markup;
  if (!frameworks.test(source.text) || givesData.test(code)) return undefined;
  const isFilled = value.name === 'CallExpression' && /\.(?:format|join|replace)\(/.test(code);
  if (
    (value.name === 'VariableName' || isBuilt) &&
    (isFilled || value.name !== 'CallExpression') &&
    hasMarkup(writtenOf(place, value))
  )
    return markup;
  const isWhole = isRequest(code) && !notByLink.test(code);
  return (isText && /["'][^"']*[A-Za-z]{2}/.test(code)) || isWhole ? text : undefined;
}

/** A link from another site cannot set these. */
const notByLink = /\bjson\b|get_json|\bfiles\b|\bform\b|get_data|\bdata\b|headers/;
/** Sent as JSON, or with another explicit content type. */
const givesData = /\b(?:jsonify|dumps|to_json)\(/;

function hasMarkup(code: string): boolean {
  return /["'>\s}]<[a-z!/]/i.test(code) || /<[a-z][a-z\d]*[\s>/]/i.test(code);
}
