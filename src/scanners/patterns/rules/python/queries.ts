/** Values in the text of queries, in models and in XML. */
import type { PatternRules, PatternSink } from '../../rule.ts';

/** `f(**value)` */
const spread = '(call function: (_) @name arguments: (argument_list (dictionary_splat (_) @value))) @at';

const methods =
  '(?:find|find_one|find_one_and_(?:update|delete|replace)|count_documents|delete_one|delete_many|update_one|update_many|replace_one|aggregate)';

/** A receiver whose type is not known has one of these names. */
const collection = /(?:^|\.)(?:db|mongo|database)\b|coll/i;

const callee = new RegExp(String.raw`^(?:(?:pymongo|motor|flask_pymongo|mongoengine)\b.*|)\.${methods}$`);

/** What a client sends may be an object. Data of a form or a URL is text, which contains no operators. */
const source = /json|body|\bdata\b|loads|payload|event|media/i;

/** The words of a statement. */
const statement =
  /\b(?:select|insert|update|delete|where|from|order by|group by|union|alter|drop|create|truncate|call|exec|set|values)\b|=\s*['"%]/i;

/** The beginning of a statement, or of a query in Cypher. */
const start =
  /^[\s(]*(?:select\b|insert\s+into\b|update\b[\s\S]*\bset\b|delete\s+from\b|with\b[\s\S]*\bselect\b|replace\s+into\b|call\s+[\w.]*\(|exec\s+\w+\s+@|(?:match|merge|create)\s*\(|(?:create|drop|alter)\s+(?:table|view|index|database|schema|user|role)\b)/i;

/** Types whose methods of the same names do something else. */
const other = String.raw`(?!(?:subprocess|asyncio|concurrent|celery|graphene|graphql|gql|uvicorn|flask\.Flask|bottle|requests|httpx|aiohttp)\b)`;

const places = [
  {
    name: /(?:^|\.)(?:execute|executemany|executescript|mogrify|execute_query|execute_sql|exec_driver_sql|read_sql|read_sql_query|RawSQL)$/,
    callee: new RegExp(String.raw`^${other}(?:.*\.)?\w+$`),
    unlessReceiver: /(?:[sS]chema|[eE]xecutor|graphql|gql)$/,
    argument: [0],
    keywords: ['query', 'sql', 'statement'],
  },
  {
    name: /(?:objects|_set|query|session|engine|db|connection|\))\.raw$|^[A-Z]\w*\.raw$/,
    callee: /\.raw$/,
    argument: [0],
    keywords: ['raw_query', 'sql'],
  },
  // Other values are parameters.
  {
    name: /(?:objects|_set|query|session|engine|db|connection|\))\.extra$/,
    callee: /\.extra$/,
    argument: [0, 1, 3, 4],
    keywords: ['select', 'where', 'tables', 'order_by'],
  },
  {
    name: /\.(?:fetch|fetchrow|fetchval|fetch_all|fetch_one|fetch_val|iterate|query|prepare|run)$/,
    callee: new RegExp(String.raw`^${other}.*\.\w+$`),
    argument: [0],
    keywords: ['query', 'statement'],
    unlessReceiver: /^(?:subprocess|sp|asyncio|app)$/,
    holds: start,
  },
  {
    name: /^(?:sqlalchemy\.(?:sql\.(?:expression\.)?)?|sa\.|db\.)?(?:text|literal_column)$/,
    callee: /^(?:(?:sqlalchemy|flask_sqlalchemy)\b.*|sa|db|)\.(?:text|literal_column)$/,
    argument: [0],
  },
] as const satisfies readonly PatternSink[];

const lxml = {
  name: /(?:^|\.)(?:etree|objectify)\.(?:fromstring|parse|XML|iterparse)$/,
  callee: /^(?:lxml\b.*|etree|objectify|)\.(?:fromstring|parse|XML|iterparse)$/,
  argument: [0],
};

export const queries: PatternRules = {
  'nosql-injection': {
    remediation: 'Convert each value to its expected type, for example with str(), before using it in a query.',
    severity: { outside: 'HIGH' },
    purpose: 'code',
    sinks: [
      {
        name: new RegExp(String.raw`\.${methods}$`),
        callee,
        receiver: collection,
        given: /^\(\s*(?!\{)/,
        argument: [0],
        keywords: ['filter'],
        isText: false,
        source,
      },
      {
        query: '(call function: (_) @name arguments: (argument_list . (dictionary (pair value: (_) @value)))) @at',
        name: new RegExp(String.raw`\.${methods}$`),
        callee,
        receiver: collection,
        isText: false,
        source,
      },
      {
        name: /\.(?:scan|query)$/,
        given: /\b(?:ScanFilter|QueryFilter)\s*=/,
        argument: [],
        keywords: ['ScanFilter', 'QueryFilter'],
        source,
      },
      // Code that the database executes.
      {
        query: '(call arguments: (argument_list . (dictionary (pair key: (string) @name value: (_) @value)))) @at',
        name: /\$(?:where|function|accumulator)/,
        at: new RegExp(String.raw`^[^({]*\.${methods}\(`),
      },
    ],
  },
  'query-keywords': {
    remediation: 'Take the allowed conditions by name.',
    severity: { outside: 'HIGH' },
    purpose: 'keys',
    sinks: [
      {
        query: spread,
        name: /\b(?:objects|query|_set|manager|queryset|qs)\b.*\.(?:filter|exclude|get|filter_by|get_or_create|order_by|values|annotate)$|^(?:(?:django\.db\.)?models\.)?Q$/s,
      },
      {
        query:
          '(call function: (_) @name arguments: (argument_list (dictionary_splat (dictionary (pair key: (_) @value))))) @at',
        name: /\b(?:objects|query|_set|manager|queryset|qs)\b.*\.(?:filter|exclude|get|filter_by|get_or_create|order_by|values|annotate)$|^(?:(?:django\.db\.)?models\.)?Q$/s,
      },
    ],
  },
  'mass-assignment': {
    remediation: 'Take the allowed fields by name, or validate the request against a schema that refuses others.',
    severity: { outside: 'MEDIUM' },
    purpose: 'keys',
    sinks: [
      {
        query: spread,
        name: /(?:^|\.)[A-Z]\w*[a-z]\w*$|\bobjects\b.*\.(?:create|update|update_or_create|get_or_create)$|\b(?:insert|update)\(.*\)\.values$/s,
      },
      {
        name: /__dict__\.update$|\bquery\b.*\.update$|\.insert_(?:one|many)$/s,
        callee: /\.\w+$/,
        argument: [0],
      },
      { name: /^(?:builtins\.)?setattr$/, callee: /^(?:builtins|)\.setattr$/, argument: [1] },
    ],
  },
  'xpath-injection': {
    remediation: 'Pass values as XPath variables.',
    severity: { outside: 'HIGH' },
    purpose: 'xpath',
    sinks: [
      { name: /\.xpath$/, callee: /\.xpath$/, argument: [0] },
      { name: /\.(?:XPath|ETXPath)$/, callee: /^(?:lxml\.etree|etree|)\.(?:XPath|ETXPath)$/, argument: [0] },
      {
        name: /(?:^|\.)elementpath\.(?:select|iter_select|Selector)$/,
        callee: /\.(?:select|iter_select|Selector)$/,
        argument: [0, 1],
      },
      {
        name: /\.(?:find|findall|findtext|iterfind)$/,
        callee: /^(?:lxml|xml)\.\S*\.(?:find|findall|findtext|iterfind)$/,
        inFile: /\b(?:lxml|ElementTree)\b/,
        argument: [0],
      },
    ],
  },
  'ldap-injection': {
    remediation: 'Escape the value with ldap.filter.escape_filter_chars.',
    severity: { outside: 'HIGH' },
    purpose: 'ldap',
    sinks: [
      {
        name: /\.search(?:_s|_st|_ext|_ext_s)$/,
        callee: /\.search\w+$/,
        argument: [1, 2, 3, 4, 5],
        keywords: ['filterstr'],
      },
      {
        name: /\.search$/,
        callee: /^(?:ldap3\b.*|)\.search$/,
        argument: [1],
        keywords: ['search_filter'],
        holds: /^\(?[&|!]|\(*[&|!]*\(?\w+=/,
      },
    ],
  },
  'sql-injection': {
    remediation:
      'Pass values as parameters of execute(), never by string formatting; take column names from a fixed list.',
    severity: { outside: 'HIGH' },
    purpose: 'sql',
    sinks: [
      ...places,
      // A statement that is built from other values.
      ...places.map((place) => ({
        ...{ holds: statement, ...place, isBuilt: true },
        severity: { unknown: 'MEDIUM', local: 'MEDIUM' } as const,
      })),
      // Quotes around a value show that it is no parameter, whoever runs the statement.
      {
        query: '[(assignment right: (_) @value @at) (return_statement . (_) @value @at)]',
        at: /^\(?[a-z]{0,2}["']+\s*(?:select|insert|update|delete|replace|with)\b[\s\S]*'(?:%|\{|["']+\s*\+)/i,
        holds: /\b(?:from|into|set)\b[\s\S]*(?:[=<>]|\blike|\bin\s*\(|\bvalues\b[\s\S]*[(,])\s*'%{0,2}'/i,
        unlessAround: /escape\w*\(|\.replace\(\s*["']\\?'["']\s*,/,
        isBuilt: true,
        isLocal: true,
        severity: { outside: 'MEDIUM', unknown: 'LOW', local: 'LOW' },
      },
    ],
  },
  'xml-entities': {
    remediation: 'Parse with defusedxml, or turn off entities, DTDs and network access.',
    severity: { outside: 'HIGH' },
    purpose: 'code',
    sinks: [
      // Without a parser of its own, or with one that resolves entities.
      {
        ...lxml,
        given: /^(?![\s\S]*(?:,\s*(?:parser\s*=\s*)?[A-Za-z_][\w.]*\s*,?\s*\)$|\bresolve_entities\s*=\s*False))/,
      },
      {
        ...lxml,
        given: /,\s*(?:parser\s*=\s*)?[A-Za-z_][\w.]*\s*,?\s*\)$/,
        inFile: /^(?![\s\S]*\bresolve_entities\s*=\s*False)/,
      },
      // The setting is enough.
      {
        name: /(?:^|\.)XMLParser$/,
        given: /\b(?:resolve_entities|load_dtd|huge_tree)\s*=\s*True|\bno_network\s*=\s*False/,
        severity: { found: 'MEDIUM' },
      },
      {
        name: /(?:^|\.)setFeature$/,
        given: /(?:external_[gp]es\b|external-(?:general|parameter))[\s\S]*,\s*(?:True|1)\s*\)$/,
        severity: { found: 'HIGH' },
      },
    ],
  },
  /** Python's own parsers read no files. */
  'xml-expansion': {
    remediation: 'Parse with defusedxml, which refuses entities.',
    severity: { outside: 'MEDIUM' },
    purpose: 'code',
    sinks: [
      {
        name: /(?:^|\.)(?:ET|ElementTree)\.(?:fromstring|parse|XML|iterparse)$|(?:^|\.)(?:parseString|minidom\.parse|sax\.parse|pulldom\.parse)$/,
        callee: /^(?:xml\b.*|ET|ElementTree|minidom|sax|pulldom|)\.(?:fromstring|parse|XML|iterparse|parseString)$/,
        argument: [0],
      },
    ],
  },
};
