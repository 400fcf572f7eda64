/** Translates the files, classes and methods of Java. */
import type { Node } from 'web-tree-sitter';
import { listNodeChildren } from '../../patterns/rule.ts';
import {
  type ClassCode,
  type Code,
  type CodeFile,
  createFunction,
  createPlace,
  type FieldCode,
  type FunctionCode,
} from '../code.ts';
import type { DecodedCode, LanguageFront } from '../library.ts';
import { createBlock, createClass, createFile, createName, readAll } from '../reading.ts';
import { classTypes, type JavaReading, readCode, readParameters, readType } from './java-expressions.ts';
import { javaLibrary, loginChecks, mayReadRequest, requestReads } from './java-library.ts';

const functionTypes = /^(?:method|constructor|compact_constructor)_declaration$/;

function readClass(node: Node, reading: JavaReading, parent = ''): ClassCode {
  const body = node.type === 'class_body' ? node : node.childForFieldName('body');
  const header = body === null || node === body ? '' : node.text.slice(0, body.startIndex - node.startIndex);
  const name = node === body ? '' : (node.childForFieldName('name')?.text ?? '');
  const parents = [node.childForFieldName('superclass'), node.childForFieldName('interfaces')]
    .flatMap((each) => (each === null ? [] : listNodeChildren(each)))
    .flatMap((each) => (each.type === 'type_list' ? listNodeChildren(each) : [each]))
    .map((each) => readType(each, reading));
  const extended = listNodeChildren(node).filter(({ type }) => type === 'extends_interfaces');
  const inherited = extended
    .flatMap(listNodeChildren)
    .flatMap(listNodeChildren)
    .map((each) => readType(each, reading));
  const above = [...parents, ...inherited, ...(parent === '' ? [] : [parent])];
  const own = createClass(name, reading.file, above, node, reading.owner);
  const { fields, functions, inner } = own;
  if (name !== '') reading.file.classes.push(own);
  const within: JavaReading = { ...reading, owner: own, headers: `${reading.headers}\n${header}` };
  const members =
    body === null
      ? []
      : listNodeChildren(body).flatMap((each) =>
          each.type === 'enum_body_declarations' ? listNodeChildren(each) : [each],
        );
  if (node.type === 'record_declaration') readRecord(node, within, fields, functions);
  for (const member of members) {
    if (classTypes.test(member.type)) inner.push(readClass(member, within));
    else if (functionTypes.test(member.type)) functions.push(readFunction(member, within));
    else if (member.type === 'field_declaration' || member.type === 'constant_declaration')
      readFields(member, within, fields);
    else if (member.type === 'static_initializer' || member.type === 'block')
      functions.push(readFunction(member, within));
    else if (member.type === 'enum_constant') {
      const called = member.childForFieldName('name')?.text ?? '';
      fields.set(called, { name: called, type: name, value: undefined, isFinal: true });
      const own = listNodeChildren(member).find(({ type }) => type === 'class_body');
      if (own !== undefined) reading.file.functions.push(...readClass(own, within, name).functions);
    }
  }
  if (name !== '') reading.file.functions.push(...functions);
  return own;
}

/** Each parameter of a record is a field that its constructor sets. */
function readRecord(node: Node, reading: JavaReading, fields: Map<string, FieldCode>, functions: FunctionCode[]): void {
  const parameters = readParameters(node.childForFieldName('parameters'), reading, '');
  const at = createPlace(node.startIndex, node.startIndex);
  for (const { name, type } of parameters) fields.set(name, { name, type, value: undefined, isFinal: true });
  const sets = parameters.map(({ name }): Code => {
    const to: Code = { kind: 'member', at, of: createName('this', at), name };
    return { kind: 'assign', at, to, value: createName(name, at) };
  });
  const [name, place] = [reading.owner?.name ?? '', { start: node.startIndex, end: node.startIndex }];
  functions.push(createFunction(reading, { name, parameters, body: createBlock(sets, at), ...place }));
}

function readFields(node: Node, reading: JavaReading, fields: Map<string, FieldCode>): void {
  const type = readType(node.childForFieldName('type'), reading);
  const modifiers = readModifiers(node);
  const isFinal = node.type === 'constant_declaration' || /(?:^|\s)final\s/.test(modifiers);
  // Others may set it, or a framework, or methods that are generated.
  const isOpen =
    !/(?:^|\s)private\s/.test(modifiers) ||
    /@\w/.test(modifiers) ||
    /@(?:Data|Setter|Configuration\w*)\b/.test(reading.headers);
  for (const declarator of node.childrenForFieldName('declarator')) {
    const name = declarator?.childForFieldName('name')?.text;
    if (name === undefined) continue;
    const value = declarator?.childForFieldName('value');
    const start = value ? readCode(value, reading) : undefined;
    fields.set(name, { name, type, value: start, isFinal, isOpen });
    // Code of its own that something may run.
    if (value && start && start.kind !== 'constant') {
      const place = { start: value.startIndex, end: value.endIndex };
      const readsRequest = requestReads.test(value.text);
      reading.file.functions.push(createFunction(reading, { body: start, ...place, readsRequest }));
    }
  }
}

function readModifiers(node: Node): string {
  const [first] = listNodeChildren(node);
  return first?.type === 'modifiers' ? `${first.text} ` : '';
}

