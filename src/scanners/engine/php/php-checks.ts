/** Functions whose result says that a value is harmless. */
import { acceptsHostile, listSources } from '../checks.ts';
import type { LibraryCall } from '../library.ts';
import { type Checks, fixedValue, getConstant } from '../values.ts';

const checking =
  /^(?:in_array|array_key_exists|key_exists|is_numeric|is_int|is_integer|is_float|is_bool|ctype_\w+|preg_match|filter_var|array_search|checkdate|str_starts_with|hash_equals|strcmp|strcasecmp|\(equal\)|\(isset\)|\w*nonce\w*|\w*(?:is|has)_?valid\w*|validate\w*|contains|match)$/i;

export function readChecks({ name, of, given, isStatic, isDefined }: LibraryCall): Checks | undefined {
  // Functions of the project are looked into.
  if (isDefined || !checking.test(name)) return undefined;
  const [first, second] = given;
  const lower = name.toLowerCase();
  if (lower === 'preg_match' || lower === 'match') {
    if (first === undefined || second === undefined || acceptsAll(String(getConstant(first) ?? ''))) return undefined;
    // The expression may describe what is allowed, or what is not.
    const sources = listSources(second);
    return { yes: sources, no: sources };
  }
  const all = given.map(listSources);
  const own = of === undefined || isStatic ? [] : listSources(of);
  const [one = [], other = []] = all;
  // What comes from the same place says nothing about itself.
  if (all.length > 1 && one.length > 0 && other.length > 0) return undefined;
  if (lower === 'strcmp' || lower === 'strcasecmp') return { yes: [], no: [...one, ...other] };
  if (lower === 'str_starts_with' && getConstant(second ?? fixedValue) === '') return undefined;
  // A list of the request does not say what is allowed.
  if (/^(?:in_array|array_key_exists|key_exists|array_search)$/.test(lower) && one.length === 0) return undefined;
  const found = lower === '(isset)' ? all.flat() : [...one, ...other, ...own];
  return found.length === 0 ? undefined : { yes: found, no: [] };
}

/** Whether the expression says nothing about a text. */
function acceptsAll(pattern: string): boolean | undefined {
  const [, , inner = '', flags = ''] = /^\s*([^\w\s\\])([\s\S]*)\1([a-z]*)$/i.exec(pattern) ?? [];
  return inner !== '' && acceptsHostile(inner, flags.replaceAll(/[^ims]/g, ''));
}
