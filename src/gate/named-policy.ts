/** The policy of a run, or that of a file which somebody names on their own machine. */
import { readRegularText, unreadable } from '../git/regular-file.ts';
import type { Settings } from '../settings/settings.ts';
import { type LoadedPolicy, loadPolicy } from './policy.ts';
import type { NamedPolicy, PolicyRequest } from './policy-request.ts';
import type { Surroundings } from './surroundings.ts';

/** Throws GateError CONFIG for a file that cannot be read, and as `loadPolicy` does. */
export async function loadNamedPolicy(request: PolicyRequest, file: NamedPolicy | undefined): Promise<LoadedPolicy> {
  if (file === undefined) return loadPolicy(request);
  const configFile: Settings['configFile'] = { kind: 'own', path: file.name };
  const around = await withNamedFile(request.around, file);
  const loaded = await loadPolicy({ ...request, around, settings: { ...request.settings, configFile } });
  return { ...loaded, exceptionsFile: { path: file.name, branch: undefined } };
}

/** Whoever names a file of this machine trusts it: there is no other version that could tighten it. */
async function withNamedFile({ readPolicyFile }: Surroundings, { path, name }: NamedPolicy): Promise<Surroundings> {
  const text = await readRegularText(path).catch((error: unknown) => {
    throw unreadable(name, error, 'CONFIG');
  });
  return {
    readPolicyFile: async (from, wanted) => {
      if (from === 'head') return undefined;
      // What it names beside itself stands where the policy otherwise would.
      return wanted === name ? { text, at: 'this machine' } : readPolicyFile?.('trusted', wanted);
    },
  };
}
