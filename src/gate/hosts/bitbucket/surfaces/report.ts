/** The report of a gate on a commit in Bitbucket's Code Insights, with annotations. */

import { createHash } from 'node:crypto';
import * as z from 'zod';
import { GateError } from '../../../../shared/errors.ts';
import { severities, severityNames } from '../../../../shared/severity.ts';
import { toSafeRepositoryUrl, toSafeSha } from '../../../../shared/shown/location.ts';
import { neutralizeBlock, truncate } from '../../../../shared/shown/neutral.ts';
import { hasJudged } from '../../../policy/verdict.ts';
import { type Annotation, createAnnotations, formatOmittedLine } from '../../../report/annotations.ts';
import { countBlockingFindings, countOpen } from '../../../report/numbers.ts';
import type { Report, ReportFinding } from '../../../report/report.ts';
import { formatSentence, getShownVerdict } from '../../../report/sentence/sentence.ts';
import { deleteDuplicate } from '../../../surfaces/platform.ts';
import { chooseText, describeRival, findRival, markUrl, type Rival } from '../../../surfaces/rivals.ts';
import type { PlatformShowing, PlatformSurface } from '../../../surfaces/surface.ts';
import { formatGateName, formatRunKey } from '../../github/identity.ts';
import { findBitbucketCommits } from '../system.ts';
import { listBitbucketPages } from './pages.ts';

/** https://developer.atlassian.com/cloud/bitbucket/rest/api-group-reports/ */
const batchSize = 100;
const maxAnnotations = 1000;
const summaryLength = 450;
const detailsLength = 2000;

export const bitbucketReport: PlatformSurface = {
  kind: 'platform',
  name: 'The report in Code Insights',
  system: 'bitbucket',
  shows: 'in Bitbucket: a report on the commit in Code Insights, with annotations; it needs no token in a step',
  settings: ['annotations', 'max-annotations', 'category'],
  grant:
    'Set SCAN_GATE_BITBUCKET_TOKEN to an access token of the repository with the scopes Repositories: Read and Pull requests: Write',
  degrades: 'a warning',
  findPlace: findBitbucketCommits,
  authorize: (token) => ({ authorization: `Bearer ${token}` }),
  isWanted: ({ report: { reason, headSha } }) => hasJudged(reason) && toSafeSha(headSha) !== undefined,
  async write(showing) {
    const { client, place, report, settings, gate } = showing;
    const event = report.pullRequest === undefined ? report.event : undefined;
    const path = `${place.path}/${report.headSha}/reports/${hashKey(formatRunKey(settings.category, event))}`;
    const existing =
      gate.attempt === undefined
        ? undefined
        : await client.call({ method: 'GET', path, shape: listedReport }).catch(() => undefined);
    const rival = findRival(existing?.link, gate);
    const warnings = describeRival(rival, bitbucketReport.name);
    if (existing !== undefined && rival?.isWorse) {
      const details = chooseText(rival, '', existing.details ?? '');
      const link = markUrl(existing.link ?? undefined, gate, rival);
      await client.call({ method: 'PUT', path, body: { ...existing, details, link }, shape: z.unknown() });
      return { warnings };
    }
    const { chosen, leftOut } = chooseAnnotations(showing);
    // The report first: it is updated in place, so the commit is never without the result of a run.
    const body = renderReport(showing, { title: formatGateName(settings.category, event), leftOut, rival });
    await client.call({ method: 'PUT', path, body, shape: z.unknown() });
    const ids = new Set(chosen.map(({ external_id }) => external_id));
    const isClean = await deleteStaleAnnotations(showing, `${path}/annotations`, ids);
    for (let from = 0; from < chosen.length; from += batchSize) {
      const batch = chosen.slice(from, from + batchSize);
      await client.call({ method: 'POST', path: `${path}/annotations`, body: batch, shape: z.unknown() });
    }
    const counted = chosen.length === 1 ? '1 annotation' : `${chosen.length} annotations`;
    const lines = [
      `The report in Code Insights was written, with ${counted}`,
      ...(leftOut === undefined ? [] : [leftOut]),
      ...(isClean ? [] : ['Annotations of an earlier run on this commit may still be shown in Code Insights']),
    ];
    return { lines, warnings };
  },
};

/** Short enough for a URL, and the same in every run. */
function hashKey(key: string): string {
  return `scan-gate-${createHash('sha256').update(key).digest('hex').slice(0, 20)}`;
}

