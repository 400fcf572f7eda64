/** Texts that are built from the parts of a format: nearly right, which reaches further into a reader than noise does. */
import fc from 'fast-check';
import { anySign } from '../any-sign.ts';
import { oddTexts } from './mutate.ts';

/** Any text: mostly from the parts that are given, sometimes odd, sometimes noise. */
export function textOf(parts: readonly string[], { maxParts = 20, separator = '' } = {}): fc.Arbitrary<string> {
  const part = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...parts) },
    { weight: 2, arbitrary: fc.constantFrom(...oddTexts) },
    { weight: 1, arbitrary: fc.string({ unit: anySign, maxLength: 12 }) },
  );
  return fc.array(part, { maxLength: maxParts }).map((made) => made.join(separator));
}

/** JSON as lists of pairs, so that a key can stand in an object twice. */
type Node = string | { items: Node[] } | { pairs: [key: string, value: Node][] };

function nodeOf(value: unknown): Node {
  if (Array.isArray(value)) return { items: value.map(nodeOf) };
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return { pairs: Object.entries(value).map(([key, each]) => [key, nodeOf(each)]) };
}

function textOfNode(node: Node): string {
  if (typeof node === 'string') return node;
  if ('items' in node) return `[${node.items.map(textOfNode).join(',')}]`;
  return `{${node.pairs.map(([key, value]) => `${JSON.stringify(key)}:${textOfNode(value)}`).join(',')}}`;
}

/** Every place that holds a value. */
function* placesIn(node: Node): Generator<{ holder: Exclude<Node, string>; index: number }> {
  if (typeof node === 'string') return;
  const children = 'items' in node ? node.items : node.pairs.map(([, value]) => value);
  for (const [index, child] of children.entries()) {
    yield { holder: node, index };
    yield* placesIn(child);
  }
}

const oddValues: readonly string[] = [
  ...[
    'null',
    'true',
    'false',
    '0',
    '-1',
    '1.5',
    '1e400',
    '-1e400',
    '9007199254740993',
    '[]',
    '{}',
    '[[]]',
    '[null]',
    '""',
    '" "',
  ],
  ...[
    '"a"',
    '"__proto__"',
    '"HIGH"',
    '"high"',
    '"COMPLETED"',
    '"OPEN"',
    '"SAST"',
    '"CWE-79"',
    '"2026-06-01T10:00:00Z"',
    '"error"',
  ],
  ...[
    '"..\\/..\\/etc"',
    '"file:\\/\\/\\/etc\\/passwd"',
    '"\\ud800"',
    '"\\u0000"',
    '"<script>"',
    '"::error::x"',
    '{"__proto__":{"a":1}}',
  ],
  ...[
    '{"text":"x"}',
    '{"index":-1}',
    '{"index":99999999}',
    '[{"id":"x"}]',
    '"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"',
    '1',
    '"1"',
    '100',
  ],
];
const oddKeys = [
  '__proto__',
  'constructor',
  'toString',
  '',
  'length',
  'Critical',
  'id',
  'status',
  'text',
  'data',
  'success',
] as const;

const edits = ['replace', 'remove', 'rename', 'twice', 'wrap', 'repeat'] as const;
interface Edit {
  kind: (typeof edits)[number];
  place: number;
  value: string;
  key: string;
}

function edited(root: Node, { kind, place, value, key }: Edit): void {
  const places = [...placesIn(root)];
  const found = places[place % Math.max(1, places.length)];
  if (found === undefined) return;
  const { holder, index } = found;
  const list: unknown[] = 'items' in holder ? holder.items : holder.pairs;
  const at = 'items' in holder ? undefined : holder.pairs[index];
  const old = 'items' in holder ? (holder.items[index] as Node) : (at?.[1] as Node);
  const set = (next: Node) => {
    if ('items' in holder) holder.items[index] = next;
    else if (at !== undefined) holder.pairs[index] = [at[0], next];
  };
  if (kind === 'replace') set(value);
  else if (kind === 'remove') list.splice(index, 1);
  else if (kind === 'wrap') set({ items: [old] });
  else if (kind === 'repeat') for (let left = place % 6; left > 0; left--) list.push(list[index]);
  else if (kind === 'rename' && at !== undefined) at[0] = key;
  else if (kind === 'twice' && at !== undefined) list.push([at[0], value]);
}

/** The samples with values, keys and places changed; those that are no JSON are left out. */
export function jsonLike(samples: readonly string[], words: readonly string[] = []): fc.Arbitrary<string> {
  const parsed = samples.flatMap((sample) => {
    try {
      return [JSON.parse(sample) as unknown];
    } catch {
      return [];
    }
  });
  const edit = fc.record<Edit>({
    kind: fc.constantFrom(...edits),
    place: fc.nat(),
    value: fc.oneof(
      fc.constantFrom(...oddValues, ...words.map((word) => JSON.stringify(word))),
      fc.json({ maxDepth: 2 }),
    ),
    key: fc.constantFrom(...oddKeys, ...words),
  });
  return fc.tuple(fc.nat(parsed.length - 1), fc.array(edit, { minLength: 1, maxLength: 4 })).map(([which, made]) => {
    const root: Node = { items: [nodeOf(parsed[which])] };
    for (const each of made) edited(root, each);
    return root.items.map(textOfNode).join(',');
  });
}
