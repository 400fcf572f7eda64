/** `owners`: whether findings show their code owners. */
import { boolean, booleanInFile } from '../boolean.ts';
import { defineSetting } from '../setting.ts';

export const owners = defineSetting({
  ...boolean,
  name: 'owners',
  entrances: [],
  group: 'Surfaces',
  brief: 'Add code owners to findings',
  description:
    'Adds the code owners of its file to each finding, from CODEOWNERS at the commit of the policy. Rules with owner use them too. On GitHub this takes up to three requests.',
  default: 'false',
  file: booleanInFile,
});
