/** What is scanned and by what, or which scan or SARIF files are judged, and where packages are looked up. */

import { type ScanType, scanTypes } from '../../../shared/api/words.ts';
import { builtinScanners, programInstallations, type WantedProgram } from '../../../shared/installation.ts';
import { suggestName } from '../nearest.ts';
import { defineSetting } from '../setting.ts';
import {
  boolean,
  booleanInFile,
  type Complain,
  createFreeListForm,
  isBranchName,
  joinAlternatives,
  quoteForMessage,
  readIdentifier,
  readOpenAddress,
  splitParts,
  textForm,
} from '../values.ts';

const refused = 'a file must not choose what is judged';
const common = {
  group: 'Scan',
  entrances: ['action'],
  placeholder: 'FILES',
  read: readLines,
  file: { refused },
} as const;

/** A path may contain spaces. */
function readLines(text: string): string[] {
  const lines = text.split(/[\r\n]+/).map((each) => each.trim());
  return lines.filter((each) => each !== '');
}

const formatting = { text: (files: readonly string[] | undefined) => (files ?? []).join('\n') };

/** Accepts the words of the interface and those of the policy's settings. */
export function readScanType(text: string, complain: Complain): ScanType {
  const type = scanTypes.find((known) => known === text || (known === 'secrets' && text === 'secret'));
  if (type === undefined) complain(`is not ${joinAlternatives(['sast', 'sca', 'secret', 'iac'])}`);
  return type ?? 'sast';
}

const known = [builtinScanners, ...programInstallations.map(({ name }) => name)];
const example = 'builtin, bandit>=1.7';

/**
 * Only the trusted policy chooses what scans, and what is sent where: a proposed version could replace a scanner by
 * something that finds less.
 */
const trustedOnly = { isStricter: () => false };

/** An absolute path, on Windows too. */
const absolutePath = /^(?:\/|[A-Za-z]:[\\/])\P{Cc}*$/u;

/** `builtin` is a program without a version here. */
export function readScanners(text: string, complain: Complain): readonly WantedProgram[] {
  const read: WantedProgram[] = [];
  for (const part of splitParts(text)) {
    const [, name = '', least] = /^([^<>=]+)(?:>=(\d{1,9}(?:\.\d{1,9}){0,3}))?$/.exec(part) ?? [];
    if (name === '')
      complain(`has ${quoteForMessage(part)} in it; write a name, or a name and a version as in bandit>=1.7`);
    else if (!known.includes(name))
      complain(`has ${quoteForMessage(name)}, which is not ${known.join(', ')}${suggestName(name, known)}`);
    else if (read.some((each) => each.name === name)) complain(`names ${name} twice`);
    else if (name === builtinScanners && least !== undefined)
      complain(`has a version for ${builtinScanners}, which has none`);
    else read.push({ name, ...(least !== undefined && { least }) });
  }
  if (text.trim() === '') complain(`names no scanner; write ${builtinScanners}`);
  return read;
}

export function readRulesPath(text: string, complain: Complain): string {
  if (!absolutePath.test(text)) complain('is not an absolute path');
  return text;
}

/** Named sources. Any other text is the path of a database. */
export const advisoryWords = ['github', 'osv', 'registry', 'none'] as const;

const listWays = { ...trustedOnly, text: (parts: readonly string[]) => parts.join(',') };

