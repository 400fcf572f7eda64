/** Calls of Go's packages whose result tells whether a value is harmless. */
import { acceptsHostile, listSources } from '../checks.ts';
import type { LibraryCall } from '../library.ts';
import { type Checks, getConstant } from '../values.ts';

const checking =
  /^(?:MatchString|Match|Contains|ContainsAny|ContainsRune|ContainsFunc|HasPrefix|HasSuffix|IsLocal|EqualFold|Has|Valid\w*|Check\w*|Verify\w*|Allowed\w*|Is[A-Z]\w*|Struct|Var)$/;

export function readChecks({ name, className, of, given }: LibraryCall): Checks | undefined {
  if (!checking.test(name)) return undefined;
  const lists = given.map(listSources);
  const all = lists.flat();
  if (all.length === 0) return undefined;
  const full = `${className}.${name}`;
  const isPattern = /^regexp\.(?:Regexp\.)?Match/.test(full);
  const told = full.startsWith('regexp.Regexp') ? of : given[0];
  const pattern = isPattern && told ? getConstant(told) : undefined;
  const accepts = pattern === undefined ? undefined : acceptsHostile(String(pattern).replace(/^\(\?[a-z]+\)/, ''), 's');
  const isOpen = accepts === true || !/[$^]|\\[Az]/.test(String(pattern));
  if (accepts !== undefined && isOpen) return { yes: [], no: [] };
  const isText = /^(?:strings|bytes)\./.test(full);
  const part = isText ? given.map(getConstant)[1] : undefined;
  if (isText && part === '') return undefined;
  // The end of a text says nothing about its start.
  if (name === 'HasSuffix') return { yes: [], no: [] };
  const isSearch = isText && /^Contains/.test(name);
  if (isText && lists[0]?.length === 0) return undefined;
  return { yes: isSearch && lists[1]?.length === 0 ? [] : all, no: isSearch || isPattern ? all : [] };
}
