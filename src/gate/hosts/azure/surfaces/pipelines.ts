/**
 * Azure Pipelines: build issues, the summary, output variables, and SARIF for the Scans tab, through commands on
 * standard output.
 */

import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatOmittedLine } from '../../../report/annotations.ts';
import { renderSarif } from '../../../report/sarif/sarif.ts';
import { renderSummary } from '../../../report/summary/summary.ts';
import { collectOutputs } from '../../../surfaces/outputs.ts';
import type { LocalShowing, LocalSurface, LocalTarget, Written } from '../../../surfaces/surface.ts';
import type { Environment } from '../../system.ts';
import { type AzureCommand, writeAzureCommand } from '../formats/command.ts';
import {
  createFindingIssues,
  createSentenceCommand,
  createVariableCommands,
  selectIssueFindings,
} from '../formats/commands.ts';
import { azure } from '../system.ts';

export const azurePipelines: LocalSurface = {
  kind: 'local',
  system: 'azure',
  limits: 'eight findings as issues',
  name: 'Azure Pipelines',
  shows: 'Azure Pipelines: issues and summary of the build, output variables, SARIF for the Scans tab',
  settings: ['annotations', 'max-annotations', 'upload-sarif', 'category'],
  degrades: 'a warning',
  // If the log was moved, standard output belongs to programs, and a command would break what they read.
  isWanted: ({ report, local }) => azure.isHere(local.env) && !local.log.isMoved() && report.reason !== 'cancelled',
  write: writeToBuild,
};

async function writeToBuild(showing: LocalShowing): Promise<Partial<Written>> {
  const { report, settings, local } = showing;
  const { annotations, maxAnnotations, category } = settings;
  const set = selectIssueFindings(report, annotations === 'none' ? 0 : maxAnnotations);
  const issues = [...createSentenceCommand(report, category), ...createFindingIssues(report, set)];
  print([...issues, ...createVariableCommands(collectOutputs(showing), category)], local);
  const unnamed = set.undisclosed > 0 ? [`${set.undisclosed} may not be named here, see disclose`] : [];
  const leftOut = annotations === 'none' ? undefined : formatOmittedLine(report, set, unnamed);
  const lines = [leftOut, ...(await uploadFiles(showing))].filter((line) => line !== undefined);
  return { lines: lines.map((line) => `Azure Pipelines: ${line}`) };
}

/**
 * Returns messages about what could not be uploaded. The agent would fail the step for a file that it cannot find, so
 * no command names such a file.
 */
async function uploadFiles(showing: LocalShowing): Promise<string[]> {
  const { settings, local } = showing;
  const lines: string[] = [];
  const name = settings.category === undefined ? 'scan-gate' : `scan-gate-${settings.category}`;
  for (const { what, end, text, command } of listFiles(showing)) {
    try {
      const path = join(await makeFolder(local.env), `${name}.${end}`);
      await writeFile(path, local.redact(text));
      print([{ ...command, data: path }], local);
    } catch {
      lines.push(`there is no ${what}, because AGENT_TEMPDIRECTORY is not a folder here that can be written`);
    }
  }
  const isAsked = settings.uploadSarif && !canUpload(local.env);
  return isAsked ? [...lines, 'there is no SARIF for the Scans tab, because a release cannot upload one'] : lines;
}

function listFiles({ report, settings, local, written }: LocalShowing) {
  const { uploadSarif, category } = settings;
  const whole = { ...report, notes: [...report.notes, ...written.lines] };
  const summary = () => ({
    ...{ what: 'summary', end: 'md', text: renderSummary(whole, { category }) },
    command: { name: 'task.uploadsummary', data: '' } as const,
  });
  // The Scans tab reads every file of the artifact with this name.
  const properties = { containerfolder: 'CodeAnalysisLogs', artifactname: 'CodeAnalysisLogs' };
  const sarif = () => ({
    ...{ what: 'SARIF for the Scans tab', end: 'sarif', text: renderSarif(report, { category }) },
    command: { name: 'artifact.upload', properties, data: '' } as const,
  });
  return [summary(), ...(uploadSarif && canUpload(local.env) ? [sarif()] : [])];
}

/** A release has no artifacts of its own. */
function canUpload({ SYSTEM_HOSTTYPE }: Environment): boolean {
  return (SYSTEM_HOSTTYPE ?? 'build').toLowerCase() === 'build';
}

/**
 * Creates a folder in the job's folder, which the agent maps into its containers and empties after the job. It must
 * already exist.
 */
function makeFolder({ AGENT_TEMPDIRECTORY }: Environment): Promise<string> {
  return mkdtemp(join(AGENT_TEMPDIRECTORY || '/absent', 'scan-gate-'));
}

function print(commands: readonly AzureCommand[], local: LocalTarget): void {
  for (const { name, properties = {}, data } of commands) {
    // Redacted before escaping, because an escaped secret would not be found.
    const harmless = Object.entries(properties).map(([key, value]) => [key, local.redact(value)]);
    const command = { name, properties: Object.fromEntries(harmless), data: local.redact(data) };
    local.log.answer(`${writeAzureCommand(command)}\n`);
  }
}
