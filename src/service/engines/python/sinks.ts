/** Calls that must not get a value which a client chose, and which of their arguments matter. */
import type { EngineFinding } from '../engine.ts';
import { isSlow } from '../sast/flow/repetition.ts';
import type { Call, Node } from './syntax.ts';
import type { WeaknessId } from './weaknesses.ts';

export interface Sink {
  weakness: WeaknessId;
  severity: EngineFinding['severity'];
  /** Which of what clients decide on does harm, by its code; everything unless told. */
  source?: RegExp;
  /** Undefined when the call is none. */
  values(call: Call): (Node | undefined)[] | undefined;
}

const first = (call: Call) => [call.positional[0]];
const all = (call: Call) => [...call.positional, ...call.named.values()];
const when = (pattern: RegExp, values: (call: Call) => (Node | undefined)[]) => (call: Call) =>
  pattern.test(call.name) ? values(call) : undefined;
const named = (call: Call, ...names: string[]) => [call.positional[0], ...names.map((name) => call.named.get(name))];

const shells =
  /^(?:os\.(?:system|popen)|(?:asyncio\.)?create_subprocess_shell|(?:popen2?|commands|subprocess)\.(?:getoutput|getstatusoutput)|popen|system|getoutput)$/;
const processes = /^(?:subprocess\.|sp\.)?(?:run|call|check_call|check_output|Popen)$/;
const processModules = /^(?:subprocess|sp)\.|^(?:Popen|check_output|check_call)$/;

