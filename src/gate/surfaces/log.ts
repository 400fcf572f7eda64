/** The log of a run: the story before anything is published, and the end after that. */

import { isAbsolute, relative } from 'node:path';
import { hasJudged } from '../policy/verdict.ts';
import {
  formatClosingLine,
  formatDecision,
  formatNeeded,
  formatStory,
  formatTimings,
  timingTitle,
} from '../report/log/story.ts';
import { chooseLogWidth } from '../report/log/text.ts';
import type { Report } from '../report/report.ts';
import { formatSentence } from '../report/sentence/sentence.ts';
import type { LocalSurface, LocalTarget, Written } from './surface.ts';

export const log: LocalSurface = {
  kind: 'local',
  name: 'The log',
  shows: 'the log of the run',
  settings: [],
  degrades: '',
  isWanted: () => true,
  async write({ report, local }) {
    const { isTerminal, level } = local.log;
    const options = { hasCode: isTerminal, hasPath: level === 'verbose', width: chooseWidth(local) };
    for (const line of formatStory(report, options)) local.log.line(line);
    return {};
  },
};

/** A terminal does not fold: it indents what belongs to a title. */
const groupIndent = 2;

const chooseWidth = ({ log }: LocalTarget): number => chooseLogWidth(log.columns?.());

/** Logs how the verdict was reached, what could not be written, the files, and last the sentence. */
export function closeLog(report: Report, written: Written, local: LocalTarget): void {
  const { log, runner } = local;
  log.line('');
  // If the log cannot fold, a passed run shows only what limits the pass.
  const isShort = runner === undefined && report.verdict === 'passed' && log.level !== 'verbose';
  if (isShort) for (const line of formatNeeded(report, written.lines, chooseWidth(local))) log.line(line);
  else
    log.group(
      'How this was decided',
      formatDecision(report, written.lines, chooseWidth(local) - (local.log.isTerminal ? groupIndent : 0)),
    );
  if (report.phases !== undefined) log.group(timingTitle, formatTimings(report.phases));
  for (const warning of written.warnings) log.line(`Warning: ${warning}`);
  const files = Object.values(written.files).map((path) => {
    const near = relative(local.folder, path);
    return near.startsWith('..') || isAbsolute(near) ? path : near;
  });
  if (files.length > 0) log.line(`Report: ${files.join(' · ')}`);
  markStep(report, local);
  log.close(formatClosingLine(report));
}

/**
 * A failed step shows its reason on the page of the run, whatever else was written. One that was let through shows it
 * as a warning.
 */
function markStep(report: Report, { runner }: LocalTarget): void {
  const { exitCode, verdict, reason } = report;
  const isSilent = verdict === 'passed' || !hasJudged(reason);
  if (exitCode === 0 && isSilent) return;
  runner?.annotate({
    level: exitCode === 0 ? 'warning' : 'error',
    title: 'Scan Gate',
    message: formatSentence(report),
    file: undefined,
    line: undefined,
  });
}
