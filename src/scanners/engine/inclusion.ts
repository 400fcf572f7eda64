/** Runs the code of another file as if it stood here. */
import type { Code, FunctionCode } from './code.ts';
import { type Frame, followEach } from './frame.ts';
import { runBody } from './functions.ts';
import { getFromLayer, listChangedKeys } from './layers.ts';
import { setVariable } from './objects.ts';
import { dropConstants, fixedValue, getWritten, isFixed, joinValues, unknownValue, type Value } from './values.ts';

/** The included code sees the variables of the code that includes it, and what it returns is the result. */
export function evaluateInclusion({ path }: Code & { kind: 'include' }, frame: Frame): Value {
  const value = frame.world.evaluate(path, frame);
  if (!isFixed(value) || frame.depth >= frame.run.limits.depth) return includeUnknown(frame);
  const paths = value.constants?.map(String) ?? [getWritten(value)];
  const codes = paths.flatMap((each) => {
    const file = frame.world.project.findIncluded(each, frame.code.file);
    const code = file?.functions.find(({ isPage }) => isPage);
    return code === undefined || frame.run.stack.get(code) ? [] : [code];
  });
  if (codes.length === 0) return includeUnknown(frame);
  return followEach(codes, frame, (code) => include(code, frame));
}

/** Code that is not in the tree may change all variables. */
function includeUnknown({ state }: Frame): Value {
  for (const name of listChangedKeys(state.variables, undefined)) {
    const value = getFromLayer(state.variables, name);
    if (value?.constants !== undefined) setVariable(state, name, dropConstants(value));
  }
  return unknownValue;
}

function include(code: FunctionCode, frame: Frame): Value {
  if (code.body === undefined) return unknownValue;
  const watched = frame.world.watch(code.file);
  const inner: Frame = { ...frame, code, depth: frame.depth + 1, watched, results: [], exits: [] };
  runBody(code.body, inner);
  frame.state = inner.state;
  return inner.results.length === 0 ? fixedValue : joinValues(inner.results);
}
