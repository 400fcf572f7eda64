/** Assumptions about what the interface does not specify, each with its quotation, default and choices. */

export const assumptions = {
  'retry-after-unit': {
    quote: 'Unit of retryAfter: not shown.',
    section: 'Limits',
    default: 's',
    choices: ['s', 'ms'],
    meaning: 'unit of error.details.retryAfter in a 429 answer',
  },
  'status-parameter': {
    quote: 'The name of the status parameter: not shown.',
    section: 'GET /violations',
    default: 'status',
    meaning: 'query parameter that filters violations and scans by status',
  },
  'scan-type-parameter': {
    quote: 'Parameter names of status, scan type, sort field and sort order: not shown.',
    section: 'GET /scans',
    default: 'scan_type',
    meaning: 'query parameter that filters scans by scan type',
  },
  'provider-parameter': {
    quote: 'Parameter names of provider, status, sort field and sort order: not shown.',
    section: 'GET /repositories',
    default: 'provider',
    meaning: 'query parameter that filters repositories by provider',
  },
  'sort-field-parameter': {
    quote: 'Parameter names of status, scan type, sort field and sort order: not shown.',
    section: 'GET /scans',
    default: 'sortBy',
    meaning: 'query parameter that names the sort field (the name that GET /organizations documents)',
  },
  'sort-order-parameter': {
    quote: 'Parameter names of status, scan type, sort field and sort order: not shown.',
    section: 'GET /scans',
    default: 'sortOrder',
    meaning: 'query parameter that names the sort order (the name that GET /organizations documents)',
  },
  'cve-field': {
    quote: 'Further attributes exist (… CVE for dependency findings …). Their wire names: not shown.',
    section: 'Violation',
    default: '',
    meaning:
      'field of a single violation with every CVE of a dependency’s finding, as text or a list of texts; needed by kev: true, and read only when named',
  },
} as const satisfies Record<
  string,
  {
    /** The interface's own words. */
    quote: string;
    /** The section of the interface document that leaves it open. */
    section: string;
    /** The value unless the `assume` setting changes it. Empty: none. */
    default: string;
    /** The allowed values. Undefined: any name. */
    choices?: readonly string[];
    meaning: string;
  }
>;

export type AssumptionName = keyof typeof assumptions;
export type Assumptions = Readonly<Record<AssumptionName, string>>;

export const assumptionNames = Object.keys(assumptions) as AssumptionName[];

export const defaultAssumptions = Object.fromEntries(
  assumptionNames.map((name) => [name, assumptions[name].default]),
) as Assumptions;
