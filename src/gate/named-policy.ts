/** The policy of a run, or of a file that a user names on their own machine. */
import { createUnreadableFileError, readRegularText } from '../git/regular-file.ts';
import type { Settings } from '../settings/settings.ts';
import { type LoadedPolicy, loadPolicy } from './policy.ts';
import type { NamedPolicy, PolicyRequest } from './policy-request.ts';
import type { RepositoryAccess } from './repository-access.ts';

/** Throws GateError CONFIG for a file that cannot be read, and the errors of `loadPolicy`. */
export async function loadNamedPolicy(request: PolicyRequest, file: NamedPolicy | undefined): Promise<LoadedPolicy> {
  if (file === undefined) return loadPolicy(request);
  const configFile: Settings['configFile'] = { kind: 'own', path: file.name };
  const repositoryAccess = await replacePolicyFile(request.repositoryAccess, file);
  const loaded = await loadPolicy({
    ...request,
    repositoryAccess,
    settings: { ...request.settings, configFile },
  });
  return { ...loaded, exceptionsFile: { path: file.name, branch: undefined } };
}

/** Whoever names a file on this machine trusts it, so there is no other version that could tighten it. */
async function replacePolicyFile(
  { readPolicyFile }: RepositoryAccess,
  { path, name }: NamedPolicy,
): Promise<RepositoryAccess> {
  const text = await readRegularText(path).catch((error: unknown) => {
    throw createUnreadableFileError(name, error, 'CONFIG');
  });
  return {
    readPolicyFile: async (from, wanted) => {
      if (from === 'head') return undefined;
      // Files that the policy refers to are read from the usual trusted place.
      return wanted === name ? { text, at: 'this machine' } : readPolicyFile?.('trusted', wanted);
    },
  };
}
