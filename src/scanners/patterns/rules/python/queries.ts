/** Queries of databases, directories and documents that are no SQL. */
import type { PatternRule } from '../../rule.ts';
import { spread } from './calls.ts';

const methods =
  '(?:find|find_one|find_one_and_(?:update|delete|replace)|count_documents|delete_one|delete_many|update_one|update_many|replace_one|aggregate)';
/** A receiver whose type is not known has one of these names. */
const collection = /(?:^|\.)(?:db|mongo|database)\b|coll/i;
const callee = new RegExp(String.raw`^(?:(?:pymongo|motor|flask_pymongo|mongoengine)\b.*|)\.${methods}$`);

/** What a client sends may be an object. Data of a form or a URL is text, which contains no operators. */
const source = /json|body|\bdata\b|loads|payload|event|media/i;

export const nosqlInjection: PatternRule = {
  weakness: 'nosql-injection',
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
};

export const queryKeywords: PatternRule = {
  weakness: 'query-keywords',
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
};

export const massAssignment: PatternRule = {
  weakness: 'mass-assignment',
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
};

export const xpathInjection: PatternRule = {
  weakness: 'xpath-injection',
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
};

export const ldapInjection: PatternRule = {
  weakness: 'ldap-injection',
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
};
