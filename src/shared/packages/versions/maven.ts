/** Orders Maven's versions, as its class ComparableVersion defines. */

type Item =
  | { kind: 'number'; value: bigint }
  | { kind: 'text'; value: string }
  | { kind: 'mixed'; text: string; number: bigint }
  | { kind: 'list'; items: Item[] };
type List = Extract<Item, { kind: 'list' }>;

const qualifiers = ['alpha', 'beta', 'milestone', 'rc', 'snapshot', '', 'sp'];
const released = new Set(['ga', 'final', 'release']);
const shortForms: Readonly<Record<string, string>> = { a: 'alpha', b: 'beta', m: 'milestone' };

export function compareMaven(a: string, b: string): number | undefined {
  // Letters, digits and the usual separators. Other text is a property or a range.
  if (![a, b].every((version) => /^[\w.+~-]+$/.test(version))) return undefined;
  return compareItems(parseMavenVersion(a), parseMavenVersion(b));
}

function parseMavenVersion(version: string): List {
  const root: List = { kind: 'list', items: [] };
  const lists = [root];
  let list = root;
  const openList = () => {
    const inner: List = { kind: 'list', items: [] };
    list.items.push(inner);
    lists.push(inner);
    list = inner;
  };
  const text = version.toLowerCase();
  let [start, isDigit, isMixed] = [0, false, false];
  const addItem = (end: number) => {
    list.items.push(end === start ? createNumber('0') : parseItem(text.slice(start, end), isDigit, isMixed));
    isMixed = false;
    start = end + 1;
  };
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '.') addItem(index);
    else if (character === '-') {
      // `X-1` equals `X1`.
      if (index > start && !isDigit && /\d/.test(text.charAt(index + 1))) {
        isMixed = true;
        continue;
      }
      addItem(index);
      openList();
    } else if (/\d/.test(character)) {
      if (!isDigit && index > start) {
        isMixed = true;
        if (list.items.length > 0) openList();
      }
      isDigit = true;
    } else {
      if (isDigit && index > start) {
        addItem(index);
        start = index;
        openList();
      }
      isDigit = false;
    }
  }
  if (text.length > start) {
    if (!isDigit && list.items.length > 0) openList();
    addItem(text.length);
  }
  for (const one of lists.reverse()) dropNullItems(one.items);
  return root;
}

function createNumber(digits: string): Item {
  return { kind: 'number', value: BigInt(digits) };
}

function parseItem(text: string, isDigit: boolean, isMixed: boolean): Item {
  if (!isMixed) return isDigit ? createNumber(text) : { kind: 'text', value: normalizeQualifier(text) };
  const [, letters = '', digits = '0'] = /^(\D*)(\d*)/.exec(text.replaceAll('-', '')) ?? [];
  return { kind: 'mixed', text: normalizeQualifier(shortForms[letters] ?? letters), number: BigInt(digits || '0') };
}

function normalizeQualifier(text: string): string {
  return text === 'cr' ? 'rc' : text;
}

/** Zeros and empty lists are dropped when a text, or nothing, follows. */
function dropNullItems(items: Item[]): void {
  for (let index = items.length - 1; index >= 0; index -= 1) {
    const item = items[index];
    const next = items[index + 1];
    if (item === undefined || !isNull(item)) continue;
    const after = next?.kind === 'list' ? next.items[0] : undefined;
    if (next === undefined || next.kind === 'text' || after?.kind === 'mixed' || after?.kind === 'text')
      items.splice(index, 1);
  }
}

function isNull(item: Item): boolean {
  if (item.kind === 'number') return item.value === 0n;
  if (item.kind === 'text') return item.value === '';
  return item.kind === 'list' && item.items.length === 0;
}

/** The order of items of different kinds. A mixed item and a text are first compared by their texts. */
const ranks = { text: 0, mixed: 0, list: 1, number: 2 } as const;

function compareItems(a: Item, b: Item | undefined): number {
  if (b === undefined) return compareToNothing(a);
  if (ranks[a.kind] !== ranks[b.kind]) return ranks[a.kind] - ranks[b.kind];
  if (a.kind === 'number' && b.kind === 'number') return compareValues(a.value, b.value);
  if (a.kind === 'list' && b.kind === 'list') {
    for (let index = 0; index < Math.max(a.items.length, b.items.length); index += 1) {
      const [first, second] = [a.items[index], b.items[index]];
      const result = first === undefined ? -(second ? compareToNothing(second) : 0) : compareItems(first, second);
      if (result !== 0) return result;
    }
    return 0;
  }
  const [first, second] = [readParts(a), readParts(b)];
  return (
    compareValues(rankQualifier(first.text), rankQualifier(second.text)) || compareValues(first.number, second.number)
  );
}

function readParts(item: Item): { text: string; number: bigint } {
  if (item.kind === 'mixed') return item;
  return { text: item.kind === 'text' ? item.value : '', number: -1n };
}

function compareToNothing(item: Item): number {
  if (item.kind === 'number') return item.value === 0n ? 0 : 1;
  if (item.kind !== 'list') return compareValues(rankQualifier(readParts(item).text), rankQualifier(''));
  return item.items.map(compareToNothing).find((result) => result !== 0) ?? 0;
}

/** Unknown texts come after the known ones, in alphabetical order. All are compared as strings. */
function rankQualifier(text: string): string {
  if (released.has(text)) return rankQualifier('');
  const index = qualifiers.indexOf(text);
  return index < 0 ? `${qualifiers.length}-${text}` : String(index);
}

function compareValues<T extends bigint | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
