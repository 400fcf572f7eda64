/** Functions and operators whose result says that a value is harmless. */
import { acceptsHostile, listSources } from '../checks.ts';
import type { LibraryCall } from '../library.ts';
import { type Checks, fixedValue, getConstant, type Value } from '../values.ts';

const checking =
  /^(?:\(in\)|isdigit|isalnum|isalpha|isnumeric|isdecimal|isidentifier|startswith|endswith|fullmatch|match|search|is_safe_url|url_has_allowed_host_and_scheme|is_relative_to|validate\w*|is_valid\w*|is_safe\w*|is_allowed\w*|allowed_file|has_key)$/;

export function readChecks(call: LibraryCall): Checks | undefined {
  const { name, of, given, isDefined, isStatic } = call;
  // Functions of the project are looked into.
  if (isDefined || !checking.test(name)) return undefined;
  const [first = fixedValue, second = fixedValue] = given;
  if (name === '(in)') return checkMembership(first, call.tools.flatten(second));
  const own = of === undefined || isStatic ? [] : listSources(of);
  const all = given.flatMap(listSources);
  if (/^(?:match|search|fullmatch)$/.test(name)) {
    const isModule = isStatic || (of !== undefined && of.type === '' && given.length > 1);
    const pattern = isModule ? first : of;
    const text = isModule ? second : first;
    if (acceptsAll(String((pattern && getConstant(pattern)) ?? ''), name)) return undefined;
    // The expression may describe what is allowed, or what is not.
    const sources = listSources(text);
    return { yes: sources, no: sources };
  }
  // One letter more or less excludes nothing.
  if (/^(?:starts|ends)with$/.test(name) && String(getConstant(first) ?? '??').length < 2) return undefined;
  // What a form or a serializer says about itself is in its fields.
  if (/^(?:validate|is_valid)$/.test(name) && given.length === 0) return undefined;
  const found = [...own, ...all];
  return found.length === 0 ? undefined : { yes: found, no: [] };
}

/** `q in allowed` says something about `q`, and `".." in q` too; a key in data of a request says nothing. */
function checkMembership(one: Value, other: Value): Checks | undefined {
  const [own, others] = [listSources(one), listSources(other)];
  // What comes from the same place says nothing about itself.
  if (own.length > 0 && others.length > 0) return undefined;
  if (own.length > 0) return { yes: own, no: [] };
  const part = getConstant(one);
  // A name is the key of a table, and no part of a text that does harm.
  if (others.length === 0 || typeof part !== 'string' || /^\w*$/.test(part)) return undefined;
  return { yes: [], no: others };
}

/** Whether the expression says nothing about a text. */
function acceptsAll(pattern: string, name: string): boolean | undefined {
  if (pattern === '') return false;
  const [, flags = '', plain = ''] = /^(?:\(\?([a-zA-Z]+)\))?([\s\S]*)$/.exec(pattern) ?? [];
  const own = plain.replaceAll('(?P<', '(?<').replaceAll('\\Z', '$').replaceAll('\\A', '^');
  const start = name === 'search' ? own : `^(?:${own})`;
  return acceptsHostile(name === 'fullmatch' ? `${start}$` : start, flags);
}
