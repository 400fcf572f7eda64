import type { PatternRule } from '../../rule.ts';
import { addressName } from './calls.ts';

export const pathTraversal: PatternRule = {
  weakness: 'path-traversal',
  remediation:
    'Use basename() of the value, or check that realpath() of the whole path is inside the folder; store uploads under generated names with an extension from a fixed list.',
  severity: { outside: 'HIGH' },
  purpose: 'path',
  sinks: [
    {
      name: /^\\?(?:fopen|file_get_contents|file_put_contents|file|readfile|unlink|rmdir|mkdir|opendir|scandir|show_source|highlight_file|parse_ini_file|simplexml_load_file|imagecreatefrom\w+|readgzfile|gzopen|tempnam|copy|rename)$/i,
      argument: [0],
      unless: addressName,
      // What begins with the scheme of an address is none.
      holds: /^(?!\s*(?:https?|ftp):\/\/)/i,
    },
    { name: /^\\?(?:copy|rename)$/i, argument: [1] },
    // The client also chooses the extension, which may be one that the server executes.
    { name: /^\\?move_uploaded_file$/i, argument: [1] },
    {
      name: /^\\?move_uploaded_file$/i,
      argument: [1],
      purpose: 'upload',
      unlessAround: /in_array|PATHINFO_EXTENSION|preg_match|finfo|allowed|["']\.?(?:jpe?g|png|gif|pdf|txt|csv)["']/i,
    },
    {
      query: '(object_creation_expression (name) @name (arguments) @arguments) @at',
      name: /^(?:SplFileObject|ZipArchive)$/,
      argument: [0],
    },
  ],
};
