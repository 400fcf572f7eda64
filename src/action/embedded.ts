/** The action with scanners of its own: installs them, and runs `scan-gate run --embedded` over the checkout. */
import { gate } from '../cli/run.ts';
import type { RunReport, Session } from '../session.ts';
import type { Settings } from '../settings/settings.ts';
import { installScanners } from './scanners.ts';
import { beginShowing, githubRun, titled } from './step.ts';

interface Here {
  session: Session;
  known: RunReport;
  /** The action as it was downloaded. */
  home: URL;
}

export async function scanHere({ session, known, home }: Here, settings: Settings): Promise<void> {
  const workerUrl = await titled(session, () => installScanners(session, home));
  const flags = { own: { embedded: true } as const, positionals: [settings.path], given: {}, problems: [] };
  const result = await gate({
    request: { session, flags, workerUrl },
    settings,
    async check(target) {
      known.github = beginShowing(await githubRun(session, target), session);
    },
  });
  known.report = result.report;
  known.settings = result.settings;
  if (known.github !== undefined) known.github.changes = result.changes;
}
