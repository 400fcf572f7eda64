import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from '@babel/parser';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const limits = { parameters: 3 };

/** Sources that people write; what only declares foreign types, and what is generated, is not measured. */
const paths = ['src', 'scripts']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'));
const isWritten = (text: string) => !/^\/\*\*.*Made by `npm run generate`/.test(text);
const texts = new Map(
  paths.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const).filter(([, text]) => isWritten(text)),
);

interface Node {
  type: string;
  loc: { start: { line: number } };
  params?: Node[];
}

interface Measured {
  where: string;
  parameters: number;
}

/** Every function, whatever it is written as; a `this` that is declared for its type is no parameter. */
function functionsOf(path: string, text: string): Measured[] {
  const found: Measured[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each);
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as Node;
    if (
      /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ObjectMethod|ClassMethod)$/.test(node.type)
    ) {
      found.push({ where: `${path}:${node.loc.start.line}`, parameters: node.params?.length ?? 0 });
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'loc') visit(child);
  };
  visit(parse(text, { sourceType: 'module', plugins: ['typescript'] }).program);
  return found;
}

const functions = [...texts].flatMap(([path, text]) => functionsOf(path, text));

describe('the sources', () => {
  it('are measured at all', () => expect(functions.length).toBeGreaterThan(1000));

  it(`have functions of at most ${limits.parameters} parameters`, () => {
    const wide = functions.filter(({ parameters }) => parameters > limits.parameters);
    expect(wide.map(({ where, parameters }) => `${where} has ${parameters} parameters`)).toEqual([]);
  });

  it('begin with one sentence that says the file’s job', () => {
    const mute = [...texts].filter(([, text]) => !/^(?:#!.*\n)?\/\*\*[^*]/.test(text));
    expect(mute.map(([path]) => path)).toEqual([]);
  });

  it('lie in folders: the entries, the session, the story, errors, prose and the clock alone stand in the root', () => {
    const inRoot = paths.filter((path) => dirname(path) === 'src').map((path) => basename(path, '.ts'));
    expect(inRoot.toSorted()).toEqual([
      'action',
      'bundle',
      'cli',
      'clock',
      'embedded-action',
      'errors',
      'gate',
      'prose',
      'session',
    ]);
  });

  it('lie in folders instead of sharing a prefix', () => {
    const families = Map.groupBy(
      paths.filter((path) => path.startsWith('src/')),
      (path) => join(dirname(path), /^[a-z]+/.exec(basename(path))?.[0] ?? ''),
    );
    const large = [...families.values()].filter((family) => family.length > 3);
    expect(large).toEqual([]);
  });
});