export const scanEntries = [
  defineSetting({
    name: 'repository-id',
    group: 'Scan',
    goesWith: 'base-url',
    brief: 'Repository at the service (default: found by its address)',
    description:
      'Identifier of the repository at the service. Its address there must be the address of this repository.',
    placeholder: 'ID',
    example: '6f1c2a44-9d0b-4c1e-8f57-2b6f0e6f3a10',
    absent: 'found by the address of this repository',
    read: readIdentifier,
    file: { refused: 'a file must not choose what is scanned' },
  }),
  defineSetting({
    name: 'branch',
    group: 'Scan',
    goesWith: 'base-url',
    brief: 'Branch to scan (default: from the event or the checkout)',
    description: 'Branch to scan. Needed only if the event does not say which one.',
    placeholder: 'NAME',
    example: 'main',
    absent: 'the branch of the event, or of the checkout',
    read: (text, complain) => {
      if (text.startsWith('refs/'))
        complain('is a full ref; write only the branch, as main rather than refs/heads/main');
      else if (!isBranchName(text)) complain('is not a name that git allows for a branch');
      return text;
    },
    file: { refused: 'a file must not choose what is scanned' },
  }),
  defineSetting({
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
  }),
  defineSetting({
    ...boolean,
    name: 'retry-failed-scan',
    group: 'Scan',
    entrances: [],
    brief: 'Start a scan once more when it FAILED',
    description:
      'With a service, starts a scan once more when it is reported as FAILED. Never after a timeout, or when it is unknown whether a scan was started.',
    default: 'false',
    file: { ...booleanInFile, within: 'scan', key: 'retry-failed' },
  }),
  defineSetting({
    ...boolean,
    name: 'adopt-running-scan',
    group: 'Scan',
    entrances: [],
    brief: 'Judge a scan that the service has started',
    description:
      'Judges a scan that the service has already started, for example on a push, instead of starting another. It must name the commit, or have been created after the push while the branch did not move.',
    default: 'false',
    file: { ...booleanInFile, within: 'scan', key: 'adopt-running' },
  }),
  defineSetting({
    ...boolean,
    name: 'allow-foreign-repository',
    group: 'Scan',
    goesWith: 'base-url',
    brief: 'Allow a repository-id with another address',
    description: 'Allows a repository-id whose address at the service is not the address of this repository.',
    default: 'false',
    file: { refused: 'a file must not lift a protection' },
  }),
  defineSetting(
    {
      ...common,
      name: 'sarif',
      hasAbsentWord: true,
      brief: 'SARIF files to judge instead of a scan',
      description:
        'SARIF 2.1.0 files of any scanner, judged instead of a scan: one path or pattern a line, in a checkout of the commit.',
      example: 'results/*.sarif',
      absent: 'no files',
    },
    formatting,
  ),
  defineSetting(
    {
      ...common,
      name: 'base-sarif',
      goesWith: 'sarif',
      brief: 'SARIF files of the base',
      description:
        'SARIF files of the same scanners at the base. With scope auto, only findings that are not in them count.',
      example: 'base/*.sarif',
      absent: 'nothing to compare with',
    },
    formatting,
  ),
  defineSetting({
    name: 'sarif-type',
    goesWith: 'sarif',
    group: 'Scan',
    entrances: ['action'],
    brief: 'Type of the findings in the SARIF files',
    description:
      "Type of the findings in the SARIF files. Without it, the scanner's name and its rules decide. If they do not tell, a finding counts as every type.",
    placeholder: 'TYPE',
    example: 'sast',
    absent: 'from the scanner and its rules',
    read: readScanType,
    file: { refused },
  }),
  defineSetting({
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
  }),
  defineSetting(
    {
      name: 'scanners',
      group: 'Scan',
      entrances: [],
      brief: 'What scans a checkout: builtin, and programs on the PATH',
      description: `What scans a checkout: ${builtinScanners} (the built-in scanners) and programs that are installed on the machine (${known.slice(1).join(', ')}), each with the oldest version that is accepted, as bandit>=1.7. Only the trusted policy can choose it.`,
      placeholder: 'NAME,…',
      example,
      default: builtinScanners,
      read: readScanners,
      file: { form: createFreeListForm('bandit>=1.7') },
    },
    {
      ...trustedOnly,
      text: (wanted) => wanted.map(({ name, least }) => (least === undefined ? name : `${name}>=${least}`)).join(','),
    },
  ),
  defineSetting(
    {
      name: 'semgrep-rules',
      group: 'Scan',
      entrances: [],
      brief: 'Folder or file with rules for semgrep or opengrep',
      description:
        'Absolute path of the rules for semgrep or opengrep: a file, or a folder with files. It must be outside the checkout, because a change could otherwise remove rules.',
      placeholder: 'PATH',
      example: '/opt/semgrep-rules',
      absent: 'none, and semgrep cannot scan',
      read: readRulesPath,
      file: { form: textForm },
    },
    trustedOnly,
  ),
  defineSetting(
    {
      group: 'Scan',
      name: 'advisories',
      brief: 'github, folder or zip of OSV records, osv, registry, none',
      description:
        "Where the embedded scanners look up the packages of lock files, asked in the given order: github (GitHub's advisory database), the absolute path of a folder or zip file in OSV's export format, osv (OSV's service), registry (npm's registry), or none (only RetireJS's data). osv and registry send names of packages to these services.",
      placeholder: 'SOURCE,…',
      example: 'github',
      absent: 'github in a GitHub workflow that has a token, elsewhere none',
      read: (text, complain): readonly string[] => {
        const parts = [...new Set(splitParts(text))];
        if (parts.length === 0) complain('names no source; write none for no lookup');
        if (parts.includes('none') && parts.length > 1) complain('has none together with other sources');
        for (const part of parts) {
          const isWord = advisoryWords.some((word) => word === part);
          if (!isWord && !absolutePath.test(part))
            complain(`has ${quoteForMessage(part)}, which is not github, osv, registry, none or an absolute path`);
        }
        return parts;
      },
      file: { form: createFreeListForm('github') },
    },
    listWays,
  ),
  defineSetting(
    {
      group: 'Scan',
      entrances: ['command'],
      name: 'advisories-private',
      brief: 'Package names that are never sent to osv or registry',
      description:
        'Names of packages that are never sent to osv or registry, and need no answer. In a name, * matches any text.',
      placeholder: 'NAME,…',
      example: '@acme/*',
      absent: 'all names are sent to the sources that advisories names',
      read: (text, complain): readonly string[] => {
        const parts = [...new Set(splitParts(text))];
        if (parts.length === 0) complain('names no package; remove it');
        for (const part of parts)
          if (part.length > 214) complain(`has ${quoteForMessage(part)}, which is longer than any name`);
        return parts;
      },
      file: { form: createFreeListForm('@acme/*') },
    },
    listWays,
  ),
  defineSetting(
    {
      group: 'Scan',
      entrances: ['command'],
      name: 'advisories-osv-url',
      brief: 'Address of the source osv',
      description: "Address of OSV's service, or of another service with the same interface, for the source osv.",
      placeholder: 'URL',
      example: 'https://osv.acme.example',
      default: 'https://api.osv.dev',
      read: readOpenAddress,
      file: { form: textForm },
    },
    trustedOnly,
  ),
];
