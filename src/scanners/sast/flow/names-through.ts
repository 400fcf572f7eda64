/** Resolves names that other files re-export: `./shell.run` is `child_process.exec` if that file says so. */
import { exportsOf } from './exports.ts';
import type { Flow } from './facts.ts';
import type { Names } from './names.ts';
import { keyOf, type Syntax, unwrapped } from './syntax.ts';

export function nameThrough(flow: Flow, names: Names): Names {
  const known = new Map<Syntax, string | undefined>();
  const qualified: Names['qualified'] = (node) => {
    const written = names.written(node);
    if (written?.startsWith('.') !== true) return written;
    const inner = unwrapped(node);
    if (known.has(inner)) {
      flow.bounds.repeat(inner);
      return known.get(inner);
    }
    known.set(inner, written);
    const name = flow.bounds.note(inner, () => elsewhere(flow, inner)) ?? written;
    known.set(inner, name);
    return name;
  };
  return { ...names, qualified };
}

function elsewhere(flow: Flow, node: Syntax): string | undefined {
  const entity = flow.entityOf(node);
  if (entity?.kind === 'value') return entity.node === node ? undefined : entity.flow.names.qualified(entity.node);
  if (entity?.kind === 'module') {
    const [whole] = exportsOf(entity.flow.source).whole;
    return whole === undefined ? undefined : entity.flow.names.qualified(whole);
  }
  if (entity !== undefined) return undefined;
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    const callee = elsewhere(flow, unwrapped(node.callee));
    return callee === undefined ? undefined : `${callee}()`;
  }
  const object = node.type === 'MemberExpression' ? elsewhere(flow, unwrapped(node.object)) : undefined;
  return object === undefined ? undefined : `${object}.${keyOf(node)}`;
}
