/** What each endpoint answers. Nothing here depends on HTTP. */
import type * as z from 'zod';
import { type EndpointArguments, type EndpointName, type Endpoints, endpoints } from '../shared/api/endpoints.ts';
import type {
  organization,
  RepositoryDetail,
  RepositoryItem,
  ScanDetail,
  ViolationDetail,
  ViolationItem,
} from '../shared/api/schemas.ts';
import { scanTypes, severityFilters, type violationStatusFilters } from '../shared/api/words.ts';
import { isPlaceholderReason } from '../shared/text/placeholder-reason.ts';
import { describePage, type ListReply, type RecordReply, type Refusal, refuse, type Services } from './http/handler.ts';
import { listPermissions } from './http/scopes.ts';
import type { Paging } from './store/database.ts';
import { providers, type RepositoryRecord } from './store/repositories.ts';
import type { KeyRecord, ScanRecord, ViolationRecord, ViolationStatus } from './store/schema.ts';
import type { OwnStore, Store } from './store/store.ts';
import { readSuppression } from './store/violations.ts';

/** The endpoints that need no key. */
type Keyless = { [N in EndpointName]: Endpoints[N]['scope'] extends 'none' ? N : never }[EndpointName];

type Outcome<N extends EndpointName> =
  | (Endpoints[N] extends { list: string }
      ? ListReply<z.infer<Endpoints[N]['answer']>>
      : RecordReply<z.infer<Endpoints[N]['answer']>>)
  | Refusal;

