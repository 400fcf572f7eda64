/** The store as the handlers of one organization see it. Records of other organizations do not exist in it. */
import type { OrganizationRecord } from './organizations.ts';
import type { Listed, Paging } from './page.ts';
import type { RepositoryFilter, RepositoryRecord, RepositoryTable } from './repositories.ts';
import type { ScanFilter, ScanRecord, ScanTable } from './scans.ts';
import type { Store } from './store.ts';
import type { ViolationFilter, ViolationRecord, ViolationTable } from './violations.ts';

type Own<Filter> = Omit<Filter, 'organizationId'>;

export interface OwnStore {
  organization: OrganizationRecord | undefined;
  repositories: {
    find(id: string): RepositoryRecord | undefined;
    list(filter: Own<RepositoryFilter>, paging: Paging): Listed<RepositoryRecord>;
    update: RepositoryTable['update'];
    /** Treats its branches as never seen. */
    forgetRefs(id: string): void;
  };
  scans: {
    find(id: string): ScanRecord | undefined;
    list(filter: Own<ScanFilter>, paging: Paging): Listed<ScanRecord>;
    create: ScanTable['create'];
    unfinished(): number;
    hasRoom(maxUnfinished: number): boolean;
  };
  violations: {
    find(id: string): ViolationRecord | undefined;
    list(filter: Own<ViolationFilter>, paging: Paging): Listed<ViolationRecord>;
    suppress: ViolationTable['suppress'];
  };
}

/** Changing a record of another organization throws, so a handler reads the record first. */
export function createOwnStore(store: Store, organizationId: string): OwnStore {
  const { repositories, scans, violations, refs } = store;
  const requireOwn = (found: unknown) => {
    if (found === undefined) throw new Error('the record is not of this organization');
  };
  const requireRepository = (id: string) => requireOwn(repositories.find(id, organizationId));
  return {
    organization: store.organizations.find(organizationId),
    repositories: {
      find: (id) => repositories.find(id, organizationId),
      list: (filter, paging) => repositories.list({ ...filter, organizationId }, paging),
      update(id, settings) {
        requireRepository(id);
        repositories.update(id, settings);
      },
      forgetRefs(id) {
        requireRepository(id);
        refs.end(id);
      },
    },
    scans: {
      find: (id) => scans.find(id, organizationId),
      list: (filter, paging) => scans.list({ ...filter, organizationId }, paging),
      create(scan) {
        requireRepository(scan.repositoryId);
        return scans.create(scan);
      },
      unfinished: () => scans.unfinished(organizationId),
      hasRoom: (maxUnfinished) => scans.hasRoom(organizationId, maxUnfinished),
    },
    violations: {
      find: (id) => violations.find(id, organizationId),
      list: (filter, paging) => violations.list({ ...filter, organizationId }, paging),
      suppress(id, status, reason) {
        requireOwn(violations.find(id, organizationId));
        violations.suppress(id, status, reason);
      },
    },
  };
}
