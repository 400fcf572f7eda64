/** Functions that call what they are given: handlers of routes, callbacks, threads. */
import type { FunctionCode } from '../code.ts';
import type { LibraryCall } from '../library.ts';
import { createFlow, fixedValue, getConstant, passOn, type Value } from '../values.ts';
import { listOpenParts, registrations, requestType, requestVariables } from './python-sources.ts';

const views = /^(?:get|post|put|patch|delete|head|options|dispatch)$/;

/** The result of a call that runs functions of the project. Undefined for any other call. */
export function callHandlers(call: LibraryCall, full: string): Value | undefined {
  const { name, className, of, given, tools } = call;
  if (name === 'as_view') return { ...fixedValue, type: `view ${className}` };
  if (full === 'getattr') return readAttribute(given);
  if (of?.callables && /^(?:get|pop|setdefault|__getitem__)$/.test(name))
    return { ...fixedValue, callables: of.callables };
  // Tasks and threads call it.
  if (of?.callables && /^(?:delay|apply_async|s|si|submit|spawn|map|send|__call__)$/.test(name))
    return tools.invoke(of, spreadTuples(call, given));
  if (/(?:^|\.)partial$/.test(full)) {
    const [called, ...bound] = given;
    const callables = called?.callables?.map((one) => ({ ...one, bound: [...(one.bound ?? []), ...bound] }));
    return { ...fixedValue, callables: callables ?? [] };
  }
  const functions = given.filter(({ callables }) => callables?.some(({ code }) => code !== undefined));
  const isRoute =
    /^(?:get|post|put|patch|delete|head|options|route|view)$/.test(name) &&
    functions.length > 0 &&
    given.some((value) => String(getConstant(value)).startsWith('/'));
  if (registrations.test(name) || isRoute) return register(call);
  // `login_required(V.as_view())`, `csrf_exempt(view)`
  const [only = fixedValue] = given;
  if (given.length === 1 && only.type.startsWith('view ')) return only;
  if (functions.length === 0) return undefined;
  const others = given.filter((value) => !functions.includes(value));
  const isEach = /^(?:map|filter|sorted|sort|imap|starmap|apply|reduce|min|max)$/.test(name);
  const passed = isEach ? others.map(tools.readElements) : spreadTuples(call, others);
  const results = functions.map((each) => tools.invoke(each, passed));
  if (name === 'map' || name === 'starmap' || name === 'imap')
    return tools.add({ type: 'list', entries: new Map(), rest: passOn(results.map(tools.flatten)) });
  if (isEach) return others[0] ?? fixedValue;
  const result = passOn(results.map(tools.flatten));
  return given.length === 1 && only.callables ? { ...result, callables: only.callables } : result;
}

/** `Thread(target=f, args=(x,))` */
function spreadTuples({ given, names, tools }: LibraryCall, others: readonly Value[]): Value[] {
  return others.flatMap((value) => {
    const name = names[given.indexOf(value)];
    const read = (): Value[] => [tools.readElements(value)];
    if (name === 'args') return tools.listElements(value) ?? read();
    return name === 'kwargs' ? [...(tools.findOnly(value)?.entries.values() ?? read())] : [value];
  });
}

/** `getattr(module, name)`: a function of the module whose name is known. */
function readAttribute([of, name]: readonly Value[]): Value | undefined {
  const known = name && getConstant(name);
  const callables = (of?.callables ?? []).flatMap((one) => {
    const { method } = one;
    if (method === undefined || typeof known !== 'string') return [];
    const full = [method.className, method.name].filter((part) => part !== '' && part !== 'new').join('.');
    return [{ ...one, method: { ...method, className: full, name: known } }];
  });
  return callables.length === 0 ? undefined : { ...fixedValue, callables };
}

/** `path('<str:name>/', view)`: the client chooses the parts of the path, and sends the request. */
function register({ name, given, createSource, tools }: LibraryCall): Value {
  const path = given.map(getConstant).find((one) => typeof one === 'string') ?? '';
  const open = listOpenParts(String(path), /^(?:re_path|url)$/.test(name));
  const source = createFlow(createSource('request'));
  const give = ({ parameters }: FunctionCode): Value[] =>
    parameters.map(({ name: own, type }, index) => {
      if (open.has(own)) return source;
      const isRequest =
        type === requestType ||
        requestVariables.test(own) ||
        (index === 0 && !open.has(own) && !/^add_(?:resource|url_rule)$/.test(name));
      return isRequest ? { ...fixedValue, type: requestType } : { ...fixedValue, type };
    });
  for (const value of given) {
    const view = /^view (.*)$/.exec(value.type)?.[1];
    if (view !== undefined) tools.invokeMethods(view, views, give);
    for (const one of value.callables ?? []) {
      if (one.code !== undefined) tools.invoke({ ...fixedValue, callables: [one] }, give(one.code));
      else if (one.method?.name === 'new') tools.invokeMethods(one.method.className, views, give);
    }
  }
  return fixedValue;
}
