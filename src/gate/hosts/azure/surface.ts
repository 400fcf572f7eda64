/**
 * Azure Pipelines: build issues, the summary, output variables, and SARIF for the Scans tab, through commands on
 * standard output. Azure Repos: a thread on the pull request.
 */

import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { formatLocation } from '../../../shared/shown/location.ts';
import { neutralizeLine } from '../../../shared/shown/neutral.ts';
import { getRemediation } from '../../../shared/text/finding-texts.ts';
import { hasJudged } from '../../policy/verdict.ts';
import { type AnnotationSet, createAnnotations, formatOmittedLine } from '../../report/annotations.ts';
import { gitlabMarkdown, renderNote } from '../../report/note.ts';
import type { OutputName } from '../../report/outputs.ts';
import type { Report } from '../../report/report.ts';
import { renderSarif } from '../../report/sarif/sarif.ts';
import { formatSentence } from '../../report/sentence/sentence.ts';
import { renderSummary } from '../../report/summary/summary.ts';
import { extractFirstSentence, formatScores, getCwe } from '../../report/wording.ts';
import { checkHostHead, chooseText, describeRival, findRival, formatRunMark } from '../../surfaces/other-runs.ts';
import { deleteDuplicate, mayBeginNote } from '../../surfaces/platform.ts';
import type {
  LocalShowing,
  LocalSurface,
  LocalTarget,
  PlatformShowing,
  PlatformSurface,
} from '../../surfaces/surface.ts';
import { formatGateKey } from '../github/identity.ts';
import { collectOutputs } from '../github/surfaces/step.ts';
import type { Environment } from '../system.ts';
import { type AzureCommand, writeAzureCommand } from './formats/command.ts';
import { azure, findAzurePullRequest } from './system.ts';

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
  async write(showing) {
    const { report, settings, local } = showing;
    const { annotations, maxAnnotations, category } = settings;
    const max = annotations === 'none' ? 0 : Math.min(maxAnnotations, issuesKept);
    const all = createAnnotations(report, { max, maxPerLevel: issuesKept });
    // What blocks or may block, worst first.
    const deciding = all.annotations.filter(({ level }) => level !== 'notice');
    const set = { ...all, annotations: deciding, others: { shown: 0, total: 0 } };
    const issues = [...createSentenceCommand(report, category), ...createFindingIssues(set)];
    print([...issues, ...createVariableCommands(collectOutputs(showing), category)], local);
    const unnamed = set.undisclosed > 0 ? [`${set.undisclosed} may not be named here, see disclose`] : [];
    const leftOut = annotations === 'none' ? undefined : formatOmittedLine(report, set, unnamed);
    const lines = [leftOut, ...(await uploadFiles(showing))].filter((line) => line !== undefined);
    return { lines: lines.map((line) => `Azure Pipelines: ${line}`) };
  },
};

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
      // The agent maps the job's folder into its containers and empties it after the job. It must already exist.
      const folder = await mkdtemp(join(local.env.AGENT_TEMPDIRECTORY || '/absent', 'scan-gate-'));
      const path = join(folder, `${name}.${end}`);
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

function print(commands: readonly AzureCommand[], local: LocalTarget): void {
  for (const { name, properties = {}, data } of commands) {
    // Redacted before escaping, because an escaped secret would not be found.
    const harmless = Object.entries(properties).map(([key, value]) => [key, local.redact(value)]);
    const command = { name, properties: Object.fromEntries(harmless), data: local.redact(data) };
    local.log.answer(`${writeAzureCommand(command)}\n`);
  }
}

/** Events of a pull request are threads too, and some have no text. */
const comment = z.looseObject({
  id: z.number().int(),
  content: z.string().nullish(),
  isDeleted: z.boolean().nullish(),
  author: z.looseObject({ id: z.string() }).nullish(),
});
const thread = z.looseObject({
  id: z.number().int(),
  status: z.string().nullish(),
  comments: z.array(comment).nullish(),
});
const threadList = z.looseObject({ value: z.array(thread) });
const pullRequest = z.looseObject({ lastMergeSourceCommit: z.looseObject({ commitId: z.string() }).nullish() });
const identity = z.looseObject({ authenticatedUser: z.looseObject({ id: z.string() }) });

/** Azure DevOps Services and Azure DevOps Server 2020 and newer support this version. */
const query = { 'api-version': '6.0' };

