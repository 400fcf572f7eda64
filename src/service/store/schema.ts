/** The rows of the service's tables, as typed queries see them. Both databases have the same columns. */
import type { Generated } from 'kysely';
import type {
  repositoryStatuses,
  SeverityFilter,
  scanStatuses,
  violationStatuses,
  violationTypes,
} from '../../api/words.ts';
import type { severities } from '../../severity.ts';

export type RepositoryStatus = (typeof repositoryStatuses)[number];
export type ScanStatus = (typeof scanStatuses)[number];
export type ViolationStatus = (typeof violationStatuses)[number];
export type SeverityCounts = Record<SeverityFilter, number>;

/** Times are texts in ISO 8601, flags are 0 or 1, and lists and objects are JSON texts. */
export interface Schema {
  organizations: {
    id: string;
    name: string;
    slug: string;
    created_at: string;
    updated_at: string;
    /** When one of its scans was started last: organizations take turns. */
    turn_at: string | null;
  };
  api_keys: KeyRow;
  sessions: {
    digest: string;
    key_id: string;
    expires_at: string;
  };
  repositories: RepositoryRow;
  seen_refs: {
    repository_id: string;
    ref: string;
    sha: string;
  };
  scans: ScanRow;
  violations: ViolationRow;
  /** Which branches still have a violation, by each branch's own latest scan, and how closely that scan looked. */
  violation_branches: {
    violation_id: string;
    branch: string;
    coverage_rank: number;
  };
  /** Number of violations that have all of these. */
  violation_counts: {
    repository_id: string;
    status: ViolationStatus;
    severity_rank: number;
    type: ViolationRow['type'];
    n: number;
  };
  webhooks: WebhookRow;
  events: {
    id: string;
    event: string;
    body: string;
    created_at: string;
  };
  deliveries: {
    seq: Generated<number>;
    event_id: string;
    webhook_id: string;
    status: Generated<'waiting' | 'delivered' | 'given up'>;
    attempts: Generated<number>;
    due_at: string;
  };
  attempts: {
    seq: Generated<number>;
    delivery_seq: number;
    at: string;
    status: number | null;
    error: string | null;
    duration_ms: number;
  };
  /** One row: the latest server time. */
  clock: {
    id: number;
    last_ms: number;
  };
  /** A bucket of requests that several processes share. */
  request_buckets: {
    caller: string;
    tokens: number;
    at_ms: number;
  };
}

export interface KeyRow {
  id: string;
  organization_id: string;
  name: string;
  digest: Uint8Array;
  scopes: string;
  expires_at: string | null;
  created_at: string;
  last_used_at: string | null;
  revoked_at: string | null;
  is_of_start: number;
}

export interface RepositoryRow {
  id: string;
  organization_id: string;
  path: string;
  name: string;
  vcs_url: string;
  vcs_provider: string;
  default_branch: string;
  status: RepositoryStatus;
  auto_scan_on_push: Generated<number>;
  auto_scan_on_pr: Generated<number>;
  last_scan_at: string | null;
  created_at: string;
  updated_at: string;
  is_added: Generated<number>;
  remote_url: string | null;
  refs_seen: Generated<number>;
}

export interface ScanRow {
  seq: Generated<number>;
  id: string;
  repository_id: string;
  branch: string;
  commit_sha: string;
  status: ScanStatus;
  created_at: string;
  started_at: string | null;
  completed_at: string | null;
  error: string | null;
  counts: string | null;
  coverage: string | null;
  diagnostics: string | null;
  languages: string | null;
  /** How often a worker has claimed it. It is also the number that its worker must name to complete it. */
  claims: Generated<number>;
  /** Until then its worker has it. Null when nobody does. */
  lease_until: string | null;
}

export interface ViolationRow {
  id: string;
  repository_id: string;
  fingerprint: string;
  type: (typeof violationTypes)[number];
  severity: (typeof severities)[number];
  severity_rank: number;
  status: ViolationStatus;
  title: string;
  description: string;
  remediation: string;
  cwe: string | null;
  cvss_score: number | null;
  epss_score: number | null;
  file_path: string;
  line_number: number | null;
  code_snippet: string | null;
  /** A list as JSON. */
  data_path: string | null;
  content_fingerprint: string | null;
  justification: string | null;
  suppressed_by: string | null;
  suppressed_at: string | null;
  first_detected: string;
  last_seen: string;
  advisory: string | null;
}

export interface WebhookRow {
  id: string;
  organization_id: string;
  url: string;
  events: string;
  secret: string | null;
  allow_private: number;
  created_at: string;
  failures: Generated<number>;
  retry_at: string | null;
  disabled_at: string | null;
  /** Until then one sender has it. Null when nobody does. */
  lease_until: string | null;
}
