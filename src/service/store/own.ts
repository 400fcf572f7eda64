/** The store as the handlers of one organization see it. Records of other organizations do not exist in it. */
import type { OrganizationRecord } from './organizations.ts';
import type { Listed, Paging } from './page.ts';
import type { RepositoryFilter, RepositoryRecord, RepositoryTable } from './repositories.ts';
import type { RequestedScan, ScanFilter } from './scans.ts';
import type { ScanRecord, ViolationRecord } from './schema.ts';
import type { Store } from './store.ts';
import type { ViolationFilter, ViolationTable } from './violations.ts';

type Own<Filter> = Omit<Filter, 'organizationId'>;

export interface OwnStore {
  organization(): Promise<OrganizationRecord | undefined>;
  repositories: {
    find(id: string): Promise<RepositoryRecord | undefined>;
    list(filter: Own<RepositoryFilter>, paging: Paging): Promise<Listed<RepositoryRecord>>;
    update: RepositoryTable['update'];
    /** Treats its branches as never seen. */
    forgetRefs(id: string): Promise<void>;
  };
  scans: {
    find(id: string): Promise<ScanRecord | undefined>;
    list(filter: Own<ScanFilter>, paging: Paging): Promise<Listed<ScanRecord>>;
    /** Undefined when no more scan of this organization may wait. */
    create(scan: RequestedScan, maxUnfinished: number): Promise<ScanRecord | undefined>;
    unfinished(): Promise<number>;
  };
  violations: {
    find(id: string): Promise<ViolationRecord | undefined>;
    list(filter: Own<ViolationFilter>, paging: Paging): Promise<Listed<ViolationRecord>>;
    suppress: ViolationTable['suppress'];
  };
}

/** Changing a record of another organization throws, so a handler reads the record first. */
export function createOwnStore(store: Store, organizationId: string): OwnStore {
  const { repositories, scans, violations, refs } = store;
  const requireOwn = (found: unknown) => {
    if (found === undefined) throw new Error('the record is not of this organization');
  };
  const requireRepository = async (id: string) => requireOwn(await repositories.find(id, organizationId));
  return {
    organization: () => store.organizations.find(organizationId),
    repositories: {
      find: (id) => repositories.find(id, organizationId),
      list: (filter, paging) => repositories.list({ ...filter, organizationId }, paging),
      async update(id, settings) {
        await requireRepository(id);
        await repositories.update(id, settings);
      },
      async forgetRefs(id) {
        await requireRepository(id);
        await refs.end(id);
      },
    },
    scans: {
      find: (id) => scans.find(id, organizationId),
      list: (filter, paging) => scans.list({ ...filter, organizationId }, paging),
      async create(scan, maxUnfinished) {
        await requireRepository(scan.repositoryId);
        return scans.createWithRoom(scan, { organizationId, maxUnfinished });
      },
      unfinished: () => scans.unfinished(organizationId),
    },
    violations: {
      find: (id) => violations.find(id, organizationId),
      list: (filter, paging) => violations.list({ ...filter, organizationId }, paging),
      async suppress(id, status, reason) {
        requireOwn(await violations.find(id, organizationId));
        await violations.suppress(id, status, reason);
      },
    },
  };
}
