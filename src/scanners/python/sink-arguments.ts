/** Selects the dangerous arguments of calls, where the name alone is not enough. */
import { isSlowPattern } from '../sast/flow/repetition.ts';
import type { Node, PythonCall } from './syntax.ts';

/** A call in which a value may do harm. */
export interface JudgedCall extends PythonCall {
  /** The code of an expression, followed by the values of the names in it. */
  written(node: Node): string;
}

export type SinkArguments = (Node | undefined)[] | undefined;

const statement = /["'\s(](?:select|insert|update|delete|with|replace|call|exec)\b/i;

export function selectSqlText(call: JudgedCall): SinkArguments {
  const { last, name, positional, named, receiver } = call;
  if (
    /^(?:execute|executemany|executescript|mogrify|execute_query|read_sql|read_sql_query|RawSQL|execute_sql)$/.test(
      last,
    )
  )
    return [positional[0], named.get('query'), named.get('sql'), named.get('statement')];
  const isManager =
    receiver !== undefined && /(?:objects|_set|query|session|engine|db|connection)\.\w+$|^[A-Z]\w*\.raw$/.test(name);
  if (/^(?:raw|extra)$/.test(last) && isManager) return [...positional, ...named.values()];
  if (
    /^(?:fetch|fetchrow|fetchval|fetch_all|fetch_one|fetch_val|iterate|query|exec_driver_sql|executescript|prepare|run)$/.test(
      last,
    )
  ) {
    const text = positional[0] ?? named.get('query') ?? named.get('statement');
    return receiver !== undefined && text !== undefined && statement.test(` ${call.written(text)}`)
      ? [text]
      : undefined;
  }
  return /^(?:sqlalchemy\.(?:sql\.(?:expression\.)?)?|sa\.|db\.)?(?:text|literal_column)$/.test(name)
    ? [positional[0]]
    : undefined;
}

const processes = /^(?:subprocess\.|sp\.)?(?:run|call|check_call|check_output|Popen)$/;
const processModules = /^(?:subprocess|sp)\.|^(?:Popen|check_output|check_call)$/;
const shellProgram =
  /^[[(]\s*[a-z]?["'](?:\/(?:usr\/)?bin\/)?(?:(?:ba|z|da|k)?sh|cmd(?:\.exe)?|powershell)["']\s*,\s*[a-z]?["'](?:-\w*c|\/c|-Command)["']/i;

const hasShell = ({ named, code }: JudgedCall): boolean => {
  const shell = named.get('shell');
  return shell !== undefined && !/^(?:False|0|None)$/.test(code(shell));
};

export function selectShellText(call: JudgedCall): SinkArguments {
  const [first = call.named.get('args')] = call.positional;
  if (!processes.test(call.name) || first === undefined) return undefined;
  return hasShell(call) || shellProgram.test(call.code(first)) ? [first] : undefined;
}

export function selectProcessParts(call: JudgedCall): SinkArguments {
  return processModules.test(call.name) && processes.test(call.name) && selectShellText(call) === undefined
    ? [call.positional[0]]
    : undefined;
}

export function selectUnsafeYaml({ name, receiver, positional, named, code, written }: JudgedCall): SinkArguments {
  if (!/^(?:yaml|ruamel\.yaml(?:\.YAML\(\))?)\.(?:load|load_all|unsafe_load|full_load)$/.test(name)) return undefined;
  const made = receiver === undefined ? '' : written(receiver);
  // A ruamel.yaml object is configured when it is created.
  if (/\bYAML\(/.test(made)) return /unsafe/.test(made) ? [positional[0]] : undefined;
  const isSafe = [...positional.slice(1), ...named.values()].some((node) => /(?:Safe|Base)Loader$/.test(code(node)));
  return isSafe ? undefined : [positional[0]];
}

/** `Response("<h1>" + name)`, `self.write(…)`: markup, unless another content type is set. */
export function selectResponseMarkup({ last, name, positional: [value], named, code }: JudgedCall): SinkArguments {
  const isAnswer = /^(?:HttpResponse|make_response|HTMLResponse)$/.test(last);
  if (last !== 'Response' && name !== 'self.write' && !isAnswer) return undefined;
  const body = value ?? named.get('response') ?? named.get('text') ?? named.get('body') ?? named.get('content');
  const types = [...named].filter(([key]) => /^(?:mimetype|content_type|media_type)$/.test(key));
  const type = types.map(([, node]) => code(node)).join();
  const isMarkup =
    type === '' ? isAnswer || (body !== undefined && /<[a-z!/]/i.test(code(body))) : /html|^[a-z_.]+$/.test(type);
  return isMarkup ? [body] : undefined;
}

const queries =
  /^(?:find|find_one|find_one_and_(?:update|delete|replace)|count_documents|delete_one|delete_many|update_one|update_many|replace_one|aggregate)$/;

/** A MongoDB query that may contain an object from outside, or a DynamoDB filter that comes completely from outside. */
export function selectDocumentQuery({ last, receiver, positional: [filter], named, code }: JudgedCall): SinkArguments {
  if (/^(?:scan|query)$/.test(last) && (named.has('ScanFilter') || named.has('QueryFilter')))
    return [named.get('ScanFilter'), named.get('QueryFilter')];
  const isQuery = queries.test(last) && receiver !== undefined;
  if (!isQuery || !/(?:^|\.)(?:db|mongo|database)\b|coll/i.test(code(receiver)) || filter === undefined)
    return undefined;
  if (filter.name !== 'DictionaryExpression') return [filter];
  return listDictionaryValues(filter).filter((value) => !isAlreadyText(value, code));
}

/** A value that is already text cannot become an operator. */
function isAlreadyText(value: Node, code: (node: Node) => string): boolean {
  return (
    /^(?:FormatString|String|BinaryExpression)$/.test(value.name) ||
    /^(?:str|int|float|bool|ObjectId|\w+\.ObjectId)\(/.test(code(value))
  );
}

function listDictionaryValues(dictionary: Node): Node[] {
  return dictionary.getChildren(':').flatMap(({ nextSibling }) => nextSibling ?? []);
}

/** `{"$where": "this.a == '" + a + "'"}`: code that the database executes. */
export function selectDatabaseCode({ last, receiver, positional: [filter], code }: JudgedCall): SinkArguments {
  if (!queries.test(last) || receiver === undefined || filter?.name !== 'DictionaryExpression') return undefined;
  const keys = filter
    .getChildren(':')
    .filter(({ prevSibling }) => /\$where|\$function/.test(prevSibling === null ? '' : code(prevSibling)));
  return keys.length === 0 ? undefined : keys.map(({ nextSibling }) => nextSibling ?? undefined);
}

/** Data that was parsed with a schema only contains the fields of the schema. */
const declared =
  /(?<!\b(?:GET|POST|args|form|values|query_params)\.)\bdict\(\)|\.(?:model_dump|asdict|dump|load)\(|(?:cleaned|validated)_data|asdict\(/;
/** All parameters of a request, and not one of them. */
const wholeRequest =
  /\b_?req(?:uest)?\.(?:GET|POST|args|form|values|json|data|query_params|query|params|body)\b(?!\s*(?:\[|\.(?:get|getlist|pop|getall|getone)\b))|\bget_json\(|\brequest\.(?:json|post)\(\)/;

/** `User(**request.json)`, `setattr(user, name, value)`: the sender also chooses the fields. */
export function selectMassAssignment({
  name,
  last,
  node,
  positional,
  spread,
  code,
  written,
}: JudgedCall): SinkArguments {
  if (name === 'setattr') return [positional[1]];
  if (/__dict__\.update$/.test(name)) return [positional[0]];
  if (/\bquery\b.*\.update$/.test(name) || /^insert_(?:one|many)$/.test(last))
    return positional[0] !== undefined && wholeRequest.test(written(positional[0])) ? [positional[0]] : undefined;
  const isModel =
    /^[A-Z]\w*[a-z]\w*$/.test(last) ||
    /\bobjects\b.*\.(?:create|update|update_or_create|get_or_create)$|\b(?:insert|update)\(.*\)\.values$/.test(name);
  const isUndeclared = (value: Node) => code(node).includes(`**${code(value)}`) && !declared.test(code(value));
  return isModel ? spread.filter(isUndeclared) : undefined;
}

/**
 * `objects.filter(**request.GET.dict())`, `filter(**{field: value})`: whoever chooses the names of the conditions can
 * follow relations to other tables, and guess their values.
 */
export function selectQueryKeywords({ name, last, node, spread, code, written }: JudgedCall): SinkArguments {
  const isQuery =
    /^(?:filter|exclude|get|filter_by|get_or_create|order_by|values|annotate)$/.test(last) &&
    /\b(?:objects|query|_set|manager|queryset|qs)\b/.test(name);
  if (!isQuery && !/^(?:models\.)?Q$/.test(name)) return undefined;
  const doubled = spread.filter((value) => code(node).includes(`**${code(value)}`));
  return doubled.flatMap((value) => {
    if (value.name === 'DictionaryExpression')
      return value
        .getChildren(':')
        .flatMap(({ prevSibling: key }) => (key === null || key.name === 'String' ? [] : key));
    const made = written(value);
    const isAnyKey = wholeRequest.test(made) || /\{\s*(?:\w+\.)*\w+(?:\[[^\]]*\]|\([^)]*\))?\s*:/.test(made);
    return isAnyKey && !declared.test(made) ? [value] : [];
  });
}

/** A script whose first word is the name of a function from the request (JSONP). */
export function selectScriptAnswer({ last, positional, named, code, written }: JudgedCall): SinkArguments {
  if (!/^(?:Response|HttpResponse|make_response|PlainTextResponse)$/.test(last)) return undefined;
  const types = [...named].filter(([key]) => /^(?:mimetype|content_type|media_type)$/.test(key));
  const body = positional[0] ?? named.get('response') ?? named.get('text') ?? named.get('content');
  const isScript = types.some(([, node]) => /(?:java|ecma)script/.test(code(node)));
  return isScript && body !== undefined && /callback|jsonp|\bcb\b/i.test(written(body)) ? [body] : undefined;
}

/** `response.set_cookie("sessionid", value)` */
export function selectSessionCookie({ last, positional: [name, value], named, code }: JudgedCall): SinkArguments {
  const isSession =
    last === 'set_cookie' && name !== undefined && /^[a-z]*["'][\w.-]*(?:sess\w*|sid)["']$/i.test(code(name));
  return isSession ? [value ?? named.get('value')] : undefined;
}

/** The text that a slow pattern is matched with; a short text can block it for minutes. */
export function selectSlowMatch({
  name,
  last,
  receiver,
  positional: [pattern, text],
  written,
  code,
}: JudgedCall): SinkArguments {
  if (!/^(?:match|search|fullmatch|findall|finditer|sub|split)$/.test(last)) return undefined;
  const isModule = name.startsWith('re.');
  const compiled =
    isModule || receiver === undefined
      ? undefined
      : /\bcompile\(\s*([\s\S]*?)\s*(?:,|\)\s*$)/.exec(written(receiver))?.[1];
  const expression = isModule ? (pattern?.name === 'String' ? code(pattern) : '') : (compiled ?? '');
  const plain = expression.replace(/^[a-z]*(['"]{3}|['"])([\s\S]*)\1$/i, '$2');
  if (plain === expression || !isSlowPattern(plain.replaceAll('(?P<', '(?<'))) return undefined;
  return [isModule ? text : pattern];
}

/** A session that is only base64: a client can create any session. */
export function selectUnsignedCookie({ name, positional: [value] }: JudgedCall): SinkArguments {
  const isDecoded =
    name === 'json.loads' && value?.name === 'CallExpression' && value.getChild('MemberExpression') !== null;
  return isDecoded ? [value] : undefined;
}

/** A text that is written to a template file: `open("templates/a.html", "w").write(text)`. */
export function selectTemplateText({ last, receiver, positional: [text], written }: JudgedCall): SinkArguments {
  if (!/^(?:write|writelines|write_text)$/.test(last) || receiver === undefined) return undefined;
  const code = written(receiver);
  return /\bopen\(|Path\(/.test(code) && /["'/](?:templates|views)\/|\.(?:j2|jinja2?|mako|tmpl)["']/.test(code)
    ? [text]
    : undefined;
}

/** `getattr(module, name)()`, `globals()[name]()` */
export function selectFunctionName({ node, code }: JudgedCall): SinkArguments {
  const callee = node.firstChild;
  if (callee === null) return undefined;
  if (callee.name === 'CallExpression' && /^getattr\(/.test(code(callee)))
    return [callee.getChild('ArgList')?.lastChild?.prevSibling ?? undefined];
  const isTable = callee.name === 'MemberExpression' && /^(?:globals|locals|vars)\(\)\s*\[/.test(code(callee));
  return isTable ? [callee.lastChild?.prevSibling ?? undefined] : undefined;
}

/** `search('ou=x', '(uid=…)')` in ldap3, `search_s(base, scope, filter)` in python-ldap. */
export function selectDirectoryFilter({ last, positional, named, written }: JudgedCall): SinkArguments {
  if (/^search(?:_s|_st|_ext|_ext_s)$/.test(last)) return [...positional.slice(1), named.get('filterstr')];
  const filter = positional[1] ?? named.get('search_filter');
  return last === 'search' && filter !== undefined && /["']\(*[&|!]*\(?\w+=/.test(written(filter))
    ? [filter]
    : undefined;
}

/** Excludes parsers that are configured to ignore entities. */
export function selectXmlText({ name, last, positional, named, written }: JudgedCall): SinkArguments {
  const isParser =
    /(?:^|\.)(?:etree|objectify)\.(?:fromstring|parse|XML|iterparse)$/.test(name) && !/^xml\./.test(name);
  if (!isParser) return last === 'pulldom' ? [positional[0]] : undefined;
  const parser = positional[1] ?? named.get('parser');
  return parser !== undefined && /resolve_entities\s*=\s*False/.test(written(parser)) ? undefined : [positional[0]];
}
