/** The child properties of each node type, in the order of the text. */

export type SyntaxKeys = Readonly<Record<string, readonly string[]>>;

/** ESTree nodes that Babel's own trees do not have, or have with other children. */
const estree: SyntaxKeys = {
  AccessorProperty: ['decorators', 'typeAnnotation', 'value', 'key'],
  ChainExpression: ['expression'],
  ExportAllDeclaration: ['exported', 'source', 'attributes'],
  ImportExpression: ['source', 'options'],
  Literal: [],
  MethodDefinition: ['decorators', 'key', 'value'],
  PrivateIdentifier: [],
  Property: ['decorators', 'key', 'value'],
  PropertyDefinition: ['decorators', 'typeAnnotation', 'key', 'value'],
};

/** `babelKeys`: the `VISITOR_KEYS` of `@babel/types`. */
export function mergeSyntaxKeys(babelKeys: SyntaxKeys): SyntaxKeys {
  return { ...babelKeys, ...estree };
}

/** The keys of a node, also for unknown node types. */
export function listKeys(keys: SyntaxKeys, node: { type: string }): readonly string[] {
  return keys[node.type] ?? Object.keys(node).filter((key) => key !== 'parent' && !key.endsWith('Comments'));
}
