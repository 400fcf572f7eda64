/** The organizations of the store. Each key, repository and webhook belongs to one and cannot see the others. */
import type { Selectable } from 'kysely';
import { GateError } from '../../shared/errors.ts';
import type { Database } from './database.ts';
import { createRecordId, type Schema } from './schema.ts';

const maxNameLength = 100;

export type OrganizationRecord = Omit<Selectable<Schema['organizations']>, 'turnAt'>;

export function createOrganizationTable(database: Database) {
  return {
    /** Oldest first. */
    all: () => listAll(database),
    find: (id: string) => selectRecords(database).where('id', '=', id).executeTakeFirst(),
    /** The organization with this name or slug, ignoring case. Without a name, the only one. Throws CONFIG. */
    choose: async (name: string | undefined) => {
      const all = await listAll(database);
      const found = findChosen(all, name);
      if (found !== undefined) return found;
      const message =
        name === undefined ? 'There is no organization yet.' : `There is no organization ${quoteName(name)}.`;
      const hint = all.length === 0 ? 'Make a key first: scan-gate keys create.' : `There are ${formatNames(all)}.`;
      throw new GateError('CONFIG', message, { hint });
    },
    /** Like `choose`, but creates a missing organization; without a name it is called "Local". */
    chooseOrMake: (name: string | undefined) =>
      database.transaction(async (transaction) => {
        await transaction.lockQueue();
        return findChosen(await listAll(transaction), name) ?? createOrganization(transaction, name ?? 'Local');
      }),
  };
}

function selectRecords({ read }: Database) {
  return read.selectFrom('organizations').select(['id', 'name', 'slug', 'createdAt', 'updatedAt']);
}

function listAll(database: Database): Promise<OrganizationRecord[]> {
  return selectRecords(database).orderBy('createdAt').orderBy('id').execute();
}

/** By name or slug. Without a name the only one; throws CONFIG when there are several. */
function findChosen(all: readonly OrganizationRecord[], name: string | undefined): OrganizationRecord | undefined {
  if (name !== undefined) {
    return (
      all.find((each) => each.name.toLowerCase() === name.trim().toLowerCase()) ??
      all.find(({ slug }) => slug === toSlug(name))
    );
  }
  if (all.length <= 1) return all[0];
  throw new GateError('CONFIG', 'There are several organizations, and none is named.', {
    hint: `Name one with --organization: ${formatNames(all)}.`,
  });
}

async function createOrganization(database: Database, name: string): Promise<OrganizationRecord> {
  const slug = toSlug(name);
  if (slug === '' || name.length > maxNameLength || /\p{Cc}/u.test(name)) {
    throw new GateError('CONFIG', `${quoteName(name)} is not a valid name for an organization.`, {
      hint: `Give it letters or digits, at most ${maxNameLength} characters.`,
    });
  }
  const time = await database.tick();
  const created = { id: createRecordId('org'), name: name.trim(), slug, createdAt: time, updatedAt: time };
  await database.write.insertInto('organizations').values(created).execute();
  return created;
}

function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
const quoteName = (name: string) => JSON.stringify(name.slice(0, maxNameLength));
const formatNames = (all: readonly OrganizationRecord[]) => all.map(({ name }) => name).join(', ');