/** It is found by its marker and author, edited in place, and resolved when the run passes. */
export const azurePullRequestThread: PlatformSurface = {
  kind: 'platform',
  name: 'The thread on the pull request',
  system: 'azure',
  shows:
    'in Azure Repos: one thread on the pull request, edited in place and resolved when the run passes, when `SYSTEM_ACCESSTOKEN` is set',
  settings: ['comment-summary-in-pr', 'category'],
  grant: 'The build service of the project needs the permission Contribute to pull requests in the repository',
  degrades: 'a warning',
  findPlace: findAzurePullRequest,
  // Without the second header, a refused token is answered with a sign-in page.
  authorize: (token) => ({ authorization: `Bearer ${token}`, 'x-tfs-fedauthredirect': 'Suppress' }),
  isWanted: ({ report }) => hasJudged(report.reason),
  async write(showing) {
    const { report, settings, place, gate, redact } = showing;
    const marker = `[//]: # (${formatGateKey(settings.category)})`;
    const [own, ...others] = await findOwnThreads(showing, marker);
    if (own === undefined && !mayBeginNote(showing)) return {};
    const call = { path: place.path, query, shape: pullRequest };
    const getSha = (pull: z.infer<typeof pullRequest>) => pull.lastMergeSourceCommit?.commitId;
    const head = await checkHostHead(showing, azurePullRequestThread.name, call, getSha);
    if (head.isOther) return { lines: head.lines };
    const { category } = settings;
    const note = renderNote(report, { markdown: gitlabMarkdown, category, pageUrl: place.pageUrl });
    const rival = findRival(own?.content.split('\n').at(-2), gate);
    const mark = formatRunMark(gate);
    const marks = mark === undefined ? marker : `[//]: # (${mark})\n${marker}`;
    const content = chooseText(rival, redact(`${note}\n\n${marks}`), own?.content ?? '');
    // Undefined if it stays.
    const status = rival?.isWorse ? undefined : chooseStatus(report);
    const done =
      own === undefined
        ? await openThread(showing, content, status)
        : await updateThread(showing, own, content, status);
    // Two parallel runs may each have created a thread.
    for (const { id, commentId } of others)
      await deleteDuplicate(showing, `${place.path}/threads/${id}/comments/${commentId}`, query);
    const lines = [...head.lines, `The thread on the pull request ${done}`];
    return { lines, warnings: describeRival(rival, azurePullRequestThread.name) };
  },
};

type ThreadStatus = 'active' | 'fixed' | 'closed';

/** An open thread can block the merge, so a run that lets the pull request pass leaves none open. */
function chooseStatus({ verdict, exitCode }: Report): ThreadStatus {
  if (verdict === 'passed') return 'fixed';
  return exitCode === 0 ? 'closed' : 'active';
}

/** Oldest first. Anybody can write the marker, so the author must be the token's owner. */
async function findOwnThreads({ client, place }: PlatformShowing, marker: string) {
  const { value } = await client.call({ method: 'GET', path: `${place.path}/threads`, query, shape: threadList });
  const marked = value.flatMap(({ id, status, comments }) => {
    const first = comments?.[0];
    if (first?.isDeleted || !first?.content?.trimEnd().endsWith(marker)) return [];
    return [{ id, status, commentId: first.id, content: first.content, authorId: first.author?.id }];
  });
  if (marked.length === 0) return [];
  const path = '/_apis/connectionData';
  const preview = { 'api-version': '6.0-preview' };
  const self = await client.call({ method: 'GET', path, query: preview, shape: identity });
  return marked.filter(({ authorId }) => authorId === self.authenticatedUser.id).sort((a, b) => a.id - b.id);
}

async function openThread(
  { client, place }: PlatformShowing,
  content: string,
  status: ThreadStatus | undefined,
): Promise<string> {
  const body = { comments: [{ parentCommentId: 0, content, commentType: 'text' }], status };
  await client.call({ method: 'POST', path: `${place.path}/threads`, query, body, shape: thread, isOnce: true });
  return 'was opened';
}

