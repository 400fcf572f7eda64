/** Calls whose result says that a value is harmless. */
import { acceptsHostile, listSources } from '../checks.ts';
import type { LibraryCall } from '../library.ts';
import { type Checks, getConstant } from '../values.ts';

const checking =
  /^(?:contains|containsKey|matches|isNumeric|isAlphanumeric|isDigits|isValid\w*|validate\w*|check\w*|verify\w*|startsWith)$/;

const notChecking = /^check(?:Not\w*|Null|State|Index|ElementIndex|PositionIndex|Argument)$|Later$/;

export function readChecks({ name, of, given }: LibraryCall): Checks | undefined {
  if (!checking.test(name) || notChecking.test(name)) return undefined;
  const own = of === undefined ? [] : listSources(of);
  const others = given.flatMap(listSources);
  if (own.length + others.length === 0 || own.some((source) => others.includes(source))) return undefined;
  const [constant] = given.map(getConstant);
  const isOpen = name === 'matches' ? acceptsHostile(`^(?:${constant})$`, 's') : constant === '';
  if (own.length > 0 && constant !== undefined && isOpen) return undefined;
  // A text may be searched for what is allowed, or for what is not.
  const isText = own.length > 0 && /^(?:contains|matches|startsWith)$/.test(name);
  return { yes: [...own, ...others], no: isText ? own : [] };
}
