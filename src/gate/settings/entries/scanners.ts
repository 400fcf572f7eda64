/** `scanners` and `semgrep-rules`: what scans a checkout, besides or instead of the built-in scanners. */
import { builtinScanners, programInstallations, type WantedProgram } from '../../../shared/installation.ts';
import { createFreeListForm, textForm } from '../forms.ts';
import { suggestName } from '../nearest.ts';
import { defineSetting } from '../setting.ts';
import { type Complain, quoteForMessage, splitParts } from '../values.ts';

const known = [builtinScanners, ...programInstallations.map(({ name }) => name)];
const example = 'builtin, bandit>=1.7';

/** Only the trusted policy chooses what scans: a proposed version could replace it by something that finds less. */
const isStricter = () => false;

export const scanners = defineSetting(
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
  { text: formatScanners, isStricter },
);

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

function formatScanners(scanners: readonly WantedProgram[]): string {
  return scanners.map(({ name, least }) => (least === undefined ? name : `${name}>=${least}`)).join(',');
}

export const semgrepRules = defineSetting(
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
  { isStricter },
);

export function readRulesPath(text: string, complain: Complain): string {
  if (!/^(?:\/|[A-Za-z]:[\\/])\P{Cc}*$/u.test(text)) complain('is not an absolute path');
  return text;
}
