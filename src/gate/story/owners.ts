/** Reads CODEOWNERS from where the policy is read, so that a pull request cannot assign its findings to others. */
import { GateError, tryRead } from '../../shared/errors.ts';
import type { RunContext } from '../hosts/context/context.ts';
import { parseRepositoryUrl } from '../hosts/repository-url.ts';
import {
  type CodeOwners,
  maxCodeOwnersLength,
  type OwnerDialect,
  ownerFilePaths,
  parseCodeOwners,
} from '../policy/code-owners.ts';
import type { Policy } from '../policy/policy.ts';
import type { RepositoryReader } from './repository-access.ts';
import type { RunLog } from './run.ts';

interface OwnersRequest {
  reader: RepositoryReader;
  context: RunContext;
  log: Pick<RunLog, 'note'>;
}

/** Adds the owners of files. Without them, rules with `owner` are undecided. */
export async function addCodeOwners<Of extends { policy: Policy }>(of: Of, reading: OwnersRequest): Promise<Of> {
  const asked = (of.policy.rules ?? []).filter(({ match }) => match.owner !== undefined);
  const undecided = asked.length === 0 ? '' : ', so rules with owner are inconclusive';
  const read = await tryRead(
    () => readOwners(reading),
    ({ message }) => `CODEOWNERS could not be read${undecided}: ${message}`,
  );
  if (read === undefined || typeof read === 'string') {
    const paths = ownerFilePaths[chooseDialect(reading.context)].join(', ');
    reading.log.note(read ?? `There is no CODEOWNERS${undecided}: ${paths}`);
    return of;
  }
  const { codeOwners, at } = read;
  reading.log.note(`Owners: ${at}`);
  for (const { name, match } of asked)
    for (const owner of match.owner ?? [])
      if (owner.includes('@') && !codeOwners.names.has(owner.toLowerCase()))
        reading.log.note(`Rule ${name} uses the owner ${owner}, but CODEOWNERS does not contain it`);
  return { ...of, policy: { ...of.policy, codeOwners } };
}

/** Reads the first file that exists at the host's paths. Undefined if there is none. */
async function readOwners({
  reader,
  context,
}: Omit<OwnersRequest, 'log'>): Promise<{ codeOwners: CodeOwners; at: string } | undefined> {
  const dialect = chooseDialect(context);
  if (reader.sources.trustedPolicy === undefined)
    throw new GateError('NOT_FOUND', 'there is no repository to read it from');
  for (const path of ownerFilePaths[dialect]) {
    const found = await reader.readPolicyFile('trusted', path);
    if (found === undefined) continue;
    if (Buffer.byteLength(found.text) > maxCodeOwnersLength)
      throw new GateError('CONFIG', `${path} is larger than 3 MB`);
    return { codeOwners: parseCodeOwners(found.text, dialect), at: `${path} of ${found.at}` };
  }
  return undefined;
}

/** The dialect of the CI system if it belongs to a host, otherwise the one of the repository's host. */
function chooseDialect({ system, repositoryUrl }: Pick<RunContext, 'system' | 'repositoryUrl'>): OwnerDialect {
  if (system === 'github' || system === 'gitlab' || system === 'bitbucket') return system;
  const { host = '' } = parseRepositoryUrl(repositoryUrl ?? '') ?? {};
  return /(?:^|\.)gitlab\./.test(host) ? 'gitlab' : /(?:^|\.)bitbucket\./.test(host) ? 'bitbucket' : 'github';
}
