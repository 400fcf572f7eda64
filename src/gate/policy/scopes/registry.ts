/** The list of scopes. */
import type { Scope } from '../policy.ts';
import { auto } from './auto.ts';
import { notInBaseline } from './baseline.ts';
import { changed, changedLines } from './changed.ts';
import { repository } from './repository.ts';
import { scan } from './scan.ts';
import type { ScopeKind } from './scope.ts';

export const scopeKinds: Readonly<Record<Scope, ScopeKind>> = {
  auto,
  scan,
  repository,
  changed,
  'changed-lines': changedLines,
  new: notInBaseline,
};
