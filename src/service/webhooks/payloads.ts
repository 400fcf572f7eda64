/** The events of webhooks and their payloads: scan.completed as documented, the others as defined here. */
import * as z from 'zod';
import { identifier, timestamp } from '../../shared/api/schemas.ts';
import { violationStatuses, violationTypes } from '../../shared/api/words.ts';
import { severities } from '../../shared/severity.ts';

const count = z.int().check(z.gte(0));
const counts = z.strictObject({ critical: count, high: count, medium: count, low: count });
const scan = { scan_id: identifier, repository: z.string() };
const violation = {
  violation_id: identifier,
  repository: z.string(),
  repository_id: identifier,
  scan_id: z.nullable(identifier),
  branch: z.nullable(z.string()),
  title: z.string(),
  severity: z.enum(severities),
  type: z.enum(violationTypes),
  status: z.enum(violationStatuses),
  file_path: z.nullable(z.string()),
  line_number: z.nullable(z.int()),
  first_detected: timestamp,
};
const member = { member: z.strictObject({ email: z.string() }) };

/** `data` of each event. */
const data = {
  'scan.completed': z.strictObject({ ...scan, status: z.literal('COMPLETED'), violations: counts }),
  'scan.failed': z.strictObject({ ...scan, status: z.literal('FAILED'), error: z.string() }),
  'violation.created': z.strictObject(violation),
  'violation.fixed': z.strictObject(violation),
  'repository.connected': z.strictObject({
    repository_id: identifier,
    repository: z.string(),
    vcs_url: z.string(),
    vcs_provider: z.string(),
    default_branch: z.string(),
  }),
  'member.invited': z.strictObject(member),
  'member.added': z.strictObject(member),
} as const;

export type EventName = keyof typeof data;
export type EventData<E extends EventName> = z.infer<(typeof data)[E]>;

export const eventNames = Object.keys(data) as EventName[];

/** The meaning of each event (interface, "Events"), for the description of the service. */
export const eventMeanings: Readonly<Record<EventName, string>> = {
  'scan.completed': 'a scan finished',
  'scan.failed': 'a scan ended with an error',
  'violation.created': 'a new violation was found, or one that was fixed is back',
  'violation.fixed': 'no branch has the violation any longer',
  'repository.connected': 'a repository was added',
  'member.invited': 'a team member was invited; never sent, because this service knows no members',
  'member.added': 'a team member joined; never sent, because this service knows no members',
};

/** This service has no members. */
export const neverSent: readonly EventName[] = ['member.invited', 'member.added'];

/** The whole body of an event, as a schema. */
export function createPayloadSchema(event: EventName): z.ZodObject {
  return z.strictObject({ event: z.literal(event), timestamp, data: data[event] });
}
