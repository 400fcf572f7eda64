/** Checks which embedded scanners are installed, and what they cover. */
import { GateError } from '../../../errors.ts';
import {
  findInstalledPackages,
  formatPackageHint,
  type InstalledPackage,
  installations,
} from '../../../installation.ts';
import { version } from '../../../session.ts';
import { type Check, type DoctorFinding, reportNotTried, reportOk } from '../check.ts';
import type { DoctorContext } from '../doctor-context.ts';

export const scannerChecks: readonly Check[] = installations.map((installation) => ({
  id: `scanner-${listScannerNames(installation).join('-')}`,
  name: `Scanner: ${listScannerNames(installation).join(', ')}`,
  look: async (examined) => {
    const installed = examined.hasScanners
      ? findInstalledPackages(installation)
      : installation.packages.map(() => undefined);
    return judgeScanner(installation, installed, examined);
  },
}));

type Installation = (typeof installations)[number];

/** The type that the scanner finds, and the engine's name if another engine finds the same type. */
function listScannerNames({ name, scanType }: Installation): string[] {
  const first = installations.find((other) => other.scanType === scanType);
  return first?.name === name ? [scanType] : [scanType, name];
}

/** A run against a service does not need them. */
function judgeScanner(
  { name, packages, covers }: Installation,
  installed: readonly (InstalledPackage | undefined)[],
  { isConnected, hasScanners }: Pick<DoctorContext, 'isConnected' | 'hasScanners'>,
): DoctorFinding {
  const missing = packages.filter((_, index) => installed[index] === undefined);
  const there = installed.filter((each) => each !== undefined).map((each) => `${each.name} ${each.version}`);
  const details = there.length === 0 ? [] : [there.join(', ')];
  if (missing.length === 0) return reportOk(`${name} covers ${covers}`, details);
  const message = `${name} is not installed, which covers ${covers}`;
  const hint = hasScanners ? `Install it with: npm install --no-save ${missing.join(' ')}` : formatPackageHint(version);
  if (isConnected) return { ...reportNotTried(`${message}; only run --embedded needs it`, hint), details };
  throw new GateError('CONFIG', message, { hint });
}
