/**
 * Writes what the workflow runner takes from a step, with GitHub's toolkit. The toolkit does not make text harmless, so
 * that is done here.
 */
import { stat } from 'node:fs/promises';
import * as core from '@actions/core';
import { GateError } from '../../../shared/errors.ts';
import { neutralizeBlock, neutralizeLine, titleLimit } from '../../../shared/shown/neutral.ts';
import type { Annotation } from '../../report/annotations.ts';
import { fitSummary } from '../../report/summary/decision.ts';
import type { Environment } from '../system.ts';

/** The runner discards a summary above 1 MiB completely. The rest is left for other tools in the same step. */
export const summaryBudgetBytes = 900_000;
const outputLimit = 4096;
const pathLimit = 1024;

export interface Runner {
  /** From then on the log and the summary show this line as stars. */
  mask(line: string): void;
  annotate(annotation: Omit<Annotation, 'violationId'>): void;
  /** Lines are folded under the title until `endGroup`. */
  startGroup(title: string): void;
  endGroup(): void;
  /**
   * The step's outputs, one harmless line each. Undefined when the runner has no file for them. Throws GateError
   * PUBLISH.
   */
  setOutputs: ((values: Readonly<Record<string, string>>) => void) | undefined;
  /** Saved for the step's `post` part. Throws GateError PUBLISH. */
  saveState: ((name: string, value: string) => void) | undefined;
  /**
   * Adds as much as the budget allows. Resolves to false when something was left out. Rejects with GateError PUBLISH.
   */
  addSummary: ((markdown: string) => Promise<boolean>) | undefined;
}

/** The variables name the runner's files and must be those of this process. */
export function createRunner({ GITHUB_OUTPUT, GITHUB_STATE, GITHUB_STEP_SUMMARY }: Environment): Runner {
  return {
    mask: core.setSecret,
    annotate,
    startGroup: (title) => core.startGroup(neutralizeLine(title).trimEnd()),
    endGroup: core.endGroup,
    setOutputs: GITHUB_OUTPUT ? setOutputs : undefined,
    saveState: GITHUB_STATE ? saveState : undefined,
    addSummary: GITHUB_STEP_SUMMARY ? (markdown) => addSummary(GITHUB_STEP_SUMMARY, markdown) : undefined,
  };
}

/** The workflow command of a mask, for a run that does not write it to standard output. */
export function formatMaskCommand(line: string): string {
  return `::add-mask::${line.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}\n`;
}

const commands = { error: core.error, warning: core.warning, notice: core.notice };

function annotate({ level, title, message, file, line }: Omit<Annotation, 'violationId'>): void {
  commands[level](neutralizeBlock(message), {
    title: neutralizeLine(title, titleLimit).trim(),
    ...(file === undefined ? {} : { file: neutralizeLine(file, pathLimit).trim() }),
    ...(file === undefined || line === undefined ? {} : { startLine: line }),
  });
}

function setOutputs(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    runWrite('the outputs', () => core.setOutput(name, neutralizeLine(value, outputLimit)));
  }
}

function saveState(name: string, value: string): void {
  runWrite('the state', () => core.saveState(name, neutralizeLine(value, outputLimit)));
}

async function addSummary(path: string, markdown: string): Promise<boolean> {
  const whole = markdown === '' || markdown.endsWith('\n') ? markdown : `${markdown}\n`;
  const fitted = fitSummary(markdown, summaryBudgetBytes - (await readFileSize(path)));
  try {
    if (fitted !== '') await core.summary.emptyBuffer().addRaw(fitted).write();
  } catch (cause) {
    throw createWriteError('the job summary', cause);
  }
  return fitted === whole;
}

async function readFileSize(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch {
    return 0;
  }
}

function runWrite(what: string, write: () => void): void {
  try {
    write();
  } catch (cause) {
    throw createWriteError(what, cause);
  }
}

function createWriteError(what: string, cause: unknown): GateError {
  return new GateError('PUBLISH', `The runner's file for ${what} could not be written`, { cause });
}