/** What is written again where it stays. */
const listedReport = z.object({
  title: z.string(),
  details: z.string().nullish(),
  report_type: z.string().nullish(),
  reporter: z.string().nullish(),
  link: z.string().nullish(),
  result: z.string().nullish(),
  data: z.array(z.unknown()).nullish(),
});

const listedAnnotation = z.looseObject({ external_id: z.string().nullish() });
/** Each is a request of its own. */
const maxDeletions = 200;

/**
 * Deletes annotations of an earlier run on the commit that this run does not write. Returns false if some may be left.
 * A proxy that does not list or delete them does not stop the report.
 */
async function deleteStaleAnnotations(
  showing: PlatformShowing,
  path: string,
  ids: ReadonlySet<string>,
): Promise<boolean> {
  try {
    const there = await listBitbucketPages(showing, path, listedAnnotation);
    const stale = there.flatMap(({ external_id }) => (external_id && !ids.has(external_id) ? [external_id] : []));
    for (const id of stale.slice(0, maxDeletions)) await deleteDuplicate(showing, `${path}/${encodeURIComponent(id)}`);
    return stale.length <= maxDeletions;
  } catch (error) {
    const status = error instanceof GateError ? (error.status ?? 500) : 500;
    if (status >= 500 || status === 429) throw error;
    return false;
  }
}

function chooseAnnotations({ report, settings }: PlatformShowing) {
  if (settings.annotations === 'none') return { chosen: [], leftOut: undefined };
  const max = Math.min(settings.maxAnnotations, maxAnnotations);
  const set = createAnnotations(report, { max, maxPerLevel: Number.POSITIVE_INFINITY });
  const byId = new Map(Array.from(report.findings, (finding) => [finding.id, finding]));
  const all = set.annotations.map((each) => renderAnnotation(each, byId.get(each.violationId)));
  const chosen = [...new Map(all.map((each) => [each.external_id, each])).values()];
  return { chosen, leftOut: formatOmittedLine(report, set) };
}

/** Bitbucket has no INFO. */
const severityWords = { CRITICAL: 'CRITICAL', HIGH: 'HIGH', MEDIUM: 'MEDIUM', LOW: 'LOW', INFO: 'LOW' } as const;

function renderAnnotation(
  { level, title, message, file, line, violationId }: Annotation,
  finding: ReportFinding | undefined,
) {
  const severity = finding?.severityKnown ? severityWords[finding.severity] : undefined;
  return {
    external_id: hashKey(JSON.stringify([violationId, file, line])),
    annotation_type: 'VULNERABILITY',
    summary: truncate(title, summaryLength),
    details: truncate(message, detailsLength),
    ...(severity !== undefined && { severity }),
    ...(level === 'error' && { result: 'FAILED' }),
    ...(file !== undefined && { path: file }),
    ...(file !== undefined && line !== undefined && { line }),
  };
}

function renderReport(
  { report, place, gate }: PlatformShowing,
  { title, leftOut, rival }: { title: string; leftOut: string | undefined; rival: Rival | undefined },
) {
  const why = report.verdict === 'inconclusive' ? `${report.message}.` : '';
  const details = [formatSentence(report), why, leftOut ?? ''].filter((part) => part !== '').join('\n');
  const result = chooseResult(report);
  const link = markUrl(toSafeRepositoryUrl(place.pageUrl), gate, rival);
  return {
    title,
    details: chooseText(rival, neutralizeBlock(details, detailsLength - 200), ''),
    report_type: 'SECURITY',
    reporter: 'Scan Gate',
    ...(link !== undefined && { link }),
    ...(result !== undefined && { result }),
    data: renderData(report),
  };
}

/** Undefined if the step passes despite another verdict: the report is then neither passed nor failed. */
function chooseResult(report: Report): 'PASSED' | 'FAILED' | undefined {
  const shown = getShownVerdict(report);
  if (shown === 'passed') return 'PASSED';
  return report.exitCode === 0 ? undefined : 'FAILED';
}

/** At most ten values. */
function renderData(report: Report) {
  const open = countOpen(report);
  const counts = severities.flatMap((severity) =>
    open[severity] === undefined ? [] : [{ title: `${severityNames[severity]}, open`, value: open[severity] }],
  );
  const all = [{ title: 'Findings that block', value: countBlockingFindings(report) }, ...counts];
  return all.map((each) => ({ ...each, type: 'NUMBER' }));
}
