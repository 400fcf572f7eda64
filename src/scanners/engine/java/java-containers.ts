/** Java's lists, tables, holders and builders of text, whose contents are known. */
import { createList, type HeapObject, listElements, readAll, readEntry, writeEntry } from '../heap.ts';
import type { CallTools, LibraryCall } from '../library.ts';
import {
  createConstant,
  dropConstants,
  fixedValue,
  getConstant,
  getWritten,
  isFixed,
  joinTexts,
  joinValues,
  passOn,
  type Value,
} from '../values.ts';

/** Objects with one value, and with a key and a value. */
export const holders = /(?:ThreadLocal|Reference)$/;

export const entryTypes = /(?:Entry|Pair)$/;

export const builders =
  /^(?:ByteArrayOutputStream|StringBuilder|StringBuffer|StringWriter|CharArrayWriter|StringJoiner)$/;

export const lists = /(?:List|Vector|Stack|Deque|Queue|Set|^array)$/;

export const tables = /(?:Map|Properties|Hashtable|Dictionary)$/;

/** The type of a file that belongs to the program. */
export const resource = 'resource';

export function createEntry([key = fixedValue, value = fixedValue]: readonly Value[], tools: CallTools): Value {
  const entries = new Map([
    ['key', key],
    ['value', value],
  ]);
  return tools.add({ type: 'Entry', entries });
}

export function fillLists(list: Value | undefined, value: Value | undefined, tools: CallTools): void {
  if (list !== undefined && value !== undefined) tools.change(list, (entity) => ({ ...entity, rest: value }));
}

const sameContents =
  /^(?:stream|iterator|listIterator|elements|entrySet|values|keySet|toList|collect|toArray|subList|clone|parallel|sorted|distinct|limit|skip|reversed|boxed|asList|filter|peekAll)$/;

/** A call of an object whose contents are known. Undefined if it is of no such kind. */
export function callObject({ name, given, tools }: LibraryCall, of: Value): Value | undefined {
  const entities = tools.listPlain(of);
  if (entities.length === 0) return undefined;
  const values = entities.map(({ object, entity }) => {
    const change = (changed: HeapObject): void => tools.setEntity(object, changed);
    if (builders.test(entity.type)) return callBuilder(name, entity, given, of, change);
    if (holders.test(entity.type)) return callHolder(name, entity, given, tools, change);
    if (entity.type === 'Entry') {
      const [, isKey] = /^(?:get)?(?:(Key|Left|First)|Value|Right|Second)$/i.exec(name) ?? [];
      if (name === 'setValue') change(writeEntry(entity, 'value', given[0] ?? fixedValue));
      else if (!/^(?:get)?(?:Key|Left|First|Value|Right|Second)$/i.test(name)) return undefined;
      return entity.entries.get(isKey ? 'key' : 'value');
    }
    if (sameContents.test(name)) return of;
    if (tables.test(entity.type)) return callTable({ name, given, tools }, entity, change);
    const all = given.map((each) => {
      if (name === 'replaceAll') return tools.invoke(each, [readAll(entity)]);
      return /^add(?:All|Elements)$/.test(name) ? tools.flatten(each) : each;
    });
    return callList(name, entity, all, of, change);
  });
  if (!values.includes(undefined)) return joinValues(values as Value[]);
  // What a function that is not known does with it: perhaps it keeps what it gets.
  const kept = given.map((each) => tools.flatten(each)).filter((each) => !isFixed(each));
  for (const { object, entity } of kept.length === 0 ? [] : entities)
    tools.setEntity(object, { ...entity, rest: joinValues([...(entity.rest ? [entity.rest] : []), ...kept]) });
  return undefined;
}

type Change = (changed: HeapObject) => void;

function callHolder(
  name: string,
  entity: HeapObject,
  [first = fixedValue, second]: readonly Value[],
  tools: CallTools,
  change: Change,
): Value | undefined {
  const held = readAll(entity);
  const functions = [first, ...(second ? [second] : [])].filter(({ callables }) => callables !== undefined);
  const isRead = /^(?:get(?:Plain|Acquire|Opaque)?)$/.test(name);
  const written = /^(?:set|lazySet|getAndSet)/.test(name)
    ? first
    : /^(?:remove|clear)$/.test(name)
      ? createConstant(null)
      : joinValues([...(second ? [held, second] : []), ...functions.map((each) => tools.invoke(each, [held, first]))]);
  if (!isRead) change({ type: entity.type, entries: new Map([['value', written]]) });
  return name.endsWith('AndGet') ? written : held;
}

