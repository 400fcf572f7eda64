/** `changed` and `changed-lines`: of this scan's findings, those in files or lines that the pull request changes. */
import { inChangedFile, onChangedLine } from '../changes.ts';
import { narrowed, type ScopeKind } from './scope.ts';

export const changed: ScopeKind = ({ changes }) =>
  narrowed('in changed files', (finding) => (changes === undefined ? 'unknown' : inChangedFile(finding, changes)));

export const changedLines: ScopeKind = ({ changes }) =>
  narrowed('on changed lines', (finding) => (changes === undefined ? 'unknown' : onChangedLine(finding, changes)));
