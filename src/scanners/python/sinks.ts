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
  /^(?:os\.(?:system|popen)|(?:asyncio\.)?create_subprocess_shell|(?:popen2?|commands|subprocess)\.(?:getoutput|getstatusoutput)|popen|system|getoutput|get_ipython\(\)\.(?:system|getoutput))$/;

const sink = (weakness: WeaknessId, severity: PythonSink['severity'], values: PythonSink['values']): PythonSink => ({
  weakness,
  severity,
  values,
});

export const sinks: readonly PythonSink[] = [
  sink('sql-injection', 'HIGH', selectSqlText),
  sink('command-injection', 'CRITICAL', selectWhen(shells, selectFirst)),
  sink('command-injection', 'CRITICAL', selectShellText),
  sink('command-injection', 'MEDIUM', selectProcessParts),
  sink('command-injection', 'HIGH', selectWhen(/^os\.(?:exec[lv]\w*|spawn\w+|startfile)$/, selectAll)),
  sink('command-injection', 'CRITICAL', selectWhen(/\.exec_command$/, selectFirst)),
  sink('code-injection', 'CRITICAL', selectWhen(/^(?:builtins\.)?(?:eval|exec|execfile)$/, selectFirst)),
  sink('code-injection', 'HIGH', selectWhen(/^(?:__import__|importlib\.import_module|import_module)$/, selectFirst)),
  sink('reflection', 'MEDIUM', selectFunctionName),
  sink(
    'template-injection',
    'HIGH',
    selectWhen(
      /(?:^|\.)(?:render_template_string|from_string)$|^(?:(?:jinja2|django\.template|mako\.template|tornado\.template|chameleon)\.)?(?:Template|PageTemplate)$/,
      selectFirst,
    ),
  ),
  // In Bottle: the name of a template, or its text.
  sink('template-injection', 'HIGH', selectWhen(/^bottle\.(?:template|SimpleTemplate)$/, selectFirst)),
  sink('template-injection', 'HIGH', selectTemplateText),
  sink(
    'path-traversal',
    'HIGH',
    selectWhen(
      /^(?:io\.|codecs\.|aiofiles\.|gzip\.|bz2\.)?open$|^(?:FileResponse|web\.FileResponse|FileSystemStorage)$|^(?:flask\.|quart\.)?(?:send_file|send_from_directory)$|(?:^|\.)linecache\.getlines$/,
      selectFirst,
    ),
  ),
  sink(
    'path-traversal',
    'HIGH',
    selectWhen(
      /^(?:os\.(?:remove|unlink|rename|rmdir|removedirs|makedirs|mkdir|listdir|scandir|chmod)|shutil\.\w+)$/,
      selectAll,
    ),
  ),
  sink('path-traversal', 'HIGH', ({ last, receiver }) =>
    /^(?:read_text|read_bytes|write_text|write_bytes|unlink|touch|rmdir|iterdir)$/.test(last) ? [receiver] : undefined,
  ),
  sink('path-traversal', 'HIGH', ({ last, receiver, written }) =>
    last === 'open' && receiver !== undefined && /\bPath\(|^\([^"']*\//.test(written(receiver))
      ? [receiver]
      : undefined,
  ),
  sink('upload', 'HIGH', selectWhen(/\.save$/, selectFirst)),
  sink(
    'ssrf',
    'HIGH',
    selectWhen(
      /^(?:requests|httpx|session|client|http|aiohttp|self\.session|s)\.(?:get|post|put|patch|delete|head|options|stream)$/,
      (call) => selectNamed(call, 'url'),
    ),
  ),
  sink(
    'ssrf',
    'HIGH',
    selectWhen(/^(?:requests|httpx|session|client|http)\.request$/, (call) => [
      call.positional[1],
      call.named.get('url'),
    ]),
  ),
  sink(
    'ssrf',
    'HIGH',
    selectWhen(
      /(?:^|\.)(?:urlopen|urlretrieve)$|^(?:urllib\d?\.(?:request\.)?Request|pycurl\.\w+)$|^(?:requests\.[sS]ession|httpx\.(?:Async)?Client|aiohttp\.ClientSession)\(\)\.(?:get|post|put|patch|delete|head|options|stream|ws_connect)$/,
      (call) => selectNamed(call, 'url'),
    ),
  ),
  sink(
    'ssrf',
    'HIGH',
    selectWhen(
      /^(?:urllib3\.(?:PoolManager|ProxyManager)\(\)|requests\.[sS]ession\(\)|httpx\.(?:Async)?Client\(\)|aiohttp\.ClientSession\(\))\.(?:request|urlopen|stream)$/,
      (call) => [call.positional[1], call.named.get('url')],
    ),
  ),
  sink(
    'ssrf',
    'HIGH',
    selectWhen(
      /^(?:http\.client\.HTTPS?Connection|socket\.create_connection|(?:ftplib\.FTP|smtplib\.SMTP(?:_SSL)?|telnetlib\.Telnet))$/,
      (call) => selectNamed(call, 'host'),
    ),
  ),
  sink('ssrf', 'HIGH', selectWhen(/^tornado\.httpclient\.(?:Async)?HTTPClient\(\)\.fetch$/, selectFirst)),
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
  sink('xss', 'HIGH', selectWhen(/(?:^|\.)(?:Markup|mark_safe|SafeString|SafeText)$/, selectFirst)),
  sink('xss', 'HIGH', selectResponseMarkup),
  sink('jsonp', 'MEDIUM', selectScriptAnswer),
  sink(
    'deserialization',
    'CRITICAL',
    selectWhen(
      /^(?:c?[pP]ickle|dill|marshal|jsonpickle|cloudpickle|_pickle|joblib|shelve|torch|pandas|pd)\.(?:loads?|decode|open|read_pickle|Unpickler)$|^(?:read_pickle|jsonpickle_decode)$/,
      selectFirst,
    ),
  ),
  sink('deserialization', 'CRITICAL', selectUnsafeYaml),
  sink('xml-entities', 'HIGH', selectXmlText),
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
  sink('nosql-injection', 'HIGH', selectDatabaseCode),
  sink('query-keywords', 'HIGH', selectQueryKeywords),
  sink('mass-assignment', 'MEDIUM', selectMassAssignment),
  sink('session-chosen', 'MEDIUM', selectSessionCookie),
  sink('slow-regex', 'MEDIUM', selectSlowMatch),
  { weakness: 'cookie-trusted', severity: 'MEDIUM', source: /cookie/i, values: selectUnsignedCookie },
  sink('xpath', 'HIGH', ({ last, positional }) => (last === 'xpath' ? [positional[0]] : undefined)),
  sink('ldap', 'HIGH', selectDirectoryFilter),
  sink('regex', 'LOW', selectWhen(/^re\.(?:compile|match|search|fullmatch|findall|sub|split)$/, selectFirst)),
  sink(
    'log-injection',
    'LOW',
    selectWhen(
      /^(?:\w+\.)*(?:log|logger|logging|LOG|LOGGER|_logger|current_app\.logger)\.(?:debug|info|warning|warn|error|critical|exception|log)$/,
      selectAll,
    ),
  ),
];
