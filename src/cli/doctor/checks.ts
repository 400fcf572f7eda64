/** The checks of `scan-gate doctor`, in their order: a check may rely on earlier ones. */
import { type Check, reportNotTried } from './check.ts';
import { checkAssumptions } from './checks/assumptions.ts';
import { checkLanguages } from './checks/languages.ts';
import { checkGit, checkNode } from './checks/machine.ts';
import { checkPolicy, checkSettings } from './checks/policy.ts';
import { checkPrograms } from './checks/programs.ts';
import { checkCiSystem, checkRunBranch, checkToken, checkWaiting } from './checks/run-context.ts';
import { scannerChecks } from './checks/scanners.ts';
import { checkAccess, checkClock, checkKey, checkRepository, checkService } from './checks/service.ts';

export const checks: readonly Check[] = [
  { id: 'node', name: 'Node.js', look: checkNode },
  { id: 'git', name: 'git', look: checkGit },
  { id: 'settings', name: 'Settings', look: checkSettings },
  { id: 'policy', name: 'Policy', look: checkPolicy },
  { id: 'service', name: 'Service', look: checkService },
  { id: 'key', name: 'API key', look: checkKey },
  { id: 'repository', name: 'Repository', look: checkRepository },
  { id: 'access', name: 'Scans', look: checkAccess },
  { id: 'assumptions', name: 'Assumptions', look: checkAssumptions },
  { id: 'branch', name: 'Branch', look: checkRunBranch },
  { id: 'clock', name: 'Clock', look: checkClock },
  { id: 'ci', name: 'CI system', look: checkCiSystem },
  { id: 'wait', name: 'Waiting', look: checkWaiting },
  { id: 'languages', name: 'Languages', look: checkLanguages },
  ...scannerChecks,
  { id: 'programs', name: 'Scanner programs', look: checkPrograms },
  {
    id: 'start-scan',
    name: 'Starting scans',
    look: async () =>
      reportNotTried('unknown until a scan starts: the API does not report whether this key may start one'),
  },
  { id: 'token', name: 'Token', look: checkToken },
];
