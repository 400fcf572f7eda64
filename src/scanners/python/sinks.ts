/** The calls that must not receive a value from a client, and their dangerous arguments. */
import type { EngineFinding } from '../engine.ts';
import {
  type JudgedCall,
  type SinkArguments,
  selectDatabaseCode,
  selectDirectoryFilter,
  selectDocumentQuery,
  selectFunctionName,
  selectMassAssignment,
  selectProcessParts,
  selectQueryKeywords,
  selectResponseMarkup,
  selectScriptAnswer,
  selectSessionCookie,
  selectShellText,
  selectSlowMatch,
  selectSqlText,
  selectTemplateText,
  selectUnsafeYaml,
  selectUnsignedCookie,
  selectXmlText,
} from './sink-arguments.ts';
import type { WeaknessId } from './weaknesses.ts';

export interface PythonSink {
  weakness: WeaknessId;
  severity: EngineFinding['severity'];
  /** The client input that does harm here, by its code. All by default. */
  source?: RegExp;
  /** Undefined when the call is not this sink. */
  values(call: JudgedCall): SinkArguments;
}

const selectFirst = (call: JudgedCall) => [call.positional[0]];
const selectAll = (call: JudgedCall) => [...call.positional, ...call.named.values()];
const selectWhen = (pattern: RegExp, values: (call: JudgedCall) => SinkArguments) => (call: JudgedCall) =>
  pattern.test(call.name) ? values(call) : undefined;
const selectNamed = (call: JudgedCall, ...names: string[]) => [
  call.positional[0],
  ...names.map((name) => call.named.get(name)),
];

const shells =
  /^(?:os\.(?:system|popen)|(?:asyncio\.)?create_subprocess_shell|(?:popen2?|commands|subprocess)\.(?:getoutput|getstatusoutput)|popen|system|getoutput)$/;

