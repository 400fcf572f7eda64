/** Java. Node types: https://github.com/tree-sitter/tree-sitter-java */
import type { PatternGrammar } from '../grammar.ts';

/** Parameters that Spring and JAX-RS fill with data from a client. */
const bound =
  /^(?:RequestParam|PathVariable|RequestBody|RequestHeader|CookieValue|MatrixVariable|ModelAttribute|RequestPart|QueryParam|PathParam|FormParam|HeaderParam|CookieParam|MatrixParam|BeanParam|FormDataParam|QueryValue)$/;

/** A parameter without an annotation of its own, and of no type that the framework or a number parser provides. */
const filled = new RegExp(
  [
    String.raw`^(?:final\s+|@(?:Valid|Validated|NotNull|NotBlank|NotEmpty|Nullable|Parameter|ApiParam)\b(?:\([^)]*\))?\s*)*`,
    String.raw`(?!@|(?:\w+\.)*(?:\w*(?:Request|Response|Session|Model\w*|Map|Principal|Authentication|User|UserDetails|Locale|`,
    'Pageable|Sort|Result|Errors|Status|Attributes|Writer|Reader|Stream|Builder|Enum|Exchange|Device|Zone|Jwt|Token|Context)|',
    'int|long|short|byte|char|float|double|boolean|Integer|Long|Short|Byte|Character|Float|Double|Boolean|BigDecimal|',
    String.raw`BigInteger|UUID|LocalDate|LocalDateTime|Instant|Date)\b)`,
  ].join(''),
);

export const java: PatternGrammar = {
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
    // Spring fills the parameters of a handler also without an annotation.
    {
      query:
        '(method_declaration (modifiers [(annotation name: (_) @mapping) (marker_annotation name: (_) @mapping)]) parameters: (formal_parameters (formal_parameter name: (identifier) @source) @name) (#match? @mapping "^(?:Get|Post|Put|Patch|Delete|Request)Mapping$"))',
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
  checkName:
    /^(?:contains|containsKey|matches|matcher|isNumeric|isAlphanumeric|isDigits|isValid\w*|validate\w*|check\w*|verify\w*|startsWith|switch\b[\s\S]*)$/,
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
  passing:
    /^(?:trim|strip|tolowercase|touppercase|substring|replace|replaceall|replacefirst|tostring|intern|get(?!attribute$)\w*|next\w*|readline|readallbytes|lines|collect|decode|url?decode\w*|unescape\w*|valueof|of|aslist|stream|map|filter|findfirst|orelse|orelseget|elementat|toarray|tochararray|split|string|file|url|uri|tourl|touri|path|resolve|normalize|create|topath|tofile|bytearrayinputstream|stringreader|inputstreamreader|bufferedreader|inputsource|streamsource|scanner|bufferedinputstream|objectinputstream|optional|ofnullable|requirenonnull|readvalue|fromjson|processbuilder)$/,
  joining: /^(?:format|formatted|concat|join|append|insert|string\.?builder|stringbuffer|stringbuilder|builder)$/,
  harmless:
    /(?:^|\W)(?:parseint|parselong|parsedouble|parsefloat|parseboolean|integer\.valueof|long\.valueof|boolean\.valueof|uuid\.\w+|hashcode|size|length|indexof|equals|equalsignorecase|isempty|contains|getclass|getsimplename|currenttimemillis|nanotime|now|ordinal|getid|digest|encodetostring|getsize|getcontenttype|getlength|getstatus|getlocale|getsession|getprincipal|getproperty|getenv|getresource|getresourceasstream|getcontextpath|getservletcontext|getrealpath|getmessage|getconnection|getbean|getcanonicalpath)$/,
  cleaning: {
    sql: /(?:^|\W)(?:encodeforsql|escapesql|quote\w*|enquoteliteral|enquoteidentifier)$/,
    path: /(?:^|\W)(?:getname|getfilename|cleanpath|filenameutils\.getname|getcanonicalpath|getextension)$/,
    page: /(?:^|\W)(?:escapehtml\w*|htmlescape|encodeforhtml\w*|forhtml\w*|escapexml\w*|encode|clean|sanitize\w*|escapejavascript|escapeecmascript|urlencoder\.encode)$/,
    address: /(?:^|\W)(?:urlencoder\.encode|encodeuricomponent)$/,
  },
  numbers:
    /^(?:int|long|short|byte|char|float|double|boolean|Integer|Long|Short|Byte|Character|Float|Double|Boolean|BigDecimal|BigInteger|UUID|LocalDate|LocalDateTime|Instant|Date|Pageable|\w*Enum)$/,
};
