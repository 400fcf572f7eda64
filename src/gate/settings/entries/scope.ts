/** Which findings can block, and which files must be covered. */
import { type Scope, scopes } from '../../policy/policy.ts';
import { untouchedWords } from '../../policy/scopes/scope.ts';
import { uncoveredWords } from '../../policy/uncovered.ts';
import { createWordFacts } from '../forms.ts';
import { defineSetting } from '../setting.ts';

export const scope = defineSetting(
  {
    name: 'scope',
    group: 'Policy',
    brief: 'auto, scan, repository, changed, changed-lines or new',
    description:
      'Which findings can block. auto: on a pull request only what makes things worse, elsewhere like scan. scan: all findings of the scan. repository: also every other open finding of the repository. changed, changed-lines: those in files or lines that the pull request changes. new: those that are not in the baseline.',
    example: 'scan',
    default: 'auto',
    policy: true,
    ...createWordFacts(scopes),
  },
  { isStricter: (other, base) => includedScopes[other].includes(base) },
);

export const untouched = defineSetting(
  {
    name: 'untouched',
    entrances: [],
    group: 'Policy',
    brief: 'Findings a pull request cannot have caused: note or block',
    description:
      'Dependency, secret and configuration findings that the pull request cannot have caused, with scope: auto, a complete diff and no scan of the base. note: they do not block here; the default branch and max-age catch them. block: they count like others.',
    example: 'block',
    default: 'note',
    policy: true,
    ...createWordFacts(untouchedWords),
  },
  { isStricter: (other) => other === 'block' },
);

/**
 * The scopes that each scope fully includes. `auto`, `changed` and `new` measure different things; scopes that cannot
 * be compared do not include each other.
 */
const includedScopes: Readonly<Record<Scope, readonly Scope[]>> = {
  repository: ['scan', 'auto', 'changed', 'changed-lines', 'new'],
  scan: ['auto', 'changed', 'changed-lines', 'new'],
  changed: ['changed-lines'],
  'changed-lines': [],
  auto: [],
  new: [],
};

const strictestFirst = ['inconclusive', 'auto', 'note'];

export const uncovered = defineSetting(
  {
    name: 'uncovered',
    group: 'Policy',
    brief: 'Files no scanner covers: auto, inconclusive or note',
    description:
      'Source files that no scanner covers, in the change, otherwise in the whole commit. auto: the run cannot pass if they are more than half. inconclusive: it cannot pass if there is any. note: they are only counted.',
    example: 'note',
    default: 'auto',
    policy: true,
    ...createWordFacts(uncoveredWords),
  },
  { isStricter: (other, base) => strictestFirst.indexOf(other) < strictestFirst.indexOf(base) },
);
