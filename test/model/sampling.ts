/** Draws mistakes from the sources of a room by a seed, and writes them all into a copy, each as a switch. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parse } from '@babel/parser';
import { root } from './planting.ts';

export interface Mistake {
  room: string;
  file: string;
  what: string;
  /** The text of its first line. */
  line: string;
  start: number;
  end: number;
  /** The text between `start` and `end` with the mistake in it, while `isOn` says that it is planted. */
  write(isOn: string): string;
}

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

interface Change {
  /** What the switch takes the place of. */
  place: Node;
  mistaken: string;
}

/** What a slip of the hand makes of a node; undefined where none is made of such a node. */
function changeNode(node: Node, text: string): Change | undefined {
  const part = (each: unknown) => text.slice((each as Node).start, (each as Node).end);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const other = operators[node.operator as string];
      // A text is not subtracted.
      if (other === undefined || (node.operator === '+' && /['"`]/.test(part(node)))) return undefined;
      return { place: node, mistaken: `(${part(node.left)}) ${other} (${part(node.right)})` };
    }
    case 'UnaryExpression':
      return node.operator === '!' ? { place: node, mistaken: part(node.argument) } : undefined;
    case 'BooleanLiteral':
      return { place: node, mistaken: node.value === true ? 'false' : 'true' };
    case 'NumericLiteral':
      return { place: node, mistaken: String((node.value as number) + 1) };
    case 'ConditionalExpression':
      return { place: node.test as Node, mistaken: `!(${part(node.test)})` };
    case 'IfStatement':
      // What it does is left out.
      return node.alternate ? undefined : { place: node.test as Node, mistaken: 'false' };
    default:
      return undefined;
  }
}

function* listNodes(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const each of node) yield* listNodes(each);
  else if (typeof (node as Node | null)?.type === 'string') {
    const { type, computed } = node as Node;
    // A type is not run, and a literal in one changes nothing.
    if (type.startsWith('TS') && !/As|Satisfies|NonNull/.test(type)) return;
    yield node as Node;
    for (const [name, each] of Object.entries(node as Node)) {
      // A number that names a member is no expression.
      if (name !== 'loc' && (name !== 'key' || computed === true)) yield* listNodes(each);
    }
  }
}

/** Their text is sent to browsers, where no switch is asked. */
const ofBrowsers = 'src/shared/shown/html/browser/';

function listMistakes(room: string): Mistake[] {
  const paths = execFileSync('git', ['ls-files', `src/${room}/*.ts`], { cwd: root, encoding: 'utf8' }).trim();
  return paths.split('\n').flatMap((file) => {
    if (file.startsWith(ofBrowsers)) return [];
    const text = readFileSync(join(root, file), 'utf8');
    const program = parse(text, { sourceType: 'module', plugins: ['typescript'] }).program;
    return [...listNodes(program)].flatMap((node) => {
      const change = changeNode(node, text);
      if (change === undefined) return [];
      const { mistaken, place } = change;
      const { start, end } = place;
      const lines = text.slice(0, start).split('\n');
      const line = text.split('\n')[lines.length - 1]?.trim() ?? '';
      const show = (part: string) => part.replaceAll(/\s+/g, ' ').slice(0, 80);
      return {
        ...{ room, file, line, start, end },
        what: `${file}:${lines.length}: ${show(text.slice(start, end))} → ${show(mistaken)}`,
        write: (isOn: string) => `(${isOn} ? (${mistaken}) : (${text.slice(start, end)}))`,
      };
    });
  });
}

/**
 * Those whose hashes are the lowest: a draw stays as it is where the sources do, also when a file moves. None lies
 * within another, for each has a place in the text to itself.
 */
export function drawMistakes(room: string, count: number, seed: number): Mistake[] {
  const alike = new Map<string, number>();
  const hashed = listMistakes(room).map((mistake) => {
    const name = `${basename(mistake.file)} ${mistake.line} ${mistake.what.replace(/.*?: /, '')}`;
    const before = alike.get(name) ?? 0;
    alike.set(name, before + 1);
    return { mistake, hash: createHash('sha256').update(`${seed} ${name} ${before}`).digest('hex') };
  });
  const drawn: Mistake[] = [];
  for (const { mistake } of hashed.sort((one, other) => (one.hash < other.hash ? -1 : 1))) {
    const { file, start, end } = mistake;
    const isApart = (other: Mistake) => other.file !== file || other.end <= start || end <= other.start;
    if (drawn.length < count && drawn.every(isApart)) drawn.push(mistake);
  }
  return drawn;
}

/** A mistake's switch has its place in the list as its number. */
export function writeSwitches(folder: string, mistakes: readonly Mistake[]): void {
  for (const file of new Set(mistakes.map((each) => each.file))) {
    const path = join(folder, file);
    let text = readFileSync(path, 'utf8');
    const ofFile = [...mistakes.entries()].filter(([, each]) => each.file === file);
    for (const [id, { start, end, write }] of ofFile.sort(([, one], [, other]) => other.start - one.start)) {
      text = text.slice(0, start) + write(`isPlanted(${id})`) + text.slice(end);
    }
    const [interpreter = ''] = /^#!.*\n/.exec(text) ?? [];
    const module = relative(dirname(path), join(folder, 'test/model/switches.ts'));
    writeFileSync(path, `${interpreter}import { isPlanted } from '${module}'; ${text.slice(interpreter.length)}`);
  }
}