/** Handlers only see the store of the caller's organization, and nothing without a key. */
export const handlers: {
  readonly [N in EndpointName]: (
    request: {
      /** Path parameters, query and body, checked. */
      args: EndpointArguments<N>;
      /** The caller's key. Undefined only when the endpoint needs none. */
      key: N extends Keyless ? KeyRecord | undefined : KeyRecord;
    },
    services: Omit<Services, 'store'> & { store: N extends Keyless ? Pick<Store, 'isUp'> : OwnStore },
  ) => Outcome<N> | Promise<Outcome<N>>;
} = {
  listOrganizations: async ({ args }, { store }) => {
    const search = (args.search ?? '').toLowerCase();
    const found = (await listOwn(store)).filter(({ name }) => name.toLowerCase().includes(search));
    const all = args.status === 'inactive' ? [] : found;
    const paging = readPaging(args);
    return { items: paging.page === 1 ? all : [], total: all.length, paging };
  },

  validateKey: async ({ key }, { store, now }) => ({
    record: {
      valid: true,
      user: localUser,
      organizations: await listOwn(store),
      permissions: listPermissions(key.scopes),
      authenticatedAt: now().toISOString(),
    },
  }),

  getCliInfo: (_, { version, baseUrl }) => ({
    record: {
      cli: {
        name: 'scan-gate',
        version,
        supportedPlatforms: ['linux', 'darwin', 'win32'],
        supportedArchitectures: ['x64', 'arm64'],
      },
      api: {
        version: 'v1',
        baseUrl: baseUrl(),
        endpoints: Object.fromEntries(
          Object.entries(endpoints).map(([name, { method, path }]) => [name, `${method} ${path}`]),
        ),
      },
      supportedFormats: ['json', 'sarif', 'html', 'markdown'],
      supportedProviders: [...providers],
      capabilities: { scanTypes: [...scanTypes], openapi: '/openapi.json' },
    },
    pagination: describePage(readPaging({}), 1),
  }),

  /** Whether the service works. */
  getHealth: async (_, { store, now, version }) => {
    if (!(await store.isUp()))
      return refuse('SERVICE_UNAVAILABLE', 'The database does not answer.', { database: 'down' });
    return {
      record: {
        status: 'healthy',
        version,
        timestamp: now().toISOString(),
        // The interface has its cache store here. This service keeps that data in memory, so it reports `memory`.
        services: { database: 'up', memory: 'up' },
      },
    };
  },

  listRepositories: async ({ args }, { store }) => {
    const paging = readPaging(args);
    const { items, total } = await store.repositories.list(args, paging);
    return { items: items.map(describeRepositoryItem), total, paging };
  },

  getRepository: async ({ args }, { store }) => {
    const repository = await store.repositories.find(args.repository_id);
    return repository === undefined ? refuseUnknownRepository() : { record: describeRepositoryDetail(repository) };
  },

  /** "Response body: not shown": returns the detail and the current settings. */
  updateRepository: async ({ args }, { store, look }) => {
    const before = await store.repositories.find(args.repository_id);
    if (before === undefined) return refuseUnknownRepository();
    const settings = { autoScanOnPush: args.auto_scan_on_push, autoScanOnPr: args.auto_scan_on_pr };
    await store.repositories.update(before.id, settings);
    const repository = (await store.repositories.find(before.id)) ?? before;
    // Changes that were pushed while no scans were requested are not scanned later.
    const isWatched = (each: RepositoryRecord) => each.autoScanOnPush || each.autoScanOnPr;
    if (!isWatched(before) && isWatched(repository)) {
      await store.repositories.forgetRefs(before.id);
      await look(before.id);
    }
    return {
      record: {
        ...describeRepositoryDetail(repository),
        auto_scan_on_push: repository.autoScanOnPush,
        auto_scan_on_pr: repository.autoScanOnPr,
      },
    };
  },

  listScans: async ({ args }, { store }) => {
    const paging = readPaging(args);
    const filter = { ...args, repositoryId: args.repository_id };
    const { items, total } = await store.scans.list(filter, paging);
    return {
      items: items.map(({ id, status, createdAt }) => ({ scan_id: id, status, created_at: createdAt })),
      total,
      paging,
    };
  },

  /** The branch is resolved to a commit now, so that exactly the requested state is scanned. */
  startScan: async ({ args }, services) => {
    const { store, resolveBranch, enqueue, maxUnfinishedScans } = services;
    const repository = await store.repositories.find(args.repository_id);
    if (repository === undefined) return refuseUnknownRepository();
    if (repository.status !== 'active') {
      return refuse('CONFLICT', `The repository is ${repository.status}: ${whyNotScanned[repository.status]}.`);
    }
    const branch = args.branch ?? repository.defaultBranch;
    // git could have no branch with another name: its rule 4 rejects control characters.
    const isPlausible = branch.length <= maxBranchLength && !/[\x00-\x1f\x7f]/.test(branch);
    const commitSha = isPlausible ? await resolveBranch(repository.id, branch) : undefined;
    if (commitSha === undefined) {
      return refuse('NOT_FOUND', `The repository has no branch ${JSON.stringify(branch.slice(0, maxBranchLength))}.`);
    }
    const scan = await store.scans.create({ repositoryId: repository.id, branch, commitSha }, maxUnfinishedScans);
    if (scan === undefined) {
      const waiting = await store.scans.unfinished();
      return refuse('RATE_LIMIT_EXCEEDED', 'Too many scans wait already.', { retryAfter: fullQueueSeconds, waiting });
    }
    enqueue(scan);
    return { record: describeStarted(scan) };
  },

  getScan: async ({ args }, { store }) => {
    const scan = await store.scans.find(args.scan_id);
    return scan === undefined
      ? refuse('NOT_FOUND', 'There is no scan with this scan_id.')
      : { record: describeScanDetail(scan) };
  },

  listViolations: async ({ args }, { store }) => {
    const paging = readPaging(args);
    const words = args.severity?.split(',');
    const filter = {
      repositoryId: args.repository_id,
      severities: words && severityFilters.filter((word) => words.includes(word)),
      status: args.status === undefined ? undefined : statusByFilter[args.status],
    };
    const { items, total } = await store.violations.list(filter, paging);
    return { items: items.map(describeViolationItem), total, paging };
  },

  getViolation: async ({ args }, { store }) => {
    const violation = await store.violations.find(args.violation_id);
    return violation === undefined ? refuseUnknownViolation() : { record: describeViolationDetail(violation) };
  },

  /**
   * "The status it results in: not shown": FALSE_POSITIVE when the justification begins so, otherwise ACCEPTED_RISK,
   * which only says that somebody takes responsibility. A second suppression replaces the reason. The response is the
   * detail with the justification ("Response body: not shown").
   */
  suppressViolation: async ({ args, key }, { store }) => {
    const violation = await store.violations.find(args.violation_id);
    if (violation === undefined) return refuseUnknownViolation();
    const justification = args.justification.trim();
    const message = findJustificationFault(justification, violation);
    if (message !== undefined) {
      return refuse('VALIDATION_ERROR', `"justification" in the body is not valid: ${message}.`, {
        in: 'body',
        issues: [{ field: 'justification', message }],
      });
    }
    if (violation.status === 'FIXED') return refuse('CONFLICT', 'The violation is FIXED: nothing is left to suppress.');
    const status = falsePositive.test(justification) ? 'FALSE_POSITIVE' : 'ACCEPTED_RISK';
    await store.violations.suppress(violation.id, status, { justification, by: key.name });
    const suppressed = (await store.violations.find(violation.id)) ?? violation;
    return { record: { ...describeViolationDetail(suppressed), justification } };
  },
};

