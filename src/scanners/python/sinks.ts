/** The calls that must not receive a value from a client, and their dangerous arguments. */
import type { EngineFinding } from '../engine.ts';
import {
  answeredMarkup,
  anyField,
  chosenFunction,
  databaseCode,
  directoryFilter,
  documentQuery,
  type JudgedCall,
  processParts,
  processText,
  type SinkArguments,
  slowMatch,
  sqlText,
  templateFile,
  unsafeYaml,
  unsignedCookie,
  xmlText,
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

const first = (call: JudgedCall) => [call.positional[0]];
const all = (call: JudgedCall) => [...call.positional, ...call.named.values()];
const when = (pattern: RegExp, values: (call: JudgedCall) => SinkArguments) => (call: JudgedCall) =>
  pattern.test(call.name) ? values(call) : undefined;
const named = (call: JudgedCall, ...names: string[]) => [
  call.positional[0],
  ...names.map((name) => call.named.get(name)),
];

const shells =
  /^(?:os\.(?:system|popen)|(?:asyncio\.)?create_subprocess_shell|(?:popen2?|commands|subprocess)\.(?:getoutput|getstatusoutput)|popen|system|getoutput)$/;

export const sinks: readonly PythonSink[] = [
  { weakness: 'sql-injection', severity: 'HIGH', values: sqlText },
  { weakness: 'command-injection', severity: 'CRITICAL', values: when(shells, first) },
  { weakness: 'command-injection', severity: 'CRITICAL', values: processText },
  { weakness: 'command-injection', severity: 'MEDIUM', values: processParts },
  { weakness: 'command-injection', severity: 'HIGH', values: when(/^os\.(?:exec[lv]\w*|spawn\w+|startfile)$/, all) },
  { weakness: 'command-injection', severity: 'CRITICAL', values: when(/\.exec_command$/, first) },
  { weakness: 'code-injection', severity: 'CRITICAL', values: when(/^(?:builtins\.)?(?:eval|exec|execfile)$/, first) },
  {
    weakness: 'code-injection',
    severity: 'HIGH',
    values: when(/^(?:__import__|importlib\.import_module|import_module)$/, first),
  },
  { weakness: 'reflection', severity: 'MEDIUM', values: chosenFunction },
  {
    weakness: 'template-injection',
    severity: 'HIGH',
    values: when(
      /(?:^|\.)(?:render_template_string|from_string)$|^(?:(?:jinja2|django\.template|mako\.template|tornado\.template|chameleon)\.)?(?:Template|PageTemplate)$/,
      first,
    ),
  },
  // In Bottle: the name of a template, or its text.
  { weakness: 'template-injection', severity: 'HIGH', values: when(/^bottle\.(?:template|SimpleTemplate)$/, first) },
  { weakness: 'template-injection', severity: 'HIGH', values: templateFile },
  {
    weakness: 'path-traversal',
    severity: 'HIGH',
    values: when(
      /^(?:io\.|codecs\.|aiofiles\.|gzip\.|bz2\.)?open$|^(?:FileResponse|web\.FileResponse|FileSystemStorage)$|^(?:flask\.|quart\.)?(?:send_file|send_from_directory)$|(?:^|\.)linecache\.getlines$/,
      first,
    ),
  },
  {
    weakness: 'path-traversal',
    severity: 'HIGH',
    values: when(
      /^(?:os\.(?:remove|unlink|rename|rmdir|removedirs|makedirs|mkdir|listdir|scandir|chmod)|shutil\.\w+)$/,
      all,
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
  { weakness: 'upload', severity: 'HIGH', values: when(/\.save$/, first) },
  {
    weakness: 'ssrf',
    severity: 'HIGH',
    values: when(
      /^(?:requests|httpx|session|client|http|aiohttp|self\.session|s)\.(?:get|post|put|patch|delete|head|options|stream)$/,
      (call) => named(call, 'url'),
    ),
  },
  {
    weakness: 'ssrf',
    severity: 'HIGH',
    values: when(/^(?:requests|httpx|session|client|http)\.request$/, (call) => [
      call.positional[1],
      call.named.get('url'),
    ]),
  },
  {
    weakness: 'ssrf',
    severity: 'HIGH',
    values: when(
      /(?:^|\.)(?:urlopen|urlretrieve)$|^(?:urllib\d?\.(?:request\.)?Request|pycurl\.\w+)$|^(?:requests\.[sS]ession|httpx\.(?:Async)?Client|aiohttp\.ClientSession)\(\)\.(?:get|post|put|patch|delete|head|options|stream|ws_connect)$/,
      (call) => named(call, 'url'),
    ),
  },
  {
    weakness: 'ssrf',
    severity: 'HIGH',
    values: when(
      /^(?:urllib3\.(?:PoolManager|ProxyManager)\(\)|requests\.[sS]ession\(\)|httpx\.(?:Async)?Client\(\)|aiohttp\.ClientSession\(\))\.(?:request|urlopen|stream)$/,
      (call) => [call.positional[1], call.named.get('url')],
    ),
  },
  {
    weakness: 'ssrf',
    severity: 'HIGH',
    values: when(
      /^(?:http\.client\.HTTPS?Connection|socket\.create_connection|(?:ftplib\.FTP|smtplib\.SMTP(?:_SSL)?|telnetlib\.Telnet))$/,
      (call) => named(call, 'host'),
    ),
  },
  {
    weakness: 'ssrf',
    severity: 'HIGH',
    values: when(/^tornado\.httpclient\.(?:Async)?HTTPClient\(\)\.fetch$/, first),
  },
  {
    weakness: 'open-redirect',
    severity: 'MEDIUM',
    // A site that links its visitors here could send them anywhere itself.
    source: /^(?!.*\b(?:HTTP_)?referr?er\b)/i,
    values: when(
      /(?:^|\.)(?:redirect|HttpResponseRedirect|HttpResponsePermanentRedirect|HTTPFound|HTTPSeeOther|HTTPMovedPermanently|HTTPTemporaryRedirect|HTTPPermanentRedirect|RedirectResponse)$/,
      (call) => named(call, 'url', 'location', 'to'),
    ),
  },
  {
    weakness: 'xss',
    severity: 'HIGH',
    values: when(/(?:^|\.)(?:Markup|mark_safe|SafeString|SafeText)$/, first),
  },
  { weakness: 'xss', severity: 'HIGH', values: answeredMarkup },
  {
    weakness: 'deserialization',
    severity: 'CRITICAL',
    values: when(
      /^(?:c?[pP]ickle|dill|marshal|jsonpickle|cloudpickle|_pickle|joblib|shelve|torch|pandas|pd)\.(?:loads?|decode|open|read_pickle|Unpickler)$|^(?:read_pickle|jsonpickle_decode)$/,
      first,
    ),
  },
  { weakness: 'deserialization', severity: 'CRITICAL', values: unsafeYaml },
  { weakness: 'xml-entities', severity: 'HIGH', values: xmlText },
  {
    weakness: 'xml-entities',
    // Python's own parsers read no files; only expanding entities are dangerous.
    severity: 'MEDIUM',
    values: when(
      /(?:^|\.)(?:ET|ElementTree)\.(?:fromstring|parse|XML|iterparse)$|(?:^|\.)(?:parseString|minidom\.parse|sax\.parse|pulldom\.parse)$/,
      first,
    ),
  },
  // Data of a form or a URL is text, which contains no operators.
  {
    weakness: 'nosql-injection',
    severity: 'HIGH',
    source: /json|body|\bdata\b|loads|payload|event|media/i,
    values: documentQuery,
  },
  { weakness: 'nosql-injection', severity: 'HIGH', values: databaseCode },
  { weakness: 'mass-assignment', severity: 'MEDIUM', values: anyField },
  { weakness: 'slow-regex', severity: 'MEDIUM', values: slowMatch },
  { weakness: 'cookie-trusted', severity: 'MEDIUM', source: /cookie/i, values: unsignedCookie },
  {
    weakness: 'xpath',
    severity: 'HIGH',
    values: ({ last, positional }) => (last === 'xpath' ? [positional[0]] : undefined),
  },
  { weakness: 'ldap', severity: 'HIGH', values: directoryFilter },
  {
    weakness: 'regex',
    severity: 'LOW',
    values: when(/^re\.(?:compile|match|search|fullmatch|findall|sub|split)$/, first),
  },
  {
    weakness: 'log-injection',
    severity: 'LOW',
    values: when(
      /^(?:\w+\.)*(?:log|logger|logging|LOG|LOGGER|_logger|current_app\.logger)\.(?:debug|info|warning|warn|error|critical|exception|log)$/,
      all,
    ),
  },
];
