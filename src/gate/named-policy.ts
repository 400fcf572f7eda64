/** The policy of a run, or of a file that a user names on their own machine. */
import { createUnreadableFileError, readRegularText } from '../git/regular-file.ts';
import type { Settings } from '../settings/settings.ts';
import { type LoadedPolicy, loadPolicy } from './policy.ts';
import type { NamedPolicy, PolicyRequest } from './policy-request.ts';
import type { RepositoryReader } from './repository-access.ts';

/** Throws GateError CONFIG for a file that cannot be read, and the errors of `loadPolicy`. */
export async function loadNamedPolicy(request: PolicyRequest, file: NamedPolicy | undefined): Promise<LoadedPolicy> {
  if (file === undefined) return loadPolicy(request);
  const configFile: Settings['configFile'] = { kind: 'own', path: file.name };
  const reader = await replacePolicyFile(request.reader, file);
  const loaded = await loadPolicy({
    ...request,
    reader,
    settings: { ...request.settings, configFile },
  });
  return { ...loaded, exceptionsFile: { path: file.name, branch: undefined } };
}

/** Whoever names a file on this machine trusts it, so there is no other version that could tighten it. */
async function replacePolicyFile(reader: RepositoryReader, { path, name }: NamedPolicy): Promise<RepositoryReader> {
  const text = await readRegularText(path).catch((error: unknown) => {
    throw createUnreadableFileError(name, error, 'CONFIG');
  });
  return {
    ...reader,
    sources: { ...reader.sources, trustedPolicy: { kind: 'checkout', path, ref: 'HEAD' } },
    changedFiles: async () => undefined,
    readPolicyFile: async (from, wanted) => {
      if (from === 'head') return undefined;
      // Files that the policy refers to are read from the usual trusted place.
      return wanted === name ? { text, at: 'this machine' } : reader.readPolicyFile('trusted', wanted);
    },
  };
}
