/** Judges secretlint's hits by their value: `mongodb://<user>:<password>@host` contains no password. */

import type { Hit } from './hit.ts';
import { strengthOf, varietyOf } from './values.ts';

const judged = /secretlint-rule-(?:basicauth|database-connection-string)$/;
const credentials = /:\/\/([^:/@\s]{0,200}):([^@/\s]{1,300})@/;
const documentationKey = /EXAMPLE(?:KEY)?\b/;

/** The hit with the severity of its value. Undefined when the value is not a secret. */
export function judgedByValue(hit: Hit, text: string): Hit | undefined {
  const found = text.slice(hit.start, hit.end);
  if (/secretlint-rule-aws$/.test(hit.ruleId)) return documentationKey.test(found) ? undefined : hit;
  if (!judged.test(hit.ruleId)) return hit;
  const password = credentials.exec(text.slice(Math.max(0, hit.start - 40), hit.end + 300).slice(0, 800))?.[2] ?? found;
  const strength = strengthOf(decoded(password));
  if (strength === undefined || strength === 'placeholder') return undefined;
  if (strength === 'guessable') return { ...hit, severity: 'LOW' };
  return varietyOf(password) >= 2 || strength === 'issued' ? hit : { ...hit, severity: 'MEDIUM' };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
