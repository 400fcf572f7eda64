/** The action with scanners of its own: installs them, and runs `scan-gate run --embedded` over the checkout. */
import { resolve } from 'node:path';
import { readScanned } from '../cli/embedded.ts';
import { placeOf } from '../cli/place.ts';
import { gate } from '../cli/run.ts';
import type { RunReport, Session } from '../session.ts';
import type { Settings } from '../settings/settings.ts';
import { aboutOf } from '../steps/about.ts';
import { installScanners } from './scanners.ts';
import { beginShowing, githubRun, titled } from './step.ts';

interface Here {
  session: Session;
  known: RunReport;
  /** The action as it was downloaded. */
  home: URL;
}

/** What cannot be scanned is shown where the answer would be, and so the commit is read before anything is installed. */
export async function scanHere({ session, known, home }: Here, settings: Settings): Promise<void> {
  const { scanned, workerUrl } = await titled(session, async () => {
    const folder = resolve(session.folder, settings.path);
    const scanned = await readScanned({ ...placeOf(session), folder }, settings);
    const { context } = scanned;
    known.report = { ...known.report, ...aboutOf(context) };
    known.github = beginShowing(await githubRun(session, { context, settings }), session);
    return { scanned, workerUrl: await installScanners(session, home) };
  });
  const flags = { own: { embedded: true } as const, positionals: [settings.path], given: {}, problems: [] };
  const result = await gate({ request: { session, flags, workerUrl }, settings, scanned });
  known.report = result.report;
  known.settings = result.settings;
  if (known.github !== undefined) known.github.changes = result.changes;
}
