import type { PatternRule } from '../../rule.ts';

const lxml = {
  name: /(?:^|\.)(?:etree|objectify)\.(?:fromstring|parse|XML|iterparse)$/,
  callee: /^(?:lxml\b.*|etree|objectify|)\.(?:fromstring|parse|XML|iterparse)$/,
  argument: [0],
};

export const xmlEntities: PatternRule = {
  weakness: 'xml-entities',
  remediation: 'Parse with defusedxml, or turn off entities, DTDs and network access.',
  severity: { outside: 'HIGH' },
  purpose: 'code',
  sinks: [
    // Without a parser of its own, or with one that resolves entities.
    {
      ...lxml,
      given: /^(?![\s\S]*(?:,\s*(?:parser\s*=\s*)?[A-Za-z_][\w.]*\s*,?\s*\)$|\bresolve_entities\s*=\s*False))/,
    },
    {
      ...lxml,
      given: /,\s*(?:parser\s*=\s*)?[A-Za-z_][\w.]*\s*,?\s*\)$/,
      inFile: /^(?![\s\S]*\bresolve_entities\s*=\s*False)/,
    },
    // The setting is enough.
    {
      name: /(?:^|\.)XMLParser$/,
      given: /\b(?:resolve_entities|load_dtd|huge_tree)\s*=\s*True|\bno_network\s*=\s*False/,
      severity: { found: 'MEDIUM' },
    },
    {
      name: /(?:^|\.)setFeature$/,
      given: /(?:external_[gp]es\b|external-(?:general|parameter))[\s\S]*,\s*(?:True|1)\s*\)$/,
      severity: { found: 'HIGH' },
    },
  ],
};

/** Python's own parsers read no files. */
export const xmlExpansion: PatternRule = {
  weakness: 'xml-expansion',
  remediation: 'Parse with defusedxml, which refuses entities.',
  severity: { outside: 'MEDIUM' },
  purpose: 'code',
  sinks: [
    {
      name: /(?:^|\.)(?:ET|ElementTree)\.(?:fromstring|parse|XML|iterparse)$|(?:^|\.)(?:parseString|minidom\.parse|sax\.parse|pulldom\.parse)$/,
      callee: /^(?:xml\b.*|ET|ElementTree|minidom|sax|pulldom|)\.(?:fromstring|parse|XML|iterparse|parseString)$/,
      argument: [0],
    },
  ],
};
