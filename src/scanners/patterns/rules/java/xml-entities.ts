import type { PatternRule } from '../../rule.ts';
import { creation } from './calls.ts';

/** Settings that switch document types or external entities off, with the value that does so. */
const protection =
  /(?:disallow-doctype-decl|FEATURE_SECURE_PROCESSING)[^;]{0,20},\s*(?:Boolean\.)?true|ACCESS_EXTERNAL|(?:external-general-entities|SUPPORT_DTD|SUPPORTING_EXTERNAL_ENTITIES|isSupportingExternalEntities)[^;]{0,20},\s*(?:Boolean\.)?false|setExpandEntityReferences\(\s*false|newDocument\(\)/i;

export const xmlEntities: PatternRule = {
  weakness: 'xml-entities',
  remediation:
    'Disallow document types: setFeature("http://apache.org/xml/features/disallow-doctype-decl", true), or set SUPPORT_DTD to false.',
  severity: { found: 'MEDIUM' },
  sinks: [
    {
      name: /^(?:newInstance|newFactory|newDefaultInstance|newDefaultFactory|createXMLReader)$/,
      receiver: /(?:^|\.)(?:DocumentBuilderFactory|SAXParserFactory|XMLInputFactory|XMLReaderFactory)$/,
      ignoresConditions: true,
      unlessAround: protection,
    },
    {
      query: creation,
      name: /^(?:SAXReader|SAXBuilder)$/,
      unlessAround: protection,
    },
  ],
};