export const sinks: readonly PythonSink[] = [
  { weakness: 'sql-injection', severity: 'HIGH', values: selectSqlText },
  { weakness: 'command-injection', severity: 'CRITICAL', values: selectWhen(shells, selectFirst) },
  { weakness: 'command-injection', severity: 'CRITICAL', values: selectShellText },
  { weakness: 'command-injection', severity: 'MEDIUM', values: selectProcessParts },
  {
    weakness: 'command-injection',
    severity: 'HIGH',
    values: selectWhen(/^os\.(?:exec[lv]\w*|spawn\w+|startfile)$/, selectAll),
  },
  { weakness: 'command-injection', severity: 'CRITICAL', values: selectWhen(/\.exec_command$/, selectFirst) },
  {
    weakness: 'code-injection',
    severity: 'CRITICAL',
    values: selectWhen(/^(?:builtins\.)?(?:eval|exec|execfile)$/, selectFirst),
  },
  {
    weakness: 'code-injection',
    severity: 'HIGH',
    values: selectWhen(/^(?:__import__|importlib\.import_module|import_module)$/, selectFirst),
  },
  { weakness: 'reflection', severity: 'MEDIUM', values: selectFunctionName },
  {
    weakness: 'template-injection',
    severity: 'HIGH',
    values: selectWhen(
      /(?:^|\.)(?:render_template_string|from_string)$|^(?:(?:jinja2|django\.template|mako\.template|tornado\.template|chameleon)\.)?(?:Template|PageTemplate)$/,
      selectFirst,
    ),
  },
  // In Bottle: the name of a template, or its text.
  {
    weakness: 'template-injection',
    severity: 'HIGH',
    values: selectWhen(/^bottle\.(?:template|SimpleTemplate)$/, selectFirst),
  },
  { weakness: 'template-injection', severity: 'HIGH', values: selectTemplateText },
  {
    weakness: 'path-traversal',
    severity: 'HIGH',
    values: selectWhen(
      /^(?:io\.|codecs\.|aiofiles\.|gzip\.|bz2\.)?open$|^(?:FileResponse|web\.FileResponse|FileSystemStorage)$|^(?:flask\.|quart\.)?(?:send_file|send_from_directory)$|(?:^|\.)linecache\.getlines$/,
      selectFirst,
    ),
  },
  {
    weakness: 'path-traversal',
    severity: 'HIGH',
    values: selectWhen(
      /^(?:os\.(?:remove|unlink|rename|rmdir|removedirs|makedirs|mkdir|listdir|scandir|chmod)|shutil\.\w+)$/,
      selectAll,
    ),
  },
  {
    weakness: 'path-traversal',
    severity: 'HIGH',
    values: ({ last, receiver }) =>
      /^(?:read_text|read_bytes|write_text|write_bytes|unlink|touch|rmdir|iterdir)$/.test(last)
        ? [receiver]
        : undefined,
  },
  {
    weakness: 'path-traversal',
    severity: 'HIGH',
    values: ({ last, receiver, written }) =>
      last === 'open' && receiver !== undefined && /\bPath\(|^\([^"']*\//.test(written(receiver))
        ? [receiver]
        : undefined,
  },
  { weakness: 'upload', severity: 'HIGH', values: selectWhen(/\.save$/, selectFirst) },
  {
    weakness: 'ssrf',
    severity: 'HIGH',
    values: selectWhen(
      /^(?:requests|httpx|session|client|http|aiohttp|self\.session|s)\.(?:get|post|put|patch|delete|head|options|stream)$/,
      (call) => selectNamed(call, 'url'),
    ),
  },
  {
    weakness: 'ssrf',
    severity: 'HIGH',
    values: selectWhen(/^(?:requests|httpx|session|client|http)\.request$/, (call) => [
      call.positional[1],
      call.named.get('url'),
    ]),
  },
  {
    weakness: 'ssrf',
    severity: 'HIGH',
    values: selectWhen(
      /(?:^|\.)(?:urlopen|urlretrieve)$|^(?:urllib\d?\.(?:request\.)?Request|pycurl\.\w+)$|^(?:requests\.[sS]ession|httpx\.(?:Async)?Client|aiohttp\.ClientSession)\(\)\.(?:get|post|put|patch|delete|head|options|stream|ws_connect)$/,
      (call) => selectNamed(call, 'url'),
    ),
  },
  {
    weakness: 'ssrf',
    severity: 'HIGH',
    values: selectWhen(
      /^(?:urllib3\.(?:PoolManager|ProxyManager)\(\)|requests\.[sS]ession\(\)|httpx\.(?:Async)?Client\(\)|aiohttp\.ClientSession\(\))\.(?:request|urlopen|stream)$/,
      (call) => [call.positional[1], call.named.get('url')],
    ),
  },
  {
    weakness: 'ssrf',
    severity: 'HIGH',
    values: selectWhen(
      /^(?:http\.client\.HTTPS?Connection|socket\.create_connection|(?:ftplib\.FTP|smtplib\.SMTP(?:_SSL)?|telnetlib\.Telnet))$/,
      (call) => selectNamed(call, 'host'),
    ),
  },
  {
    weakness: 'ssrf',
    severity: 'HIGH',
    values: selectWhen(/^tornado\.httpclient\.(?:Async)?HTTPClient\(\)\.fetch$/, selectFirst),
  },
  {
    weakness: 'open-redirect',
    severity: 'MEDIUM',
    // A site that links its visitors here could send them anywhere itself.
    source: /^(?!.*\b(?:HTTP_)?referr?er\b)/i,
    values: selectWhen(
      /(?:^|\.)(?:redirect|HttpResponseRedirect|HttpResponsePermanentRedirect|HTTPFound|HTTPSeeOther|HTTPMovedPermanently|HTTPTemporaryRedirect|HTTPPermanentRedirect|RedirectResponse)$/,
      (call) => selectNamed(call, 'url', 'location', 'to'),
    ),
  },
  {
    weakness: 'xss',
    severity: 'HIGH',
    values: selectWhen(/(?:^|\.)(?:Markup|mark_safe|SafeString|SafeText)$/, selectFirst),
  },
  { weakness: 'xss', severity: 'HIGH', values: selectResponseMarkup },
  { weakness: 'jsonp', severity: 'MEDIUM', values: selectScriptAnswer },
  {
    weakness: 'deserialization',
    severity: 'CRITICAL',
    values: selectWhen(
      /^(?:c?[pP]ickle|dill|marshal|jsonpickle|cloudpickle|_pickle|joblib|shelve|torch|pandas|pd)\.(?:loads?|decode|open|read_pickle|Unpickler)$|^(?:read_pickle|jsonpickle_decode)$/,
      selectFirst,
    ),
  },
  { weakness: 'deserialization', severity: 'CRITICAL', values: selectUnsafeYaml },
  { weakness: 'xml-entities', severity: 'HIGH', values: selectXmlText },
  {
    weakness: 'xml-entities',
    // Python's own parsers read no files; only expanding entities are dangerous.
    severity: 'MEDIUM',
    values: selectWhen(
      /(?:^|\.)(?:ET|ElementTree)\.(?:fromstring|parse|XML|iterparse)$|(?:^|\.)(?:parseString|minidom\.parse|sax\.parse|pulldom\.parse)$/,
      selectFirst,
    ),
  },
  // Data of a form or a URL is text, which contains no operators.
  {
    weakness: 'nosql-injection',
    severity: 'HIGH',
    source: /json|body|\bdata\b|loads|payload|event|media/i,
    values: selectDocumentQuery,
  },
  { weakness: 'nosql-injection', severity: 'HIGH', values: selectDatabaseCode },
  { weakness: 'query-keywords', severity: 'HIGH', values: selectQueryKeywords },
  { weakness: 'mass-assignment', severity: 'MEDIUM', values: selectMassAssignment },
  { weakness: 'session-chosen', severity: 'MEDIUM', values: selectSessionCookie },
  { weakness: 'slow-regex', severity: 'MEDIUM', values: selectSlowMatch },
  { weakness: 'cookie-trusted', severity: 'MEDIUM', source: /cookie/i, values: selectUnsignedCookie },
  {
    weakness: 'xpath',
    severity: 'HIGH',
    values: ({ last, positional }) => (last === 'xpath' ? [positional[0]] : undefined),
  },
  { weakness: 'ldap', severity: 'HIGH', values: selectDirectoryFilter },
  {
    weakness: 'regex',
    severity: 'LOW',
    values: selectWhen(/^re\.(?:compile|match|search|fullmatch|findall|sub|split)$/, selectFirst),
  },
  {
    weakness: 'log-injection',
    severity: 'LOW',
    values: selectWhen(
      /^(?:\w+\.)*(?:log|logger|logging|LOG|LOGGER|_logger|current_app\.logger)\.(?:debug|info|warning|warn|error|critical|exception|log)$/,
      selectAll,
    ),
  },
];
