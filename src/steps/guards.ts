/** What a run checks around the scan: nothing moved, nothing is judged by rules that were not read (design section 5). */
import type { RunContext } from '../ci/context.ts';
import { asGateError, GateError } from '../errors.ts';
import type { Story } from './run.ts';

/** How the run reads the place that it runs in; what is missing cannot be read there and is not checked. */
export interface Surroundings {
  /** The SHA at which the branch stands now. */
  readHead?: (() => Promise<string>) | undefined;
  /** Whether the trusted place holds a config file. */
  hasConfigFile?: (() => Promise<boolean>) | undefined;
  /** Paths that the pull request changes; undefined when they cannot all be listed. */
  changedFiles?: (() => Promise<ReadonlySet<string> | undefined>) | undefined;
}

export const configFilePath = '.github/scan-gate.yml';

/** Refuses a policy file that this version cannot read: to ignore it would be to judge by other rules than the team's. */
export async function checkConfigFile(around: Surroundings): Promise<void> {
  if (around.hasConfigFile === undefined) return;
  const exists = await around.hasConfigFile().catch((error: unknown) => {
    const { message, hint, code } = asGateError(error);
    if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT') throw error;
    throw new GateError('CONFIG', `Whether there is a ${configFilePath} could not be read: ${message}`, {
      reason: 'policy',
      hint,
    });
  });
  if (!exists) return;
  throw new GateError('CONFIG', `${configFilePath} is not available yet: this version reads no config file`, {
    reason: 'settings',
    hint: `Move its settings into the step's inputs, and remove ${configFilePath}.`,
  });
}

/** Whether the branch stands at the commit that the run is about. */
export type HeadState = { kind: 'same' } | { kind: 'moved' | 'unreadable'; message: string; hint: string | undefined };

export async function checkHead(around: Surroundings, context: RunContext): Promise<HeadState> {
  if (around.readHead === undefined || context.headSha === undefined) return { kind: 'same' };
  try {
    const head = await around.readHead();
    if (head === context.headSha) return { kind: 'same' };
    return {
      kind: 'moved',
      message: `${context.branch} moved from ${context.headSha.slice(0, 12)} to ${head.slice(0, 12)}`,
      hint: 'The run of the newer commit decides.',
    };
  } catch (error) {
    const { code, message, hint } = asGateError(error);
    if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT') throw error;
    return { kind: 'unreadable', message: `Where ${context.branch} stands could not be read: ${message}`, hint };
  }
}

/** The changed paths, or undefined with a note: a surface then names nothing that it might not. */
export async function readChangedFiles(around: Surroundings, story: Story): Promise<ReadonlySet<string> | undefined> {
  if (around.changedFiles === undefined) return undefined;
  try {
    return await around.changedFiles();
  } catch (error) {
    const { code, message } = asGateError(error);
    if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT') throw error;
    story.note(`The files of the pull request could not be read, so findings are counted and not named: ${message}`);
    return undefined;
  }
}
