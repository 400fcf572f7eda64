/** The action with its own scanners: installs them, and runs `scan-gate run --embedded` on the checkout. */
import { resolve } from 'node:path';
import { aboutOf } from '../gate/about.ts';
import { readScanned } from '../runs/embedded.ts';
import { placeOf } from '../runs/place.ts';
import { runOverService } from '../runs/service-run.ts';
import type { RunReport, Session } from '../session.ts';
import { withoutService } from '../settings/action-source.ts';
import type { Settings } from '../settings/settings.ts';
import { installScanners, removeScanners } from './scanners.ts';
import { type Action, beginShowing, githubRun, titled } from './step.ts';

/** `home` is the folder of the downloaded action. */
export function embeddedAction(home: URL): Action {
  return {
    entrance: 'embedded',
    readSettings: ({ given, problems }) => withoutService(given, problems),
    judge: (session, known, settings) => scanHere({ session, known, home }, settings),
    clear: removeScanners,
  };
}

interface Here {
  session: Session;
  known: RunReport;
  home: URL;
}

/** A refusal must be shown like a result, so the commit is read before anything is installed. */
async function scanHere({ session, known, home }: Here, settings: Settings): Promise<void> {
  const checkout = await titled(session, async () => {
    const folder = resolve(session.folder, settings.path);
    const scanned = await readScanned({ ...placeOf(session), folder }, settings);
    const { context } = scanned;
    known.report = { ...known.report, ...aboutOf(context) };
    known.github = beginShowing(await githubRun(session, { context, settings }), session);
    return { folder, scanned, scannersUrl: await installScanners(session, home) };
  });
  const result = await runOverService({ session, settings, checkout });
  known.report = result.report;
  known.settings = result.settings;
  if (known.github !== undefined) known.github.changes = result.changes;
}
