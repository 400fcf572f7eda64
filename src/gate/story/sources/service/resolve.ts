/** Finds our repository at the service. It is read and compared, never assumed (design section 2, step 4). */

import type { RepositoryDetail, RepositoryItem } from '../../../../shared/api/schemas.ts';
import { GateError } from '../../../../shared/errors.ts';
import type { RunContext } from '../../../hosts/context/context.ts';
import type { RunLog } from '../../../hosts/log.ts';
import { isSameRepositoryUrl } from '../../../hosts/repository-url.ts';
import type { Settings } from '../../../settings/settings.ts';
import type { Client } from './client.ts';
import { sweepUntilStable } from './pages.ts';

interface WantedRepository {
  repositoryId: string | undefined;
  /** Address of this repository, as the CI system states it. */
  repositoryUrl: string | undefined;
  /** Host of a GitHub server, where owner and name ignore case. */
  githubHost: string | undefined;
  allowForeignRepository: boolean;
}

/** Uses only the step's own settings: a policy file must not choose the repository. */
export function buildWantedRepository(
  { repositoryId, allowForeignRepository }: Pick<Settings, 'repositoryId' | 'allowForeignRepository'>,
  { repositoryUrl, system }: Pick<RunContext, 'repositoryUrl' | 'system'>,
): WantedRepository {
  const githubHost = system === 'github' ? URL.parse(repositoryUrl ?? '')?.host : undefined;
  return { repositoryId, repositoryUrl, githubHost, allowForeignRepository };
}

const candidateCap = 50;

/** The repository to scan. Throws GateError NOT_FOUND or CONFIG if none, several or another one is found. */
export async function resolveRepository(client: Client, wanted: WantedRepository): Promise<RepositoryDetail> {
  return wanted.repositoryId === undefined ? findByUrl(client, wanted) : readById(client, wanted, wanted.repositoryId);
}

/** Notes that the repository was not compared, because the step's settings say so. */
export function noteUncompared(log: RunLog, wanted: WantedRepository, { name }: RepositoryDetail): void {
  if (wanted.repositoryId === undefined || !wanted.allowForeignRepository) return;
  log.note(`allow-foreign-repository is on: ${name} is gated without comparing its address`);
}

async function readById(client: Client, wanted: WantedRepository, repositoryId: string): Promise<RepositoryDetail> {
  const found = await readRepository(client, repositoryId);
  if (wanted.allowForeignRepository) return found;
  if (wanted.repositoryUrl === undefined) {
    throw createForeignError(
      'This repository has no address (no remote named origin) to compare with the one at the service',
    );
  }
  if (!isSameRepositoryUrl(found.vcs_url ?? '', wanted.repositoryUrl, wanted.githubHost)) {
    const other = found.vcs_url ? `is ${found.vcs_url}` : 'states no address';
    throw createForeignError(`repository-id ${repositoryId} ${other}, this repository is ${wanted.repositoryUrl}`);
  }
  return found;
}

function createForeignError(message: string): GateError {
  return new GateError('CONFIG', message, {
    reason: 'foreign-repository',
    hint: 'Correct repository-id, or remove it so that the repository is found by its address. To gate another repository on purpose, set allow-foreign-repository: true.',
  });
}

async function readRepository(client: Client, repositoryId: string): Promise<RepositoryDetail> {
  try {
    const found = await client.getRepository({ repository_id: repositoryId });
    if (found.repository_id === repositoryId) return found;
    throw new GateError(
      'PROTOCOL',
      `Asked for repository ${repositoryId}, the service answered ${found.repository_id}`,
    );
  } catch (error) {
    if (!(error instanceof GateError) || error.code !== 'NOT_FOUND') throw error;
    // A wrong version in base-url finds nothing at all, and this says so.
    await client.validateKey({}).catch((fault: GateError) => {
      if (fault.code === 'NOT_FOUND') throw fault;
    });
    throw new GateError('NOT_FOUND', `repository-id ${repositoryId} does not exist at the service`, {
      cause: error,
      hint: 'Correct repository-id, or remove it so that the repository is found by its address.',
    });
  }
}

async function findByUrl(client: Client, wanted: WantedRepository): Promise<RepositoryDetail> {
  const url = wanted.repositoryUrl;
  if (url === undefined) {
    throw new GateError(
      'CONFIG',
      'It is unknown which repository to gate: there is no repository-id and no remote named origin',
      {
        hint: 'Set repository-id, with allow-foreign-repository: true if the address cannot be compared.',
      },
    );
  }
  const name = (url.replace(/\/+$/, '').split(/[/:]/).at(-1) ?? url).replace(/\.git$/i, '');
  const candidates = await searchRepositories(client, name);
  if (candidates.length > candidateCap) {
    throw createUnresolvedError(`${candidates.length} repositories at the service match "${name}"`, candidates);
  }
  const details = await Promise.all(candidates.map((item) => readRepository(client, item.repository_id)));
  const ours = details.filter((detail) => isSameRepositoryUrl(detail.vcs_url ?? '', url, wanted.githubHost));
  const [only, ...others] = ours;
  if (only === undefined) throw createUnresolvedError(`No repository at the service has the address ${url}`, details);
  if (others.length > 0)
    throw createUnresolvedError(`${ours.length} repositories at the service have the address ${url}`, ours);
  return only;
}

async function searchRepositories(client: Client, name: string): Promise<RepositoryItem[]> {
  const sweep = await sweepUntilStable<RepositoryItem>({
    read: (page) => client.listRepositories({ search: name, page, limit: 100 }),
    id: (item) => item.repository_id,
    digest: (item) => item.repository_id,
    combine: (_, later) => later,
  });
  if (sweep.stands) return sweep.items;
  throw new GateError('PROTOCOL', `The list of repositories that match "${name}" kept changing while it was read`, {
    hint: 'Set repository-id, so that no list has to be read.',
  });
}

function createUnresolvedError(
  message: string,
  candidates: readonly (RepositoryItem & { vcs_url?: string | null | undefined })[],
): GateError {
  const listed = candidates.slice(0, 10).map((item) => `${item.repository_id} (${item.vcs_url ?? item.name})`);
  return new GateError('NOT_FOUND', listed.length > 0 ? `${message}; candidates: ${listed.join(', ')}` : message, {
    hint: 'Add the repository to the service, or correct repository-id.',
  });
}
