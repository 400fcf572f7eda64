/** Values in pages and in logs. */
import type { PatternRule } from '../../rule.ts';

/** A tag, but not the mention of a script. */
const markup = /<(?!script>(?![\s\S]*<\/script))(?:!|\/?[a-z][a-z\d]*(?:[\s/>]|$))/i;

const typeName = String.raw`\b(?:mimetype|content_type|media_type)\s*=`;

const pageType = String.raw`\s*(?:["'][^"']*html|[a-z_.]+\s*[,)])`;

/** No other type of content is given. */
const mayBePage = new RegExp(
  String.raw`^(?![\s\S]*(?:${typeName}(?!${pageType})|,\s*["'](?:application\/|text\/(?!html))|["'][Cc]ontent-[Tt]ype["']\s*:\s*["'](?![^"']*html)))`,
);

const body = { argument: [0], keywords: ['response', 'text', 'body', 'content', 'streaming_content'] };

/** A function that answers requests. */
const handler =
  /(?:^|\n)[ \t]*@[\w.]*(?:route|get|post|put|patch|delete|head|options|websocket|view|api_route|expose)\(|(?:^|\n)[ \t]*@(?:\w+\.)*expose[ \t]*\r?\n/;

/** Frameworks that send a returned text as a page. */
const sendsPages = /^[ \t]*(?:from|import)[ \t]+(?:flask|quart|bottle|cherrypy)\b/m;

/** Sent as JSON, or with another explicit content type. */
const data = /\b(?:jsonify|dumps|to_json)\(/;

/** A link from another site can set it. */
const linkable = /^(?!.*(?:\bjson\b|get_json|\bfiles\b|\bform\b|get_data|\bdata\b|headers)).*request/i;

const createReturn = (value: string): string =>
  `[(return_statement ${value} @at @value) (return_statement (expression_list . ${value} @at @value)) (yield ${value} @at @value)]`;

const returnedText = createReturn('[(string) (concatenated_string) (binary_operator) (parenthesized_expression)]');

const returnedCall = createReturn('(call function: (attribute attribute: (identifier) @name))');

const returnedName = createReturn('[(identifier) (conditional_expression)]');

const calledText = createReturn('[(call) (await (call))]');

const textMethod = /^(?:format|join|replace|strip|encode)$/;

/** Frameworks that send it as JSON. */
const notData = /^(?![\s\S]*\b(?:fastapi|litestar|ninja)\b)|\bHTMLResponse\b/;

/** Functions that are registered, and views that are classes. */
const registered = new RegExp(
  String.raw`(?<![\s\S])(?=[\s\S]*\b(?:add_url_rule|MethodView)\b)[\s\S]*${sendsPages.source}`,
  'm',
);

const pages = [
  { query: returnedText },
  { query: returnedCall, name: textMethod },
  { query: returnedName },
  { query: calledText },
].map((place) => ({ ...place, inFile: notData, unless: data }));

export const xss: PatternRule = {
  weakness: 'xss',
  remediation: 'Render the value with a template that escapes, or escape it with markupsafe.escape.',
  severity: { outside: 'HIGH' },
  purpose: 'page',
  sinks: [
    {
      name: /(?:^|\.)(?:Markup|mark_safe|SafeString|SafeText)$/,
      callee: /\.(?:Markup|mark_safe|SafeString|SafeText)$/,
      argument: [0],
    },
    {
      name: /(?:^|\.)(?:HttpResponse(?:BadRequest|NotFound|Forbidden|ServerError|Gone)?|StreamingHttpResponse|make_response|HTMLResponse)$|^(?:sanic\.)?response\.html$/,
      callee: /\.\w+$/,
      given: new RegExp(String.raw`${mayBePage.source}\((?!\s*\()`),
      ...body,
    },
    // What follows the body are a status and headers.
    {
      query: '(call function: (_) @name arguments: (argument_list . (tuple . (_) @value))) @at',
      name: /(?:^|\.)make_response$/,
      callee: /\.make_response$/,
      given: mayBePage,
    },
    {
      name: /(?:^|\.)Response$/,
      callee: /^(?:flask|quart|werkzeug|webob|pyramid)\b.*\.Response$/,
      given: mayBePage,
      ...body,
    },
    {
      name: /(?:^|\.)Response$/,
      callee: /\.Response$/,
      given: new RegExp(typeName + pageType),
      ...body,
    },
    // Of which only a text with tags is a page.
    {
      name: /(?:^|\.)Response$|^self\.(?:wfile\.)?write$/,
      callee: /\.\w+$/,
      given: mayBePage,
      holds: markup,
      ...body,
    },
    { name: /\.write$/, callee: /^django\.http\.\w*Response\w*\.write$/, holds: markup, argument: [0] },
    { name: /^self\.write$/, callee: /^tornado\b.*\.write$/, isBuilt: true, argument: [0] },
    // What a handler returns: built with tags, any other text, or the value alone.
    ...pages.map((place) => ({ ...place, around: handler, isBuilt: true, holds: markup })),
    ...pages.map((place) => ({ ...place, unlessAround: handler, isBuilt: true, holds: markup, inFile: registered })),
    ...pages.slice(0, 2).map((place) => ({
      ...{ ...place, around: handler, at: /^[a-z]*["'(]/i, isBuilt: true, holds: /[a-z]{2}/i, inFile: sendsPages },
      ...{ source: /^(?!.*json).*request/i, severity: { outside: 'MEDIUM' } as const },
    })),
    {
      ...{ query: returnedName, around: handler, isBuilt: true, isText: true, holds: /[a-z]{2}/i, inFile: sendsPages },
      ...{ source: /^(?!.*json).*request/i, severity: { outside: 'MEDIUM' } as const },
    },
    {
      query: createReturn('[(call) (subscript) (attribute)]'),
      at: /^(?:\w+\.)*(?:request|req)\b/,
      around: handler,
      inFile: sendsPages,
      source: linkable,
      severity: { outside: 'MEDIUM' },
    },
    {
      query: returnedName,
      around: handler,
      inFile: sendsPages,
      isText: true,
      source: linkable,
      severity: { outside: 'MEDIUM' },
    },
    // The answer of a function in the cloud.
    {
      query: '(dictionary (pair key: (string) @name value: (_) @value)) @at',
      name: /^["']body["']$/,
      at: /^(?=[\s\S]*["']status_?[cC]ode["'])(?=[\s\S]*text\/html)/,
    },
  ],
};

export const jsonp: PatternRule = {
  weakness: 'jsonp',
  remediation:
    'Answer with JSON and allow the origins that need it, or check the name of the function against a pattern of letters and digits.',
  severity: { outside: 'MEDIUM' },
  purpose: 'code',
  sinks: [
    {
      name: /(?:^|\.)(?:Response|HttpResponse|make_response|PlainTextResponse)$/,
      callee: /\.\w+$/,
      given: new RegExp(String.raw`${typeName}\s*["'][^"']*(?:java|ecma)script`),
      source: /callback|jsonp|\bcb\b/i,
      ...body,
    },
  ],
};

const name = /(?:^|\.)(?:render|render_template|render_to_string|render_to_response|render_async|TemplateResponse)$/;

/** A function that gives a template what it kept in a variable. */
const around = /\b(?:render|render_template|render_to_string|render_to_response|render_async|TemplateResponse)\(/;

/** Not a finding by itself: what a template gets makes a value severe that the template writes without escaping. */
export const rendered: PatternRule = {
  weakness: 'rendered',
  remediation: '',
  severity: { outside: 'HIGH' },
  purpose: 'page',
  sinks: [
    {
      query:
        '((call function: (_) @name arguments: (argument_list (keyword_argument value: (_) @value) @at)) (#not-match? @value "^[{]"))',
      name,
    },
    {
      query: '(call function: (_) @name arguments: (argument_list (dictionary (pair value: (_) @value) @at)))',
      name,
    },
    {
      query:
        '(call function: (_) @name arguments: (argument_list (keyword_argument value: (dictionary (pair value: (_) @value) @at))))',
      name,
    },
    {
      query: '(assignment left: (identifier) right: (dictionary (pair value: (_) @value) @at))',
      inFile: around,
      around,
    },
  ],
};

const methods = '(?:debug|info|warning|warn|error|critical|exception|log)';

export const logInjection: PatternRule = {
  weakness: 'log-injection',
  remediation: 'Remove line breaks from the value, or use structured logging.',
  severity: { outside: 'LOW' },
  purpose: 'log',
  sinks: [
    {
      name: new RegExp(String.raw`^(?:\w+\.)*(?:log|logger|logging|LOG|LOGGER|_logger)\.${methods}$`),
      callee: new RegExp(String.raw`^(?!structlog\b).*\.${methods}$`),
    },
    {
      name: new RegExp(String.raw`\.${methods}$`),
      callee: new RegExp(String.raw`^logging\.getLogger\b.*\.${methods}$`),
      inFile: /\bgetLogger\(/,
    },
  ],
};
