/** Finds values from a request that a view gives to a template by name. */
import type { PythonScope } from './scope.ts';
import type { PythonSink } from './sinks.ts';
import { getCode, getStringValue, listChildren, type Node, type PythonCall } from './syntax.ts';

/** Not a finding by itself: it makes what the template writes without escaping severe. */
export interface RenderedSink extends PythonSink {
  rendered: { template: string; key: string };
}

export interface GivenValue {
  sink: RenderedSink;
  node: Node;
}

const renders = /^(?:render|render_template|render_to_string|render_to_response|render_async|TemplateResponse)$/;
const templateName = /\.(?:html?|xhtml|jinja2?|j2|djhtml|tpl)$/i;

/** `render_template('a.html', name=value)`, `render(request, 'a.html', {'name': value})` */
export function listGivenValues(scope: PythonScope, call: PythonCall): GivenValue[] {
  if (!renders.test(call.last)) return [];
  const { source } = scope;
  const names = [...call.positional, ...call.named.values(), ...listTemplateGetters(call)];
  const template = names
    .map((node) => getStringValue(source, node))
    .find((name) => name !== undefined && templateName.test(name));
  if (template === undefined) return [];
  const named = [...call.named].map(([key, value]) => ({ key, value }));
  const given = [...call.positional, ...call.named.values()].flatMap((node) => listEntries(scope, node));
  return [...named, ...given].map(({ key, value }) => ({
    node: value,
    sink: { weakness: 'escaping-off', severity: 'HIGH', values: () => undefined, rendered: { template, key } },
  }));
}

/** `env.get_template('a.html').render(…)` */
function listTemplateGetters({ receiver }: PythonCall): Node[] {
  const list = receiver?.name === 'CallExpression' ? receiver.getChild('ArgList') : null;
  return list == null ? [] : listChildren(list);
}

/** The entries of a dictionary, also of one that a name of the function stands for. */
function listEntries(scope: PythonScope, node: Node) {
  const dictionary = node.name === 'VariableName' ? findDictionary(scope, node) : node;
  if (dictionary?.name !== 'DictionaryExpression') return [];
  return dictionary.getChildren(':').flatMap(({ prevSibling, nextSibling }) => {
    const key = prevSibling === null ? undefined : getStringValue(scope.source, prevSibling);
    return key === undefined || nextSibling === null ? [] : [{ key, value: nextSibling }];
  });
}

function findDictionary({ source, place }: PythonScope, name: Node): Node | undefined {
  const wanted = getCode(source, name);
  const waiting = listChildren(place.function?.body ?? source.root);
  for (const statement of waiting) {
    const [target, operator, value] = listChildren(statement);
    const isWanted = statement.name === 'AssignStatement' && operator?.name === 'AssignOp';
    if (isWanted && target !== undefined && getCode(source, target) === wanted) return value;
  }
  return undefined;
}
