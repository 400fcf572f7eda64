/** GET /organizations: the one organization of the embedded service. */
import type { z } from 'zod';
import type { organization } from '../../api/account-schemas.ts';
import { type Handler, pagingOf } from '../http/handler.ts';
import type { OrganizationRecord } from '../store/store.ts';

export const listOrganizations: Handler<'listOrganizations'> = ({ args }, { store }) => {
  const { name } = store.organization;
  const isWanted = name.toLowerCase().includes((args.search ?? '').toLowerCase()) && args.status !== 'inactive';
  const all = isWanted ? [describeOrganization(store.organization)] : [];
  const paging = pagingOf(args);
  return { items: paging.page === 1 ? all : [], total: all.length, paging };
};

export function describeOrganization(record: OrganizationRecord): z.infer<typeof organization> {
  return { ...record, planType: 'FREE', isPersonal: true, usageBalance: 0 };
}
