/**
 * Finds the variables of a syntax tree with eslint-scope, which only supports JavaScript. Decorators and type wrappers
 * are visited in addition.
 */
import type { Referencer, Scope, ScopeManager } from 'eslint-scope';
import { listKeys, type SyntaxKeys } from './syntax-keys.ts';

export type ScopeLibrary = Pick<typeof import('eslint-scope'), 'Referencer' | 'ScopeManager'>;

export type Program = Extract<Scope['block'], { type: 'Program' }>;
export type AnalyzeScopes = (program: Program) => ScopeManager;

type Class = Parameters<Referencer['visitClass']>[0];
type Property = Parameters<Referencer['visitProperty']>[0];
type Field = Parameters<Referencer['PropertyDefinition']>[0];

export function createScopes({ Referencer, ScopeManager }: ScopeLibrary, keys: SyntaxKeys): AnalyzeScopes {
  const options = {
    // A call of eval could change every variable in its scope, so nothing would be known about them.
    ignoreEval: true,
    ecmaVersion: 2030,
    // For node types that eslint-scope does not know. As `childVisitorKeys` the table would be copied for each pattern.
    fallback: (node: { type: string }) => listKeys(keys, node) as string[],
  };

  class Finder extends Referencer {
    override visitClass(node: Class): void {
      this.#visitDecorators(node);
      super.visitClass(node);
    }

    override visitProperty(node: Property): void {
      this.#visitDecorators(node);
      super.visitProperty(node);
    }

    override PropertyDefinition(node: Field): void {
      this.#visitDecorators(node);
      super.PropertyDefinition(node);
    }

    AccessorProperty(node: Field): void {
      this.PropertyDefinition(node);
    }

    #visitDecorators(node: object): void {
      const { decorators } = node as { decorators?: readonly object[] | null };
      for (const decorator of decorators ?? []) this.visit(decorator);
    }
  }

  return (program) => {
    const scopes = new ScopeManager({ ...options, sourceType: program.sourceType });
    new Finder(options, scopes).visit(program);
    return scopes;
  };
}
