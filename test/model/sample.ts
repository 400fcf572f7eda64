/**
 * Plants mistakes that a seed draws from the sources of each room, and counts those that tests notice:
 * `npm run test:sample -- [ROOM …] [--count N] [--seed N] [--write]`. Exits 1 when a room notices a smaller share than
 * `sample.json` says; `--write` records the rooms that were run.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from '@babel/parser';
import { type Defect, plantAll, root } from './planting.ts';

interface Mistake extends Defect {
  room: string;
  what: string;
}

interface RoomRecord {
  planted: number;
  noticed: number;
  unnoticed: string[];
}

/** The rooms that are sampled when none is named. */
const rooms = ['scanners', 'service', 'settings', 'cli', 'report', 'ci', 'git'];
const recordFile = join(import.meta.dirname, 'sample.json');

/** One operator for another of the same type: what a slip of the hand would write. */
const operators: Readonly<Record<string, string>> = {
  ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' },
  ...{ '&&': '||', '||': '&&', '+': '-', '-': '+' },
};

interface Node {
  type: string;
  start: number;
  end: number;
  [member: string]: unknown;
}

/** A node's text and what stands for it in the mistake; undefined where none is made of such a node. */
function replaceNode(node: Node, text: string): string | undefined {
  const part = (each: unknown) => text.slice((each as Node).start, (each as Node).end);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const other = operators[node.operator as string];
      // A text is not subtracted.
      if (other === undefined || (node.operator === '+' && /['"`]/.test(part(node)))) return undefined;
      return `(${part(node.left)}) ${other} (${part(node.right)})`;
    }
    case 'UnaryExpression':
      return node.operator === '!' ? part(node.argument) : undefined;
    case 'BooleanLiteral':
      return node.value === true ? 'false' : 'true';
    case 'NumericLiteral':
      return String((node.value as number) + 1);
    case 'ConditionalExpression':
      return `(${part(node.test)}) ? ${part(node.alternate)} : ${part(node.consequent)}`;
    case 'IfStatement':
      return node.alternate === null || node.alternate === undefined ? '{}' : undefined;
    default:
      return undefined;
  }
}

function* listNodes(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const each of node) yield* listNodes(each);
  else if (typeof (node as Node | null)?.type === 'string') {
    // A type is not run, and a literal in one changes nothing.
    if ((node as Node).type.startsWith('TS') && !/As|Satisfies|NonNull/.test((node as Node).type)) return;
    yield node as Node;
    for (const [name, each] of Object.entries(node as Node)) if (name !== 'loc') yield* listNodes(each);
  }
}

function listMistakes(room: string): Mistake[] {
  const paths = execFileSync('git', ['ls-files', `src/${room}/*.ts`], { cwd: root, encoding: 'utf8' }).trim();
  return paths.split('\n').flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const program = parse(text, { sourceType: 'module', plugins: ['typescript'] }).program;
    return [...listNodes(program)].flatMap((node) => {
      const replacement = replaceNode(node, text);
      if (replacement === undefined) return [];
      const line = text.slice(0, node.start).split('\n').length;
      const show = (part: string) => part.replaceAll(/\s+/g, ' ').slice(0, 80);
      return {
        room,
        file: path.slice('src/'.length),
        what: `${path}:${line}: ${show(text.slice(node.start, node.end))} → ${show(replacement)}`,
        change: (whole: string) => whole.slice(0, node.start) + replacement + whole.slice(node.end),
      };
    });
  });
}

/** mulberry32: the same draw for the same seed, on every machine. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function draw(mistakes: Mistake[], count: number, seed: number): Mistake[] {
  const random = createRandom(seed);
  const rest = [...mistakes];
  return Array.from({ length: Math.min(count, rest.length) }, () => {
    const [taken] = rest.splice(Math.floor(random() * rest.length), 1);
    return taken as Mistake;
  });
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});
const recorded = JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, RoomRecord>;
for (const room of positionals.length > 0 ? positionals : rooms) {
  const mistakes = draw(listMistakes(room), Number(values.count), Number(values.seed));
  const unnoticed: string[] = [];
  await plantAll(mistakes, ({ what }, noticedBy) => {
    if (noticedBy === undefined) unnoticed.push(what);
    console.log(`${noticedBy === undefined ? 'UNNOTICED' : 'noticed  '} ${what}`);
  });
  const [planted, noticed] = [mistakes.length, mistakes.length - unnoticed.length];
  const before = recorded[room];
  const isLess = before !== undefined && noticed * before.planted < before.noticed * planted;
  console.log(
    `${room}: ${noticed} of ${planted} noticed${before ? `; ${before.noticed} of ${before.planted} before` : ''}`,
  );
  if (isLess) process.exitCode = 1;
  if (values.write) recorded[room] = { planted, noticed, unnoticed: unnoticed.sort() };
  if (values.write) writeFileSync(recordFile, `${JSON.stringify(recorded, null, 2)}\n`);
}
