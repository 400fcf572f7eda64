/** Settings for what is scanned, or which scan is judged. */
import { boolean, booleanInFile } from '../forms.ts';
import { defineSetting } from '../setting.ts';
import { isBranchName, readIdentifier } from '../values.ts';

export const repositoryId = defineSetting({
  name: 'repository-id',
  group: 'Scan',
  goesWith: 'base-url',
  brief: 'Repository at the service (default: found by its address)',
  description: 'Identifier of the repository at the service. Its address there must be the address of this repository.',
  placeholder: 'ID',
  example: '6f1c2a44-9d0b-4c1e-8f57-2b6f0e6f3a10',
  absent: 'found by the address of this repository',
  read: readIdentifier,
  file: { refused: 'a file must not choose what is scanned' },
});

export const branch = defineSetting({
  name: 'branch',
  group: 'Scan',
  goesWith: 'base-url',
  brief: 'Branch to scan (default: from the event or the checkout)',
  description: 'Branch to scan. Needed only if the event does not say which one.',
  placeholder: 'NAME',
  example: 'main',
  absent: 'the branch of the event, or of the checkout',
  read: (text, complain) => {
    if (text.startsWith('refs/')) complain('is a full ref; write only the branch, as main rather than refs/heads/main');
    else if (!isBranchName(text)) complain('is not a name that git allows for a branch');
    return text;
  },
  file: { refused: 'a file must not choose what is scanned' },
});

export const scanId = defineSetting({
  name: 'scan-id',
  group: 'Scan',
  goesWith: 'base-url',
  brief: 'Judge this scan instead of starting one',
  description: 'Judges this scan instead of starting one. Its repository and branch must be those of the run.',
  placeholder: 'ID',
  example: 'scan_01HV8Z0Q4T',
  absent: 'a new scan',
  read: readIdentifier,
  file: { refused: 'a file must not choose what is judged' },
});

export const retryFailedScan = defineSetting({
  ...boolean,
  name: 'retry-failed-scan',
  group: 'Scan',
  entrances: [],
  brief: 'Start a scan once more when it FAILED',
  description:
    'With a service, starts a scan once more when it is reported as FAILED. Never after a timeout, or when it is unknown whether a scan was started.',
  default: 'false',
  file: { ...booleanInFile, within: 'scan', key: 'retry-failed' },
});

export const adoptRunningScan = defineSetting({
  ...boolean,
  name: 'adopt-running-scan',
  group: 'Scan',
  entrances: [],
  brief: 'Judge a scan that the service has started',
  description:
    'Judges a scan that the service has already started, for example on a push, instead of starting another. It must name the commit, or have been created after the push while the branch did not move.',
  default: 'false',
  file: { ...booleanInFile, within: 'scan', key: 'adopt-running' },
});

export const allowForeignRepository = defineSetting({
  ...boolean,
  name: 'allow-foreign-repository',
  group: 'Scan',
  goesWith: 'base-url',
  brief: 'Allow a repository-id with another address',
  description: 'Allows a repository-id whose address at the service is not the address of this repository.',
  default: 'false',
  file: { refused: 'a file must not lift a protection' },
});

export const path = defineSetting({
  name: 'path',
  group: 'Scan',
  entrances: ['action'],
  brief: 'Checkout to scan',
  description:
    'The checkout whose commit is scanned here, relative to the workspace. With a service, for its fallback.',
  placeholder: 'FOLDER',
  example: 'code',
  default: '.',
  absent: 'the workspace itself',
  read: (text) => text,
  file: { refused: 'a file must not choose what is scanned' },
});
