/** GET /organizations: the organization of the key. */
import type * as z from 'zod';
import type { organization } from '../../api/account-schemas.ts';
import { type Handler, pagingOf } from '../http/handler.ts';
import type { OrganizationRecord } from '../store/organizations.ts';
import type { OwnStore } from '../store/own.ts';

export const listOrganizations: Handler<'listOrganizations'> = ({ args }, { store }) => {
  const search = (args.search ?? '').toLowerCase();
  const isWanted = ({ name }: OrganizationRecord) => name.toLowerCase().includes(search) && args.status !== 'inactive';
  const all = ownOrganization(store).filter(isWanted).map(describeOrganization);
  const paging = pagingOf(args);
  return { items: paging.page === 1 ? all : [], total: all.length, paging };
};

export function ownOrganization({ organization }: OwnStore): OrganizationRecord[] {
  return organization === undefined ? [] : [organization];
}

export function describeOrganization(record: OrganizationRecord): z.infer<ReturnType<typeof organization>> {
  return { ...record, planType: 'FREE', isPersonal: true, usageBalance: 0 };
}
