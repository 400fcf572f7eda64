/** The rules for PHP. */
import type { PatternRules } from '../rule.ts';

const methodCall = '(member_call_expression name: (name) @name) @at';

const staticCall = '(scoped_call_expression name: (name) @name) @at';

const creation = '(object_creation_expression (_) @name (arguments) @arguments) @at';

/** Calls of a function that a value names, with its first argument. */
const namedCalls = [
  {
    query:
      '(function_call_expression function: [(variable_name) (subscript_expression) (member_access_expression) (parenthesized_expression) (string) (encapsed_string)] @called arguments: (arguments . (argument (_) @value))) @at',
  },
  {
    query:
      '(function_call_expression function: (_) @name arguments: (arguments . (argument (_) @called) . (argument (_) @value))) @at',
    name: /^\\?(?:call_user_func|call_user_func_array|forward_static_call|array_map|register_shutdown_function)$/i,
  },
  {
    query:
      '(function_call_expression function: (_) @name arguments: (arguments . (argument (_) @value) . (argument (_) @called))) @at',
    name: /^\\?(?:array_filter|array_walk|usort|uasort|array_reduce)$/i,
  },
] as const;

/** A value with such a name is the address of a page; others are paths of files. */
const addressName =
  /^\\?\w+\(.*(?:url|uri|link|href|feed|webhook|callback|endpoint|site|remote|host|proxy)\d*["'\])]*\s*[,)]/i;

const expression =
  '[(variable_name) (subscript_expression) (member_access_expression) (parenthesized_expression) (encapsed_string) (binary_expression)] @value';

export const phpRules: PatternRules = {
  'code-injection': {
    remediation: 'Do not execute text. Use json_decode for data, and a table of allowed functions.',
    severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
    purpose: 'code',
    sinks: [
      { name: /^\\?eval$/i },
      { name: /^\\?create_function$/i },
      { name: /^\\?assert$/i, argument: [0], severity: { outside: 'CRITICAL' } },
      {
        name: /^\\?preg_replace$/i,
        argument: [0],
        constant: /^\s*([^\w\s\\])[\s\S]*\1[a-z]*e[a-z]*$/i,
        severity: { found: 'MEDIUM' },
      },
      // The text of a template.
      { query: methodCall, name: /^(?:createTemplate|renderString|evalString)$/, argument: [0] },
      {
        query: methodCall,
        name: /^render$/,
        receiver: /twig|mustache|blade/i,
        argument: [0],
        severity: { outside: 'HIGH' },
      },
      {
        name: /^\\?(?:call_user_func(?:_array)?|array_map|register_shutdown_function|forward_static_call)$/i,
        argument: [0],
        severity: { outside: 'HIGH' },
      },
      {
        name: /^\\?(?:usort|uasort|uksort|array_filter|array_walk|array_reduce|preg_replace_callback)$/i,
        argument: [1],
        severity: { outside: 'HIGH' },
      },
      ...namedCalls.map((sink) => ({
        ...sink,
        called: /^\\?(?:assert|create_function)$/i,
        severity: { outside: 'CRITICAL' } as const,
      })),
      // A name that is called without a check.
      {
        query: '(function_call_expression function: [(variable_name) (subscript_expression)] @value) @at',
        unlessAround: /instanceof\s+\\?Closure\b/,
        severity: { outside: 'HIGH' },
      },
    ],
  },
  'command-injection': {
    remediation:
      'Use a PHP function instead, or call proc_open with an array: a fixed program and the values as its arguments.',
    severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
    purpose: 'command',
    sinks: [
      { name: /^\\?(?:exec|system|passthru|shell_exec|popen|pcntl_exec)$/i, argument: [0] },
      { name: /^\\?proc_open$/i, argument: [0], unless: /^\\?proc_open\s*\(\s*(?:\[|array\s*\()/i },
      { query: '(shell_command_expression (_) @value) @at' },
      ...namedCalls.map((sink) => ({ ...sink, called: /^\\?(?:exec|system|passthru|shell_exec|popen|proc_open)$/i })),
    ],
  },
  cookie: {
    remediation: 'Set httponly, secure and samesite in the options of setcookie.',
    severity: { found: 'LOW' },
    sinks: [
      {
        name: /^\\?setcookie$/i,
        unless:
          /httponly["']?\s*(?:=>|:)|(?:,[^,]*){6}|,\s*time\(\)\s*-|,\s*(?:["']{2}|null|1)\s*,|,\s*-|\$\w*(?:options|params)\b/i,
      },
      {
        given: /(?:true|false)\s*,?\s*\)$/i,
        name: /^\\?(?:setcookie|session_set_cookie_params)$/i,
        unless: /true\s*,?\s*\)$/i,
        severity: { found: 'MEDIUM' },
      },
      {
        name: /^\\?ini_set$/i,
        argument: [0],
        constant: /^session\.cookie_(?:httponly|secure)$/,
        unless: /,\s*(?:true|1|["'](?:1|on|true)["'])\s*\)$/i,
        severity: { found: 'MEDIUM' },
      },
    ],
  },
  deserialization: {
    remediation: 'Use json_decode, or unserialize with allowed_classes => false on data that you signed.',
    severity: { outside: 'HIGH', unknown: 'MEDIUM' },
    purpose: 'code',
    sinks: [{ name: /^\\?unserialize$/i, argument: [0], unless: /allowed_classes/i }],
  },
  'file-inclusion': {
    remediation: 'Use the value to choose a file from a fixed list; do not build the path from it.',
    severity: { outside: 'HIGH' },
    purpose: 'path',
    sinks: [
      { query: '(include_expression (_) @value) @at' },
      { query: '(include_once_expression (_) @value) @at' },
      { query: '(require_expression (_) @value) @at' },
      { query: '(require_once_expression (_) @value) @at' },
    ],
  },
  'open-redirect': {
    remediation: 'Redirect to your own paths from a fixed list, or check the host of the URL.',
    severity: { outside: 'MEDIUM' },
    purpose: 'address',
    sinks: [
      {
        name: /^\\?header$/i,
        argument: [0],
        holds: /^\s*(?:location|refresh)\s*:/i,
      },
      { name: /^\\?(?:redirect|wp_redirect)$/i, argument: [0] },
      { query: methodCall, name: /^(?:redirect|redirectTo|away|setRedirect|redirectUrl)$/i, argument: [0] },
      { query: creation, name: /^\\?(?:\w+\\)*RedirectResponse$/, argument: [0] },
    ],
  },
  'path-traversal': {
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
  },
  /** Calls of a function that is not a method are code injection. */
  reflection: {
    remediation: 'Look the class or method up in a fixed table of allowed names.',
    severity: { outside: 'MEDIUM' },
    purpose: 'code',
    sinks: [
      { query: `(object_creation_expression . ${expression}) @at` },
      { query: `(member_call_expression name: ${expression}) @at` },
      { query: `(nullsafe_member_call_expression name: ${expression}) @at` },
      { query: `(scoped_call_expression name: ${expression}) @at` },
      { query: `(scoped_call_expression scope: ${expression}) @at` },
      { query: creation, name: /^\\?Reflection(?:Class|Method|Function)$/ },
    ],
  },
  'sql-injection': {
    remediation: 'Prepare the statement with placeholders and bind the values; take column names from a fixed list.',
    severity: { outside: 'HIGH', unknown: 'MEDIUM' },
    purpose: 'sql',
    sinks: [
      {
        name: /^\\?(?:mysql_(?:db_|unbuffered_)?query|mssql_query|db_query)$/i,
        isBuilt: true,
      },
      {
        name: /^\\?(?:mysqli_(?:real_|multi_)?query|mysqli_prepare|pg_(?:send_)?query|pg_prepare|sqlsrv_(?:query|prepare)|odbc_(?:exec|prepare)|oci_parse|sqlite_(?:exec|query|array_query)|ibase_query|db2_exec|db2_prepare)$/i,
        isBuilt: true,
      },
      {
        query: methodCall,
        name: /^(?:query|exec|prepare|multi_query|real_query|querySingle|unbufferedQuery|executeQuery|executeStatement|fetchAll|fetchAssoc|fetchRow|fetchOne|get_results|get_row|get_var|get_col|createNativeQuery|createQuery|statement|unprepared)$/i,
        argument: [0],
        isBuilt: true,
        holds:
          /\b(?:select|insert|update|delete|replace|where|from|order by|alter|drop|create|exec|call|set|show|union)\b/i,
      },
      {
        query: methodCall,
        name: /^(?:whereRaw|orWhereRaw|havingRaw|orHavingRaw|orderByRaw|groupByRaw|selectRaw|fromRaw)$/,
        argument: [0],
        isBuilt: true,
      },
      {
        query: staticCall,
        receiver: /(?:^|\\)DB$/,
        name: /^(?:raw|select|selectOne|insert|update|delete|statement|unprepared|affectingStatement)$/,
        argument: [0],
        isBuilt: true,
      },
      // A value that is the whole statement.
      {
        name: /^\\?(?:mysqli_(?:real_|multi_)?query|pg_query|mysql_query)$/i,
        severity: { outside: 'HIGH' },
      },
      {
        query: methodCall,
        name: /^(?:query|exec|multi_query|real_query|querySingle|unbufferedQuery|executeQuery|executeStatement|get_results|get_row|get_var|get_col|createNativeQuery|unprepared|whereRaw|orWhereRaw|havingRaw|orHavingRaw|orderByRaw|groupByRaw|selectRaw|fromRaw)$/,
        argument: [0],
        unlessReceiver: /(?:xpath|request|req|input|client|ssh)(?:\(\))?$/i,
        severity: { outside: 'HIGH' },
      },
      {
        query: staticCall,
        receiver: /(?:^|\\)DB$/,
        name: /^(?:raw|select|selectOne|insert|update|delete|statement|unprepared|affectingStatement)$/,
        argument: [0],
        severity: { outside: 'HIGH' },
      },
    ],
  },
  ssrf: {
    remediation: 'Allow only known hosts, and refuse private addresses after name resolution.',
    severity: { outside: 'HIGH' },
    purpose: 'address',
    sinks: [
      { name: /^\\?(?:curl_init|fsockopen|pfsockopen|get_headers)$/i, argument: [0] },
      { name: /^\\?curl_setopt$/i, argument: [2], given: /\bCURLOPT_URL\b/ },
      {
        name: /^\\?(?:file_get_contents|fopen|readfile|file|getimagesize|simplexml_load_file|copy)$/i,
        argument: [0],
        at: addressName,
      },
      {
        name: /^\\?(?:file_get_contents|fopen|readfile|file|getimagesize|simplexml_load_file|copy)$/i,
        argument: [0],
        holds: /^\s*(?:https?|ftp):\/\//i,
      },
      {
        query: '(array_element_initializer . (name) @name . (_) @value) @at',
        name: /^\\?CURLOPT_URL$/,
      },
      { query: methodCall, name: /^(?:get|post|put|head)$/, receiver: /client|guzzle|http/i, argument: [0] },
      { query: methodCall, name: /^request$/, receiver: /client|guzzle|http/i, argument: [1] },
      { query: staticCall, name: /^(?:get|post|put|head)$/, receiver: /(?:^|\\)Http$/, argument: [0] },
    ],
  },
  'weak-crypto': {
    remediation: 'Use password_hash for passwords, sha256 for everything else, and aes-256-gcm to encrypt.',
    severity: { found: 'MEDIUM' },
    sinks: [
      { name: /^\\?(?:md5|sha1|crc32)$/i, given: /passw|pwd|\bpass\b|credential|secret/i },
      {
        name: /^\\?(?:hash|crypt)$/i,
        argument: [0],
        constant: /^(?:md[245]|sha1|crc32b?)$/i,
        context: /passw|pwd|\bpass\b|credential|secret/i,
      },
      {
        name: /^\\?openssl_(?:en|de)crypt$/i,
        argument: [1],
        constant: /^(?:des|rc[245]|bf|cast5)\b|-ecb$/i,
      },
      { name: /^\\?mcrypt_(?:en|de)crypt$/i },
    ],
  },
  'weak-random': {
    remediation: 'Use random_bytes or random_int.',
    severity: { found: 'MEDIUM' },
    sinks: [
      {
        name: /^\\?(?:rand|mt_rand|lcg_value|uniqid|str_shuffle|array_rand|mt_srand|srand)$/i,
        context:
          /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|credential|captcha|activation|verif|cookie/i,
      },
      {
        name: /^\\?(?:md5|sha1)$/i,
        given: /^\(\s*(?:time|microtime|uniqid|rand|mt_rand)\s*\(/i,
        context:
          /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|credential|captcha|activation|verif|cookie/i,
      },
    ],
  },
  'xml-entities': {
    remediation: 'Do not use LIBXML_NOENT, LIBXML_DTDLOAD or substituteEntities.',
    severity: { found: 'MEDIUM' },
    sinks: [
      { query: '(arguments (argument (_)) @at (#match? @at "LIBXML_(?:NOENT|DTDLOAD)"))' },
      { name: /^\\?libxml_disable_entity_loader$/i, argument: [0], constant: /^false$/i },
      {
        query:
          '(assignment_expression left: (member_access_expression name: (name) @name) right: (boolean) @value) @at',
        name: /^(?:substituteEntities|resolveExternals)$/,
        constant: /^true$/i,
      },
    ],
  },
  xss: {
    remediation:
      'Escape the value with htmlspecialchars($value, ENT_QUOTES), or render it with a template that escapes.',
    severity: { outside: 'HIGH', stored: 'MEDIUM' },
    purpose: 'page',
    // Browsers encode what is in an address.
    notLinkable: /\$_COOKIE|HTTP_(?!REFERER)|REQUEST_URI|QUERY_STRING/,
    sinks: [
      { query: '(echo_statement (_) @value) @at' },
      { query: '(print_intrinsic (_) @value) @at' },
      { query: '(exit_statement (_) @value) @at' },
      { name: /^\\?(?:printf|vprintf|print_r|die|exit)$/i },
      // Between `<?=` and `?>` a value is an expression by itself.
      { query: '((text_interpolation (php_tag) @tag) . (expression_statement (_) @value) @at (#eq? @tag "<?="))' },
      { query: '((php_tag) @tag . (expression_statement (_) @value) @at (#eq? @tag "<?="))' },
      // The body of a page.
      {
        query: creation,
        name: /^\\?(?:\w+\\)*(?:Html)?Response$/,
        argument: [0],
        unless: /application\/|text\/(?:plain|csv|xml)|json_encode/i,
        severity: { outside: 'HIGH' },
      },
      {
        name: /^\\?response$/,
        argument: [0],
        isBuilt: true,
        holds: /<(?:[a-z][a-z0-9]*|\/[a-z]+)[\s/>]/i,
        severity: { outside: 'HIGH' },
      },
      { query: methodCall, name: /^write$/, receiver: /getBody\(\)$/, argument: [0], severity: { outside: 'HIGH' } },
      {
        query: '(return_statement (_) @value) @at',
        isBuilt: true,
        isOnce: true,
        holds: /<(?:[a-z][a-z0-9]*|\/[a-z]+)[\s/>]/i,
        inFile: /\bRoute::|#\[Route\b|@Route\b|\bextends\s+\w*Controller\b/,
        severity: { outside: 'HIGH' },
      },
      // A text with tags that is built from the value.
      {
        query: '(augmented_assignment_expression right: (_) @value) @at',
        isBuilt: true,
        isOnce: true,
        holds: /<(?:[a-z][a-z0-9]*|\/[a-z]+)[\s/>]/i,
      },
      {
        query: '(assignment_expression right: [(encapsed_string) (binary_expression) (heredoc)] @value) @at',
        isBuilt: true,
        isOnce: true,
        holds: /<(?:[a-z][a-z0-9]*|\/[a-z]+)[\s/>]/i,
      },
    ],
  },
};
