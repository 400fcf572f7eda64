/** Values in paths, in addresses, in pages and in logs. */
import type { PatternRules } from '../../rule.ts';
import { assigned } from './settings.ts';

/** `@value` is what the method is called on. */
const receiver = '(call function: (attribute object: (_) @value attribute: (identifier) @name)) @at';

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

const pagePlaces = [
  { query: returnedText },
  { query: returnedCall, name: textMethod },
  { query: returnedName },
  { query: calledText },
].map((place) => ({ ...place, inFile: notData, unless: data }));

const name = /(?:^|\.)(?:render|render_template|render_to_string|render_to_response|render_async|TemplateResponse)$/;

/** A function that gives a template what it kept in a variable. */
const around = /\b(?:render|render_template|render_to_string|render_to_response|render_async|TemplateResponse)\(/;

const methods = '(?:debug|info|warning|warn|error|critical|exception|log)';

const system =
  'remove|unlink|rename|renames|replace|rmdir|removedirs|makedirs|mkdir|listdir|scandir|walk|chmod|chown|symlink|link|truncate';

const tree = 'copy|copy2|copyfile|copymode|copystat|copytree|rmtree|move|make_archive|unpack_archive|chown';

/** A function that only asks whether a file exists tells no more than that. */
const asks = {
  unlessAround:
    /\b(?:open|send_file|send_from_directory|\w*FileResponse|remove|unlink|rmtree|mkdir|makedirs|listdir|iterdir|(?:read|write)_(?:text|bytes))\(/,
  severity: { outside: 'LOW' },
} as const;

/** Libraries that send requests. */
const library = '(?:requests|httpx|aiohttp|urllib3|httplib2|treq|grequests|requests_html|niquests|curl_cffi)';

const verb = '(?:get|post|put|patch|delete|head|options|ws_connect|getinfo|get_json)';

/** A site that links its visitors here could send them anywhere itself. */
const source = /^(?!.*\b(?:HTTP_)?referr?er\b)/i;

const target = {
  name: /(?:^|\.)(?:redirect|HttpResponseRedirect|HttpResponsePermanentRedirect|HTTPFound|HTTPSeeOther|HTTPMovedPermanently|HTTPTemporaryRedirect|HTTPPermanentRedirect|RedirectResponse)$/,
  callee: /\.\w+$/,
  argument: [0],
  keywords: ['url', 'location', 'to'],
  source,
};

/** `urlparse(target).netloc` */
const checksHost = /\.(?:netloc|hostname)\b/;

export const pages: PatternRules = {
  xss: {
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
      ...pagePlaces.map((place) => ({ ...place, around: handler, isBuilt: true, holds: markup })),
      ...pagePlaces.map((place) => ({
        ...place,
        unlessAround: handler,
        isBuilt: true,
        holds: markup,
        inFile: registered,
      })),
      ...pagePlaces.slice(0, 2).map((place) => ({
        ...{ ...place, around: handler, at: /^[a-z]*["'(]/i, isBuilt: true, holds: /[a-z]{2}/i, inFile: sendsPages },
        ...{ source: /^(?!.*json).*request/i, severity: { outside: 'MEDIUM' } as const },
      })),
      {
        ...{
          query: returnedName,
          around: handler,
          isBuilt: true,
          isText: true,
          holds: /[a-z]{2}/i,
          inFile: sendsPages,
        },
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
  },
  jsonp: {
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
  },
  /** Not a finding by itself: what a template gets makes a value severe that the template writes without escaping. */
  rendered: {
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
  },
  'log-injection': {
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
  },
  'path-traversal': {
    remediation:
      'Resolve the path and check that it is inside the folder, or use send_from_directory or secure_filename.',
    severity: { outside: 'HIGH' },
    purpose: 'path',
    sinks: [
      {
        name: /^(?:(?:builtins|io|os|codecs|aiofiles|gzip|bz2|lzma)\.)?open$|(?:^|\.)(?:FileResponse|FileSystemStorage|send_file|send_from_directory)$|^(?:sanic\.)?response\.file(?:_stream)?$|(?:^|\.)linecache\.getlines?$/,
        callee:
          /^(?:builtins|io|os|codecs|aiofiles(?:\.\w+)*|gzip|bz2|lzma|)\.open$|\.(?:FileResponse|FileSystemStorage|send_file|send_from_directory)$|^(?:sanic\.)?response\.file(?:_stream)?$|\.getlines?$/,
        argument: [0],
        keywords: ['file', 'path', 'path_or_file', 'filename_or_fp', 'directory', 'location'],
      },
      {
        name: new RegExp(String.raw`^(?:os\.(?:${system})|shutil\.(?:${tree}))$`),
        callee: new RegExp(String.raw`^(?:os|)\.(?:${system})$|^(?:shutil|)\.(?:${tree})$`),
      },
      {
        query: receiver,
        name: /^(?:read_text|read_bytes|write_text|write_bytes|unlink|touch|rmdir|iterdir)$/,
        callee: /\.(?:read_text|read_bytes|write_text|write_bytes|unlink|touch|rmdir|iterdir)$/,
      },
      { query: receiver, name: /^open$/, callee: /^pathlib\..*\bopen$/ },
      { query: receiver, name: /^open$/, callee: /^\.open$/, receiver: /\bPath\(|^\([^"']*\// },
      {
        name: /^os\.(?:path\.(?:exists|isfile|isdir|getsize)|stat|access)$/,
        callee: /^(?:os(?:\.path)?|)\.\w+$/,
        argument: [0],
        ...asks,
      },
      {
        query: receiver,
        name: /^(?:exists|is_file|is_dir|stat)$/,
        callee: /^pathlib\..*\.\w+$/,
        inFile: /\bpathlib\b/,
        ...asks,
      },
    ],
  },
  upload: {
    remediation: 'Generate the name yourself or use secure_filename, and allow only known file types.',
    severity: { outside: 'HIGH' },
    purpose: 'upload',
    sinks: [{ name: /\.save$/, callee: /\.save$/, argument: [0], keywords: ['dst', 'name'] }],
  },
  ssrf: {
    remediation: 'Allow only known hosts, and refuse private addresses after name resolution.',
    severity: { outside: 'HIGH' },
    purpose: 'address',
    sinks: [
      // A receiver whose type is not known has one of these names.
      {
        name: new RegExp(String.raw`^(?:requests|httpx|session|client|http|aiohttp|self\.session|s)\.${verb}$`),
        callee: new RegExp(String.raw`^(?:${library}\b.*|)\.${verb}$`),
        argument: [0],
        keywords: ['url'],
      },
      {
        name: /^(?:requests|httpx|session|client|http|aiohttp|self\.session)\.(?:request|stream)$/,
        callee: new RegExp(String.raw`^(?:${library}\b.*|)\.(?:request|stream)$`),
        argument: [1],
        keywords: ['url'],
      },
      {
        name: new RegExp(String.raw`\.${verb}$`),
        callee: new RegExp(String.raw`^${library}\b.*\.${verb}$`),
        inFile: new RegExp(String.raw`\b${library}\b`),
        argument: [0],
        keywords: ['url'],
      },
      {
        name: /\.(?:request|urlopen|stream)$/,
        callee: new RegExp(String.raw`^${library}\b.*\.(?:request|urlopen|stream)$`),
        inFile: new RegExp(String.raw`\b${library}\b`),
        argument: [1],
        keywords: ['url'],
      },
      {
        name: /(?:^|\.)(?:urlopen|urlretrieve)$|^urllib\d?\.(?:request\.)?Request$/,
        callee: /^(?!urllib3\b).*\.(?:urlopen|urlretrieve|Request)$/,
        argument: [0],
        keywords: ['url', 'fullurl'],
      },
      {
        name: /\.setopt$/,
        callee: /^(?:pycurl\b.*|)\.setopt$/,
        given: /^\(\s*(?:\w+\.)*URL\s*,/,
        argument: [1],
      },
      {
        name: /^(?:http\.client\.HTTPS?Connection|socket\.create_connection|ftplib\.FTP(?:_TLS)?|smtplib\.SMTP(?:_SSL)?|telnetlib\.Telnet)$/,
        callee:
          /^(?:http\.client|socket|ftplib|smtplib|telnetlib|)\.(?:HTTPS?Connection|create_connection|FTP(?:_TLS)?|SMTP(?:_SSL)?|Telnet)$/,
        argument: [0],
        keywords: ['host', 'address'],
      },
      {
        name: /\.fetch$/,
        callee: /^tornado\.(?:httpclient|curl_httpclient|simple_httpclient)\b.*\.fetch$/,
        argument: [0],
      },
    ],
  },
  'open-redirect': {
    remediation:
      'Redirect to known paths only; check the target with url_has_allowed_host_and_scheme or your own list.',
    severity: { outside: 'MEDIUM' },
    purpose: 'address',
    sinks: [
      { ...target, unlessAround: checksHost },
      // It is not known whether the check is the right one.
      { ...target, around: checksHost, severity: { outside: 'LOW' } },
      { query: assigned, name: /\[\s*["']Location["']\s*\]$|^(?:\w+\.)*(?:r|resp|res|response)\.location$/i, source },
      {
        name: /\.(?:send_header|set_header|add_header|append_header)$/,
        callee: /\.\w+$/,
        given: /^\(\s*["']Location["']/i,
        argument: [1],
        source,
      },
      // The answer of a function in the cloud.
      {
        query: '(pair key: (string) @name value: (_) @value) @at',
        name: /^["']Location["']$/i,
        context: /status_?code|headers/i,
        source,
      },
    ],
  },
};
