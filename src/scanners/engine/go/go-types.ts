/** Names of types and packages in Go code, in full. */
import type { Node } from 'web-tree-sitter';
import { listNodeChildren } from '../../patterns/syntax.ts';

/** Packages that code without an import means, for fragments that leave their imports out. */
const usualPackages = new Map(
  `
    os/exec net/http database/sql html/template path/filepath net/url encoding/json io/ioutil fmt os io strings
    strconv bytes bufio path regexp html flag net log errors crypto/md5 crypto/sha1 crypto/des crypto/rc4 crypto/tls
    crypto/sha256 crypto/aes syscall github.com/gin-gonic/gin github.com/labstack/echo github.com/gofiber/fiber
    github.com/gorilla/mux github.com/gorilla/sessions github.com/go-chi/chi github.com/julienschmidt/httprouter
    golang.org/x/crypto/ssh
  `
    .trim()
    .split(/\s+/)
    .map((path) => [getPackageName(path), path]),
);

/** The name of a package by which code calls it: https://go.dev/ref/mod#major-version-suffixes */
export function getPackageName(path: string): string {
  const parts = path.replace(/\/v\d+$/, '').split('/');
  const last = (parts.at(-1) ?? '').replace(/\.v\d+$/, '');
  return last.replace(/^go-|[.-]go$/g, '').replace(/^.*[.-]/, '') || last;
}

/** What the names in a file mean. */
export interface TypeNames {
  /** The folder of the file, which is its package. */
  folder: string;
  imports: ReadonlyMap<string, string>;
  /** Remembers a type without a name under one that the file does not have. */
  noteStruct?(node: Node, name: string): void;
}

const basicTypes = /^(?:u?int(?:8|16|32|64)?|uintptr|float(?:32|64)|complex(?:64|128)|bool|byte|rune|error)$/;

export function findPackagePath(name: string, { imports }: TypeNames): string | undefined {
  return imports.get(name) ?? usualPackages.get(name);
}

/** The type as one name: `String`, `[]` before elements, a package before a name, no pointers. Empty: any type. */
export function readTypeName(node: Node | null, names: TypeNames): string {
  if (node === null) return '';
  const [first] = listNodeChildren(node);
  switch (node.type) {
    case 'type_identifier':
    case 'identifier':
      if (node.text === 'string') return 'String';
      if (node.text === 'any') return '';
      return basicTypes.test(node.text) ? node.text : `${names.folder}.${node.text}`;
    case 'qualified_type':
    case 'selector_expression': {
      const [path, name] = node.text.split('.');
      return `${findPackagePath(path ?? '', names) ?? path}.${name}`;
    }
    case 'pointer_type':
    case 'unary_expression':
    case 'parenthesized_type':
    case 'parenthesized_expression':
    case 'generic_type':
      return readTypeName(first ?? null, names);
    case 'slice_type':
    case 'array_type':
    case 'implicit_length_array_type': {
      const element = readTypeName(node.childForFieldName('element'), names);
      return element === 'byte' || element === 'rune' ? 'String' : `[]${element}`;
    }
    case 'channel_type':
    case 'map_type':
      return `map[]${readTypeName(node.childForFieldName('value'), names)}`;
    case 'struct_type': {
      const name = `${names.folder}.struct${node.startIndex}`;
      names.noteStruct?.(node, name);
      return name;
    }
    default:
      return '';
  }
}

export function getElementType(type: string): string {
  if (/^net\/url\.Values$|^net\/http\.(?:Request )?Header$/.test(type)) return '[]String';
  return /^(?:map)?\[\](.*)$/s.exec(type)?.[1] ?? '';
}

const numbers =
  /^(?:(?:map)?\[\])*(?:u?int(?:8|16|32|64)?|uintptr|float(?:32|64)|complex(?:64|128)|bool|byte|rune|error|time\.(?:Time|Duration|Month|Weekday)|github\.com\/(?:google|gofrs|satori)\/\S*uuid\S*\.UUID|math\/big\.(?:Int|Float))$/;

/** Whether values of the type cannot be text that does harm. */
export function isNumberType(type: string): boolean {
  return numbers.test(type);
}