export const sinks: readonly Sink[] = [
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
  {
    weakness: 'template-injection',
    severity: 'HIGH',
    values: when(
      /(?:^|\.)(?:render_template_string|from_string)$|^(?:jinja2\.)?(?:Template|Environment\(\)\.from_string)$/,
      first,
    ),
  },
  {
    weakness: 'path-traversal',
    severity: 'HIGH',
    values: when(
      /^(?:io\.|codecs\.|aiofiles\.)?open$|^(?:send_file|FileResponse|web\.FileResponse|FileSystemStorage)$|^(?:flask\.)?send_file$/,
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
      /(?:^|\.)(?:urlopen|urlretrieve)$|^(?:urllib\d?\.(?:request\.)?Request|pycurl\.\w+)$|^(?:requests\.Session|httpx\.(?:Async)?Client|aiohttp\.ClientSession)\(\)\.\w+$/,
      (call) => named(call, 'url'),
    ),
  },
  {
    weakness: 'open-redirect',
    severity: 'MEDIUM',
    // A site that sends its visitors here can send them anywhere itself.
    source: /^(?!.*\b(?:HTTP_)?referr?er\b)/i,
    values: when(
      /(?:^|\.)(?:redirect|HttpResponseRedirect|HttpResponsePermanentRedirect|HTTPFound|HTTPSeeOther|HTTPMovedPermanently|RedirectResponse)$/,
      (call) => named(call, 'url', 'location', 'to'),
    ),
  },
  {
    weakness: 'xss',
    severity: 'HIGH',
    values: when(/(?:^|\.)(?:HttpResponse|make_response|HTMLResponse|Markup|mark_safe|SafeString|SafeText)$/, (call) =>
      named(call, 'content'),
    ),
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
  {
    weakness: 'xml-entities',
    severity: 'HIGH',
    values: when(
      /^(?:lxml\.)?(?:etree|ET|ElementTree|objectify)\.(?:fromstring|parse|XML|iterparse)$|(?:^|\.)(?:parseString|minidom\.parse|sax\.parse|pulldom\.parse|xmltodict\.parse)$/,
      first,
    ),
  },
  { weakness: 'nosql-injection', severity: 'HIGH', values: documentQuery },
  { weakness: 'mass-assignment', severity: 'MEDIUM', values: anyField },
  { weakness: 'slow-regex', severity: 'MEDIUM', values: slowMatch },
  { weakness: 'cookie-trusted', severity: 'MEDIUM', source: /cookie/i, values: unsignedCookie },
  {
    weakness: 'xpath',
    severity: 'HIGH',
    values: ({ last, positional }) => (last === 'xpath' ? [positional[0]] : undefined),
  },
  {
    weakness: 'ldap',
    severity: 'HIGH',
    values: ({ last, positional, named: given }) =>
      /^search(?:_s|_st|_ext|_ext_s)$/.test(last) ? [...positional.slice(1), given.get('filterstr')] : undefined,
  },
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

function sqlText({ last, name, positional, named: given, receiver }: Call): (Node | undefined)[] | undefined {
  if (/^(?:execute|executemany|executescript|mogrify|execute_query|read_sql|read_sql_query|RawSQL)$/.test(last))
    return [positional[0], given.get('query'), given.get('sql')];
  const isManager = receiver !== undefined && /(?:objects|_set|query|session|engine|db|connection)\.\w+$/.test(name);
  if (/^(?:raw|extra)$/.test(last) && isManager) return [...positional, ...given.values()];
  return name === 'text' || name === 'sqlalchemy.text' || name === 'sa.text' || name === 'db.text'
    ? [positional[0]]
    : undefined;
}

const isShell = ({ named: given }: Call): boolean => given.has('shell');

function processText(call: Call): (Node | undefined)[] | undefined {
  return processes.test(call.name) && isShell(call) ? [call.positional[0], call.named.get('args')] : undefined;
}

function processParts(call: Call): (Node | undefined)[] | undefined {
  return processModules.test(call.name) && processes.test(call.name) && !isShell(call)
    ? [call.positional[0]]
    : undefined;
}

function unsafeYaml({ name, positional, named: given, code }: Call): (Node | undefined)[] | undefined {
  if (!/^yaml\.(?:load|load_all|unsafe_load|full_load)$/.test(name)) return undefined;
  const isSafe = [...positional.slice(1), ...given.values()].some((node) => /(?:Safe|Base)Loader$/.test(code(node)));
  return isSafe ? undefined : [positional[0]];
}

/** `Response("<h1>" + name)`, `self.write(…)`: markup, unless another type is named. */
function answeredMarkup({
  last,
  name,
  positional: [value],
  named: given,
  code,
}: Call): (Node | undefined)[] | undefined {
  if (last !== 'Response' && name !== 'self.write') return undefined;
  const body = value ?? given.get('response') ?? given.get('text') ?? given.get('body');
  const types = [...given].filter(([key]) => /^(?:mimetype|content_type|media_type)$/.test(key));
  const type = types.map(([, node]) => code(node)).join();
  const isMarkup = type === '' ? body !== undefined && /<[a-z!/]/i.test(code(body)) : /html/.test(type);
  return isMarkup ? [body] : undefined;
}

const queries =
  /^(?:find|find_one|find_one_and_(?:update|delete|replace)|count_documents|delete_one|delete_many|update_one|update_many|replace_one|aggregate)$/;
/** What reads objects: a text cannot become an operator. */
const objects = /json|body|\bdata\b|loads|payload|event/i;

/** A query of MongoDB in which an object from outside stands, or a filter of DynamoDB that is all from outside. */
function documentQuery({
  last,
  receiver,
  positional: [filter],
  named: given,
  code,
}: Call): (Node | undefined)[] | undefined {
  if (/^(?:scan|query)$/.test(last) && (given.has('ScanFilter') || given.has('QueryFilter')))
    return [given.get('ScanFilter'), given.get('QueryFilter')];
  const isQuery = queries.test(last) && receiver !== undefined;
  if (!isQuery || !/(?:^|\.)(?:db|mongo|database)\b|coll/i.test(code(receiver))) return undefined;
  return filter !== undefined && objects.test(code(filter)) ? [filter] : undefined;
}

/** What a schema has read holds the fields of the schema only. */
const declared = /\.(?:dict|model_dump|asdict|dump|load)\(|(?:cleaned|validated)_data|asdict\(/;

/** `User(**request.json)`, `setattr(user, name, value)`: whoever sends it chooses the fields too. */
function anyField({ name, last, node, positional, spread, code }: Call): (Node | undefined)[] | undefined {
  if (name === 'setattr') return [positional[1]];
  if (/__dict__\.update$/.test(name)) return [positional[0]];
  const isModel = /^[A-Z]\w*[a-z]\w*$/.test(last) || /\bobjects\.(?:create|update|update_or_create)$/.test(name);
  const isOpen = (value: Node) => code(node).includes(`**${code(value)}`) && !declared.test(code(value));
  return isModel ? spread.filter(isOpen) : undefined;
}

/** What a pattern is tried on that a short text can keep busy for minutes. */
function slowMatch({ name, positional: [pattern, text], code }: Call): (Node | undefined)[] | undefined {
  if (!/^re\.(?:match|search|fullmatch|findall|finditer)$/.test(name) || pattern?.name !== 'String') return undefined;
  const plain = code(pattern).replace(/^[a-z]*(['"]{3}|['"])([\s\S]*)\1$/i, '$2');
  return isSlow(plain.replaceAll('(?P<', '(?<')) ? [text] : undefined;
}

/** A session that is no more than base64: any text that a client makes up is one. */
function unsignedCookie({ name, positional: [value] }: Call): (Node | undefined)[] | undefined {
  const isDecoded =
    name === 'json.loads' && value?.name === 'CallExpression' && value.getChild('MemberExpression') !== null;
  return isDecoded ? [value] : undefined;
}
