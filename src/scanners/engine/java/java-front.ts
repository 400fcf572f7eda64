/** Java, and the Java code in server pages. */
import type { DecodedCode, LanguageFront } from '../front.ts';
import { readJavaFile } from './java-code.ts';
import { javaLibrary } from './java-library.ts';
import { mayReadRequest } from './java-sources.ts';

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
  readFile: readJavaFile,
};

function isProperties(path: string): boolean {
  return path.endsWith('.properties');
}

/** Java decodes these before it reads anything else: https://docs.oracle.com/javase/specs/jls/se21/html/jls-3.html#jls-3.3 */
function decodeEscapes(text: string): DecodedCode {
  const escapes = [...text.matchAll(/(?<!\\)(?:\\\\)*\\(u+([\da-f]{4}))/gi)];
  if (escapes.length === 0) return { code: text };
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
  return { code: `${pieces.join('')}${text.slice(written)}`, toWritten };
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
