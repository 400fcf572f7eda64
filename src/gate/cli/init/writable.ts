/**
 * Decides which values may be written into a pipeline. The file is read by YAML or Groovy, by the system's own templates (`${}`,
 * `$()`, `%`), by branch patterns and by a shell. Only characters that none of them interprets are written.
 */
import { GateError } from '../../../shared/errors.ts';
import type { GateSource } from './gate-source.ts';

/** Each is between double quotes in the shell. TeamCity's recipe doubles every `%`. */
const patterns = {
  address: /^https?:\/\/[\w.:[\]-]+(?:\/[\w./:~%+,=@-]*)?$/,
  /** Invisible letters are refused. */
  path: /^(?!-)(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{M} ./_~%+,=@:-])+$/u,
  /** None of these is a pattern character in any system. */
  branch: /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{M}./_#%,=@'-])+$/u,
  /** `owner/repository` on GitHub. */
  action: /^[\w.-]+\/[\w.-]+$/,
} as const;

const addressHint = 'Give an https address without user, password and query: do not put a secret into a pipeline file.';

/** Throws GateError CONFIG; `name` is the setting or the value, for people. */
export function refuseUnwritable(kind: keyof typeof patterns, name: string, text: string): void {
  if (patterns[kind].test(text)) return;
  const hints = {
    address: addressHint,
    path: 'Rename the file, or the folder it is in: letters, digits, spaces and ./_~%+,=@:- can be written.',
    branch: "Copy your system's example from docs/ci-systems.md, and write the branch as a pattern of that system.",
    action: 'Give the repository of this clone an address like https://github.com/OWNER/NAME.',
  };
  throw new GateError('CONFIG', `${name}: ${JSON.stringify(text)} cannot be written into a pipeline`, {
    reason: 'settings',
    hint: hints[kind],
  });
}

/** Throws GateError CONFIG for a source that cannot be written as it is. */
export function refuseUnwritableSource(gate: GateSource): void {
  if (gate.kind === 'file') refuseUnwritable('path', '--from', gate.path);
  else refuseUnwritable('address', gate.kind === 'url' ? '--from' : 'The address of origin of the gate', gate.url);
}
