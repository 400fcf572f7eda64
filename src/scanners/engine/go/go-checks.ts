/** Calls of Go's packages whose result tells whether a value is harmless. */
import type { LibraryCall } from '../library.ts';
import { type Checks, getConstant } from '../values.ts';

const checking =
  /^(?:MatchString|Match|Contains|ContainsAny|ContainsRune|ContainsFunc|HasPrefix|HasSuffix|IsLocal|EqualFold|Has|Valid\w*|Check\w*|Verify\w*|Allowed\w*|Is[A-Z]\w*|Struct|Var)$/;

/** A text that no useful check accepts. */
const hostile = `../../a'";<script>$(x)|\n`;

export function readChecks({ name, className, of, given }: LibraryCall): Checks | undefined {
  if (!checking.test(name)) return undefined;
  const lists = given.map(({ flows }) => flows.map(({ source }) => source));
  const all = lists.flat();
  if (all.length === 0) return undefined;
  const full = `${className}.${name}`;
  const isPattern = /^regexp\.(?:Regexp\.)?Match/.test(full);
  const told = full.startsWith('regexp.Regexp') ? of : given[0];
  const pattern = isPattern && told ? getConstant(told) : undefined;
  if (isPattern && typeof pattern === 'string' && accepts(pattern)) return { yes: [], no: [] };
  const isText = /^(?:strings|bytes)\./.test(full);
  const part = isText ? given.map(getConstant)[1] : undefined;
  if (isText && part === '') return undefined;
  // The end of a text says nothing about its start.
  if (name === 'HasSuffix') return { yes: [], no: [] };
  const isSearch = isText && /^Contains/.test(name);
  if (isText && lists[0]?.length === 0) return undefined;
  return { yes: isSearch && lists[1]?.length === 0 ? [] : all, no: isSearch || isPattern ? all : [] };
}

function accepts(pattern: string): boolean {
  try {
    return new RegExp(pattern.replace(/^\(\?[a-z]+\)/, ''), 's').test(hostile) || !/[$^]|\\[Az]/.test(pattern);
  } catch {
    return false;
  }
}