function refuseUnknownRepository() {
  return refuse('NOT_FOUND', 'There is no repository with this repository_id.');
}

function describeRepositoryItem(repository: RepositoryRecord): RepositoryItem {
  const lost = Object.entries(penalties).reduce(
    (sum, [word, points]) => sum + points * repository[word as keyof typeof penalties],
    0,
  );
  return {
    repository_id: repository.id,
    name: repository.name,
    vcs_provider: repository.vcsProvider,
    default_branch: repository.defaultBranch,
    last_scan_at: repository.lastScanAt,
    // 0 to 100, from open violations. Null before the first scan, because nothing is known.
    security_score: repository.lastScanAt === null ? null : Math.max(0, 100 - lost),
  };
}

function describeRepositoryDetail(repository: RepositoryRecord): RepositoryDetail {
  const { critical, high, medium, low, info } = repository;
  return {
    ...describeRepositoryItem(repository),
    vcs_url: repository.vcsUrl,
    total_violations: critical + high + medium + low + info,
    violations_by_severity: { critical, high, medium, low },
    created_at: repository.createdAt,
  };
}

/** The points that one open violation takes from 100. */
const penalties = { critical: 25, high: 10, medium: 3, low: 1 } as const;

/** The organization of the key, or nothing if it is gone. */
async function listOwn(store: OwnStore): Promise<z.infer<typeof organization>[]> {
  const own = await store.organization();
  return own === undefined ? [] : [{ ...own, planType: 'FREE', isPersonal: true, usageBalance: 0 }];
}

/** The embedded service has no user accounts. Whoever has its key is this user. */
const localUser = { id: 'user_local', email: 'user@localhost', name: 'Local user' } as const;

const whyNotScanned = {
  inactive: 'this service was started without it',
  archived: 'scan-gate repos add brings it back',
} as const;

/** A scan takes seconds to minutes. */
const fullQueueSeconds = 30;

/** git's own limit: a path component with `.lock` appended. */
const maxBranchLength = 250;

function describeStarted(scan: ScanRecord) {
  return {
    scan_id: scan.id,
    status: scan.status,
    repository_id: scan.repositoryId,
    branch: scan.branch,
    created_at: scan.createdAt,
  };
}

function describeScanDetail(scan: ScanRecord): ScanDetail {
  return {
    ...describeStarted(scan),
    violations: scan.counts,
    started_at: scan.startedAt,
    completed_at: scan.completedAt,
    commit_sha: scan.commitSha,
    ...(scan.error !== null && { error: scan.error }),
    ...(scan.coverage !== null && { coverage: scan.coverage }),
    ...(scan.diagnostics !== null && { diagnostics: scan.diagnostics }),
    ...(scan.languages !== null && { languages: scan.languages }),
  };
}