/** https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/util/Properties.html#load(java.io.Reader) */
function readProperties(text: string): Map<string, Value> {
  const lines = text.replaceAll(/\\\r?\n\s*/g, '').matchAll(/^[ \t]*(?![#!])([^\s=:]+)[ \t]*[=:\s][ \t]*(.*?)\r?$/gm);
  return new Map([...lines].map(([, key = '', value = '']) => [key, createConstant(value, 'String')]));
}

function callBuilder(
  name: string,
  entity: HeapObject,
  given: readonly Value[],
  of: Value,
  change: Change,
): Value | undefined {
  const text = entity.entries.get('text') ?? createConstant('');
  const write = (value: Value): Value => {
    change({ ...entity, entries: new Map([['text', value]]) });
    return of;
  };
  const last = given.at(-1) ?? fixedValue;
  if (/^(?:append|add|print|println|write(?:UTF|Bytes|Chars)?)$/.test(name))
    return write(joinTexts([text, given[0] ?? fixedValue]));
  if (/^(?:printf|format)$/.test(name)) return write(dropConstants(joinTexts([text, ...given])));
  if (name === 'insert' || name === 'replace')
    return write({
      ...dropConstants(joinTexts(name === 'insert' ? [last, text] : [text, last])),
      written: `${getWritten(text)}${getWritten(last)}`,
    });
  if (name === 'setLength' && getConstant(last) === 0) return write(createConstant(''));
  if (/^(?:reverse|deleteCharAt|delete|setLength|setCharAt)$/.test(name)) return write(passOn([text], 'String'));
  if (/^(?:toString|substring|getBuffer|toByteArray)$/.test(name))
    return given.length === 0 ? text : passOn([text], 'String');
  return /^(?:length|indexOf|isEmpty|charAt)$/.test(name) ? fixedValue : undefined;
}

function callTable(
  { name, given, tools }: Pick<LibraryCall, 'name' | 'given' | 'tools'>,
  entity: HeapObject,
  change: Change,
): Value | undefined {
  const [key = fixedValue, value = fixedValue] = given;
  if (
    /^(?:put|putIfAbsent|setProperty|set|add|replace|addAttribute|compute(?:IfAbsent|IfPresent)?|merge)$/.test(name)
  ) {
    const before = readEntry(entity, getConstant(key));
    const function_ = given.at(-1);
    const isComputed = /^(?:compute|merge)/.test(name) && function_ !== undefined;
    const [first, second] = name === 'merge' ? [before ?? fixedValue, value] : [key, before ?? fixedValue];
    const result = isComputed ? tools.invoke(function_, [first, second]) : value;
    // What was there may stay.
    const isKept = /^(?:merge|\w+If\w+)$/.test(name) && before !== undefined;
    const now = joinValues([result, ...(isKept ? [before] : []), ...(name === 'merge' ? [value] : [])]);
    // Its keys can be listed too.
    change(writeEntry(entity, getConstant(key), key.flows.length > 0 ? joinValues([now, passOn([key])]) : now));
    return isComputed ? now : (before ?? fixedValue);
  }
  if (name === 'replaceAll') {
    const all = readAll(entity);
    change({ ...entity, rest: joinValues([all, ...given.map((each) => tools.invoke(each, [all, all]))]) });
    return fixedValue;
  }
  if (/^(?:get|getOrDefault|getProperty|remove|getFirst)$/.test(name)) {
    const found = readEntry(entity, getConstant(key));
    // The second argument stands for what is missing.
    const { entries } = entity;
    if (name === 'remove')
      change({ ...entity, entries: new Map([...entries].filter(([each]) => each !== String(getConstant(key)))) });
    if (found === undefined || entity.rest !== undefined)
      return joinValues([found ?? createConstant(null), ...given.slice(1)]);
    return found;
  }
  if (name === 'putAll') {
    change({ ...entity, rest: joinValues([...(entity.rest ? [entity.rest] : []), passOn([tools.flatten(key)])]) });
    return fixedValue;
  }
  if (name === 'load') {
    const text = key.type === resource ? tools.readResource(key.written) : undefined;
    change(text === undefined ? { ...entity, rest: fixedValue } : { ...entity, entries: readProperties(text) });
    return fixedValue;
  }
  if (name === 'clear') change({ type: entity.type, entries: new Map() });
  return /^(?:size|isEmpty|containsKey|containsValue|clear)$/.test(name) ? fixedValue : undefined;
}

function callList(
  name: string,
  entity: HeapObject,
  given: readonly Value[],
  of: Value,
  change: Change,
): Value | undefined {
  const elements = listElements(entity);
  const [first = fixedValue, second = fixedValue] = given;
  const index = getConstant(first);
  const write = (changed: readonly Value[]): Value => {
    change(createList(entity.type, changed));
    return fixedValue;
  };
  const writeSome = (value: Value): Value => {
    change({ type: entity.type, entries: new Map(), rest: joinValues([readAll(entity), value]) });
    return fixedValue;
  };
  if (/^(?:add|addLast|push|offer|addElement|append)$/.test(name)) {
    if (given.length === 1) return elements === undefined ? writeSome(first) : write([...elements, first]);
    return elements !== undefined && typeof index === 'number'
      ? write(elements.toSpliced(index, 0, second))
      : writeSome(second);
  }
  if (name === 'addFirst') return elements === undefined ? writeSome(first) : write([first, ...elements]);
  if (/^(?:addAll|addElements)$/.test(name)) return writeSome(passOn(given));
  if (name === 'set')
    return elements !== undefined && typeof index === 'number'
      ? write(elements.with(Math.min(index, elements.length - 1), second))
      : writeSome(second);
  if (name === 'remove' && elements !== undefined && typeof index === 'number') {
    write(elements.toSpliced(index, 1));
    return elements[index] ?? fixedValue;
  }
  if (/^(?:remove|removeIf|removeAll|retainAll|replaceAll|sort)$/.test(name)) writeSome(passOn(given));
  if (name === 'clear') return write([]);
  if (/^(?:get|elementAt)$/.test(name) && typeof index === 'number' && elements !== undefined)
    return elements[index] ?? fixedValue;
  if (/^(?:getFirst|firstElement)$/.test(name) && elements !== undefined) return elements[0] ?? fixedValue;
  if (/^(?:getLast|lastElement)$/.test(name) && elements !== undefined) return elements.at(-1) ?? fixedValue;
  if (/^(?:get\w*|elementAt|next\w*|peek\w*|poll\w*|pop|element|remove|first|last)$/.test(name)) return readAll(entity);
  if (/^(?:size|isEmpty|contains|hasNext|hasMoreElements|length|indexOf)$/.test(name)) return fixedValue;
  return name === 'forEach' ? of : undefined;
}