async function updateThread(
  { client, place, report }: PlatformShowing,
  own: Awaited<ReturnType<typeof findOwnThreads>>[number],
  content: string,
  wantedStatus: ThreadStatus | undefined,
): Promise<string> {
  const path = `${place.path}/threads/${own.id}`;
  // Writing the same text again would only send notifications. Only a result that a pass must not replace is marked again.
  const withoutRun = (text: string) =>
    chooseStatus(report) === 'fixed' ? text.replace(/\n\[\/\/\]: # \(scan-gate-run:[^\n]*\n/, '\n') : text;
  const isNew = withoutRun(own.content.trim()) !== withoutRun(content);
  if (isNew) {
    const body = { content };
    await client.call({ method: 'PATCH', path: `${path}/comments/${own.commentId}`, query, body, shape: comment });
  }
  const status = wantedStatus && chooseNextStatus(own.status, wantedStatus);
  if (status !== undefined) await client.call({ method: 'PATCH', path, query, body: { status }, shape: thread });
  if (status !== undefined) return status === 'active' ? 'was opened again' : 'was resolved';
  return isNew ? 'was updated' : 'is up to date';
}

/** Undefined if the status stays: people set `wontFix`, `byDesign` and `pending`. */
function chooseNextStatus(now: string | null | undefined, wanted: ThreadStatus): ThreadStatus | undefined {
  if (wanted === 'active') return now === 'fixed' || now === 'closed' ? wanted : undefined;
  return ['fixed', 'closed', 'wontFix', 'byDesign'].includes(now ?? '') ? undefined : wanted;
}

// The run as logging commands of Azure Pipelines: build issues for the sentence and for blocking findings, and
// variables for later steps.

/**
 * The agent keeps ten issues of a kind per step. One is the sentence, and one is the agent's own message about the exit
 * code.
 */
const issuesKept = 8;
const issueMax = 1000;
const valueMax = 4096;

/** The sentence of a run that did not pass. Empty for one that judged nothing. */
function createSentenceCommand(report: Report, category: string | undefined): AzureCommand[] {
  const { exitCode, verdict, reason } = report;
  const isSilent = verdict === 'passed' || !hasJudged(reason);
  if (exitCode === 0 && isSilent) return [];
  const gate = category === undefined ? 'Scan Gate' : `Scan Gate (${category})`;
  const properties = { type: exitCode === 0 ? 'warning' : 'error' };
  return [{ name: 'task.logissue', properties, data: `${gate}: ${formatSentence(report)}` }];
}

function createFindingIssues(set: AnnotationSet): AzureCommand[] {
  return set.annotations.flatMap(({ title, file, line, level, violationId }) => {
    const finding = set.findings.get(violationId);
    if (finding === undefined) return [];
    const type = level === 'error' ? 'error' : 'warning';
    // The agent prints `file(line,column): error code: message`, so a file without a line is named in the message.
    const isPlaced = file !== undefined && line !== undefined;
    const place = line === undefined ? (file ?? formatLocation(finding)) : undefined;
    const advice = extractFirstSentence(getRemediation(finding));
    const parts = [title, place, advice, ...formatScores(finding), `Violation ${finding.id}`];
    const data = neutralizeLine(parts.filter((part) => part !== undefined).join(' · '), issueMax);
    if (!isPlaced) return [{ name: 'task.logissue', properties: { type }, data }];
    const code = getCwe(finding) ?? finding.type ?? '';
    const at = { sourcepath: neutralizeLine(file), linenumber: String(line), columnnumber: '1', code };
    return [{ name: 'task.logissue', properties: { type, ...at }, data }];
  });
}

/**
 * After a step named `scan_gate`, Azure Pipelines sets the variable SCAN_GATE_<name> for later steps. If this name were
 * `scan_id`, a later gate would read it as the setting scan-id and judge the old scan.
 */
const variableNames: Partial<Record<OutputName, string>> = { 'scan-id': 'judged-scan-id' };

/**
 * `scan_id`, and `web_scan_id` for the category `web`, so that several gates of one step do not overwrite each other.
 */
function createVariableCommands(
  values: Readonly<Partial<Record<OutputName, string>>>,
  category: string | undefined,
): AzureCommand[] {
  const prefix = category === undefined ? '' : `${category}_`;
  return Object.entries(values).map(([name, value]) => ({
    name: 'task.setvariable',
    properties: {
      variable: `${prefix}${variableNames[name as OutputName] ?? name}`.replaceAll(/[-.]/g, '_'),
      isOutput: 'true',
    },
    data: neutralizeLine(value, valueMax),
  }));
}
