/** PHP, and the pages around it. */
import { detectByName } from '../../../shared/languages/languages.ts';
import type { LanguageFront } from '../library.ts';
import { readPhpFile } from './php-code.ts';
import { phpLibrary } from './php-library.ts';
import { mayReadRequest } from './php-reading.ts';

export const phpFront: LanguageFront = {
  forms: {
    file: 'tree-sitter-php.wasm',
    functions: new Set(['function_definition', 'method_declaration', 'anonymous_function', 'arrow_function']),
    callQuery: '(function_call_expression function: (_) @name) @at',
    calls: {
      function_call_expression: { name: 'function', arguments: 'arguments' },
      member_call_expression: { name: 'name', receiver: 'object', arguments: 'arguments' },
      nullsafe_member_call_expression: { name: 'name', receiver: 'object', arguments: 'arguments' },
      scoped_call_expression: { name: 'name', receiver: 'scope', arguments: 'arguments' },
    },
  },
  names: {
    definition: /\b(?:class|interface|trait)\s+(\w+)[^{;]{0,200}?\b(?:extends|implements)\s+([^{;]{1,500})\{/g,
    defined:
      /(?:^|[;{}]|<\?php\b)\s*(?:(?:abstract|final|readonly)\s+)*(?:class|interface|trait|enum|function)\s+&?(\w+)/gm,
    className: /[\w-]+\.(?:php|inc)\b|\b[A-Za-z_]\w*/g,
    readsRequest: mayReadRequest,
    isCode: (path) => detectByName(path) === 'PHP',
  },
  library: phpLibrary,
  readFile: readPhpFile,
};
