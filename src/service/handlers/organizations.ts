/** GET /organizations: the organization of the key. */
import type * as z from 'zod';
import type { organization } from '../../shared/api/account-schemas.ts';
import { type Handler, readPaging } from '../http/handler.ts';
import type { OrganizationRecord } from '../store/organizations.ts';
import type { OwnStore } from '../store/store.ts';

export const listOrganizations: Handler<'listOrganizations'> = async ({ args }, { store }) => {
  const search = (args.search ?? '').toLowerCase();
  const matchesFilter = ({ name }: OrganizationRecord) =>
    name.toLowerCase().includes(search) && args.status !== 'inactive';
  const all = (await listOwnOrganization(store)).filter(matchesFilter).map(describeOrganization);
  const paging = readPaging(args);
  return { items: paging.page === 1 ? all : [], total: all.length, paging };
};

export async function listOwnOrganization(store: OwnStore): Promise<OrganizationRecord[]> {
  const organization = await store.organization();
  return organization === undefined ? [] : [organization];
}

export function describeOrganization(record: OrganizationRecord): z.infer<typeof organization> {
  return { ...record, planType: 'FREE', isPersonal: true, usageBalance: 0 };
}
