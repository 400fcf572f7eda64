/** `max-age` in the model. */
import fc from 'fast-check';
import { severities } from '../../../src/shared/severity.ts';
import type { Policy } from '../../gate/policy/evidence.ts';
import { of } from '../mutation.ts';
import { dayMs } from '../world.ts';
import type { RuleModel } from './rule-model.ts';

const some = fc.dictionary(fc.constantFrom(...severities), fc.constantFrom(1, 7, 30), { maxKeys: 2 });

export const maxAge: RuleModel = {
  arbitrary: fc
    .oneof({ weight: 4, arbitrary: fc.constant({}) }, some)
    .map((days): Partial<Policy> => ({ maxAge: days })),
  off: { maxAge: {} },
  criteria: (policy, { severityOf, ageMs }) =>
    Object.entries(policy.maxAge).map(([severity, days]) => ({
      name: `age ${severity}`,
      limit: 0,
      counts: (finding) => severityOf(finding) === severity && ageMs(finding) > days * dayMs,
    })),
  tighter: (policy) => ({ ...policy, maxAge: { ...policy.maxAge, HIGH: Math.min(policy.maxAge.HIGH ?? 99, 3) } }),
  defects: of('gate/policy/predicates.ts', [
    [
      "if (firstDetected === undefined || startedAt === undefined) return 'unknown';",
      "if (firstDetected === undefined || startedAt === undefined) return 'no';",
      'findings whose age is not known',
    ],
    ['> days * dayMs', '> (days + 1) * dayMs', 'a day more'],
  ]),
};
