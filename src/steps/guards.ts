/** What a run checks around the scan: nothing moved, nothing is judged by rules that were not read (design section 5). */
import { isProposal, type RunContext } from '../ci/context.ts';
import { asGateError } from '../errors.ts';
import type { FileText } from '../git/files.ts';
import type { Changes } from '../policy/changes.ts';
import type { Story } from './run.ts';

/** How the run reads the place that it runs in; what is missing cannot be read there and is not checked. */
export interface Surroundings {
  /** The SHA at which the branch stands now. */
  readHead?: (() => Promise<string>) | undefined;
  /** A file at the place that decides about the policy, or in the commit that is judged; undefined when it is not there. */
  readPolicyFile?: ((place: 'trusted' | 'head', path: string) => Promise<FileText | undefined>) | undefined;
  /** A file of another repository (`owner/name`) at a branch, tag or commit; undefined when it is not there. */
  readCentralFile?: ((repository: string, path: string, ref: string) => Promise<FileText | undefined>) | undefined;
  /** What the pull request changes; undefined when that is not known. */
  changedFiles?: (() => Promise<Changes | undefined>) | undefined;
}

export const configFilePath = '.github/scan-gate.yml';

/** Whether the branch stands at the commit that the run is about. */
export type HeadState = { kind: 'same' } | { kind: 'moved' | 'unreadable'; message: string; hint: string | undefined };

export async function checkHead(around: Surroundings, context: RunContext): Promise<HeadState> {
  const { headSha, branch } = context;
  if (headSha === undefined && context.event === undefined && !isProposal(context)) return { kind: 'same' };
  if (headSha === undefined || around.readHead === undefined) {
    const message = `Nothing says at which commit ${branch} must stand`;
    return { kind: 'unreadable', message, hint: 'Run the gate in a checkout of the commit that is built.' };
  }
  try {
    const head = await around.readHead();
    if (head === headSha) return { kind: 'same' };
    return {
      kind: 'moved',
      message: `${branch} moved from ${headSha.slice(0, 12)} to ${head.slice(0, 12)}`,
      hint: 'The run of the newer commit decides.',
    };
  } catch (error) {
    const { code, message, hint } = asGateError(error);
    if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT') throw error;
    return { kind: 'unreadable', message: `Where ${branch} stands could not be read: ${message}`, hint };
  }
}

/** The changes, or undefined with a note: a surface then names nothing that it might not. */
export async function readChangedFiles(around: Surroundings, story: Story): Promise<Changes | undefined> {
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
