/** `changed` and `changed-lines`: of this scan's findings, those in files or lines that the pull request changes. */
import { inChangedFile, onChangedLine } from '../changes.ts';
import { narrowed, type ScopeKind } from './scope.ts';

export const changed: ScopeKind = ({ changes }) =>
  narrowed('in changed files', (finding) => (changes === undefined ? 'yes' : inChangedFile(finding, changes)));

export const changedLines: ScopeKind = ({ changes }) =>
  narrowed('on changed lines', (finding) => (changes === undefined ? 'yes' : onChangedLine(finding, changes)));
