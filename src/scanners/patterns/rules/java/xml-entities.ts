import type { PatternRule } from '../../rule.ts';
import { call, creation } from './calls.ts';

export const xmlEntities: PatternRule = {
  weakness: 'xml-entities',
  language: 'Java',
  remediation:
    'Disallow document types: setFeature("http://apache.org/xml/features/disallow-doctype-decl", true), or set SUPPORT_DTD to false.',
  severity: { found: 'MEDIUM' },
  sinks: [
    {
      query: call,
      name: /^(?:newInstance|newFactory|newDefaultInstance|newDefaultFactory|createXMLReader)$/,
      receiver: /(?:^|\.)(?:DocumentBuilderFactory|SAXParserFactory|XMLInputFactory|XMLReaderFactory)$/,
      ignoresConditions: true,
      unlessAround:
        /disallow-doctype-decl|FEATURE_SECURE_PROCESSING|ACCESS_EXTERNAL|external-general-entities|SUPPORT_DTD|IS_SUPPORTING_EXTERNAL_ENTITIES|setExpandEntityReferences\(\s*false|newDocument\(\)|isSupportingExternalEntities/,
    },
    {
      query: creation,
      name: /^(?:SAXReader|SAXBuilder)$/,
      unlessAround: /disallow-doctype-decl|external-general-entities|ACCESS_EXTERNAL/,
    },
  ],
};
