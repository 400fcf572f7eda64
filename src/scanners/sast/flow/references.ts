/** Collects all uses of a variable in a file once, because some variables are used thousands of times. */
import type { Variable } from 'eslint-scope';
import { computeOnce } from '../program/source.ts';
import type { Flow } from './facts.ts';
import { findOuter, getKey, type Syntax, type SyntaxOf, unwrap } from './syntax.ts';

type Member = SyntaxOf<'MemberExpression'>;

interface WrittenPart {
  /** Name of the property. `*` when it is only known at run time. */
  key: string;
  place: SyntaxOf<'AssignmentExpression'>;
}

interface References {
  /** `name.key`, in the order of the references. */
  members: readonly Member[];
  /** `name.key = …` */
  written: readonly WrittenPart[];
  writtenByKey: ReadonlyMap<string, readonly WrittenPart[]>;
  /** Each `name.prototype`. */
  prototypes: readonly Member[];
  /** Values that are assigned to the name itself, except literals. */
  values: readonly Syntax[];
  /** Whether it is assigned anywhere else than at its declaration. */
  isReassigned: boolean;
}

/** Collected once for each variable. */
export function findReferences({ source }: Pick<Flow, 'source'>, variable: Variable): References {
  return computeOnce(source, collectReferences, variable);
}

function collectReferences({ references }: Variable): References {
  const members = references.flatMap(({ identifier }) => getMember(identifier as Syntax) ?? []);
  const written = members.flatMap((member): WrittenPart[] => {
    const { parent: assignment } = findOuter(member);
    return assignment?.type === 'AssignmentExpression' && assignment.left === member
      ? [{ key: getKey(member), place: assignment }]
      : [];
  });
  const values = references.flatMap(({ writeExpr }) => (writeExpr == null ? [] : (writeExpr as Syntax)));
  return {
    members,
    written,
    writtenByKey: Map.groupBy(written, ({ key }) => key),
    prototypes: members.filter((member) => getKey(member) === 'prototype'),
    values: values.filter((value) => unwrap(value).type !== 'Literal'),
    isReassigned: references.some((reference) => reference.isWrite() && reference.init !== true),
  };
}

function getMember(name: Syntax): Member | undefined {
  const { parent } = findOuter(name);
  return parent?.type === 'MemberExpression' && unwrap(parent.object) === name ? parent : undefined;
}

/** Assignments to the property, or to one that may be the same. */
export function listPropertyWrites(
  flow: Pick<Flow, 'source'>,
  variable: Variable,
  key: string,
): readonly WrittenPart[] {
  const { written, writtenByKey } = findReferences(flow, variable);
  if (key === '*') return written;
  if (!writtenByKey.has('*')) return writtenByKey.get(key) ?? [];
  return written.filter((part) => part.key === key || part.key === '*');
}
