/** `scope`: which findings can block. */
import { type Scope, scopes } from '../../policy/policy.ts';
import { untouchedWords } from '../../policy/words.ts';
import { wordForm } from '../forms.ts';
import { setting } from '../setting.ts';
import { stricterOf } from '../stricter.ts';
import { word } from '../values.ts';

export const scope = setting(
  {
    name: 'scope',
    group: 'Policy',
    description:
      'Which findings can block. scan: all that the scan found. repository: those, and every open one of the repository. changed, changed-lines: those in files or lines that the pull request changes. new: those that the baseline does not hold. auto: on a pull request what makes things worse, elsewhere as scan.',
    placeholder: scopes.join('|'),
    example: 'scan',
    default: 'auto',
    policy: true,
    read: word(scopes),
    file: { form: wordForm(scopes) },
  },
  {
    stricter: (base, other) =>
      stricterOf(base, other, { isStricter: within[other].includes(base), text: `scope=${other}` }),
  },
);

export const untouched = setting(
  {
    name: 'untouched',
    entrances: [],
    group: 'Policy',
    description:
      'What scope: auto makes of a dependency, secret or configuration finding that the pull request cannot have made, when the diff is complete and no scan of the base is compared finding by finding. note: it is left to the run on the default branch and max-age. block: it counts as everything else.',
    placeholder: untouchedWords.join('|'),
    example: 'block',
    default: 'note',
    policy: true,
    read: word(untouchedWords),
    file: { form: wordForm(untouchedWords) },
  },
  {
    stricter: (base, other) => stricterOf(base, other, { isStricter: other === 'block', text: `untouched=${other}` }),
  },
);

/** What each scope holds all of. `auto`, `changed` and `new` measure different things; what cannot be compared is not wider. */
const within: Readonly<Record<Scope, readonly Scope[]>> = {
  repository: ['scan', 'auto', 'changed', 'changed-lines', 'new'],
  scan: ['auto', 'changed', 'changed-lines', 'new'],
  changed: ['changed-lines'],
  'changed-lines': [],
  auto: [],
  new: [],
};
