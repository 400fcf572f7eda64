/** The action with its own scanners: installs them, and runs `scan-gate run --embedded` on the checkout. */
import { resolve } from 'node:path';
import { summarizeContext } from '../gate/report-context.ts';
import { setPackagesUrl } from '../installation.ts';
import { readScanned } from '../runs/embedded.ts';
import { runOverTarget } from '../runs/gate-run.ts';
import { createRunEnvironment } from '../runs/run-environment.ts';
import type { RunReport, Session } from '../session.ts';
import { readSettingsWithoutService } from '../settings/action-source.ts';
import type { Settings } from '../settings/settings.ts';
import { installScanners, removeScanners } from './scanners.ts';
import { createGithubRun, type GateAction, prepareGithubTarget, withTitleOnError } from './step.ts';

/** `home` is the folder of the downloaded action. */
export function createEmbeddedAction(home: URL): GateAction {
  return {
    entrance: 'embedded',
    readSettings: ({ given, problems }) => readSettingsWithoutService(given, problems),
    judge: (session, known, settings) => scanCheckout(session, known, home, settings),
    clear: removeScanners,
  };
}

/** A refusal must be shown like a result, so the commit is read before anything is installed. */
async function scanCheckout(session: Session, known: RunReport, home: URL, settings: Settings): Promise<void> {
  known.report = { ...known.report, origin: 'embedded' };
  const checkout = await withTitleOnError(session, async () => {
    const folder = resolve(session.folder, settings.path);
    const scanned = await readScanned({ ...createRunEnvironment(session), folder }, settings);
    const { context } = scanned;
    known.report = { ...known.report, ...summarizeContext(context) };
    known.github = prepareGithubTarget(await createGithubRun(session, { context, settings }), session);
    const scannersUrl = await installScanners(session, home);
    setPackagesUrl(scannersUrl);
    return { folder, scanned, scannersUrl };
  });
  const result = await runOverTarget({ session, settings, checkout });
  known.report = result.report;
  known.settings = result.settings;
  if (known.github !== undefined) known.github.changes = result.changes;
}
