/** Schemas of resources that do not affect a verdict: organizations, the key, and the service itself. */
import * as z from 'zod';
import { createOpenEnum, identifier, timestamp } from './schemas.ts';

export const organization = z.looseObject({
  id: identifier,
  name: z.string(),
  slug: z.string(),
  planType: createOpenEnum(['FREE', 'PRO']),
  isPersonal: z.boolean(),
  usageBalance: z.number(),
  createdAt: timestamp,
  updatedAt: timestamp,
});

export const keyValidation = z.looseObject({
  valid: z.boolean(),
  user: z.nullish(z.looseObject({ id: z.string(), email: z.string(), name: z.string() }).partial()),
  organizations: z.nullish(z.array(z.unknown())),
  permissions: z.nullish(z.array(z.string())),
  authenticatedAt: z.nullish(timestamp),
});

export const cliInformation = z.looseObject({
  cli: z.looseObject({
    name: z.string(),
    version: z.string(),
    supportedPlatforms: z.array(z.string()),
    supportedArchitectures: z.array(z.string()),
  }),
  api: z.looseObject({ version: z.string(), baseUrl: z.string(), endpoints: z.record(z.string(), z.unknown()) }),
  supportedFormats: z.array(z.string()),
  supportedProviders: z.array(z.string()),
  capabilities: z.record(z.string(), z.unknown()),
});

export const health = z.looseObject({
  status: z.string(),
  version: z.optional(z.string()),
  timestamp: z.optional(timestamp),
  services: z.optional(z.record(z.string(), z.string())),
});
