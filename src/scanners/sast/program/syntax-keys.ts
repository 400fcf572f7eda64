/** Which parts of a node hold other nodes, in the order of the text. */

export type SyntaxKeys = Readonly<Record<string, readonly string[]>>;

/** Nodes of ESTree that Babel's own trees do not have, or have with other parts. */
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

/** The keys of a node, also if no table has its type. */
export function listKeys(keys: SyntaxKeys, node: { type: string }): readonly string[] {
  return keys[node.type] ?? Object.keys(node).filter((key) => key !== 'parent' && !key.endsWith('Comments'));
}
