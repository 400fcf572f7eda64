/** The values that a call hands over: spread lists, names and the order of the parameters. */
import type { CallCode, Code, FunctionCode, Place } from './code.ts';
import type { Frame } from './frame.ts';
import { findOnly, listElements } from './heap.ts';
import { addEntity, readElements, readItem } from './objects.ts';
import { addStep, createConstant, fixedValue, markChecked, type Value } from './values.ts';

export function evaluateArguments(codes: readonly Code[], frame: Frame): Value[] {
  const values: Value[] = [];
  // A loop, because calls may nest deeply.
  for (const code of codes) {
    const value = markChecked(frame.world.evaluate(code, frame), frame.state.checked);
    if (code.kind === 'spread') values.push(...(listKnown(value, frame) ?? [readElements(value, frame)]));
    else values.push(value);
  }
  return values;
}

/** The elements of a list. Undefined if they are not known. */
export function listKnown(value: Value, { state }: Frame): Value[] | undefined {
  const only = findOnly(value, state);
  return only && listElements(only);
}

/** A function with several results gives all arguments of a call. */
export function evaluateGiven(codes: readonly Code[], frame: Frame): Value[] {
  const given = evaluateArguments(codes, frame);
  const [only] = given;
  return given.length === 1 && only?.items !== undefined ? [...only.items] : given;
}

export function passArguments(
  given: readonly Value[],
  { at, given: codes }: { at: Place; given: readonly Code[] },
  { code: { file } }: Frame,
): Value[] {
  return given.map((value, index) => addStep(value, file, codes[index]?.at ?? at));
}

/** The arguments in the order of the parameters, if some are named. */
export function arrangeArguments(
  code: FunctionCode | undefined,
  given: readonly Value[],
  names: CallCode['names'],
  frame: Frame,
): readonly Value[] {
  if (names === undefined || code === undefined || names.every((name) => name === undefined)) return given;
  const { parameters } = code;
  const arranged: (Value | undefined)[] = [];
  const others = new Map<string, Value>();
  for (const [index, value] of given.entries()) {
    const name = names[index];
    const place = name === undefined ? index : parameters.findIndex((each) => each.name === name);
    if (place >= 0) arranged[place] = value;
    else if (name !== undefined && name !== '**') others.set(name, value);
    if (name !== '**') continue;
    for (const [open, each] of parameters.entries())
      if (!each.isRest && !each.takesNames) arranged[open] ??= readItem(value, createConstant(each.name), frame);
    others.set('**', value);
  }
  const rest = parameters.findIndex(({ takesNames }) => takesNames);
  if (rest >= 0 && others.size > 0) arranged[rest] = addEntity({ type: 'dict', entries: others }, frame);
  return Array.from(arranged, (value, index) => {
    const start = parameters[index]?.value;
    return value ?? (start === undefined ? fixedValue : frame.world.evaluate(start, frame));
  });
}
