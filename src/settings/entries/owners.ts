/** `owners`: whether each finding is given its owner. */
import { boolean, booleanInFile } from '../boolean.ts';
import { setting } from '../setting.ts';

export const owners = setting({
  ...boolean,
  name: 'owners',
  entrances: [],
  group: 'Surfaces',
  description:
    'Whether each finding is given the owners of its file, by CODEOWNERS as it stands where the policy is read; rules with owner read it too. On GitHub it costs up to three requests.',
  default: 'false',
  file: booleanInFile,
});
