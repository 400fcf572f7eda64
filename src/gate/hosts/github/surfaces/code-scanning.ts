/** The findings as code scanning alerts: uploaded as SARIF, then polled until GitHub has processed them. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import * as z from 'zod';
import { GateError } from '../../../../shared/errors.ts';
import { neutralizeLine } from '../../../../shared/shown/neutral.ts';
import { pluralize } from '../../../../shared/text/amounts.ts';
import { findUnlistedSeverities } from '../../../report/list-findings.ts';
import type { Report } from '../../../report/report.ts';
import { countUnlocated, maxResults, renderSarif, selectAlerts } from '../../../report/sarif/sarif.ts';
import { checkGithubHead, describeRival } from '../../../surfaces/other-runs.ts';
import type { GithubShowing, GithubSurface, Written } from '../../../surfaces/surface.ts';
import type { GithubClient } from '../client.ts';
import { isAmbiguous, readRefusalStatus } from '../problems.ts';
import { rankConclusion } from './check-run/check-run.ts';

/** GitHub's limit for the base64 text. */
const uploadBytes = 10 * 1024 * 1024;
const pollMs = [1000, 2000, 3000, 5000, 5000, 10_000] as const;
const pollLimit = 15;

const accepted = z.looseObject({ id: z.string().min(1) });
const progress = z.looseObject({
  processing_status: z.enum(['pending', 'complete', 'failed']).optional(),
  errors: z.array(z.string()).nullish(),
});

export const codeScanning: GithubSurface = {
  kind: 'github',
  name: 'Code scanning',
  shows: 'alerts of code scanning',
  settings: ['upload-sarif', 'category'],
  permission: 'security-events: write',
  degrades: 'a warning',
  isWanted: ({ report, settings }) => settings.uploadSarif && report.reason !== 'cancelled',
  write: uploadSarif,
};

/**
 * An inconclusive run uploads nothing, because GitHub closes every alert that an upload does not contain. Throws
 * GateError if GitHub refuses the file.
 */
async function uploadSarif(showing: GithubShowing): Promise<Pick<Written, 'lines' | 'warnings'>> {
  const { client, report, github } = showing;
  const leave = (why: string) => ({ lines: [`Code scanning alerts are unchanged, because ${why}`], warnings: [] });
  if (report.event === 'merge_group' || report.branch?.startsWith('gh-readonly-queue/'))
    return leave('the branch of a merge group will not exist when it is merged');
  if (report.isFallback) return leave('the built-in scanners do not know what the service finds');
  const place = getUploadTarget({ ...report, headSha: github.shownSha ?? report.headSha });
  if (place === undefined) {
    throw new GateError('PUBLISH', 'the run has no commit and branch to which the findings could belong');
  }
  if (report.verdict === 'inconclusive') return leave('the run is inconclusive');
  const unlisted = findUnlistedSeverities(report);
  if (unlisted.length > 0) return leave(`not all ${unlisted.join(', ')} findings could be listed`);
  const head = report.pullRequest === undefined ? undefined : await checkGithubHead(showing, codeScanning.name);
  if (head?.isOther) return { lines: head.lines, warnings: [] };
  // An upload replaces that of another gate of this attempt, so a gate that passed leaves a worse one alone.
  const found = await github.checkRun?.find(client).catch(() => undefined);
  const rivals = typeof found === 'object' ? found.rivals : undefined;
  const isKept = report.verdict === 'passed' && rankConclusion(rivals?.worst ?? {}) > 0;
  const warnings = describeRival(rivals && { isWorse: isKept }, codeScanning.name);
  if (isKept) return { lines: head?.lines ?? [], warnings };
  const { sarif, leftOut } = await packSarif(showing);
  // Sending twice is harmless: the later upload of the same commit, tool and category replaces the earlier one.
  const route = 'POST /repos/{owner}/{repo}/code-scanning/sarifs';
  const parameters = { ...place, sarif, tool_name: 'Scan Gate' };
  const { id } = await client.call({ route, parameters, shape: accepted });
  warnings.push(...(await waitForProcessing(client, id)));
  return { lines: [...(head?.lines ?? []), ...formatOmissions(leftOut, countUnlocated(report))], warnings };
}

function formatOmissions(leftOut: number, placeless: number): string[] {
  const noRoom = `${pluralize(leftOut, 'finding')} left out of the upload to code scanning, which accepts at most ${maxResults}`;
  const noFile = `${pluralize(placeless, 'finding')} without a file of this repository cannot become ${placeless === 1 ? 'a code scanning alert' : 'code scanning alerts'}; the report file has all of them`;
  return [...(leftOut > 0 ? [noRoom] : []), ...(placeless > 0 ? [noFile] : [])];
}

/** The service scans the head of the branch, never the test merge, so the head's ref is sent with the head's commit. */
function getUploadTarget({ pullRequest, branch, headSha }: Report): { ref: string; commit_sha: string } | undefined {
  if (headSha === undefined) return undefined;
  if (pullRequest !== undefined) return { ref: `refs/pull/${pullRequest}/head`, commit_sha: headSha };
  return branch === undefined ? undefined : { ref: `refs/heads/${branch}`, commit_sha: headSha };
}

/** Halves the number of findings, keeping the worst, until the file fits. */
async function packSarif({ client, report, settings }: GithubShowing): Promise<{ sarif: string; leftOut: number }> {
  const alerts = selectAlerts(report);
  for (let count = alerts.worst.length; ; count = Math.floor(count / 2)) {
    const part = { ...report, findings: alerts.worst.slice(0, count) };
    const text = client.redact(renderSarif(part, { category: settings.category, isForCodeScanning: true }));
    const sarif = (await promisify(gzip)(text, { level: 9 })).toString('base64');
    if (sarif.length <= uploadBytes || count === 0) return { sarif, leftOut: alerts.count - count };
  }
}

/** Waits until GitHub has processed the file. Returns its errors. */
async function waitForProcessing(client: GithubClient, id: string): Promise<string[]> {
  const look = { route: 'GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}', shape: progress };
  for (let attempt = 0; attempt < pollLimit; attempt++) {
    const waitMs = pollMs[Math.min(attempt, pollMs.length - 1)] ?? 0;
    if (client.timeLeftMs() <= waitMs) break;
    await client.sleep(waitMs);
    try {
      const { processing_status, errors } = await client.call({ ...look, parameters: { sarif_id: id } });
      if (processing_status === 'complete') return [];
      if (processing_status === 'failed') {
        const said = (errors ?? []).slice(0, 3).map((error) => neutralizeLine(error, 300));
        return [`Code scanning rejected the findings: ${said.join('; ') || 'GitHub does not say why'}`];
      }
    } catch (error) {
      // Until it knows the upload, GitHub responds with 404.
      if (readRefusalStatus(error) !== 404 && !isAmbiguous(error)) throw error;
    }
  }
  return ['Code scanning was still processing the findings when this run ended: check its page later'];
}
