export const id = 148;
export const ids = [148];
export const modules = {

/***/ 1148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadGrammars: () => (/* binding */ loadGrammars),
  scanPatternFile: () => (/* binding */ scanPatternFile)
});

// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(8995);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/compiled/src/text/code-key.js
var code_key = __webpack_require__(9308);
// EXTERNAL MODULE: ./build/compiled/src/text/decode.js
var decode = __webpack_require__(2157);
// EXTERNAL MODULE: ./build/compiled/src/text/finding-source.js
var finding_source = __webpack_require__(2606);
// EXTERNAL MODULE: ./build/compiled/src/text/fingerprint.js
var fingerprint = __webpack_require__(1475);
// EXTERNAL MODULE: ./build/compiled/src/text/snippet.js
var snippet = __webpack_require__(5238);
// EXTERNAL MODULE: ./build/compiled/src/scanners/file-role.js
var file_role = __webpack_require__(1702);
// EXTERNAL MODULE: ./build/compiled/src/scanners/meaning.js
var meaning = __webpack_require__(6516);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/grammars/go.js
const go = {
    file: 'tree-sitter-go.wasm',
    functions: new Set(['function_declaration', 'method_declaration', 'func_literal']),
    closures: new Set(['func_literal']),
    blocks: new Set([
        ...['block', 'if_statement', 'for_statement', 'expression_case', 'default_case', 'type_case', 'communication_case'],
        ...['expression_switch_statement', 'type_switch_statement', 'select_statement'],
    ]),
    bindings: [
        '(short_var_declaration left: (expression_list (identifier) @name) right: (expression_list (_) @value))',
        '(assignment_statement left: (expression_list (identifier) @name) operator: "=" right: (expression_list (_) @value))',
        '(assignment_statement left: (expression_list (identifier) @name) operator: "+=" right: (expression_list (_) @added))',
        '(var_spec name: (identifier) @name type: (_)? @type value: (expression_list (_) @value))',
        '(const_spec name: (identifier) @name value: (expression_list (_) @value))',
        '(range_clause left: (expression_list (identifier) @name) right: (_) @value)',
        '(function_declaration parameters: (parameter_list (parameter_declaration name: (identifier) @name type: (_) @type)))',
        '(method_declaration parameters: (parameter_list (parameter_declaration name: (identifier) @name type: (_) @type)))',
        '(func_literal parameters: (parameter_list (parameter_declaration name: (identifier) @name type: (_) @type)))',
        '(variadic_parameter_declaration name: (identifier) @name)',
        '(call_expression function: (selector_expression operand: (identifier) @name field: (field_identifier) @changing) arguments: (argument_list (_) @added) (#match? @changing "^(?:WriteString|WriteByte|WriteRune)$"))',
        '(call_expression function: (selector_expression field: (field_identifier) @changing) arguments: (argument_list (unary_expression operand: (identifier) @name)) (#match? @changing "^(?:Decode|Unmarshal|Bind\\\\w*|ShouldBind\\\\w*|BodyParser|QueryParser|ReadJSON)$")) @value',
    ],
    sources: [
        {
            query: '(call_expression function: (selector_expression) @name) @source',
            name: /^(?:(?:r|req|request)\.(?:FormValue|PostFormValue|PathValue|URL\.Query|URL\.Query\(\)\.Get|Header\.(?:Get|Values)|UserAgent|Referer|Cookie|Cookies|FormFile|MultipartReader)|(?:c|ctx|context|gc|gctx)\.(?:Query|DefaultQuery|QueryArray|QueryMap|QueryParam|QueryParams|QueryString|GetQuery|Param|ParamsInt|Params|PostForm|PostFormArray|DefaultPostForm|GetPostForm|FormValue|FormFile|FormParams|GetHeader|GetRawData|Cookie|Body|BodyRaw|Get|URLParam|PostValue|Bind\w*|ShouldBind\w*|BodyParser|QueryParser|ReadJSON|Request\(\)\.FormValue|Request\.FormValue|Request\.URL\.Query|Request\.Header\.Get)|mux\.Vars|chi\.URLParam|(?:ps|params|p|vars)\.ByName|httprouter\.ParamsFromContext\(\w+(?:\.Context\(\))?\)\.ByName)$/,
        },
        {
            query: '(call_expression function: (_) @name arguments: (argument_list . (identifier) @receiver)) @source',
            name: /(?:^|\.)(?:[Gg]et|[Rr]ead|[Pp]arse|[Ff]etch)(?:\w*[a-z])?(?:Cookie|Params?|Query|Form|FormValue|Header|Body|Input|Vars?)(?:Value|String)?$/,
            receiver: /^(?:r|req|request)$/,
        },
        {
            query: '(selector_expression) @source @name',
            name: /^(?:(?:r|req|request)|(?:c|ctx)\.Request(?:\(\))?)\.(?:Form|PostForm|MultipartForm|Body|RequestURI|Header|URL\.(?:Path|RawQuery|RawPath|Opaque|Fragment))$/,
        },
    ],
    checks: [
        '(call_expression function: (selector_expression field: (field_identifier) @name) arguments: (argument_list (_) @checked))',
        '(expression_switch_statement value: (_) @checked) @name',
        '(index_expression operand: (identifier) @name index: (_) @checked)',
    ],
    checkName: /^(?:MatchString|Match|Contains|HasPrefix|Has|IsLocal|Valid\w*|Check\w*|Verify\w*|Allowed\w*|Is[A-Z]\w*|(?:valid|allow|known|permitted)\w*|switch\b[\s\S]*)$/,
    texts: new Set([
        ...['interpreted_string_literal', 'raw_string_literal', 'rune_literal', 'interpreted_string_literal_content'],
        ...['raw_string_literal_content', 'escape_sequence'],
    ]),
    fixed: new Set(['int_literal', 'float_literal', 'true', 'false', 'nil', 'iota', 'unary_expression', 'func_literal']),
    variables: new Set(['identifier']),
    freeNames: 'fixed',
    parts: {
        parenthesized_expression: 'all',
        selector_expression: ['operand'],
        index_expression: ['operand'],
        slice_expression: ['operand'],
        type_conversion_expression: ['operand'],
        type_assertion_expression: ['operand'],
        composite_literal: ['body'],
        literal_value: 'all',
        literal_element: 'all',
        keyed_element: ['value'],
        expression_list: 'all',
    },
    joins: new Set([]),
    joinOperator: '+',
    choiceOperators: new Set([]),
    calls: {
        call_expression: {
            name: 'function',
            arguments: 'arguments',
            inner: { type: 'selector_expression', name: 'field', receiver: 'operand' },
        },
    },
    ownReceiver: /^[a-z]\w*$/,
    passing: /^(?:string|trimspace|trim|trimleft|trimright|trimprefix|trimsuffix|trimfunc|tolower|toupper|title|replace|replaceall|replaceallstring|replaceallliteralstring|split|splitn|fields|string|bytes|text|queryunescape|pathunescape|decodestring|decode|unmarshal|newdecoder|newreader|newreplacer|readall|parse|parserequesturi|get|values|value|clean|abs|fromslash|toslash|rel|first|unquote|html|js|url|htmlattr)$/,
    joining: /^(?:sprintf|sprint|sprintln|join|joinpath|append|repeat|appendformat|errorf)$/,
    harmless: /(?:^|\W)(?:atoi|parseint|parseuint|parsefloat|parsebool|len|cap|sum|sum256|itoa|formatint|encodetostring|uuid|now|unix|count|contains|hasprefix|hassuffix|equalfold|index|compare|err|error|writer|new|fprintf|println|printf)$/,
    cleaning: {
        sql: /(?:^|\W)(?:quoteidentifier|quoteliteral|rebind|quote|sanitize|escape\w*)$/,
        command: /(?:^|\W)(?:shellescape\.quote|quote)$/,
        path: /(?:^|\W)(?:filepath\.base|path\.base|securejoin|securepath|filepathsecure|islocal)$/,
        page: /(?:^|\W)(?:escapestring|htmlescapestring|htmlescaper|jsescapestring|urlqueryescaper|queryescape|pathescape|sanitize\w*|marshal|quote)$/,
        address: /(?:^|\W)(?:queryescape|pathescape|encode)$/,
    },
    numbers: /^(?:u?int(?:8|16|32|64)?|float(?:32|64)|bool|byte|rune|error|time\.(?:Time|Duration)|uuid\.UUID|u?intptr)$/,
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/grammars/java.js
const bound = /^(?:RequestParam|PathVariable|RequestBody|RequestHeader|CookieValue|MatrixVariable|ModelAttribute|RequestPart|QueryParam|PathParam|FormParam|HeaderParam|CookieParam|MatrixParam|BeanParam|FormDataParam|QueryValue)$/;
const filled = new RegExp([
    String.raw `^(?:final\s+|@(?:Valid|Validated|NotNull|NotBlank|NotEmpty|Nullable|Parameter|ApiParam)\b(?:\([^)]*\))?\s*)*`,
    String.raw `(?!@|(?:\w+\.)*(?:\w*(?:Request|Response|Session|Model\w*|Map|Principal|Authentication|User|UserDetails|Locale|`,
    'Pageable|Sort|Result|Errors|Status|Attributes|Writer|Reader|Stream|Builder|Enum|Exchange|Device|Zone|Jwt|Token|Context)|',
    'int|long|short|byte|char|float|double|boolean|Integer|Long|Short|Byte|Character|Float|Double|Boolean|BigDecimal|',
    String.raw `BigInteger|UUID|LocalDate|LocalDateTime|Instant|Date)\b)`,
].join(''));
const java = {
    file: 'tree-sitter-java.wasm',
    functions: new Set(['method_declaration', 'constructor_declaration', 'lambda_expression', 'static_initializer']),
    closures: new Set(['lambda_expression']),
    blocks: new Set([
        ...['block', 'constructor_body', 'if_statement', 'for_statement', 'while_statement', 'do_statement'],
        ...['switch_block_statement_group', 'switch_rule', 'class_body', 'try_with_resources_statement'],
    ]),
    bindings: [
        '(local_variable_declaration type: (_) @type declarator: (variable_declarator name: (identifier) @name value: (_) @value))',
        '(field_declaration type: (_) @type declarator: (variable_declarator name: (identifier) @name value: (_) @value))',
        '(assignment_expression left: (identifier) @name operator: "=" right: (_) @value)',
        '(assignment_expression left: (identifier) @name operator: "+=" right: (_) @added)',
        '(enhanced_for_statement type: (_) @type name: (identifier) @name value: (_) @value)',
        '(resource name: (identifier) @name value: (_) @value)',
        '(formal_parameter type: (_) @type name: (identifier) @name)',
        '(spread_parameter (variable_declarator name: (identifier) @name))',
        '(lambda_expression parameters: (identifier) @name)',
        '(inferred_parameters (identifier) @name)',
        '(method_invocation object: (identifier) @name name: (identifier) @changing arguments: (argument_list (_) @added) (#match? @changing "^(?:append|insert|add|addAll|put|command)$"))',
    ],
    sources: [
        {
            query: '(formal_parameter (modifiers (annotation name: (_) @name)) name: (identifier) @source)',
            name: bound,
        },
        {
            query: '(formal_parameter (modifiers (marker_annotation name: (_) @name)) name: (identifier) @source)',
            name: bound,
        },
        {
            query: '(method_declaration (modifiers [(annotation name: (_) @mapping) (marker_annotation name: (_) @mapping)]) parameters: (formal_parameters (formal_parameter name: (identifier) @source) @name) (#match? @mapping "^(?:Get|Post|Put|Patch|Delete|Request)Mapping$"))',
            name: filled,
        },
        {
            query: '(method_invocation name: (identifier) @name arguments: (argument_list . (identifier) @receiver)) @source',
            name: /^(?:get|read|parse|extract)\w*(?:Cookie|Param|Parameter|Query|Body|Header|Input|Payload)(?:s|Value|AsString|ByName)?$/,
            receiver: /^(?:req|request|http(?:Servlet)?Request|servletRequest)$/,
        },
        {
            query: '(formal_parameter type: (_) @name name: (identifier) @source)',
            name: /^(?:MultipartFile|FilePart|FileItem|UploadedFile|CompletedFileUpload)$/,
        },
        {
            query: '(method_invocation object: (_) @receiver name: (identifier) @name) @source',
            name: /^(?:getParameter|getParameterValues|getParameterMap|getParameterNames|getQueryString|getRequestURI|getRequestURL|getPathInfo|getPathTranslated|getCookies|getHeader|getHeaders|getInputStream|getReader|getPart|getParts|getQueryParameters|getFormAttribute|getParam|params|pathParam|queryParam|formParam|queryParams|pathVariable|getRawParameter)$/,
            receiver: /(?:^|\W|_)(?:\w*re?qu?e?s?t?|\w*Request|getRequest\(\)|ctx|context|exchange|routingContext)$/,
        },
    ],
    checks: [
        '(method_invocation object: (_) name: (identifier) @name arguments: (argument_list (_) @checked))',
        '(method_invocation object: (_) @checked name: (identifier) @name)',
        '(switch_expression condition: (parenthesized_expression (_) @checked)) @name',
    ],
    checkName: /^(?:contains|containsKey|matches|matcher|isNumeric|isAlphanumeric|isDigits|isValid\w*|validate\w*|check\w*|verify\w*|startsWith|switch\b[\s\S]*)$/,
    texts: new Set([
        'string_literal',
        'character_literal',
        'string_fragment',
        'multiline_string_fragment',
        'escape_sequence',
    ]),
    fixed: new Set([
        ...[
            'decimal_integer_literal',
            'hex_integer_literal',
            'decimal_floating_point_literal',
            'null_literal',
            'true',
            'false',
        ],
        ...['class_literal', 'unary_expression', 'update_expression', 'instanceof_expression', 'this', 'field_access'],
        ...['lambda_expression', 'method_reference', 'type_identifier', 'scoped_identifier'],
    ]),
    variables: new Set(['identifier']),
    freeNames: 'fixed',
    parts: {
        parenthesized_expression: 'all',
        ternary_expression: ['consequence', 'alternative'],
        cast_expression: ['value'],
        assignment_expression: ['right'],
        array_access: ['array'],
        array_creation_expression: ['value'],
        array_initializer: 'all',
        string_interpolation: 'all',
    },
    joins: new Set([]),
    joinOperator: '+',
    choiceOperators: new Set([]),
    calls: {
        method_invocation: { name: 'name', receiver: 'object', arguments: 'arguments' },
        object_creation_expression: { name: 'type', arguments: 'arguments' },
    },
    ownReceiver: /^(?:this|super|[A-Z]\w*)$/,
    stored: { calls: /^\w*(?:rs|resultset|results?)\d?\.get(?:n?string|object)$/, harmless: /^$/ },
    passing: /^(?:trim|strip|tolowercase|touppercase|substring|replace|replaceall|replacefirst|tostring|intern|get(?!attribute$)\w*|next\w*|readline|readallbytes|lines|collect|decode|url?decode\w*|unescape\w*|valueof|of|aslist|stream|map|filter|findfirst|orelse|orelseget|elementat|toarray|tochararray|split|string|file|url|uri|tourl|touri|path|resolve|normalize|create|topath|tofile|bytearrayinputstream|stringreader|inputstreamreader|bufferedreader|inputsource|streamsource|scanner|bufferedinputstream|objectinputstream|optional|ofnullable|requirenonnull|readvalue|fromjson|processbuilder)$/,
    joining: /^(?:format|formatted|concat|join|append|insert|string\.?builder|stringbuffer|stringbuilder|builder)$/,
    harmless: /(?:^|\W)(?:parseint|parselong|parsedouble|parsefloat|parseboolean|integer\.valueof|long\.valueof|boolean\.valueof|uuid\.\w+|hashcode|size|length|indexof|equals|equalsignorecase|isempty|contains|getclass|getsimplename|currenttimemillis|nanotime|now|ordinal|getid|digest|encodetostring|getsize|getcontenttype|getlength|getstatus|getlocale|getsession|getprincipal|getproperty|getenv|getresource|getresourceasstream|getcontextpath|getservletcontext|getrealpath|getmessage|getconnection|getbean|getcanonicalpath)$/,
    cleaning: {
        sql: /(?:^|\W)(?:encodeforsql|escapesql|quote\w*|enquoteliteral|enquoteidentifier)$/,
        path: /(?:^|\W)(?:getname|getfilename|cleanpath|filenameutils\.getname|getcanonicalpath|getextension)$/,
        page: /(?:^|\W)(?:escapehtml\w*|htmlescape|encodeforhtml\w*|forhtml\w*|escapexml\w*|encode|clean|sanitize\w*|escapejavascript|escapeecmascript|urlencoder\.encode)$/,
        address: /(?:^|\W)(?:urlencoder\.encode|encodeuricomponent)$/,
    },
    numbers: /^(?:int|long|short|byte|char|float|double|boolean|Integer|Long|Short|Byte|Character|Float|Double|Boolean|BigDecimal|BigInteger|UUID|LocalDate|LocalDateTime|Instant|Date|Pageable|\w*Enum)$/,
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/grammars/php.js
const brought = String.raw `^\$_(?:GET|POST|REQUEST|COOKIE|FILES)$`;
const requestHolder = /(?:^|\W|_)(?:request|req|input)(?:\(\))?$/i;
const requestMethod = /^(?:input|get|query|post|all|cookie|header|json|string|server|only|except|getVar|getPost|getGet|getQuery|getData|getParam|getParams|getQueryParams|getParsedBody|getCookieParams|getQueryParam|getPostVar|getContent|getRawInput|get_param|getUri|fullUrl|file|offsetGet)$/i;
const php = {
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
            query: '(member_call_expression object: (member_access_expression object: (_) @receiver name: (name) @bag) name: (name) @name (#match? @bag "^(?:query|request|cookies|headers|files|attributes)$")) @source',
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
    checkName: /^(?:strtolower|strtoupper|in_array|array_key_exists|is_numeric|is_int|ctype_\w+|preg_match|filter_var|array_search|checkdate|(?:wp_|check_)\w*nonce\w*|str_starts_with|hash_equals|switch\b[\s\S]*|match\b[\s\S]*)$/i,
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
        calls: /(?:^|\W)(?:(?:mysqli?|pg|sqlite|sqlsrv|odbc)_fetch_\w+|fetch(?:_?(?:assoc|array|row|object|all|column))?|fetchArray)$/i,
        harmless: /\[\s*["']?(?:\w*_)?(?:id|ID|count|total|num|date)["']?\s*\]$/,
    },
    passing: /^(?:trim|ltrim|rtrim|chop|strtolower|strtoupper|ucfirst|lcfirst|ucwords|mb_\w+|substr|str_replace|str_ireplace|preg_replace|preg_replace_callback|stripslashes|strrev|nl2br|urldecode|rawurldecode|base64_decode|html_entity_decode|htmlspecialchars_decode|strval|utf8_decode|utf8_encode|iconv|array_map|array_filter|array_merge|array_values|array_keys|array_pop|array_shift|current|reset|end|next|explode|json_decode|str_pad|strstr|strrchr|str_split|wordwrap|quoted_printable_decode|hex2bin|convert_uudecode|gzinflate|gzuncompress|str_rot13|addslashes|wp_unslash|sanitize_text_field|strip_tags|filter_var|realpath|dirname|basename|min|max|get_magic_quotes_gpc|compact|extract|parse_url|pathinfo|escapeshellcmd)$/,
    joining: /^(?:sprintf|vsprintf|implode|join|concat|strtr|substr_replace|http_build_query)$/,
    harmless: /(?:^|\W)(?:intval|floatval|doubleval|boolval|abs|count|sizeof|strlen|mb_strlen|crc32|md5|sha1|hash|hash_hmac|bin2hex|random_bytes|random_int|uniqid|time|microtime|mktime|strtotime|date|is_\w+|ord|round|floor|ceil|rand|mt_rand|number_format|password_hash|ip2long|base_convert|absint|array_fill|str_repeat|range|spl_object_id|getmypid|dechex|bindec|hexdec|octdec|uuid\w*|serialize|decrypt|sha256|integer|boolean|bool|float)$/,
    cleaning: {
        sql: /(?:^|\W)(?:\w*real_escape_string|\w+_escape_string|\w+_escape_literal|\w+_escape_identifier|quote|quoteidentifier|quotename|escape|prepare|esc_sql|escapestring|dbescape|wrap|wraptable|parameterize|columnize|getquery|quotesingleidentifier)$/,
        command: /(?:^|\W)(?:escapeshellarg|escapeargument|basename)$/,
        path: /(?:^|\W)(?:basename|sanitize_file_name|realpath|slug|hashname|store|storeas)$/,
        page: /(?:^|\W)(?:htmlspecialchars|htmlentities|strip_tags|json_encode|urlencode|rawurlencode|base64_encode|e|esc_\w+|wp_kses\w*|escape\w*|sanitize\w*|purify|encode|filter_xss|check_plain|h|html|xss_clean|xlt|attr|text|__|gettext|number_format|date)$/,
        address: /(?:^|\W)(?:urlencode|rawurlencode|http_build_query|basename|wp_validate_redirect|wp_sanitize_redirect|route|site_url|base_url|url)$/,
        code: /(?:^|\W)(?:var_export|json_encode|addslashes)$/,
    },
    lookUp: {
        type: 'subscript_expression',
        harmless: /^\$_FILES\b[\s\S]*\[\s*["'](?:tmp_name|size|error)["']\s*\]$/,
    },
    numbers: /^\??(?:int|float|bool|integer|double|boolean)$/i,
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/grammars/registry.js



const grammars = { PHP: php, Java: java, Go: go };

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/calls.js
const call = '(call_expression function: (_) @name arguments: (argument_list) @arguments) @at';

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/command-injection.js

const commandInjection = {
    weakness: 'command-injection',
    language: 'Go',
    remediation: 'Start a fixed program with a list of arguments, check each argument, and do not use a shell.',
    severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
    purpose: 'command',
    sinks: [
        {
            query: call,
            name: /^exec\.Command(?:Context)?$/,
            given: /"(?:\S*\/)?(?:(?:ba|da|z|k|a)?sh|cmd(?:\.exe)?|powershell(?:\.exe)?|pwsh)"/i,
        },
        { query: call, name: /^exec\.Command$/, argument: [0], severity: { outside: 'CRITICAL' } },
        { query: call, name: /^exec\.CommandContext$/, argument: [1], severity: { outside: 'CRITICAL' } },
        { query: call, name: /^exec\.Command(?:Context)?$/, severity: { outside: 'MEDIUM' } },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/cookie.js

const cookie = {
    weakness: 'cookie',
    language: 'Go',
    remediation: 'Set HttpOnly, Secure and SameSite.',
    severity: { found: 'MEDIUM' },
    sinks: [
        {
            query: '(composite_literal type: (_) @name) @at',
            name: /^(?:http\.Cookie|sessions\.Options)$/,
            unless: /HttpOnly:(?!\s*false)|MaxAge:\s*-\s*1|Expires:\s*time\.Unix\(/,
        },
        { query: call, name: /^(?:c|ctx)\.SetCookie$/, argument: [-1], constant: /^false$/ },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/open-redirect.js

const openRedirect = {
    weakness: 'open-redirect',
    language: 'Go',
    remediation: 'Redirect to your own paths from a fixed list, or check the host of the URL.',
    severity: { outside: 'MEDIUM' },
    purpose: 'address',
    sinks: [
        { query: call, name: /^http\.Redirect$/, argument: [2], unless: /\.URL\.(?:Path|RawQuery|String\(\))/ },
        { query: call, name: /^(?:c|ctx)\.Redirect$/ },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/path-traversal.js

const pathTraversal = {
    weakness: 'path-traversal',
    language: 'Go',
    remediation: 'Open files with os.OpenInRoot, or check the name with filepath.IsLocal.',
    severity: { outside: 'HIGH' },
    purpose: 'path',
    sinks: [
        {
            query: call,
            name: /^(?:os\.(?:Open|OpenFile|ReadFile|WriteFile|Create|Remove|RemoveAll|Mkdir|MkdirAll|Rename|ReadDir)|ioutil\.(?:ReadFile|WriteFile|ReadDir))$/,
            argument: [0, 1],
        },
        { query: call, name: /^http\.ServeFile$/, argument: [2] },
        { query: call, name: /^(?:c|ctx)\.(?:File|SendFile|FileAttachment|Attachment)$/ },
        { query: call, name: /^(?:c|ctx)\.(?:SaveUploadedFile|SaveFile)$/, argument: [1] },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/sql-injection.js

const sqlInjection = {
    weakness: 'sql-injection',
    language: 'Go',
    remediation: 'Use placeholders and pass the values as arguments; take column names from a fixed list.',
    severity: { outside: 'HIGH', unknown: 'MEDIUM' },
    purpose: 'sql',
    sinks: [
        {
            query: call,
            name: /\.(?:Query|QueryRow|Exec|Prepare|Queryx|QueryRowx|MustExec|NamedExec|NamedQuery|Preparex|Raw|Get|Select|Where|Having|Order|Joins)(?:Context)?$/,
            argument: [0, 1, 2],
            isBuilt: true,
            holds: /\b(?:select|insert|update|delete|where|from|order by|alter|drop|create|call|set|union)\b|=\s*['"%]/i,
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/ssrf.js

const ssrf = {
    weakness: 'ssrf',
    language: 'Go',
    remediation: 'Allow only known hosts, and refuse private addresses after name resolution.',
    severity: { outside: 'HIGH' },
    purpose: 'address',
    sinks: [
        { query: call, name: /^(?:http|client|httpClient)\.(?:Get|Post|Head|PostForm)$/, argument: [0] },
        { query: call, name: /^http\.NewRequest$/, argument: [1] },
        { query: call, name: /^http\.NewRequestWithContext$/, argument: [2] },
        { query: call, name: /^net\.Dial(?:Timeout)?$/, argument: [1] },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/tls-unchecked.js

const tlsUnchecked = {
    weakness: 'tls-unchecked',
    language: 'Go',
    remediation: 'Keep verification on; trust a private certificate authority through RootCAs.',
    severity: { found: 'MEDIUM' },
    sinks: [
        {
            query: '(keyed_element key: (literal_element (identifier) @name) value: (literal_element (true))) @at',
            name: /^InsecureSkipVerify$/,
        },
        {
            query: '(assignment_statement left: (expression_list (selector_expression field: (_) @name)) right: (expression_list (true))) @at',
            name: /^InsecureSkipVerify$/,
        },
        { query: call, name: /^ssh\.InsecureIgnoreHostKey$/ },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/weak-crypto.js

const weakCrypto = {
    weakness: 'weak-crypto',
    language: 'Go',
    remediation: 'Hash passwords with argon2 or bcrypt from golang.org/x/crypto, everything else with crypto/sha256; encrypt with cipher.NewGCM.',
    severity: { found: 'MEDIUM' },
    sinks: [
        { query: call, name: /^(?:md5|sha1)\.(?:New|Sum)$/, severity: { found: 'LOW' } },
        { query: call, name: /^(?:md5|sha1)\.(?:New|Sum)$/, context: /passw|pwd|\bpass\b|credential|secret/i },
        { query: call, name: /^(?:des\.New(?:TripleDES)?Cipher|rc4\.NewCipher|cipher\.NewECB\w*)$/ },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/go/xss.js

const xss = {
    weakness: 'xss',
    language: 'Go',
    remediation: 'Render the value with html/template, or escape it with html.EscapeString.',
    severity: { outside: 'HIGH' },
    purpose: 'page',
    notLinkable: /Cookie|Header|UserAgent|RequestURI|RawQuery/,
    sinks: [
        {
            query: call,
            name: /^template\.(?:HTML|JS|HTMLAttr|URL|CSS|JSStr|Srcset)$/,
            severity: { outside: 'HIGH', unknown: 'MEDIUM' },
        },
        {
            query: call,
            name: /^(?:fmt\.Fprint(?:f|ln)?|io\.WriteString)$/,
            given: /^\(\s*(?:w|rw|res|resp|response|writer|c\.Writer)\s*,/,
        },
        { query: call, name: /^(?:w|rw|res|resp|response)\.Write$/ },
        { query: call, name: /^(?:c|ctx)\.HTML$/, argument: [1] },
        {
            query: call,
            name: /\.Execute(?:Template)?$/,
            given: /^\(\s*(?:w|rw|writer|c\.Writer)\s*,/,
            inFile: /"text\/template"/,
            unlessAround: /text\/plain|application\/(?!xhtml)/,
            argument: [-1],
            severity: { outside: 'HIGH', unknown: 'MEDIUM' },
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/calls.js
const calls_call = '(method_invocation name: (identifier) @name) @at';
const creation = '(object_creation_expression type: (_) @name) @at';

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/code-injection.js

const codeInjection = {
    weakness: 'code-injection',
    language: 'Java',
    remediation: 'Do not execute text. If you need expressions, use SimpleEvaluationContext and fixed expressions.',
    severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
    sinks: [
        {
            query: calls_call,
            name: /^(?:eval|evaluate|compile)$/,
            receiver: /engine|script|shell|groovy|\bel\w*$|jexl|mvel/i,
            argument: [0],
        },
        {
            query: calls_call,
            name: /^(?:parseExpression|createValueExpression|createMethodExpression)$/,
            unlessAround: /SimpleEvaluationContext/,
            severity: { outside: 'CRITICAL' },
        },
        {
            query: calls_call,
            name: /^(?:evaluate|mergeTemplate)$/,
            receiver: /velocity|^ve$/i,
            severity: { outside: 'CRITICAL' },
        },
        {
            query: calls_call,
            name: /^(?:getValue|setValue|parseExpression|execute|executeExpression)$/,
            receiver: /^(?:Ognl|MVEL)$|express|runner/i,
            argument: [0],
            severity: { outside: 'CRITICAL' },
        },
        {
            query: creation,
            name: /^Template$/,
            inFile: /import\s+freemarker\./,
            severity: { outside: 'HIGH' },
        },
        {
            query: calls_call,
            name: /^(?:forName|loadClass)$/,
            receiver: /^Class$|loader/i,
            argument: [0],
            severity: { outside: 'HIGH' },
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/command-injection.js

const shell = /"(?:\S*\/)?(?:(?:ba|da|z|k)?sh|cmd(?:\.exe)?|powershell(?:\.exe)?)"\s*,\s*"[-/][cC]/;
const command_injection_commandInjection = {
    weakness: 'command-injection',
    language: 'Java',
    remediation: 'Start a fixed program with a list of arguments, check each argument, and do not use a shell.',
    severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
    purpose: 'command',
    sinks: [
        {
            query: calls_call,
            name: /^exec$/,
            receiver: /(?:Runtime\s*\.\s*getRuntime\(\)|^(?:r|rt|run|runtime))$/i,
            argument: [0],
        },
        { query: creation, name: /^ProcessBuilder$/, given: shell, severity: { outside: 'CRITICAL', unknown: 'MEDIUM' } },
        {
            query: calls_call,
            name: /^command$/,
            receiver: /builder|^pb$|process/i,
            given: shell,
            severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
        },
        { query: creation, name: /^ProcessBuilder$/, severity: { outside: 'HIGH' } },
        { query: calls_call, name: /^command$/, receiver: /builder|^pb$|process/i, severity: { outside: 'HIGH' } },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/cookie.js

const cookie_cookie = {
    weakness: 'cookie',
    language: 'Java',
    remediation: 'Call setHttpOnly(true) and setSecure(true) on the cookie.',
    severity: { found: 'MEDIUM' },
    sinks: [
        {
            query: calls_call,
            name: /^(?:setHttpOnly|setSecure|httpOnly|secure|setUseHttpOnly|setCookieHttpOnly)$/,
            argument: [0],
            constant: /^false$/,
        },
        {
            query: calls_call,
            name: /^addCookie$/,
            unlessAround: /\.setHttpOnly\(|\.setMaxAge\(\s*0\s*\)|\.setSecure\(/,
            severity: { found: 'LOW' },
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/deserialization.js

const deserialization = {
    weakness: 'deserialization',
    language: 'Java',
    remediation: 'Parse JSON into fixed classes, or set an ObjectInputFilter that allows only the expected classes.',
    severity: { outside: 'HIGH', unknown: 'MEDIUM' },
    sinks: [
        {
            query: calls_call,
            name: /^(?:readObject|readUnshared)$/,
            unlessAround: /\b(?:void|Object)\s+(?:readObject|readExternal|readResolve)\s*\(|ObjectInputFilter|ValidatingObjectInputStream/,
            severity: { found: 'MEDIUM' },
        },
        { query: creation, name: /^ObjectInputStream$/, severity: { outside: 'HIGH' } },
        { query: creation, name: /^XMLDecoder$/ },
        { query: calls_call, name: /^fromXML$/, argument: [0] },
        { query: calls_call, name: /^(?:load|loadAll)$/, receiver: /^yaml$/i, argument: [0], unlessAround: /SafeConstructor/ },
        { query: calls_call, name: /^setAutoTypeSupport$/, given: /true/, severity: { found: 'MEDIUM' } },
        { query: calls_call, name: /^(?:enableDefaultTyping|activateDefaultTyping)$/, severity: { found: 'MEDIUM' } },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/open-redirect.js

const open_redirect_openRedirect = {
    weakness: 'open-redirect',
    language: 'Java',
    remediation: 'Redirect to your own paths from a fixed list, or check the host of the URL.',
    severity: { outside: 'MEDIUM' },
    purpose: 'address',
    sinks: [
        { query: calls_call, name: /^sendRedirect$/, argument: [0] },
        {
            query: calls_call,
            name: /^(?:setHeader|addHeader|header|add|set)$/,
            argument: [1],
            given: /^\(\s*(?:"location"|[\w.]*LOCATION\w*)\s*,/i,
        },
        { query: calls_call, name: /^add$/, receiver: /\.get\(\s*(?:"location"|[\w.]*LOCATION\w*)\s*\)$/i, argument: [0] },
        { query: calls_call, name: /^(?:setLocation|location)$/, argument: [0] },
        { query: creation, name: /^RedirectView$/, argument: [0] },
        { query: creation, name: /^ModelAndView$/, argument: [0], holds: /^redirect:(?:https?:\/\/)?$/ },
        { query: '(return_statement (binary_expression) @value) @at', holds: /^redirect:(?:https?:\/\/)?$/ },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/path-traversal.js

const path_traversal_pathTraversal = {
    weakness: 'path-traversal',
    language: 'Java',
    remediation: 'Use only the last part of the name, or normalize the path and check that it starts with the folder.',
    severity: { outside: 'HIGH' },
    purpose: 'path',
    sinks: [
        {
            query: creation,
            name: /^(?:java\.io\.)?(?:File|FileInputStream|FileOutputStream|FileReader|FileWriter|RandomAccessFile|PrintWriter|FileSystemResource|UrlResource|ZipFile)$/,
        },
        {
            query: creation,
            name: /^(?:java\.io\.)?(?:File|FileOutputStream)$/,
            given: /\b\w*(?:[eE]ntry|^e|ze|\be)\.getName\(\)/,
            around: /(?:Zip|Jar|Tar|Archive)\w*Entry|ZipFile/,
            unlessAround: /startsWith|normalize|[cC]anonical/,
            severity: { found: 'MEDIUM' },
            isPattern: true,
        },
        { query: calls_call, name: /^(?:get|of)$/, receiver: /^Paths?$/ },
        { query: calls_call, name: /^getResource(?:AsStream)?$/, argument: [0] },
        { query: calls_call, name: /^(?:resolve|resolveSibling)$/, argument: [0] },
        {
            query: calls_call,
            name: /^(?:newInputStream|readAllBytes|readString|lines|readAllLines|write|writeString|delete|copy|move|createFile|createDirectories|newBufferedReader|newBufferedWriter)$/,
            receiver: /^Files$/,
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/sql-injection.js

const sql_injection_sqlInjection = {
    weakness: 'sql-injection',
    language: 'Java',
    remediation: 'Use PreparedStatement with placeholders, or bind parameters by name; take column names from a fixed list.',
    severity: { outside: 'HIGH', unknown: 'MEDIUM' },
    purpose: 'sql',
    sinks: [
        {
            query: '(annotation name: (identifier) @name arguments: (annotation_argument_list) @arguments) @at',
            name: /^(?:Select|Insert|Update|Delete)$/,
            given: /"[^"]*\$\{\w/,
            inFile: /\bibatis\b/,
            isPattern: true,
            severity: { found: 'MEDIUM' },
        },
        {
            query: calls_call,
            name: /^(?:execute|executeQuery|executeUpdate|executeLargeUpdate|addBatch|prepareStatement|prepareCall|nativeSQL|createQuery|createNativeQuery|createSQLQuery|query|queryForObject|queryForList|queryForMap|queryForRowSet|queryForStream|update|batchUpdate|sql|rawQuery|execSQL|newQuery)$/,
            argument: [0],
            isBuilt: true,
            holds: /\b(?:select|insert|update|delete|where|from|order by|alter|drop|create|call|set|merge)\b/i,
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/ssrf.js

const ssrf_ssrf = {
    weakness: 'ssrf',
    language: 'Java',
    remediation: 'Allow only known hosts, and refuse private addresses after name resolution.',
    severity: { outside: 'HIGH' },
    purpose: 'address',
    sinks: [
        { query: creation, name: /^(?:java\.net\.)?(?:URL|Socket)$/ },
        { query: creation, name: /^Http(?:Get|Post|Put|Head|Delete|Patch)$/, argument: [0] },
        {
            query: calls_call,
            name: /^(?:getForObject|getForEntity|postForObject|postForEntity|exchange|headForHeaders)$/,
            receiver: /rest|template|client/i,
            argument: [0],
        },
        { query: calls_call, name: /^(?:connect|Get|Post)$/, receiver: /^(?:Jsoup|Request|Unirest)$/, argument: [0] },
        {
            query: calls_call,
            name: /^(?:url|uri)$/,
            receiver: /Builder\(\)|client|builder|\.(?:get|post|put)\(\)/i,
            argument: [0],
        },
        { query: calls_call, name: /^newBuilder$/, receiver: /^HttpRequest$/, argument: [0] },
        { query: calls_call, name: /^getConnection$/, receiver: /^DriverManager$/, argument: [0] },
        {
            query: calls_call,
            name: /^(?!is|check|valid|encode|decode|parse|build|normal|escape)\w+$/i,
            receiver: /^(?:Http|Request|Download|Url|OkHttp)\w*Utils?$/i,
            given: /^\(\s*\w*(?:url|uri|link|host|address|endpoint)\w*\s*[,)]/i,
            argument: [0],
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/token-unsigned.js

const tokenUnsigned = {
    weakness: 'token-unsigned',
    language: 'Java',
    remediation: 'Read tokens only with their key: parseClaimsJws, parseSignedClaims or a JWTVerifier.',
    severity: { found: 'MEDIUM' },
    sinks: [
        {
            query: calls_call,
            name: /^(?:parse|parseClaimsJwt|parsePlaintextJwt|parseUnsecuredClaims)$/,
            receiver: /Jwts\s*\.\s*parser|jwtParser/i,
        },
        { query: calls_call, name: /^none$/, receiver: /^Algorithm$/ },
        { query: calls_call, name: /^decode$/, receiver: /^JWT$/, unlessAround: /\.verify\(/ },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/weak-crypto.js

const weak_crypto_weakCrypto = {
    weakness: 'weak-crypto',
    language: 'Java',
    remediation: 'Hash passwords with Argon2, scrypt or bcrypt, everything else with SHA-256; encrypt with AES/GCM/NoPadding.',
    severity: { found: 'MEDIUM' },
    sinks: [
        { query: calls_call, name: /^getInstance$/, receiver: /(?:^|\.)NoOpPasswordEncoder$/ },
        {
            query: calls_call,
            name: /^getInstance$/,
            receiver: /(?:^|\.)MessageDigest$/,
            argument: [0],
            constant: /^(?:md[245]|sha-?1?)$/i,
            severity: { found: 'LOW' },
        },
        {
            query: calls_call,
            name: /^getInstance$/,
            receiver: /(?:^|\.)MessageDigest$/,
            argument: [0],
            constant: /^(?:md[245]|sha-?1?)$/i,
            context: /passw|pwd|\bpass\b|credential|secret/i,
        },
        {
            query: calls_call,
            name: /^(?:md5|md5Hex|sha1?|sha1?Hex|md5DigestAsHex|md5Digest|getMd5Digest|getSha1Digest)$/,
            receiver: /(?:^|\.)(?:DigestUtils|Hashing)$/,
            severity: { found: 'LOW' },
        },
        {
            query: calls_call,
            name: /^getInstance$/,
            receiver: /(?:^|\.)Cipher$/,
            argument: [0],
            constant: /^(?:des|desede|tripledes|rc2|rc4|arcfour|blowfish)\b|^(?!rsa).*\/ecb(?:\/|$)|^aes$/i,
        },
        {
            query: calls_call,
            name: /^getInstance$/,
            receiver: /(?:^|\.)(?:KeyGenerator|SecretKeyFactory)$/,
            argument: [0],
            constant: /^(?:des|desede|rc2|rc4|arcfour|blowfish)$/i,
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/weak-random.js

const weakRandom = {
    weakness: 'weak-random',
    language: 'Java',
    remediation: 'Use SecureRandom.',
    severity: { found: 'MEDIUM' },
    sinks: [
        {
            query: creation,
            name: /^(?:java\.util\.)?Random$/,
            context: /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|credential|captcha|activation|verif|cookie/i,
        },
        {
            query: calls_call,
            name: /^(?:random|nextInt|randomAlphanumeric|randomNumeric|randomAlphabetic|current)$/,
            receiver: /^(?:Math|RandomStringUtils|ThreadLocalRandom|[rR]andom|rnd|rand)$/,
            context: /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|credential|captcha|activation|verif|cookie/i,
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/xml-entities.js

const xmlEntities = {
    weakness: 'xml-entities',
    language: 'Java',
    remediation: 'Disallow document types: setFeature("http://apache.org/xml/features/disallow-doctype-decl", true), or set SUPPORT_DTD to false.',
    severity: { found: 'MEDIUM' },
    sinks: [
        {
            query: calls_call,
            name: /^(?:newInstance|newFactory|newDefaultInstance|newDefaultFactory|createXMLReader)$/,
            receiver: /(?:^|\.)(?:DocumentBuilderFactory|SAXParserFactory|XMLInputFactory|XMLReaderFactory)$/,
            ignoresConditions: true,
            unlessAround: /disallow-doctype-decl|FEATURE_SECURE_PROCESSING|ACCESS_EXTERNAL|external-general-entities|SUPPORT_DTD|IS_SUPPORTING_EXTERNAL_ENTITIES|setExpandEntityReferences\(\s*false|newDocument\(\)|isSupportingExternalEntities/,
        },
        {
            query: creation,
            name: /^(?:SAXReader|SAXBuilder)$/,
            unlessAround: /disallow-doctype-decl|external-general-entities|ACCESS_EXTERNAL/,
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/java/xss.js

const tag = /<(?:[a-z][a-z0-9]*|\/[a-z]+)[\s/>]/i;
const xss_xss = {
    weakness: 'xss',
    language: 'Java',
    remediation: 'Render the value with a template that escapes, or escape it with Encode.forHtml.',
    severity: { outside: 'HIGH', stored: 'MEDIUM' },
    purpose: 'page',
    notLinkable: /[cC]ookie|getHeader\((?!\s*"referer")|getRequestUR|getQueryString/i,
    sinks: [
        { query: calls_call, name: /^\$_$/ },
        {
            query: calls_call,
            name: /^(?:print|println|printf|write|append|format)$/,
            receiver: /getWriter\(\)$|getOutputStream\(\)$|^(?:out|writer|pw|printWriter|responseWriter)$/,
            around: /getWriter\(\)|getOutputStream\(\)|JspWriter/,
        },
        {
            query: '(method_invocation name: (identifier) @name) @at @value',
            name: /^(?:format|formatted|append|concat)$/,
            isBuilt: true,
            holds: tag,
            isOnce: true,
            severity: { outside: 'MEDIUM' },
        },
        {
            query: '(binary_expression) @at @value',
            isBuilt: true,
            isOnce: true,
            holds: tag,
            severity: { outside: 'MEDIUM' },
        },
        {
            query: '(return_statement (_) @value) @at',
            around: /@ResponseBody\b[\s\S]*?\bString\s+\w+\s*\(/,
            unlessAround: /\bproduces\b|APPLICATION_JSON|TEXT_PLAIN/,
        },
        {
            query: '(return_statement (_) @value) @at',
            inFile: /@RestController\b/,
            around: /^@(?:Get|Post|Request)Mapping\b[\s\S]*?\bString\s+\w+\s*\(/,
            unlessAround: /\bproduces\b|APPLICATION_JSON|TEXT_PLAIN|"redirect:/,
            isBuilt: true,
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/calls.js
const functionCall = '(function_call_expression function: (_) @name) @at';
const methodCall = '(member_call_expression name: (name) @name) @at';
const staticCall = '(scoped_call_expression name: (name) @name) @at';
const calls_creation = '(object_creation_expression (_) @name (arguments) @arguments) @at';
const addressName = /^\\?\w+\(.*(?:url|uri|link|href|feed|webhook|callback|endpoint|site|remote|host|proxy)\d*["'\])]*\s*[,)]/i;

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/code-injection.js

const code_injection_codeInjection = {
    weakness: 'code-injection',
    language: 'PHP',
    remediation: 'Do not execute text. Use json_decode for data, and a table of allowed functions.',
    severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
    purpose: 'code',
    sinks: [
        { query: functionCall, name: /^\\?eval$/i },
        { query: functionCall, name: /^\\?create_function$/i },
        { query: functionCall, name: /^\\?assert$/i, argument: [0], severity: { outside: 'CRITICAL' } },
        {
            query: functionCall,
            name: /^\\?preg_replace$/i,
            argument: [0],
            constant: /^\s*([^\w\s\\])[\s\S]*\1[a-z]*e[a-z]*$/i,
            severity: { found: 'MEDIUM' },
        },
        { query: methodCall, name: /^(?:createTemplate|renderString|evalString)$/, argument: [0] },
        {
            query: methodCall,
            name: /^render$/,
            receiver: /twig|mustache|blade/i,
            argument: [0],
            severity: { outside: 'HIGH' },
        },
        {
            query: functionCall,
            name: /^\\?(?:call_user_func(?:_array)?|array_map|usort|uasort|uksort|register_shutdown_function)$/i,
            argument: [0],
            severity: { outside: 'HIGH' },
        },
        {
            query: '(function_call_expression function: [(variable_name) (subscript_expression)] @value) @at',
            severity: { outside: 'HIGH' },
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/command-injection.js

const php_command_injection_commandInjection = {
    weakness: 'command-injection',
    language: 'PHP',
    remediation: 'Use a PHP function instead, or call proc_open with an array: a fixed program and the values as its arguments.',
    severity: { outside: 'CRITICAL', unknown: 'MEDIUM' },
    purpose: 'command',
    sinks: [
        { query: functionCall, name: /^\\?(?:exec|system|passthru|shell_exec|popen|pcntl_exec)$/i, argument: [0] },
        { query: functionCall, name: /^\\?proc_open$/i, argument: [0], unless: /^\\?proc_open\s*\(\s*(?:\[|array\s*\()/i },
        { query: '(shell_command_expression (_) @value) @at' },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/cookie.js

const php_cookie_cookie = {
    weakness: 'cookie',
    language: 'PHP',
    remediation: 'Set httponly, secure and samesite in the options of setcookie.',
    severity: { found: 'LOW' },
    sinks: [
        {
            query: functionCall,
            name: /^\\?setcookie$/i,
            unless: /httponly["']?\s*(?:=>|:)|(?:,[^,]*){6}|,\s*time\(\)\s*-|,\s*(?:["']{2}|null|1)\s*,|,\s*-|\$\w*(?:options|params)\b/i,
        },
        {
            query: functionCall,
            given: /(?:true|false)\s*,?\s*\)$/i,
            name: /^\\?(?:setcookie|session_set_cookie_params)$/i,
            unless: /true\s*,?\s*\)$/i,
            severity: { found: 'MEDIUM' },
        },
        {
            query: functionCall,
            name: /^\\?ini_set$/i,
            argument: [0],
            constant: /^session\.cookie_(?:httponly|secure)$/,
            unless: /,\s*(?:true|1|["'](?:1|on|true)["'])\s*\)$/i,
            severity: { found: 'MEDIUM' },
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/deserialization.js

const deserialization_deserialization = {
    weakness: 'deserialization',
    language: 'PHP',
    remediation: 'Use json_decode, or unserialize with allowed_classes => false on data that you signed.',
    severity: { outside: 'HIGH', unknown: 'MEDIUM' },
    sinks: [{ query: functionCall, name: /^\\?unserialize$/i, argument: [0], unless: /allowed_classes/i }],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/file-inclusion.js
const fileInclusion = {
    weakness: 'file-inclusion',
    language: 'PHP',
    remediation: 'Use the value to choose a file from a fixed list; do not build the path from it.',
    severity: { outside: 'HIGH' },
    purpose: 'path',
    sinks: [
        { query: '(include_expression (_) @value) @at' },
        { query: '(include_once_expression (_) @value) @at' },
        { query: '(require_expression (_) @value) @at' },
        { query: '(require_once_expression (_) @value) @at' },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/open-redirect.js

const php_open_redirect_openRedirect = {
    weakness: 'open-redirect',
    language: 'PHP',
    remediation: 'Redirect to your own paths from a fixed list, or check the host of the URL.',
    severity: { outside: 'MEDIUM' },
    purpose: 'address',
    sinks: [
        {
            query: functionCall,
            name: /^\\?header$/i,
            argument: [0],
            holds: /^\s*(?:location|refresh)\s*:\s*(?:\d+;\s*url=)?(?:https?:)?\/{0,2}$/i,
        },
        { query: functionCall, name: /^\\?(?:redirect|wp_redirect)$/i, argument: [0] },
        { query: methodCall, name: /^(?:redirect|redirectTo|away|setRedirect|redirectUrl)$/i, argument: [0] },
        { query: calls_creation, name: /^\\?(?:\w+\\)*RedirectResponse$/, argument: [0] },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/path-traversal.js

const php_path_traversal_pathTraversal = {
    weakness: 'path-traversal',
    language: 'PHP',
    remediation: 'Use basename() of the value, or check that realpath() of the whole path is inside the folder; store uploads under generated names with an extension from a fixed list.',
    severity: { outside: 'HIGH' },
    purpose: 'path',
    sinks: [
        {
            query: functionCall,
            name: /^\\?(?:fopen|file_get_contents|file_put_contents|file|readfile|unlink|rmdir|mkdir|opendir|scandir|show_source|highlight_file|parse_ini_file|simplexml_load_file|imagecreatefrom\w+|readgzfile|gzopen|tempnam|copy|rename)$/i,
            argument: [0],
            unless: addressName,
        },
        { query: functionCall, name: /^\\?(?:copy|rename)$/i, argument: [1] },
        { query: functionCall, name: /^\\?move_uploaded_file$/i, argument: [1] },
        {
            query: functionCall,
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

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/sql-injection.js

const php_sql_injection_sqlInjection = {
    weakness: 'sql-injection',
    language: 'PHP',
    remediation: 'Prepare the statement with placeholders and bind the values; take column names from a fixed list.',
    severity: { outside: 'HIGH', unknown: 'MEDIUM' },
    purpose: 'sql',
    sinks: [
        {
            query: functionCall,
            name: /^\\?(?:mysql_(?:db_|unbuffered_)?query|mssql_query|db_query)$/i,
            isBuilt: true,
        },
        {
            query: functionCall,
            name: /^\\?(?:mysqli_(?:real_|multi_)?query|mysqli_prepare|pg_(?:send_)?query|pg_prepare|sqlsrv_(?:query|prepare)|odbc_(?:exec|prepare)|oci_parse|sqlite_(?:exec|query|array_query)|ibase_query|db2_exec|db2_prepare)$/i,
            isBuilt: true,
        },
        {
            query: methodCall,
            name: /^(?:query|exec|prepare|multi_query|real_query|querySingle|unbufferedQuery|executeQuery|executeStatement|fetchAll|fetchAssoc|fetchRow|fetchOne|get_results|get_row|get_var|get_col|createNativeQuery|createQuery|statement|unprepared)$/i,
            argument: [0],
            isBuilt: true,
            holds: /\b(?:select|insert|update|delete|replace|where|from|order by|alter|drop|create|exec|call|set|show|union)\b/i,
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
        {
            query: functionCall,
            name: /^\\?(?:mysqli_(?:real_|multi_)?query|pg_query|mysql_query)$/i,
            severity: { outside: 'HIGH' },
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/ssrf.js

const php_ssrf_ssrf = {
    weakness: 'ssrf',
    language: 'PHP',
    remediation: 'Allow only known hosts, and refuse private addresses after name resolution.',
    severity: { outside: 'HIGH' },
    purpose: 'address',
    sinks: [
        { query: functionCall, name: /^\\?(?:curl_init|fsockopen|pfsockopen|get_headers)$/i, argument: [0] },
        { query: functionCall, name: /^\\?curl_setopt$/i, argument: [2], given: /\bCURLOPT_URL\b/ },
        {
            query: functionCall,
            name: /^\\?(?:file_get_contents|fopen|readfile|file|getimagesize|simplexml_load_file|copy)$/i,
            argument: [0],
            at: addressName,
        },
        { query: methodCall, name: /^request$/, receiver: /client|guzzle|http/i, argument: [1] },
        { query: staticCall, name: /^(?:get|post|put|head)$/, receiver: /(?:^|\\)Http$/, argument: [0] },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/weak-crypto.js

const php_weak_crypto_weakCrypto = {
    weakness: 'weak-crypto',
    language: 'PHP',
    remediation: 'Use password_hash for passwords, sha256 for everything else, and aes-256-gcm to encrypt.',
    severity: { found: 'MEDIUM' },
    sinks: [
        { query: functionCall, name: /^\\?(?:md5|sha1|crc32)$/i, given: /passw|pwd|\bpass\b|credential|secret/i },
        {
            query: functionCall,
            name: /^\\?(?:hash|crypt)$/i,
            argument: [0],
            constant: /^(?:md[245]|sha1|crc32b?)$/i,
            context: /passw|pwd|\bpass\b|credential|secret/i,
        },
        {
            query: functionCall,
            name: /^\\?openssl_(?:en|de)crypt$/i,
            argument: [1],
            constant: /^(?:des|rc[245]|bf|cast5)\b|-ecb$/i,
        },
        { query: functionCall, name: /^\\?mcrypt_(?:en|de)crypt$/i },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/weak-random.js

const weak_random_weakRandom = {
    weakness: 'weak-random',
    language: 'PHP',
    remediation: 'Use random_bytes or random_int.',
    severity: { found: 'MEDIUM' },
    sinks: [
        {
            query: functionCall,
            name: /^\\?(?:rand|mt_rand|lcg_value|uniqid|str_shuffle|array_rand|mt_srand|srand)$/i,
            context: /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|credential|captcha|activation|verif|cookie/i,
        },
        {
            query: functionCall,
            name: /^\\?(?:md5|sha1)$/i,
            given: /^\(\s*(?:time|microtime|uniqid|rand|mt_rand)\s*\(/i,
            context: /passw|pwd|secret|token|otp|session|csrf|nonce|salt|reset|api_?key|credential|captcha|activation|verif|cookie/i,
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/xml-entities.js

const xml_entities_xmlEntities = {
    weakness: 'xml-entities',
    language: 'PHP',
    remediation: 'Do not use LIBXML_NOENT, LIBXML_DTDLOAD or substituteEntities.',
    severity: { found: 'MEDIUM' },
    sinks: [
        { query: '(arguments (argument (_)) @at (#match? @at "LIBXML_(?:NOENT|DTDLOAD)"))' },
        { query: functionCall, name: /^\\?libxml_disable_entity_loader$/i, argument: [0], constant: /^false$/i },
        {
            query: '(assignment_expression left: (member_access_expression name: (name) @name) right: (boolean) @value) @at',
            name: /^(?:substituteEntities|resolveExternals)$/,
            constant: /^true$/i,
        },
    ],
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/php/xss.js

const php_xss_xss = {
    weakness: 'xss',
    language: 'PHP',
    remediation: 'Escape the value with htmlspecialchars($value, ENT_QUOTES), or render it with a template that escapes.',
    severity: { outside: 'HIGH', stored: 'MEDIUM' },
    purpose: 'page',
    notLinkable: /\$_COOKIE|HTTP_(?!REFERER)|REQUEST_URI|QUERY_STRING/,
    sinks: [
        { query: '(echo_statement (_) @value) @at' },
        { query: '(print_intrinsic (_) @value) @at' },
        { query: '(exit_statement (_) @value) @at' },
        { query: functionCall, name: /^\\?(?:printf|vprintf|print_r|die|exit)$/i },
        { query: '((text_interpolation (php_tag) @tag) . (expression_statement (_) @value) @at (#eq? @tag "<?="))' },
        { query: '((php_tag) @tag . (expression_statement (_) @value) @at (#eq? @tag "<?="))' },
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
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/rules/registry.js



































const patternRules = [
    ...[
        code_injection_codeInjection,
        php_command_injection_commandInjection,
        php_cookie_cookie,
        deserialization_deserialization,
        fileInclusion,
        php_open_redirect_openRedirect,
        php_path_traversal_pathTraversal,
        php_sql_injection_sqlInjection,
        php_ssrf_ssrf,
        php_weak_crypto_weakCrypto,
        weak_random_weakRandom,
        xml_entities_xmlEntities,
        php_xss_xss,
    ],
    ...[
        codeInjection,
        command_injection_commandInjection,
        cookie_cookie,
        deserialization,
        open_redirect_openRedirect,
        path_traversal_pathTraversal,
        sql_injection_sqlInjection,
        ssrf_ssrf,
        tokenUnsigned,
        weak_crypto_weakCrypto,
        weakRandom,
        xmlEntities,
        xss_xss,
    ],
    ...[
        commandInjection,
        cookie,
        openRedirect,
        pathTraversal,
        sqlInjection,
        ssrf,
        tlsUnchecked,
        weakCrypto,
        xss,
    ],
];

// EXTERNAL MODULE: ./build/compiled/src/severity.js
var severity = __webpack_require__(6436);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/syntax.js
const comments = new Set(['comment', 'line_comment', 'block_comment']);
function listNodeChildren(node) {
    return node.namedChildren.filter((child) => child !== null && !comments.has(child.type));
}
function listValueParts(grammar, node) {
    const parts = grammar.parts[node.type] ?? [];
    if (parts === 'all')
        return listNodeChildren(node);
    return parts.flatMap((field) => (field === '' ? listNodeChildren(node)[0] : node.childForFieldName(field)) ?? []);
}
function readCall(grammar, node) {
    const form = grammar.calls[node.type];
    const named = form && node.childForFieldName(form.name);
    const receiver = form?.receiver === undefined ? undefined : node.childForFieldName(form.receiver);
    const inner = form?.inner && named?.type === form.inner.type ? named : undefined;
    const innerName = inner?.childForFieldName(form?.inner?.name ?? '');
    const innerReceiver = inner?.childForFieldName(form?.inner?.receiver ?? '');
    const given = form && node.childForFieldName(form.arguments);
    return {
        name: (innerName ?? named)?.text ?? '',
        receiver: innerReceiver ?? receiver ?? undefined,
        list: given ?? undefined,
    };
}
function readLastCharacter(grammar, node) {
    if (grammar.texts.has(node.type))
        return (isWhole(node) ? unquoteLiteral(node.text) : node.text).at(-1);
    const last = listNodeChildren(node).at(-1);
    const hasText = grammar.joins.has(node.type) || node.type === 'binary_expression';
    return last !== undefined && hasText ? readLastCharacter(grammar, last) : undefined;
}
function isWhole({ type }) {
    return !/(?:content|fragment|sequence|nowdoc_string)$/.test(type);
}
function unquoteLiteral(text) {
    return text.replace(/^[bB]?("""|["'`])([\s\S]*)\1$/, '$2');
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/callers.js

const mostCalls = 30;
const none = { values: [], isPrivate: false };
function createFileCalls(grammar, root) {
    const groupByName = (types, readName) => Map.groupBy(root.descendantsOfType([...types]).flatMap((node) => node ?? []), readName);
    const readCalledName = (node) => /\w*$/.exec(readCall(grammar, node).name)?.[0] ?? '';
    let [calls, functions] = [];
    const listCalls = (name) => {
        calls ??= groupByName(Object.keys(grammar.calls), readCalledName);
        return calls.get(name) ?? [];
    };
    const listFunctions = (name) => {
        functions ??= groupByName(grammar.functions, readFunctionName);
        return functions.get(name) ?? [];
    };
    return {
        findArguments(parameter, around) {
            const name = readFunctionName(around);
            const names = (around.childForFieldName('parameters')?.namedChildren ?? []).flatMap((one) => one?.childrenForFieldName('name') ?? []);
            const index = names.findIndex((one) => one?.id === parameter.id);
            const found = name === '' || index < 0 ? [] : listCalls(name);
            if (found.length === 0 || found.length > mostCalls)
                return none;
            const lists = found
                .filter((call) => isOwn(grammar, call))
                .map((call) => readCall(grammar, call).list)
                .flatMap((list) => (list === undefined ? [] : [listNodeChildren(list)]))
                .filter(({ length }) => length === names.length);
            const isPrivate = lists.length > 0 && /^(?:\w+\s+)*?private\s/.test(around.text.slice(0, 100));
            return { values: lists.flatMap((list) => list[index] ?? []), isPrivate };
        },
        findFunctions(call) {
            const { name } = readCall(grammar, call);
            return /^\w+$/.test(name) && isOwn(grammar, call) ? listFunctions(name) : [];
        },
    };
}
function readFunctionName(node) {
    return node.childForFieldName('name')?.text ?? '';
}
function isOwn(grammar, call) {
    const { receiver } = readCall(grammar, call);
    return receiver === undefined || grammar.ownReceiver.test(receiver.text);
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/values.js



const fixed = { level: 'fixed', isBuilt: false };
const unknown = { level: 'unknown', isBuilt: false };
const levels = ['fixed', 'unknown', 'stored', 'checked', 'outside'];
const mostSteps = 60;
const mostBindings = 50;
const mostNames = 10;
const mostTexts = 100;
const mostReturns = 10;
function compileQueries(grammar, language, QueryClass) {
    const compileQuery = (patterns) => new QueryClass(language, patterns.join('\n'));
    return {
        bindings: compileQuery(grammar.bindings),
        sources: compileQuery(grammar.sources.map(({ query }) => query)),
        checks: compileQuery(grammar.checks),
    };
}
function createValues(grammar, tree, queries) {
    const findEnclosing = (node) => findNearest(node, grammar.functions);
    let cachedFacts;
    const readFactsOnce = () => {
        cachedFacts ??= readFacts(grammar, tree, { queries, around: findEnclosing });
        return cachedFacts;
    };
    const judged = new Map();
    const fileCalls = createFileCalls(grammar, tree.rootNode);
    function judgeOnce(node, purpose, steps) {
        if (steps > mostSteps)
            return unknown;
        const key = `${node.id} ${purpose}`;
        const before = judged.get(key);
        if (before !== undefined)
            return before;
        judged.set(key, fixed);
        const value = judgeAnew(node, purpose, steps + 1);
        judged.set(key, value);
        return value;
    }
    function judgeAnew(node, purpose, steps) {
        const source = readFactsOnce().sources.get(node.id);
        if (source !== undefined)
            return markIfChecked({ level: 'outside', isBuilt: false, source }, node);
        const { type } = node;
        if (grammar.variables.has(type))
            return judgeVariable(node, purpose, steps);
        const form = grammar.calls[type];
        if (form !== undefined)
            return judgeCall(node, purpose, steps);
        if (type === 'binary_expression')
            return judgeBinary(node, purpose, steps);
        if (type === grammar.lookUp?.type && grammar.lookUp.harmless.test(node.text))
            return fixed;
        if (grammar.numbers.test(node.childForFieldName('type')?.text ?? ''))
            return fixed;
        if (grammar.parts[type] !== undefined) {
            const parts = listValueParts(grammar, node);
            if (grammar.joins.has(type))
                return judgeJoin(parts, purpose, steps);
            const all = selectWorst(parts.map((part) => judgeOnce(part, purpose, steps)));
            return all.level === 'stored' && grammar.stored?.harmless.test(node.text) ? fixed : all;
        }
        return grammar.fixed.has(type) || grammar.texts.has(type) ? fixed : unknown;
    }
    function judgeBinary(node, purpose, steps) {
        const operator = node.childForFieldName('operator')?.text ?? '';
        if (operator !== grammar.joinOperator && !grammar.choiceOperators.has(operator))
            return fixed;
        const sides = ['left', 'right'].flatMap((field) => node.childForFieldName(field) ?? []);
        if (operator === grammar.joinOperator)
            return judgeJoin(sides, purpose, steps);
        return selectWorst(sides.map((side) => judgeOnce(side, purpose, steps)));
    }
    function judgeJoin(parts, purpose, steps) {
        const values = parts.map((part, index) => {
            const { isEscaped, ...value } = judgeOnce(part, purpose, steps);
            const before = index === 0 ? undefined : parts[index - 1];
            if (!isEscaped || before === undefined)
                return isEscaped ? { ...value, isEscaped } : value;
            return /^[^'"]$/.test(readLastCharacter(grammar, before) ?? "'") ? value : fixed;
        });
        return markAsBuilt(selectWorst(values));
    }
    function judgeCall(node, purpose, steps) {
        const { name, receiver, list } = readCall(grammar, node);
        const given = list === undefined ? [] : listNodeChildren(list);
        const last = /\w*$/.exec(name)?.[0] ?? '';
        const cleans = purpose === undefined ? undefined : grammar.cleaning[purpose];
        const whole = `${receiver === undefined ? '' : `${receiver.text.slice(-100)}.`}${name}`.toLowerCase();
        const isEscaped = purpose === 'sql' && grammar.escaping?.test(whole) === true;
        if (!isEscaped && (cleans?.test(whole) || grammar.harmless.test(whole)))
            return fixed;
        if (grammar.stored?.calls.test(whole))
            return { level: 'stored', isBuilt: false };
        const isJoining = grammar.joining.test(last.toLowerCase());
        if (!isJoining && !isEscaped && !grammar.passing.test(last.toLowerCase()))
            return judgeResult(node, purpose, steps);
        const parts = [...(receiver === undefined ? [] : [receiver]), ...given];
        const all = selectWorst(parts.map((part) => judgeOnce(part, purpose, steps)));
        if (isEscaped)
            return { ...all, isEscaped };
        return isJoining ? markAsBuilt(all) : all;
    }
    function judgeResult(call, purpose, steps) {
        const [only, ...others] = fileCalls.findFunctions(call);
        if (only === undefined || others.length > 0)
            return unknown;
        const returned = only
            .descendantsOfType('return_statement')
            .flatMap((one) => (one === null || findEnclosing(one).id !== only.id ? [] : listNodeChildren(one)));
        if (returned.length === 0 || returned.length > mostReturns)
            return unknown;
        return selectWorst(returned.map((value) => judgeOnce(value, purpose, steps)));
    }
    function judgeParameter({ name }, purpose, steps) {
        const { values, isPrivate } = fileCalls.findArguments(name, findEnclosing(name));
        const given = values.map((value) => judgeOnce(value, purpose, steps));
        return selectWorst(isPrivate ? given : [unknown, ...given]);
    }
    function judgeVariable(node, purpose, steps) {
        const found = findBindings(node);
        if (found === undefined)
            return grammar.freeNames === 'fixed' ? fixed : unknown;
        const values = found.map((binding) => {
            if (binding.isNumber)
                return fixed;
            if (binding.source !== undefined)
                return { level: 'outside', isBuilt: false, source: binding.source };
            if (binding.value === undefined)
                return judgeParameter(binding, purpose, steps);
            const value = judgeOnce(binding.value, purpose, steps);
            return binding.isAdded ? markAsBuilt(value) : value;
        });
        const value = selectWorst(values);
        const names = [...(value.names ?? []).slice(-mostNames), node.text];
        return markIfChecked(value.source === undefined ? value : { ...value, names }, node);
    }
    function findBindings(node) {
        const all = readFactsOnce().bindings.get(node.text);
        if (all === undefined)
            return undefined;
        for (let scope = findEnclosing(node); scope !== null; scope = scope.parent && findEnclosing(scope.parent)) {
            const { id, type, parent } = scope;
            const isEverywhere = parent === null && grammar.freeNames === 'fixed';
            const own = all.get(id) ?? [];
            const seen = isEverywhere ? own.slice(-mostBindings) : listVisible(own, node);
            if (seen.length > 0)
                return seen;
            if (!grammar.closures.has(type) && !(grammar.freeNames === 'fixed' && scope.parent !== null))
                break;
        }
        return undefined;
    }
    function markIfChecked(value, node) {
        return value.level === 'outside' && isChecked(value, node) ? { ...value, level: 'checked' } : value;
    }
    function isChecked({ source, names = [] }, node) {
        const scope = findEnclosing(node).id;
        return [source?.text ?? '', ...names].some((name) => (readFactsOnce().checks.get(name) ?? []).some((one) => one.scope === scope && one.from < node.startIndex));
    }
    function collectText(node, isWhole, budget) {
        budget.left -= 1;
        if (budget.left < 0)
            return undefined;
        const { type } = node;
        if (grammar.texts.has(type))
            return unquoteLiteral(node.text);
        if (isWhole && grammar.fixed.has(type) && node.namedChildCount === 0)
            return node.text;
        if (grammar.variables.has(type)) {
            const found = findBindings(node) ?? [];
            const [only] = found;
            if (isWhole && (found.length !== 1 || only === undefined || only.isAdded))
                return undefined;
            const texts = found.map(({ value }) => (value === undefined ? undefined : collectText(value, isWhole, budget)));
            return isWhole ? texts[0] : texts.join(' ');
        }
        const parts = listTextParts(node, isWhole);
        if (parts.length === 0)
            return isWhole ? undefined : '';
        const texts = parts.map((part) => collectText(part, isWhole, budget));
        return isWhole && texts.includes(undefined) ? undefined : texts.join('');
    }
    function listTextParts(node, isWhole) {
        if (node.type === 'binary_expression')
            return ['left', 'right'].flatMap((field) => node.childForFieldName(field) ?? []);
        if (grammar.calls[node.type] === undefined)
            return listValueParts(grammar, node);
        const { receiver, list } = readCall(grammar, node);
        return isWhole ? [] : [receiver ?? [], list === undefined ? [] : listNodeChildren(list)].flat();
    }
    return {
        judge(node, purpose) {
            const value = judgeOnce(node, purpose, 0);
            return value.isEscaped ? fixed : value;
        },
        isChecked,
        fixedText: (node) => collectText(node, true, { left: mostTexts }),
        writtenText: (node) => collectText(node, false, { left: mostTexts }) ?? '',
        functionAround: findEnclosing,
    };
}
function listVisible(bindings, use) {
    const seen = [];
    for (let index = countBefore(bindings, use.startIndex) - 1; index >= 0 && seen.length < mostBindings; index -= 1) {
        const binding = bindings[index];
        seen.push(binding);
        const { isAdded, block, name } = binding;
        if (bindings[index - 1]?.name.startIndex === name.startIndex)
            continue;
        if (!isAdded && block.startIndex <= use.startIndex && block.endIndex >= use.endIndex)
            break;
    }
    return seen.reverse();
}
function countBefore(bindings, offset) {
    let [low, high] = [0, bindings.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((bindings[middle]?.from ?? 0) <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function selectWorst(values) {
    let worst = fixed;
    for (const value of values) {
        const isBuilt = worst.isBuilt || value.isBuilt;
        worst = { ...(levels.indexOf(value.level) > levels.indexOf(worst.level) ? value : worst), isBuilt };
    }
    const sources = values.flatMap(({ source, also = [] }) => (source === undefined ? [] : [source, ...also]));
    const also = sources.filter(({ id }) => id !== worst.source?.id).slice(0, finding_source/* mostSources */.g - 1);
    return worst.source === undefined || also.length === 0 ? worst : { ...worst, also };
}
function markAsBuilt(value) {
    return value.level === 'fixed' ? fixed : { ...value, isBuilt: true };
}
function findNearest(node, types) {
    for (let getCapture = node;;) {
        if (types.has(getCapture.type) || getCapture.parent === null)
            return getCapture;
        getCapture = getCapture.parent;
    }
}
function readFacts(grammar, { rootNode }, { queries, around }) {
    const sources = new Map();
    for (const { patternIndex, captures } of queries.sources.matches(rootNode)) {
        const { name, receiver } = grammar.sources[patternIndex] ?? {};
        const getCapture = (wanted) => captures.find((capture) => capture.name === wanted)?.node;
        const matchesOptional = (pattern, text) => pattern === undefined || text === undefined || pattern.test(text);
        const source = getCapture('source');
        if (source !== undefined &&
            matchesOptional(name, getCapture('name')?.text) &&
            matchesOptional(receiver, getCapture('receiver')?.text))
            sources.set(source.id, source);
    }
    const bindings = new Map();
    for (const { captures } of queries.bindings.matches(rootNode)) {
        const getCapture = (wanted) => captures.find((capture) => capture.name === wanted)?.node;
        const [name, value, added, type] = [
            getCapture('name'),
            getCapture('value'),
            getCapture('added'),
            getCapture('type'),
        ];
        if (name === undefined)
            continue;
        const given = added ?? value;
        const binding = {
            name,
            block: findNearest(name, grammar.blocks),
            from: Math.max(name.endIndex, given?.endIndex ?? 0),
            value: given,
            isAdded: added !== undefined,
            isNumber: type !== undefined && grammar.numbers.test(type.text),
            source: sources.get(name.id),
        };
        const byScope = bindings.get(name.text) ?? new Map();
        bindings.set(name.text, byScope);
        const scope = around(name).id;
        const others = byScope.get(scope);
        if (others === undefined)
            byScope.set(scope, [binding]);
        else
            others.push(binding);
    }
    for (const byScope of bindings.values())
        for (const own of byScope.values())
            own.sort((a, b) => a.from - b.from);
    const checks = new Map();
    for (const { captures } of queries.checks.matches(rootNode)) {
        const getCapture = (wanted) => captures.find((capture) => capture.name === wanted)?.node;
        const [name, value] = [getCapture('name'), getCapture('checked')];
        if (name === undefined || value === undefined || !grammar.checkName.test(name.text))
            continue;
        const check = { scope: around(value).id, from: value.startIndex };
        const whole = listValueParts(grammar, value)[0];
        for (const text of new Set([value.text, ...(whole === undefined ? [] : [whole.text])])) {
            const others = checks.get(text);
            if (others === undefined)
                checks.set(text, [check]);
            else
                others.push(check);
        }
    }
    return { bindings, sources, checks };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/search.js



function createPatternSearch(grammar, rules, { language, library }) {
    const parser = new library.Parser();
    parser.setLanguage(language);
    const groups = groupSinks(rules);
    const queries = [...groups.keys()];
    const query = new library.Query(language, queries.join('\n'));
    const valueQueries = compileQueries(grammar, language, library.Query);
    return (text) => {
        parser.reset();
        const tree = parser.parse(text);
        if (tree === null)
            throw new Error('the text could not be parsed');
        try {
            const values = createValues(grammar, tree, valueQueries);
            const hits = query.matches(tree.rootNode).flatMap((match) => {
                const sinks = groups.get(queries[match.patternIndex] ?? '') ?? [];
                const candidate = readMatch(grammar, match);
                return candidate === undefined ? [] : sinks.flatMap((sink) => judgeCandidate(sink, candidate, values) ?? []);
            });
            const broken = tree.rootNode.hasError ? findFirstError(tree.rootNode) : undefined;
            const owners = hits.length === 0 ? [] : listFunctionNames(grammar, tree.rootNode);
            return { hits: removeRepetitions(removeOverlaps(hits)), owners, ...(broken === undefined ? {} : { broken }) };
        }
        finally {
            tree.delete();
        }
    };
}
function groupSinks(rules) {
    return Map.groupBy(rules.flatMap((rule) => rule.sinks.map((sink) => ({ ...sink, rule }))), ({ query }) => query);
}
function readMatch(grammar, { captures }) {
    const at = captures.find(({ name }) => name === 'at')?.node;
    if (at === undefined)
        return undefined;
    const list = captures.find(({ name }) => name === 'arguments')?.node;
    return {
        at,
        name: captures.find(({ name }) => name === 'name')?.node.text ?? '',
        values: captures.flatMap(({ name, node }) => (name === 'value' ? node : [])),
        owner: () => findOwner(grammar, at),
        call: () => (list === undefined ? readCall(grammar, at) : { name: '', receiver: undefined, list }),
    };
}
function judgeCandidate(sink, candidate, values) {
    const { rule } = sink;
    const { at, name } = candidate;
    if (sink.name?.test(name) === false)
        return undefined;
    if (sink.at?.test(at.text) === false || sink.unless?.test(at.text))
        return undefined;
    const { receiver, list } = candidate.call();
    if (sink.receiver?.test(receiver?.text ?? '') === false || sink.given?.test(list?.text ?? '') === false)
        return undefined;
    const matchesEnclosing = (pattern) => pattern.test(values.functionAround(at).text);
    if (sink.around !== undefined && !matchesEnclosing(sink.around))
        return undefined;
    if (sink.unlessAround?.test(readProtection(sink, values.functionAround(at).text)))
        return undefined;
    if (sink.context?.test(readContextText(at, values)) === false)
        return undefined;
    if (sink.inFile?.test(at.tree.rootNode.text) === false)
        return undefined;
    const found = judgeLevel(sink, candidate.values.length > 0 ? candidate.values : selectArguments(sink, list), values);
    const severity = found && (sink.severity ?? rule.severity)[found.level];
    if (found === undefined || severity === undefined)
        return undefined;
    const [source] = found.sources ?? [];
    const isNotLinkable = source !== undefined && rule.notLinkable?.test(source.text) === true;
    const hit = { rule, start: at.startIndex, end: at.endIndex, owner: candidate.owner() };
    return {
        ...hit,
        severity: found.isChecked || isNotLinkable ? lowerSeverity(severity) : severity,
        sources: listSources(found.sources ?? [], values),
        ...(sink.isOnce && { isOnce: true }),
    };
}
function listSources(nodes, { functionAround }) {
    const sources = nodes.map((node) => {
        const around = functionAround(node);
        const owner = around.childForFieldName('name')?.text ?? '';
        const source = { code: node.text, start: node.startIndex, owner, isGuarded: login.test(readHeaders(around)) };
        return [`${around.id} ${node.text}`, source];
    });
    return [...new Map(sources.toReversed()).values()].reverse();
}
const login = /@(?:PreAuthorize|PostAuthorize|Secured|RolesAllowed|Authenticated|Requires(?:Authentication|Roles|Permissions|User))\b|#\[(?:(?!#\[)[^\]])*\bIsGranted\b/;
function readHeaders(around) {
    const headers = [];
    for (let node = around; node !== null; node = node.parent) {
        const body = node.childForFieldName('body');
        if (body !== null)
            headers.push(node.text.slice(0, body.startIndex - node.startIndex));
    }
    return headers.join('\n');
}
function readProtection({ ignoresConditions }, code) {
    return ignoresConditions ? code.replaceAll(/\bif\s*\([^{}]*\)\s*\{[^{}]*\}(?!\s*else)/g, '') : code;
}
function selectArguments({ argument }, list) {
    if (list === undefined)
        return [];
    const given = listNodeChildren(list);
    return argument === undefined ? given : argument.flatMap((index) => given.at(index) ?? []);
}
function judgeLevel(sink, nodes, values) {
    const { constant, holds, isBuilt, rule } = sink;
    const judged = holds === undefined ? nodes : nodes.filter((node) => holds.test(values.writtenText(node)));
    const severities = sink.severity ?? rule.severity;
    if (sink.isPattern || (constant === undefined && severities.found !== undefined))
        return { level: 'found' };
    if (constant !== undefined)
        return judged.some((node) => constant.test(values.fixedText(node) ?? '')) ? { level: 'found' } : undefined;
    if (judged.length === 0)
        return undefined;
    const all = judged.map((node) => ({ node, ...values.judge(node, sink.purpose ?? rule.purpose) }));
    const worst = all.reduce((one, other) => (rankValue(other) > rankValue(one) ? other : one));
    if (worst.level === 'fixed' || (isBuilt === true && !worst.isBuilt))
        return undefined;
    if (worst.level === 'stored' && severities.stored !== undefined)
        return { level: 'stored' };
    if (worst.level === 'unknown' || worst.level === 'stored')
        return { level: 'unknown' };
    return {
        level: 'outside',
        isChecked: worst.level === 'checked' || values.isChecked(worst, worst.node),
        sources: [worst, ...all].flatMap(({ source, also = [] }) => (source === undefined ? [] : [source, ...also])),
    };
}
function rankValue({ level, isBuilt }) {
    return levels.indexOf(level) * 2 + (isBuilt ? 1 : 0);
}
function lowerSeverity(severity) {
    return severity === 'CRITICAL' || severity === 'HIGH' ? 'MEDIUM' : 'LOW';
}
function readContextText(node, { functionAround }) {
    const name = functionAround(node).childForFieldName('name')?.text ?? '';
    let statement = node;
    while (statement.parent !== null &&
        !/(?:statement|declaration|block|program|_list|source_file)$/.test(statement.type))
        statement = statement.parent;
    return `${name}\n${statement.text.slice(0, 500)}`;
}
function removeOverlaps(hits) {
    const kept = [];
    const outer = new Map();
    for (const hit of hits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
        const { weakness } = hit.rule;
        const twin = outer.get(weakness);
        if (twin === undefined || twin.end < hit.end) {
            const one = { ...hit };
            kept.push(one);
            outer.set(weakness, one);
        }
        else if ((0,severity/* getSeverityRank */.Eg)(hit.severity) < (0,severity/* getSeverityRank */.Eg)(twin.severity)) {
            const { severity, sources } = hit;
            Object.assign(twin, { severity, ...(sources.length > 0 && { sources }) });
        }
    }
    return kept;
}
function removeRepetitions(hits) {
    const seen = new Set();
    return hits.filter(({ rule: { weakness }, sources: [source], isOnce }) => {
        const key = `${weakness} ${source?.start}`;
        const isRepeated = isOnce === true && source !== undefined && seen.has(key);
        seen.add(key);
        return !isRepeated;
    });
}
function findOwner({ functions }, at) {
    for (let outer = at.parent; outer !== null; outer = outer.parent) {
        const name = functions.has(outer.type) ? outer.childForFieldName('name')?.text : undefined;
        if (name !== undefined)
            return name;
    }
    return '';
}
function listFunctionNames(grammar, root) {
    const functions = root.descendantsOfType([...grammar.functions]);
    return [...new Set(functions.map((node) => node?.childForFieldName('name')?.text ?? ''))].filter((name) => name !== '');
}
function findFirstError(root) {
    let at = root;
    for (;;) {
        const next = at.children.find((child) => child !== null && (child.isError || child.isMissing || child.hasError));
        if (!next || at.isError)
            return at.startIndex;
        at = next;
    }
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/server-page.js
function extractPageCode(text) {
    const code = text.replaceAll(/<%(?:--[\s\S]*?--%>|@[\s\S]*?%>)|<%([=!]?)([\s\S]*?)%>|[^<]+|</g, (part, kind, inner) => {
        if (inner === undefined)
            return part.replaceAll(/[^\r\n]/g, ' ');
        return kind === '=' ? `$_(${inner});` : `  ${kind === '!' ? ' ' : ''}${inner}  `;
    });
    return `${code}\n// JspWriter out`;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/weaknesses.js
const patternWeaknesses = {
    'sql-injection': defineWeakness(['CWE-89', 8.8, 'SQL query built from strings (SQL injection)'], 'A value becomes part of the text of an SQL query. An attacker who controls it can read and change all data that the query has access to.'),
    'command-injection': defineWeakness(['CWE-78', 9.8, 'Command built from strings (command injection)'], 'A value becomes part of a command that the system runs. An attacker who controls it can start any program.'),
    'code-injection': defineWeakness(['CWE-95', 9.8, 'Dynamic text executed as code (code injection)'], 'Text that is only known at run time is executed as code. An attacker who controls it can run code with the rights of the program.'),
    'file-inclusion': defineWeakness(['CWE-98', 9.8, 'Variable file path in include or require (file inclusion)'], 'A value decides which file runs as code. An attacker who controls it can run any file that the server can read.'),
    'path-traversal': defineWeakness(['CWE-22', 7.5, 'Untrusted input used in a file path (path traversal)'], 'A request chooses the file. With ".." or an absolute path, it can access files outside the intended folder.'),
    deserialization: defineWeakness(['CWE-502', 8.1, 'Unsafe deserialization'], 'Reading such data creates objects of any class. An attacker who can write the data can run code with the rights of the program.'),
    'xml-entities': defineWeakness(['CWE-611', 7.5, 'XML parsed with external entities (XXE)'], 'A document can name files and URLs that the parser then reads, or make it run out of memory.'),
    xss: defineWeakness(['CWE-79', 6.1, 'HTML built from strings without escaping (XSS)'], 'A value becomes HTML of the page. Scripts in it run in the name of the user who views the page.'),
    ssrf: defineWeakness(['CWE-918', 7.5, 'Untrusted input used as the URL of a request (SSRF)'], 'A client chooses the URL that the server requests, so it can reach services that only the server can access.'),
    'open-redirect': defineWeakness(['CWE-601', 5.4, 'Untrusted input used as a redirect target (open redirect)'], 'A link to this site can lead to any other site, which helps phishing.'),
    'weak-crypto': defineWeakness(['CWE-327', 5.9, 'Weak hash function or cipher'], 'It is broken, or far too fast for passwords: the protected data can be read, changed or guessed.'),
    'weak-random': defineWeakness(['CWE-338', 5.9, 'Secret generated with predictable random numbers'], 'The numbers can be predicted from earlier ones, or from the time when they were generated.'),
    cookie: defineWeakness(['CWE-1004', 4.3, 'Cookie without HttpOnly or Secure'], 'Scripts on the page can read the cookie, or it is sent without encryption.'),
    'token-unsigned': defineWeakness(['CWE-347', 8.1, 'JWT accepted without verifying its signature'], 'Anyone can create such a token for any user.'),
    'tls-unchecked': defineWeakness(['CWE-295', 7.4, 'TLS certificate verification turned off'], 'An attacker between both sides can pretend to be the server, and read and change all data.'),
};
function defineWeakness([cwe, cvss, title], description) {
    return { cwe, cvss, title, description };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/patterns/pattern-file.js














async function loadGrammars() {
    const library = await import(/* webpackIgnore: true */ 'web-tree-sitter');
    const folder = (0,external_node_path_.dirname)((0,external_node_module_.createRequire)(import.meta.url).resolve('@vscode/tree-sitter-wasm'));
    await library.Parser.init();
    const searches = new Map();
    const loadLanguage = async (name) => {
        const grammar = grammars[name];
        const language = await library.Language.load((0,external_node_path_.join)(folder, grammar.file));
        return createPatternSearch(grammar, patternRules.filter((rule) => rule.language === name), { language, library });
    };
    return (name) => {
        const search = searches.get(name) ?? loadLanguage(name);
        searches.set(name, search);
        return search;
    };
}
const maximumCharacters = 1024 * 1024;
async function scanPatternFile(root, { path, stored, language, isPage }, loadLanguage) {
    const { text, isEncrypted } = await (0,decode/* readFileText */.eu)(root, stored);
    if (isEncrypted)
        return { findings: [], isRead: false, skipped: 'Encrypted: code not analyzed' };
    if (text.length > maximumCharacters)
        return { findings: [], isRead: false, skipped: `${language} file larger than 1 MiB: code not analyzed` };
    const read = language === 'Java' ? decodeJavaEscapes(isPage ? extractPageCode(text) : text) : { code: text };
    const result = (await loadLanguage(language))(read.code);
    const { hits, owners, broken } = read.toWritten === undefined ? result : movePlaces(result, read.toWritten);
    const findings = createPatternFindings(path, text, hits, owners);
    if (broken === undefined || isPage)
        return { findings, isRead: true };
    return { findings, isRead: true, problem: `it could not be parsed at line ${(0,snippet/* createLineFinder */.NJ)(text)(broken)}` };
}
function decodeJavaEscapes(text) {
    const escapes = [...text.matchAll(/(?<!\\)(?:\\\\)*\\(u+([\da-f]{4}))/gi)];
    if (escapes.length === 0)
        return { code: text };
    const pieces = [];
    const ends = [];
    let [own, written] = [0, 0];
    for (const { 0: whole, 1: name = '', 2: digits = '', index } of escapes) {
        const start = index + whole.length - name.length - 1;
        pieces.push(text.slice(written, start), String.fromCharCode(Number.parseInt(digits, 16)));
        own += start - written + 1;
        written = index + whole.length;
        ends.push({ own, written });
    }
    const toWritten = (offset) => {
        const last = ends.findLast((end) => end.own <= offset);
        return last === undefined ? offset : last.written + offset - last.own;
    };
    return { code: `${pieces.join('')}${text.slice(written)}`, toWritten };
}
function movePlaces({ hits, broken, ...rest }, move) {
    const moved = hits.map(({ start, end, sources, ...hit }) => ({
        ...{ ...hit, start: move(start), end: move(end) },
        sources: sources.map((source) => ({ ...source, start: move(source.start) })),
    }));
    return { ...rest, hits: moved, ...(broken !== undefined && { broken: move(broken) }) };
}
function createPatternFindings(path, text, hits, owners) {
    if (hits.length === 0)
        return [];
    const lines = text.split(/\r\n|[\n\r]/);
    const identify = (0,fingerprint/* createFindingIdentifier */.pm)();
    const role = (0,file_role/* describeRole */.U)(path, text);
    const findRange = (0,snippet/* createRangeFinder */.Wh)(text);
    const lineAt = (0,snippet/* createLineFinder */.NJ)(text);
    return hits.map(({ rule, severity, start, end, sources, owner }) => {
        const [source] = sources;
        const { cwe, cvss, title, description } = patternWeaknesses[rule.weakness];
        const range = findRange(start, end);
        const from = source && ` It comes from ${(0,snippet/* collapseBlanks */.JE)(source.code).slice(0, 100)} on line ${lineAt(source.start)}.`;
        return {
            type: 'SAST',
            severity,
            title,
            description: `${description}${from ?? ''}${role === '' ? '' : ` ${role}`} Found by scan-gate: ${rule.language} ${rule.weakness}.`,
            remediation: (0,meaning/* addLink */.c)(rule.remediation, cwe),
            cwe,
            cvss: (0,meaning/* limitScore */.o)(severity, cvss),
            filePath: path,
            line: range.line,
            codeSnippet: (0,snippet/* extractFramedCode */.ug)(lines, range),
            ...identify({
                rule: rule.weakness,
                path,
                code: (0,snippet/* collapseBlanks */.JE)((0,snippet/* extractShownCode */.ef)(lines, range)),
                node: (0,snippet/* extractReportedCode */.yI)(lines, range),
            }),
            owners: owner === '' ? [] : [owner],
            ownersInFile: owners,
            functions: [...new Set([owner, ...sources.map((each) => each.owner)])].filter((name) => name !== ''),
            ...(source && {
                sources: sources.slice(0, finding_source/* mostSources */.g).map(({ code, isGuarded }) => ({
                    ...{ kind: 'client', path, code: (0,code_key/* normalizeCode */.v)(code, path) },
                    safeFor: isGuarded ? ['login'] : [],
                })),
            }),
        };
    });
}


/***/ })

};
