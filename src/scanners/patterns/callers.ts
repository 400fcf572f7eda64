/** Finds the calls of a function within its file, so that values can be followed from one function into another. */
import type { Node } from 'web-tree-sitter';
import type { PatternGrammar } from './grammar.ts';
import { listNodeChildren, readCall } from './syntax.ts';

export interface FileCalls {
  /** The arguments that the calls in the file give to the parameter with this name node. */
  findArguments(parameter: Node, around: Node): ParameterArguments;
  /** The functions of the file that a call may mean. */
  findFunctions(call: Node): readonly Node[];
}

export interface ParameterArguments {
  values: readonly Node[];
  /** Whether code outside the file cannot call the function. */
  isPrivate: boolean;
}

/** A function with more calls is treated as one that anything can call. */
const mostCalls = 30;
const none: ParameterArguments = { values: [], isPrivate: false };

export function createFileCalls(grammar: PatternGrammar, root: Node): FileCalls {
  const groupByName = (types: Iterable<string>, readName: (node: Node) => string) =>
    Map.groupBy(
      root.descendantsOfType([...types]).flatMap((node) => node ?? []),
      readName,
    );
  const readCalledName = (node: Node) => /\w*$/.exec(readCall(grammar, node).name)?.[0] ?? '';
  let [calls, functions]: (Map<string, Node[]> | undefined)[] = [];
  const listCalls = (name: string) => {
    calls ??= groupByName(Object.keys(grammar.calls), readCalledName);
    return calls.get(name) ?? [];
  };
  const listFunctions = (name: string) => {
    functions ??= groupByName(grammar.functions, readFunctionName);
    return functions.get(name) ?? [];
  };

  return {
    findArguments(parameter, around) {
      const name = readFunctionName(around);
      const names = (around.childForFieldName('parameters')?.namedChildren ?? []).flatMap(
        (one) => one?.childrenForFieldName('name') ?? [],
      );
      const index = names.findIndex((one) => one?.id === parameter.id);
      const found = name === '' || index < 0 ? [] : listCalls(name);
      if (found.length === 0 || found.length > mostCalls) return none;
      const lists = found
        .filter((call) => isOwn(grammar, call))
        .map((call) => readCall(grammar, call).list)
        .flatMap((list) => (list === undefined ? [] : [listNodeChildren(list)]))
        .filter(({ length }) => length === names.length);
      const isPrivate = lists.length > 0 && /^(?:\w+\s+)*?private\s/.test(around.text.slice(0, 100));
      return { values: lists.flatMap((list) => list[index] ?? []), isPrivate };
    },
    findFunctions(call) {
      const { name } = readCall(grammar, call);
      return /^\w+$/.test(name) && isOwn(grammar, call) ? listFunctions(name) : [];
    },
  };
}

function readFunctionName(node: Node): string {
  return node.childForFieldName('name')?.text ?? '';
}

/** Whether the call means a function of this file or class, as far as its receiver tells. */
function isOwn(grammar: PatternGrammar, call: Node): boolean {
  const { receiver } = readCall(grammar, call);
  return receiver === undefined || grammar.ownReceiver.test(receiver.text);
}
