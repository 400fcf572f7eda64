/** What a service states in fields whose names the interface leaves open, put where the embedded service states it. */
import type { Assumptions } from './assumptions.ts';
import type { ViolationDetail } from './schemas.ts';

/** With the CVEs of the field that `cve-field` names. What is no text, or a list that holds something else, says nothing. */
export function withCves(violation: ViolationDetail, assume: Assumptions): ViolationDetail {
  const field = assume['cve-field'];
  const stated = field !== '' && Object.hasOwn(violation, field) ? violation[field] : undefined;
  const texts = Array.isArray(stated) ? stated : [stated];
  if (!texts.every((text) => typeof text === 'string')) return violation;
  const { advisory } = violation;
  return { ...violation, advisory: { ...advisory, cves: [...(advisory?.cves ?? []), ...texts] } };
}
