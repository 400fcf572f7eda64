/** Requests and bytes sent to GitHub for a run's results, over the least that could have carried them. */

import type { Report } from '../src/report/report.ts';
import type { WriteAccess } from '../src/surfaces/access.ts';
import type { Request } from '../test/github/server.ts';
import { inputOf, publishOn, reportOf, setUp } from '../test/github/set-up.ts';

const sizes = [0, 50, 500, 5000];

/** Comment: list, write. Check run: find, create. Code scanning: upload, look. */
const fixedRequests = 6;

interface Row {
  findings: number;
  run: string;
  requests: number;
  least: number;
  'requests ratio': string;
  'kB sent': number;
  'bytes ratio': string;
  warnings: number;
}

/** Every surface is on, and no annotation is held back. */
export async function benchGithub(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const findings of sizes) {
    const report = reportOf(findings);
    const world = await setUp({ store: { processing: { pending: 0, isUnknownAtFirst: false } } });
    for (const run of ['first', 'again']) {
      world.github.asked.length = 0;
      const warnings = await publishEverything(report, world.access);
      rows.push(rowOf({ findings, run, asked: world.github.asked, warnings }));
    }
    await world.stop();
  }
  return rows;
}

async function publishEverything(report: Report, access: WriteAccess): Promise<number> {
  const wished = {
    annotations: 'auto',
    maxAnnotations: 5000,
    commentSummaryInPr: 'always',
    uploadSarif: true,
  } as const;
  return (await publishOn(access, inputOf(report, wished))).warnings.length;
}

interface Measured {
  findings: number;
  run: string;
  asked: readonly Request[];
  warnings: number;
}

function rowOf({ findings, run, asked, warnings }: Measured): Row {
  const batches = Math.max(1, Math.ceil(findings / 50));
  // On a second run the annotations are there: they are listed, and one update concludes; the comment's author is asked for.
  const least = fixedRequests + (run === 'first' ? batches : Math.ceil(findings / 100) + 2);
  const bytes = asked.reduce((sum, request) => sum + request.bytes, 0);
  return {
    findings,
    run,
    requests: asked.length,
    least,
    'requests ratio': (asked.length / least).toFixed(2),
    'kB sent': Math.round(bytes / 1000),
    'bytes ratio': (bytes / contentBytes(asked)).toFixed(2),
    warnings,
  };
}

/** What had to be said: every annotation, the last summary, the comment and the SARIF, each once. */
function contentBytes(asked: readonly Request[]): number {
  const annotations = new Set<string>();
  const last = { output: '', comment: '', sarif: '' };
  for (const { body } of asked) {
    const { annotations: batch, ...output } = (body?.output ?? {}) as { annotations?: unknown[] };
    for (const annotation of batch ?? []) annotations.add(JSON.stringify(annotation));
    if (body?.output !== undefined) last.output = JSON.stringify(output);
    if (typeof body?.body === 'string') last.comment = JSON.stringify(body.body);
    if (typeof body?.sarif === 'string') last.sarif = body.sarif;
  }
  return [...annotations, ...Object.values(last)].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}