function readFunction(node: Node, reading: JavaReading): FunctionCode {
  const isInitializer = node.type === 'block' || node.type === 'static_initializer';
  const body = isInitializer
    ? node.type === 'block'
      ? node
      : (listNodeChildren(node)[0] ?? null)
    : node.childForFieldName('body');
  const modifiers = readModifiers(node);
  const parameters = readParameters(node.childForFieldName('parameters'), reading, modifiers);
  const header = body === null ? node.text : node.text.slice(0, body.startIndex - node.startIndex);
  return createFunction(reading, {
    ...{ name: node.childForFieldName('name')?.text ?? '', parameters },
    body: body === null ? undefined : readCode(body, reading),
    returns: readType(node.childForFieldName('type'), reading).replace(/^void$/, ''),
    isStatic: /(?:^|\s)static\s/.test(modifiers) || node.type === 'static_initializer',
    isPrivate: /(?:^|\s)private\s/.test(modifiers),
    readsRequest: parameters.some(({ isFilled }) => isFilled) || requestReads.test(node.text),
    isGuarded: loginChecks.test(`${reading.headers}\n${header}`),
    ...{ start: node.startIndex, end: node.endIndex },
  });
}

export const javaFront: LanguageFront = {
  forms: {
    file: 'tree-sitter-java.wasm',
    functions: new Set(['method_declaration', 'constructor_declaration', 'lambda_expression', 'static_initializer']),
    callQuery: '(method_invocation name: (identifier) @name) @at',
    calls: {
      method_invocation: { name: 'name', receiver: 'object', arguments: 'arguments' },
      object_creation_expression: { name: 'type', arguments: 'arguments' },
    },
  },
  names: {
    definition: /\b(?:class|interface|enum|record)\s+(\w+)[^{;]{0,200}?\b(?:extends|implements)\s+([^{;]{1,500})\{/g,
    further: /^(?:(?:abstract|final|sealed|strictfp)\s+)*(?:class|interface|enum|record)\s+(\w+)/gm,
    className: /\b[A-Z]\w*/g,
    readsRequest: mayReadRequest,
    isCode: (path) => !isProperties(path),
  },
  readsAlso: isProperties,
  library: javaLibrary,
  decode: (path, text) => decodeEscapes(/\.java$/i.test(path) ? text : extractPageCode(text)),
  readFile(root: Node, path: string, text: string): CodeFile {
    const file = createFile(path, text, '');
    const reading: JavaReading = { file, owner: undefined, headers: '', readCode, readClass };
    const loose: Node[] = [];
    for (const node of listNodeChildren(root)) {
      if (node.type === 'package_declaration') file.package = listNodeChildren(node).at(-1)?.text ?? '';
      else if (node.type === 'import_declaration') {
        const name = listNodeChildren(node)[0]?.text ?? '';
        if (/\.\s*\*\s*;?$/.test(node.text)) file.imports.set(`*${name}`, name);
        else file.imports.set(name.replace(/^.*\./, ''), name);
      } else if (classTypes.test(node.type)) readClass(node, reading);
      else if (functionTypes.test(node.type)) file.functions.push(readFunction(node, reading));
      else loose.push(node);
    }
    // The code of a server page stands in no function.
    const [first] = loose;
    const last = loose.at(-1);
    if (first !== undefined && last !== undefined) {
      const place = { start: first.startIndex, end: last.endIndex };
      const body = createBlock(readAll(loose, reading), createPlace(place.start, place.end));
      file.functions.push(createFunction(reading, { body, ...place, readsRequest: true }));
    }
    return file;
  },
};

function isProperties(path: string): boolean {
  return path.endsWith('.properties');
}

/** Java decodes these before it reads anything else: https://docs.oracle.com/javase/specs/jls/se21/html/jls-3.html#jls-3.3 */
function decodeEscapes(text: string): DecodedCode {
  const escapes = [...text.matchAll(/(?<!\\)(?:\\\\)*\\(u+([\da-f]{4}))/gi)];
  if (escapes.length === 0) return { text };
  const pieces: string[] = [];
  /** Offsets in the code and in the text behind each escape. */
  const ends: { own: number; written: number }[] = [];
  let [own, written] = [0, 0];
  for (const { 0: whole, 1: name = '', 2: digits = '', index } of escapes) {
    const start = index + whole.length - name.length - 1;
    pieces.push(text.slice(written, start), String.fromCharCode(Number.parseInt(digits, 16)));
    own += start - written + 1;
    written = index + whole.length;
    ends.push({ own, written });
  }
  const toWritten = (offset: number) => {
    const last = ends.findLast((end) => end.own <= offset);
    return last === undefined ? offset : last.written + offset - last.own;
  };
  return { text: `${pieces.join('')}${text.slice(written)}`, toWritten };
}

/** Everything except the code becomes blanks, so that offsets and lines stay. `<%= value %>` becomes `$_( value );`. */
function extractPageCode(text: string): string {
  const code = text.replaceAll(
    /<%(?:--[\s\S]*?--%>|@[\s\S]*?%>)|<%([=!]?)([\s\S]*?)%>|[^<]+|</g,
    (part: string, kind: string | undefined, inner: string | undefined) => {
      if (inner === undefined) return part.replaceAll(/[^\r\n]/g, ' ');
      return kind === '=' ? `$_(${inner});` : `  ${kind === '!' ? ' ' : ''}${inner}  `;
    },
  );
  // The rules look for the type of `out`, which a page does not declare.
  return `${code}\n// JspWriter out`;
}
