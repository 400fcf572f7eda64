import type { PatternRule } from '../../rule.ts';

/** A filter: https://www.rfc-editor.org/rfc/rfc4515 */
const filter = /\(\s*[&|!(]*\s*[\w.;:-]+\s*[~<>:]?=/;

export const ldapInjection: PatternRule = {
  weakness: 'ldap-injection',
  remediation: 'Escape the value with LdapEncoder.filterEncode, or pass it as an argument of the filter: {0}.',
  severity: { outside: 'HIGH' },
  purpose: 'ldap',
  sinks: [
    {
      name: /^(?:search|searchForObject|searchForContext|find|findOne|authenticate|list)$/,
      isBuilt: true,
      holds: filter,
    },
  ],
};
