/** The organizations of the store. Each key, repository and webhook belongs to one and cannot see the others. */
import { GateError } from '../../errors.ts';
import type { Database } from './database.ts';
import { newIdentifier } from './identifiers.ts';

export interface OrganizationRecord {
  id: string;
  name: string;
  slug: string;
  createdAt: string;
  updatedAt: string;
}

export interface OrganizationTable {
  /** Oldest first. */
  all(): OrganizationRecord[];
  find(id: string): OrganizationRecord | undefined;
  /** The organization with this name or slug, ignoring case. Without a name, the only one. Throws CONFIG. */
  choose(name: string | undefined): OrganizationRecord;
  /** Like `choose`, but creates a missing organization; without a name it is called "Local". */
  chooseOrMake(name: string | undefined): OrganizationRecord;
}

const select = 'SELECT id, name, slug, created_at AS createdAt, updated_at AS updatedAt FROM organizations';
const maxNameLength = 100;

export function organizationTable(database: Database): OrganizationTable {
  const all = () => database.all<OrganizationRecord>(`${select} ORDER BY rowid`);
  const named = (name: string) =>
    all().find((each) => same(each.name, name)) ?? all().find(({ slug }) => slug === slugOf(name));
  const only = () => {
    const [first, ...others] = all();
    if (others.length === 0) return first;
    throw new GateError('CONFIG', 'There are several organizations, and none is named.', {
      hint: `Name one with --organization: ${listed(all())}.`,
    });
  };
  const known = (name: string | undefined) => (name === undefined ? only() : named(name));
  return {
    all,
    find: (id) => database.get<OrganizationRecord>(`${select} WHERE id = ?`, id),
    choose: (name) => {
      const found = known(name);
      if (found !== undefined) return found;
      const message =
        name === undefined ? 'There is no organization yet.' : `There is no organization ${quoted(name)}.`;
      const hint = all().length === 0 ? 'Make a key first: scan-gate keys create.' : `There are ${listed(all())}.`;
      throw new GateError('CONFIG', message, { hint });
    },
    chooseOrMake: (name) => database.transaction(() => known(name) ?? make(database, name ?? 'Local')),
  };
}

function make(database: Database, name: string): OrganizationRecord {
  const slug = slugOf(name);
  if (slug === '' || name.length > maxNameLength || /\p{Cc}/u.test(name)) {
    throw new GateError('CONFIG', `${quoted(name)} is no name for an organization.`, {
      hint: `Give it letters or digits, at most ${maxNameLength} characters.`,
    });
  }
  const [id, time] = [newIdentifier('org'), database.tick()];
  const sql = 'INSERT INTO organizations (id, name, slug, created_at, updated_at) VALUES (?, ?, ?, ?, ?)';
  database.run(sql, id, name.trim(), slug, time, time);
  return { id, name: name.trim(), slug, createdAt: time, updatedAt: time };
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

const same = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();
const quoted = (name: string) => JSON.stringify(name.slice(0, maxNameLength));
const listed = (all: readonly OrganizationRecord[]) => all.map(({ name }) => name).join(', ');
