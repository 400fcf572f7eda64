/** Decides whether control over a part of a URL gives control over its host. */
import { resolveSingleValue, writeOut } from './names.ts';
import { isFromOutside } from './origin.ts';
import type { PythonScope } from './scope.ts';
import { getCode, type Node } from './syntax.ts';
import { findOrigin } from './values.ts';

/** The beginning of a text: its literal text, the first value, and the literal text after it. */
interface Start {
  text: string;
  value?: Node | undefined;
  behind: string;
}

const wholeHost = /^[a-z][a-z\d+.-]*:\/\/[\w.-]+(?::\d+)?[/?#]/i;
const ownPath = /^\/(?![/\\])./;

/** `https://fixed.example/` + path cannot change the host. */
export function canChooseHost(scope: PythonScope, node: Node): boolean {
  const start = findStart(scope, resolveSingleValue(scope.place, node));
  if (wholeHost.test(start.text)) return false;
  if (start.value === undefined) return true;
  if (isFromOutside(findOrigin(scope, start.value))) return true;
  // The value cannot be chosen from outside: a host ends at the next slash.
  const text = start.text + findUrlConstant(scope, start.value) + start.behind;
  return !wholeHost.test(text) && !/^[/?#]/.test(start.behind);
}

/** `'/item/' + id` stays on the site. */
export function canLeaveSite(scope: PythonScope, node: Node): boolean {
  const start = findStart(scope, resolveSingleValue(scope.place, node));
  return !ownPath.test(start.text) && canChooseHost(scope, node);
}

/** Names may refer to other names, and to themselves. */
const mostSteps = 20;

function findStart(scope: PythonScope, node: Node, left = mostSteps): Start {
  const { source } = scope;
  const code = getCode(source, node);
  if (left <= 0) return { text: '', value: node, behind: '' };
  if (node.name === 'ContinuedString' || node.name === 'ParenthesizedExpression') {
    const inner = [...iterateChildren(node)].find(({ name }) => /String$|Expression$/.test(name));
    return inner === undefined ? { text: '', value: node, behind: '' } : findStart(scope, inner, left - 1);
  }
  if (node.name === 'FormatString') return findFormatStart(source, node);
  if (node.name === 'String') return { text: stripQuotes(code), behind: '' };
  if (
    node.name === 'CallExpression' &&
    /^[a-z]*["'][\s\S]*\.format\($/i.test(code.slice(0, code.indexOf('.format(') + 8))
  )
    return { text: stripQuotes(code).replace(/\{[\s\S]*$/, ''), behind: '' };
  if (node.name !== 'BinaryExpression' || node.firstChild === null) return { text: '', value: node, behind: '' };
  const [before, right] = [node.firstChild, node.lastChild];
  const isFilled = node.getChild('ArithOp') !== null && getCode(source, node.getChild('ArithOp') ?? node) === '%';
  const start = findStart(scope, resolveSingleValue(scope.place, before), left - 1);
  if (isFilled) return { text: start.text.replace(/%[\s\S]*$/, ''), behind: '' };
  if (right === null || (start.value !== undefined && start.behind !== '')) return start;
  const next = findStart(scope, right, left - 1);
  if (start.value !== undefined) return { ...start, behind: next.text };
  return { text: start.text + next.text, value: next.value, behind: next.behind };
}

function findFormatStart(source: PythonScope['source'], node: Node): Start {
  const code = getCode(source, node);
  const first = node.getChild('FormatReplacement');
  if (first === null) return { text: stripQuotes(code), behind: '' };
  const text = stripQuotes(code.slice(0, first.from - node.from));
  const behind = code.slice(first.to - node.from).replace(/[{"'][\s\S]*$/, '');
  return { text, value: first.firstChild?.nextSibling ?? undefined, behind };
}

function stripQuotes(code: string): string {
  return code.replace(/^[a-z]*("""|'''|"|')/i, '').replace(/(?:"""|'''|"|')$/, '');
}

function findUrlConstant(scope: PythonScope, value: Node): string {
  return /=?\s*["'](https?:\/\/[^"']*)["']/i.exec(writeOut(scope.place, value))?.[1] ?? '';
}

function* iterateChildren(node: Node): Generator<Node> {
  for (let child = node.firstChild; child !== null; child = child.nextSibling) yield child;
}
