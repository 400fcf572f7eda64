/** The predicate by the fields and words of the published specification: https://slsa.dev/spec/v1.2/verification_summary */
import * as z from 'zod';

/** The specification names a schema in words alone; in-toto's `vsa.proto` has the same fields, `DigestSet` hex in lower case. */
const digest = z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/) });
const level = z.string().regex(/^(?:FAILED|(?!SLSA_)[A-Z][A-Z0-9_]*)$/);
export const verificationSummary = z.strictObject({
  verifier: z.strictObject({ id: z.url(), version: z.record(z.string(), z.string()).optional() }),
  timeVerified: z.iso.datetime().optional(),
  resourceUri: z.url(),
  policy: z.strictObject({ uri: z.url(), digest }),
  inputAttestations: z
    .array(z.strictObject({ uri: z.url().optional(), digest }))
    .min(1)
    .optional(),
  verificationResult: z.enum(['PASSED', 'FAILED']),
  verifiedLevels: z.array(level).length(1),
  dependencyLevels: z.record(level, z.int().nonnegative()).optional(),
  slsaVersion: z.string().regex(/^\d+\.\d+$/),
});
