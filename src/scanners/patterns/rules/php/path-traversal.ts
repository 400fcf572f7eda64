import type { PatternRule } from '../../rule.ts';
import { functionCall } from './calls.ts';

export const pathTraversal: PatternRule = {
  weakness: 'path-traversal',
  language: 'PHP',
  remediation:
    'Use basename() of the value, or check that realpath() of the whole path is inside the folder; store uploads under generated names.',
  severity: { outside: 'HIGH' },
  purpose: 'path',
  sinks: [
    {
      query: functionCall,
      name: /^\\?(?:fopen|file_get_contents|file_put_contents|file|readfile|unlink|rmdir|mkdir|opendir|scandir|show_source|highlight_file|parse_ini_file|simplexml_load_file|imagecreatefrom\w+|readgzfile|gzopen|tempnam|copy|rename)$/i,
      argument: [0],
    },
    { query: functionCall, name: /^\\?(?:move_uploaded_file|copy|rename)$/i, argument: [1] },
    {
      query: '(object_creation_expression (name) @name (arguments) @arguments) @at',
      name: /^(?:SplFileObject|ZipArchive)$/,
      argument: [0],
    },
  ],
};
