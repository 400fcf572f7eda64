/** PHP, with pages around it. Node types: https://github.com/tree-sitter/tree-sitter-php */
import type { PatternGrammar } from '../grammar.ts';

const brought = String.raw`^\$_(?:GET|POST|REQUEST|COOKIE|FILES)$`;
const requestHolder = /(?:^|\W|_)(?:request|req|input)(?:\(\))?$/i;
const requestMethod =
  /^(?:input|get|query|post|all|cookie|header|json|string|server|only|except|getVar|getPost|getGet|getQuery|getData|getParam|getParams|getQueryParams|getParsedBody|getCookieParams|getQueryParam|getPostVar|getContent|getRawInput|get_param|getUri|fullUrl|file|offsetGet)$/i;

export const php: PatternGrammar = {
  file: 'tree-sitter-php.wasm',
  functions: new Set(['function_definition', 'method_declaration', 'anonymous_function', 'arrow_function']),
  closures: new Set(['anonymous_function', 'arrow_function']),
  blocks: new Set(['compound_statement', 'colon_block', 'program', 'case_statement', 'default_statement']),
  bindings: [
    '(assignment_expression left: (variable_name) @name right: (_) @value)',
    '(assignment_expression left: (list_literal (variable_name) @name) right: (_) @value)',
    '(assignment_expression left: (subscript_expression . (variable_name) @name) right: (_) @added)',
    '(reference_assignment_expression left: (variable_name) @name right: (_) @value)',
    '(augmented_assignment_expression left: (variable_name) @name right: (_) @added)',
    '(foreach_statement . (_) @value . (variable_name) @name)',
    '(foreach_statement . (_) @value . (pair (variable_name) @name))',
    '(foreach_statement . (_) @value . (by_ref (variable_name) @name))',
    '(simple_parameter type: (_)? @type name: (variable_name) @name)',
    '(variadic_parameter name: (variable_name) @name)',
    '(static_variable_declaration name: (variable_name) @name value: (_)? @value)',
  ],
  sources: [
    {
      query: '(subscript_expression . (variable_name) @name (string (string_content) @receiver)) @source',
      name: /^\$_SERVER$/,
      receiver: /^(?:HTTP_(?!HOST$)\w+|REQUEST_URI|QUERY_STRING|PHP_SELF|PATH_INFO|ORIG_PATH_INFO|PHP_AUTH_USER)$/,
    },
    {
      query: '(subscript_expression . (variable_name) @name (encapsed_string (string_content) @receiver)) @source',
      name: /^\$_SERVER$/,
      receiver: /^(?:HTTP_(?!HOST$)\w+|REQUEST_URI|QUERY_STRING|PHP_SELF|PATH_INFO|ORIG_PATH_INFO|PHP_AUTH_USER)$/,
    },
    { query: '(subscript_expression . (variable_name) @name) @source', name: new RegExp(brought) },
    { query: '(variable_name) @source @name', name: new RegExp(brought) },
    {
      query: '(member_call_expression object: (_) @receiver name: (name) @name) @source',
      name: requestMethod,
      receiver: requestHolder,
    },
    {
      query:
        '(member_call_expression object: (member_access_expression object: (_) @receiver name: (name) @bag) name: (name) @name (#match? @bag "^(?:query|request|cookies|headers|files|attributes)$")) @source',
      name: /^(?:get|all|getAlpha|getAlnum|getString)$/,
      receiver: requestHolder,
    },
    {
      query: '(scoped_call_expression scope: (_) @receiver name: (name) @name) @source',
      name: /^(?:input|get|query|post|all|cookie|header|getVar|getString)$/i,
      receiver: /(?:^|\\)(?:Request|Input|JRequest)$/,
    },
    {
      query: '(function_call_expression function: (name) @name) @source',
      name: /^(?:getallheaders|apache_request_headers)$/i,
    },
    {
      query: '(function_call_expression function: (name) @name arguments: (arguments (_) @receiver)) @source',
      name: /^file_get_contents$/i,
      receiver: /^["']php:\/\/input["']$/i,
    },
    {
      query: '(function_call_expression function: (name) @name arguments: (arguments (argument) @receiver)) @source',
      name: /^(?:request|filter_input)$/i,
      receiver: /^["']|^INPUT_(?:GET|POST|COOKIE)$/,
    },
  ],
  checks: [
    '(function_call_expression function: (name) @name arguments: (arguments (argument (_) @checked)))',
    '(binary_expression left: (function_call_expression function: (name) @name arguments: (arguments (argument (_) @checked))) right: (string (string_content)))',
    '(switch_statement condition: (parenthesized_expression (_) @checked)) @name',
    '(match_expression condition: (parenthesized_expression (_) @checked)) @name',
  ],
  checkName:
    /^(?:strtolower|strtoupper|in_array|array_key_exists|is_numeric|is_int|ctype_\w+|preg_match|filter_var|array_search|checkdate|(?:wp_|check_)\w*nonce\w*|str_starts_with|hash_equals|switch\b[\s\S]*|match\b[\s\S]*)$/i,
  texts: new Set(['string', 'string_content', 'nowdoc', 'nowdoc_string', 'escape_sequence']),
  fixed: new Set([
    ...['integer', 'float', 'boolean', 'null', 'name', 'qualified_name', 'class_constant_access_expression'],
    ...['member_access_expression', 'nullsafe_member_access_expression', 'scoped_property_access_expression'],
    ...['unary_op_expression', 'isset_intrinsic', 'anonymous_function', 'arrow_function', 'update_expression'],
  ]),
  variables: new Set(['variable_name']),
  freeNames: 'unknown',
  parts: {
    argument: 'all',
    parenthesized_expression: 'all',
    encapsed_string: 'all',
    heredoc: ['value'],
    heredoc_body: 'all',
    shell_command_expression: 'all',
    subscript_expression: [''],
    conditional_expression: ['body', 'alternative'],
    assignment_expression: ['right'],
    augmented_assignment_expression: ['left', 'right'],
    array_creation_expression: 'all',
    array_element_initializer: 'all',
    sequence_expression: 'all',
    cast_expression: ['value'],
    error_suppression_expression: 'all',
    match_expression: ['body'],
    match_block: 'all',
    match_conditional_expression: ['return_expression'],
    match_default_expression: ['return_expression'],
    reference_modifier: [],
    clone_expression: 'all',
  },
  joins: new Set(['encapsed_string', 'heredoc_body', 'shell_command_expression']),
  joinOperator: '.',
  choiceOperators: new Set(['??', '?:']),
  calls: {
    function_call_expression: { name: 'function', arguments: 'arguments' },
    member_call_expression: { name: 'name', receiver: 'object', arguments: 'arguments' },
    nullsafe_member_call_expression: { name: 'name', receiver: 'object', arguments: 'arguments' },
    scoped_call_expression: { name: 'name', receiver: 'scope', arguments: 'arguments' },
  },
  ownReceiver: /^(?:\$this|self|static)$/,
  escaping: /(?:^|\W)(?:\w*real_escape_string|\w+_escape_string|escapestring|dbescape|addslashes|esc_sql)$/,
  stored: {
    calls:
      /(?:^|\W)(?:(?:mysqli?|pg|sqlite|sqlsrv|odbc)_fetch_\w+|fetch(?:_?(?:assoc|array|row|object|all|column))?|fetchArray)$/i,
    harmless: /\[\s*["']?(?:\w*_)?(?:id|ID|count|total|num|date)["']?\s*\]$/,
  },
  passing:
    /^(?:trim|ltrim|rtrim|chop|strtolower|strtoupper|ucfirst|lcfirst|ucwords|mb_\w+|substr|str_replace|str_ireplace|preg_replace|preg_replace_callback|stripslashes|strrev|nl2br|urldecode|rawurldecode|base64_decode|html_entity_decode|htmlspecialchars_decode|strval|utf8_decode|utf8_encode|iconv|array_map|array_filter|array_merge|array_values|array_keys|array_pop|array_shift|current|reset|end|next|explode|json_decode|str_pad|strstr|strrchr|str_split|wordwrap|quoted_printable_decode|hex2bin|convert_uudecode|gzinflate|gzuncompress|str_rot13|addslashes|wp_unslash|sanitize_text_field|strip_tags|filter_var|realpath|dirname|basename|min|max|get_magic_quotes_gpc|compact|extract|parse_url|pathinfo|escapeshellcmd)$/,
  joining: /^(?:sprintf|vsprintf|implode|join|concat|strtr|substr_replace|http_build_query)$/,
  harmless:
    /(?:^|\W)(?:intval|floatval|doubleval|boolval|abs|count|sizeof|strlen|mb_strlen|crc32|md5|sha1|hash|hash_hmac|bin2hex|random_bytes|random_int|uniqid|time|microtime|mktime|strtotime|date|is_\w+|ord|round|floor|ceil|rand|mt_rand|number_format|password_hash|ip2long|base_convert|absint|array_fill|str_repeat|range|spl_object_id|getmypid|dechex|bindec|hexdec|octdec|uuid\w*|serialize|decrypt|sha256|integer|boolean|bool|float)$/,
  cleaning: {
    sql: /(?:^|\W)(?:\w*real_escape_string|\w+_escape_string|\w+_escape_literal|\w+_escape_identifier|quote|quoteidentifier|quotename|escape|prepare|esc_sql|escapestring|dbescape|wrap|wraptable|parameterize|columnize|getquery|quotesingleidentifier)$/,
    command: /(?:^|\W)(?:escapeshellarg|escapeargument|basename)$/,
    path: /(?:^|\W)(?:basename|sanitize_file_name|realpath|slug|hashname|store|storeas)$/,
    page: /(?:^|\W)(?:htmlspecialchars|htmlentities|strip_tags|json_encode|urlencode|rawurlencode|base64_encode|e|esc_\w+|wp_kses\w*|escape\w*|sanitize\w*|purify|encode|filter_xss|check_plain|h|html|xss_clean|xlt|attr|text|__|gettext|number_format|date)$/,
    address:
      /(?:^|\W)(?:urlencode|rawurlencode|http_build_query|basename|wp_validate_redirect|wp_sanitize_redirect|route|site_url|base_url|url)$/,
    code: /(?:^|\W)(?:var_export|json_encode|addslashes)$/,
  },
  lookUp: {
    type: 'subscript_expression',
    harmless: /^\$_FILES\b[\s\S]*\[\s*["'](?:tmp_name|size|error)["']\s*\]$/,
  },
  numbers: /^\??(?:int|float|bool|integer|double|boolean)$/i,
};
