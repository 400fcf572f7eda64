/** Go. Node types: https://github.com/tree-sitter/tree-sitter-go */
import type { PatternGrammar } from '../grammar.ts';

export const go: PatternGrammar = {
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
  checkName:
    /^(?:MatchString|Match|Contains|HasPrefix|Has|IsLocal|Valid\w*|Check\w*|Verify\w*|Allowed\w*|Is[A-Z]\w*|(?:valid|allow|known|permitted)\w*|switch\b[\s\S]*)$/,
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
  passing:
    /^(?:string|trimspace|trim|trimleft|trimright|trimprefix|trimsuffix|trimfunc|tolower|toupper|title|replace|replaceall|replaceallstring|replaceallliteralstring|split|splitn|fields|string|bytes|text|queryunescape|pathunescape|decodestring|decode|unmarshal|newdecoder|newreader|newreplacer|readall|parse|parserequesturi|get|values|value|clean|abs|fromslash|toslash|rel|first|unquote|html|js|url|htmlattr)$/,
  joining: /^(?:sprintf|sprint|sprintln|join|joinpath|append|repeat|appendformat|errorf)$/,
  harmless:
    /(?:^|\W)(?:atoi|parseint|parseuint|parsefloat|parsebool|len|cap|sum|sum256|itoa|formatint|encodetostring|uuid|now|unix|count|contains|hasprefix|hassuffix|equalfold|index|compare|err|error|writer|new|fprintf|println|printf)$/,
  cleaning: {
    sql: /(?:^|\W)(?:quoteidentifier|quoteliteral|rebind|quote|sanitize|escape\w*)$/,
    command: /(?:^|\W)(?:shellescape\.quote|quote)$/,
    path: /(?:^|\W)(?:filepath\.base|path\.base|securejoin|securepath|filepathsecure|islocal)$/,
    page: /(?:^|\W)(?:escapestring|htmlescapestring|htmlescaper|jsescapestring|urlqueryescaper|queryescape|pathescape|sanitize\w*|marshal|quote)$/,
    address: /(?:^|\W)(?:queryescape|pathescape|encode)$/,
  },
  numbers: /^(?:u?int(?:8|16|32|64)?|float(?:32|64)|bool|byte|rune|error|time\.(?:Time|Duration)|uuid\.UUID|u?intptr)$/,
};
