/**
 * The annotations of a check run. They are chosen, compared with the existing ones, and added in batches, none of them
 * twice.
 */
import * as z from 'zod';
import type { GithubClient } from '../../ci/github/client.ts';
import { isAmbiguous, readRefusalStatus } from '../../ci/github/problems.ts';
import { type Annotation, createAnnotations, parseViolationId } from '../../report/annotations.ts';
import { toSafeRelativePath } from '../../report/location.ts';
import type { ReportFinding } from '../../report/report.ts';
import type { GithubShowing } from '../surface.ts';

const batchSize = 50;
/** GitHub may need a moment until a list shows the result of an unanswered request. */
const settleMs = 2000;
const attempts = 3;

const listedAnnotation = z.object({
  path: z.string(),
  start_line: z.number().int(),
  message: z.string().nullish(),
});
const updated = z.looseObject({ id: z.number().int() });

export interface CheckAnnotation {
  path: string;
  start_line: number;
  end_line: number;
  annotation_level: 'failure' | 'warning' | 'notice';
  title: string;
  message: string;
}

export interface AnnotationPlan {
  /** Worst first. */
  chosen: CheckAnnotation[];
  /** Number of these without a file of the repository, which GitHub cannot mark. */
  unplaced: number;
  /** Number of these that must not be named. */
  unnamed: number;
  /** All findings that should be annotated: those that decide the verdict, and others on changed lines. */
  deciding: number;
  others: number;
}

export const noAnnotations: AnnotationPlan = { chosen: [], unplaced: 0, unnamed: 0, deciding: 0, others: 0 };

export function planAnnotations({ client, report, settings }: GithubShowing): AnnotationPlan {
  const findings: ReportFinding[] = [];
  for (const finding of report.findings) if (toSafeRelativePath(finding.filePath) !== undefined) findings.push(finding);
  const all = createAnnotations(report, { max: 0 });
  const limits = { max: settings.maxAnnotations, maxPerLevel: Number.POSITIVE_INFINITY };
  const placed = createAnnotations({ ...report, findings }, limits);
  return {
    chosen: placed.annotations.flatMap((annotation) => toCheckAnnotation(client, annotation)),
    unplaced: all.asking - placed.asking,
    unnamed: all.undisclosed,
    deciding: all.deciding.total,
    others: all.others.total,
  };
}

const levels = { error: 'failure', warning: 'warning', notice: 'notice' } as const;

function toCheckAnnotation(client: GithubClient, { level, title, message, file, line }: Annotation): CheckAnnotation[] {
  if (file === undefined) return [];
  const at = line ?? 1;
  const texts = { title: client.redact(title), message: client.redact(message) };
  return [{ path: file, start_line: at, end_line: at, annotation_level: levels[level], ...texts }];
}

/** The annotations that are missing, and the number of existing ones that are no longer wanted. */
export function compareAnnotations(
  chosen: readonly CheckAnnotation[],
  listed: readonly string[],
): { missing: CheckAnnotation[]; outdated: number } {
  const present = new Set(listed);
  const known = new Set(chosen.map(buildIdentity));
  return {
    missing: chosen.filter((annotation) => !present.has(buildIdentity(annotation))),
    outdated: listed.filter((identity) => !known.has(identity)).length,
  };
}

/** The wording may change between runs, but the violation and its location do not. */
function buildIdentity({ path, start_line: line, message }: z.infer<typeof listedAnnotation>): string {
  return JSON.stringify([path, line, parseViolationId(message ?? '') ?? message?.trim()]);
}

/** The identity of each annotation of a check run. */
export async function listAnnotations(client: GithubClient, id: number): Promise<string[]> {
  const listed = await client.pages(
    {
      route: 'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations',
      parameters: { check_run_id: id },
      shape: z.array(listedAnnotation),
    },
    (page) => page,
  );
  return listed.map(buildIdentity);
}

export function splitIntoBatches(all: readonly CheckAnnotation[]): CheckAnnotation[][] {
  return Array.from({ length: Math.ceil(all.length / batchSize) }, (_, index) =>
    all.slice(index * batchSize, (index + 1) * batchSize),
  );
}

interface CheckRunUpdate {
  output: { title: string; summary: string; text?: string };
  status?: string;
  conclusion?: string;
  details_url?: string;
}

/**
 * Updates the check run and adds at most 50 annotations. Returns how many GitHub refused. An update only adds, so if
 * its response is lost, the annotations are listed before any is sent again. `updateFor` receives the number of refused
 * ones.
 */
export async function addAnnotations(
  client: GithubClient,
  { id, batch }: { id: number; batch: readonly CheckAnnotation[] },
  updateFor: (refused: number) => CheckRunUpdate,
): Promise<number> {
  let missing = batch;
  for (let attempt = 1; ; attempt++) {
    try {
      await update(client, { id, ...updateFor(0) }, missing);
      return 0;
    } catch (error) {
      if (readRefusalStatus(error) === 422 && missing.length > 0) {
        await update(client, { id, ...updateFor(missing.length) }, []);
        return missing.length;
      }
      if (!isAmbiguous(error) || attempt === attempts) throw error;
      await client.sleep(settleMs);
      missing = compareAnnotations([...missing], await listAnnotations(client, id)).missing;
    }
  }
}

async function update(
  client: GithubClient,
  { id, output, ...rest }: CheckRunUpdate & { id: number },
  added: readonly CheckAnnotation[],
): Promise<void> {
  await client.call({
    route: 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
    parameters: { check_run_id: id, ...rest, output: added.length === 0 ? output : { ...output, annotations: added } },
    shape: updated,
    isOnce: added.length > 0,
  });
}
