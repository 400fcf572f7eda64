/** A run that publishes to a few surfaces alone. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createLog } from '../../../src/gate/hosts/log.ts';
import type { Report } from '../../../src/gate/report/report.ts';
import { createDefaultSettings, type OptionalSettings } from '../../../src/gate/settings/reading.ts';
import { publish } from '../../../src/gate/surfaces/publish.ts';
import { surfaces } from '../../../src/gate/surfaces/registry.ts';
import type { LocalTarget, RemoteTarget, Surface } from '../../../src/gate/surfaces/surface.ts';
import { surfaceNamed } from './named.ts';

interface Run {
  report: Report;
  settings?: Partial<OptionalSettings> | undefined;
  /** None by default. */
  only?: readonly Surface[] | undefined;
  remote?: RemoteTarget;
  local?: Partial<LocalTarget>;
  /** What a surface says beside what it writes. */
  asides?: readonly string[] | undefined;
}

const running = new AsyncLocalStorage<{ only: Run['only']; asides: Run['asides'] }>();

for (const each of surfaces) {
  const isWanted = each.isWanted.bind(each) as (showing: unknown) => boolean;
  const isAllowed = () => running.getStore()?.only?.includes(each) ?? true;
  Object.assign(each, { isWanted: (showing: unknown) => isAllowed() && isWanted(showing) });
}

const speaker = surfaceNamed('local', 'The job summary');
const { isWanted, write } = speaker;
Object.assign(speaker, {
  isWanted: (showing: never) => running.getStore()?.asides !== undefined || isWanted(showing),
  write: async (showing: never) => {
    const { asides } = running.getStore() ?? {};
    return asides === undefined ? write(showing) : { lines: [...asides] };
  },
});

export function publishAlone(run: Run): ReturnType<typeof publish> {
  const { report, settings, only = [], remote, local, asides } = run;
  const redact = remote?.redact ?? ((text: string) => text);
  const place = { folder: '/', temporaryFolder: '/', startedAt: new Date(0), env: remote?.env ?? {} };
  const exitCode = () => report.exitCode as 0;
  const own = { log: createLog({ write: () => {} }), runner: undefined, redact, exitCode, ...place, ...local };
  const asked = { ...createDefaultSettings(), ...settings };
  return running.run({ only, asides }, () => publish(report, asked, { ...own, github: undefined, remote }));
}

/** What the log says of one surface: lines, then warnings. */
export async function saidOf(surface: Surface, run: Omit<Run, 'only'>): Promise<string[]> {
  const { lines, warnings } = await publishAlone({ ...run, only: [surface] });
  return [...lines, ...warnings];
}
