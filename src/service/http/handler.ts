/**
 * The interface of a handler: it takes a request and the service's parts, and returns a reply or a refusal. Nothing
 * here depends on HTTP.
 */
import type * as z from 'zod';
import type { EndpointArguments, EndpointName, Endpoints } from '../../shared/api/endpoints.ts';
import type { envelopePagination } from '../../shared/api/schemas.ts';
import type { ApiErrorCode } from '../../shared/api/words.ts';
import type { Listed, Paging } from '../store/database.ts';
import type { KeyRecord, ScanRecord } from '../store/schema.ts';
import type { OwnStore, Store } from '../store/store.ts';

/** The parts of the service. */
export interface Services {
  store: Store;
  /** The current commit of a branch. Undefined when there is no such branch. */
  resolveBranch(repositoryId: string, branch: string): Promise<string | undefined>;
  /** The text of a file at a commit. Undefined when there is none, or it cannot be read. */
  readFile(repositoryId: string, sha: string, path: string): Promise<string | undefined>;
  /** Records the current branches of the repository: only later changes count as moved. */
  look(repositoryId: string): Promise<void>;
  /** Maximum number of scans that wait or run. One more is refused. */
  maxUnfinishedScans: number;
  /** Passes a PENDING scan to the runner. */
  enqueue(scan: ScanRecord): void;
  now(): Date;
  /** Version of the program. */
  version: string;
  baseUrl(): string;
}

/** The endpoints that need no key. */
type Keyless = { [N in EndpointName]: Endpoints[N]['scope'] extends 'none' ? N : never }[EndpointName];

/** Why a request is refused. It becomes the error envelope. */
export interface Refusal {
  refused: ApiErrorCode;
  message: string;
  details?: Record<string, unknown>;
  /** Set when the code does not determine the HTTP status. */
  status?: 413;
}

type Item<N extends EndpointName> = z.infer<Endpoints[N]['answer']>;

export interface ListReply<T> extends Listed<T> {
  paging: Paging;
}

export interface RecordReply<T> {
  record: T;
  /** `GET /cli/info` is documented with a pagination, although it is not a list. */
  pagination?: z.infer<typeof envelopePagination>;
}

type Outcome<N extends EndpointName> =
  | (Endpoints[N] extends { list: string } ? ListReply<Item<N>> : RecordReply<Item<N>>)
  | Refusal;

/** Handlers only see the store of the caller's organization, and nothing without a key. */
export type Handler<N extends EndpointName> = (
  request: {
    /** Path parameters, query and body, checked. */
    args: EndpointArguments<N>;
    /** The caller's key. Undefined only when the endpoint needs none. */
    key: N extends Keyless ? KeyRecord | undefined : KeyRecord;
  },
  services: Omit<Services, 'store'> & { store: N extends Keyless ? Pick<Store, 'isUp'> : OwnStore },
) => Outcome<N> | Promise<Outcome<N>>;

/** Documented for `GET /organizations`; "Defaults for these on lists other than organizations: not shown". */
const defaultPaging = { page: 1, limit: 20 } as const;

export function readPaging(args: { page?: number | undefined; limit?: number | undefined }): Paging {
  return { page: args.page ?? defaultPaging.page, limit: args.limit ?? defaultPaging.limit };
}

/** The envelope's pagination for a page of a list. */
export function describePage({ page, limit }: Paging, total: number): z.infer<typeof envelopePagination> {
  const totalPages = Math.ceil(total / limit);
  return { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 };
}

export function refuse(code: ApiErrorCode, message: string, details?: Record<string, unknown>): Refusal {
  return { refused: code, message, ...(details !== undefined && { details }) };
}

export function isRefusal(value: object): value is Refusal {
  return 'refused' in value;
}
