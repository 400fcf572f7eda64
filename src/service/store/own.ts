/** The store as the handlers of one organization see it. Records of other organizations do not exist in it. */
import type { Paging } from './queries.ts';
import type { RepositoryFilter } from './repositories.ts';
import type { RequestedScan, ScanFilter } from './scans.ts';
import type { ViolationRecord } from './schema.ts';
import type { Store, Tables } from './store.ts';
import type { ViolationFilter } from './violations.ts';

type Own<Filter> = Omit<Filter, 'organizationId'>;

export type OwnStore = ReturnType<typeof createOwnStore>;

/** Changing a record of another organization throws, so a handler reads the record first. */
export function createOwnStore(store: Store, organizationId: string) {
  const { repositories, scans, violations, refs } = store;
  const requireOwn = (found: unknown) => {
    if (found === undefined) throw new Error('the record is not of this organization');
  };
  const requireRepository = async (id: string) => requireOwn(await repositories.find(id, organizationId));
  return {
    organization: () => store.organizations.find(organizationId),
    repositories: {
      find: (id: string) => repositories.find(id, organizationId),
      list: (filter: Own<RepositoryFilter>, paging: Paging) => repositories.list({ ...filter, organizationId }, paging),
      async update(...[id, settings]: Parameters<Tables['repositories']['update']>) {
        await requireRepository(id);
        await repositories.update(id, settings);
      },
      /** Treats its branches as never seen. */
      async forgetRefs(id: string) {
        await requireRepository(id);
        await refs.end(id);
      },
    },
    scans: {
      find: (id: string) => scans.find(id, organizationId),
      list: (filter: Own<ScanFilter>, paging: Paging) => scans.list({ ...filter, organizationId }, paging),
      branches: (repositoryId: string, limit: number) => scans.branches(repositoryId, organizationId, limit),
      /** Undefined when no more scan of this organization may wait. */
      async create(scan: RequestedScan, maxUnfinished: number) {
        await requireRepository(scan.repositoryId);
        return scans.createWithRoom(scan, { organizationId, maxUnfinished });
      },
      unfinished: (before?: string) => scans.unfinished(organizationId, before),
    },
    violations: {
      find: (id: string) => violations.find(id, organizationId),
      list: (filter: Own<ViolationFilter>, paging: Paging) => violations.list({ ...filter, organizationId }, paging),
      countOpen: () => violations.countOpen(organizationId),
      async places(violation: ViolationRecord) {
        requireOwn(await violations.find(violation.id, organizationId));
        return violations.places(violation);
      },
      async suppress(...[id, status, reason]: Parameters<Tables['violations']['suppress']>) {
        requireOwn(await violations.find(id, organizationId));
        await violations.suppress(id, status, reason);
      },
    },
  };
}