const statusByFilter: Readonly<Record<(typeof violationStatusFilters)[number], ViolationStatus>> = {
  open: 'OPEN',
  fixed: 'FIXED',
  ignored: 'ACCEPTED_RISK',
  false_positive: 'FALSE_POSITIVE',
};

function refuseUnknownViolation() {
  return refuse('NOT_FOUND', 'There is no violation with this violation_id.');
}

function describeViolationItem(violation: ViolationRecord): ViolationItem {
  return {
    violation_id: violation.id,
    title: violation.title,
    severity: violation.severity,
    cvss_score: violation.cvssScore,
    epss_score: violation.epssScore,
    type: violation.type,
    status: violation.status,
    // Without a path the finding belongs to no file of the commit.
    file_path: violation.filePath === '' ? null : violation.filePath,
    line_number: violation.lineNumber,
  };
}

function describeViolationDetail(violation: ViolationRecord): ViolationDetail {
  const suppression = readSuppression(violation);
  return {
    ...describeViolationItem(violation),
    description: violation.description,
    cwe: violation.cwe,
    code_snippet: violation.codeSnippet,
    remediation: violation.remediation,
    first_detected: violation.firstDetected,
    last_seen: violation.lastSeen,
    ...(suppression !== undefined && { suppression }),
    ...(violation.advisory !== null && { advisory: violation.advisory }),
    ...(violation.dataPath !== null && { data_path: [...violation.dataPath] }),
  };
}

const maxLength = 2_000;
const leastLetters = 8;
const leastDistinctLetters = 4;

/** Words that give no reason, in any number and order. */
const empty = new Set(
  `a accept accepted acceptable an and any applicable approved asdf at be because by change dismiss dismissed do done dont exception
   expected false fine finding fix fixed for foo bar baz fp good has have i ignore ignored in intended is isnt issue it its just known
   later legit lgtm na need needed never no none not nothing now of ok okay on or our please positive problem reason risk safe skip
   skipped so suppress suppressed suppression tbd temp temporary test testing that the them there they this to todo true unknown
   very violation we whatever will with wont wontfix xxx yes yet you n t s`.split(/\s+/),
);

/** A text that begins so says that the finding is wrong. Any other text accepts its risk. */
const falsePositive = /^\s*false[\s_-]*positive\b/iu;

/** Why the text is no reason, as the rest of a sentence. Undefined when it may be one. */
function findJustificationFault(text: string, violation: ViolationRecord): string | undefined {
  if (text.trim() === '') return 'it is blank';
  if (text.length > maxLength) return `it is longer than ${maxLength} characters`;
  if (isPlaceholderReason(text)) return 'it is still the placeholder of an exception';
  const words = splitWords(text.replace(falsePositive, ''));
  const letters = [...words.join('')];
  // One Chinese or Korean character says as much as two letters.
  const weight = letters.reduce((sum, letter) => sum + (isAscii(letter) ? 1 : 2), 0);
  if (weight < leastLetters || new Set(letters).size < leastDistinctLetters) return 'it is too short to be a reason';
  if (isAscii(words.join('')) && new Set(words).size < 2) return 'one word is not a reason';
  // The words of the violation alone are no reason.
  const own = splitWords(
    [violation.title, violation.type, violation.severity, violation.cwe, violation.filePath].join(' '),
  );
  const telling = words.filter((word) => !empty.has(word));
  if (telling.length === 0) return 'it gives no reason';
  return telling.every((word) => own.includes(word)) ? 'it only repeats the text of the violation' : undefined;
}

function splitWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);

/** Documented for `GET /organizations`; "Defaults for these on lists other than organizations: not shown". */
const defaultPaging = { page: 1, limit: 20 } as const;

function readPaging(args: { page?: number | undefined; limit?: number | undefined }): Paging {
  return { page: args.page ?? defaultPaging.page, limit: args.limit ?? defaultPaging.limit };
}
