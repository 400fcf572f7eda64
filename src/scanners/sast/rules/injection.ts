/** Text that runs as code, or as a query, a command or a template, and data that is read as objects. */
import type { Flow, Origin } from '../flow/facts.ts';
import {
  type CallSyntax,
  findFirstValue,
  findProperty,
  getKey,
  getPlainText,
  hasSpread,
  isFalse,
  isFunction,
  isTrue,
  type Syntax,
  unwrap,
} from '../flow/syntax.ts';
import { findPartsOrigin, joinWords, listTextParts } from '../flow/text.ts';
import { findWritesBefore } from '../flow/writes.ts';
import type { ScriptRule } from './rule.ts';
import {
  findObjectLiteral,
  getReceiver,
  getRootName,
  isNoFunction,
  isResponseCall,
  type Sinks,
  visitCalls,
} from './syntax-queries.ts';

const virtualMachine = /^(?:vm|vm2|isolated-vm)\.(?:runIn\w+|compileFunction|Script|\w+\(\)\.run\w*|VMScript)$/;
const evaluators =
  /^(?:safe-eval|static-eval|notevil|expression-eval\.eval|mathjs\.(?:eval|evaluate|compile|parse)|mathjs(?:\.create)?\(\)\.(?:eval|evaluate)|sandboxjs|node-eval|require-from-string|eval-sanitizer|jsonpath\.query)(?:\(\))?$/;
const timers = /^(?:setTimeout|setInterval|setImmediate|execScript)$/;

const codeInjection: ScriptRule = {
  id: 'code-injection',
  weakness: 'code-evaluated',
  remediation:
    'Parse data with JSON.parse, look functions up in a table, or use an expression parser. Do not execute text.',
  severity: { outside: 'HIGH', entry: 'HIGH', parameter: 'MEDIUM', unknown: 'MEDIUM', constant: 'INFO' },
  variants: {
    function: {
      weakness: 'code-function',
      severity: { outside: 'HIGH', entry: 'HIGH', parameter: 'MEDIUM', unknown: 'MEDIUM', constant: 'INFO' },
    },
    timer: {
      weakness: 'code-timer',
      severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM', unknown: 'MEDIUM', constant: 'LOW' },
    },
    machine: { weakness: 'code-machine', severity: { outside: 'HIGH' } },
    chosen: {
      weakness: 'function-chosen',
      remediation: 'Look the function up in a Map, or check with Object.hasOwn that the object itself has the name.',
      severity: { outside: 'MEDIUM' },
    },
    evaluator: { weakness: 'code-expression', severity: { outside: 'HIGH' } },
  },
  rows: [
    { call: /^eval$/, given: { 0: isNoFunction }, values: [0] },
    { call: /^Function$/, given: { 0: isNoFunction }, values: 'all', variant: 'function' },
    {
      method: /^constructor$/,
      given: { 0: isNoFunction },
      when: ({ source }, { callee }: CallSyntax) => /\.constructor\.constructor$/.test(source.getText(callee)),
      values: 'all',
      variant: 'function',
    },
    { call: timers, given: { 0: isCodeText }, values: [0], variant: 'timer' },
    { call: evaluators, given: { 0: isNoFunction }, values: [0], variant: 'evaluator' },
  ],
  find: (flow) =>
    visitCalls((node): Sinks => {
      const chosen = findChosenKey(flow, node.callee as Syntax);
      if (chosen !== undefined) return { at: node, origin: chosen, variant: 'chosen' };
      const [first, second] = node.arguments;
      return first !== undefined && isNoFunction(first) && virtualMachine.test(flow.names.qualified(node.callee) ?? '')
        ? { at: node, values: [first, ...listExecutedValues(flow, first, second)], variant: 'machine' }
        : undefined;
    }),
};

function isCodeText(value: Syntax, flow: Flow): boolean {
  if (isFunction(value)) return false;
  const isText =
    (value.type === 'Literal' && typeof value.value === 'string') ||
    value.type === 'TemplateLiteral' ||
    (value.type === 'BinaryExpression' && value.operator === '+');
  return isText || flow.originOf(value).some(({ level }) => level === 'outside');
}

/** The key in `handlers[key]()`, if it comes from outside. */
function findChosenKey(flow: Flow, callee: Syntax): Origin | undefined {
  const inner = unwrap(callee);
  const [definition] = inner.type === 'Identifier' ? (flow.names.variableOf(inner)?.defs ?? []) : [];
  const isMade =
    definition?.type === 'Variable' && definition.node.init != null && definition.node.id === definition.name;
  const member = isMade ? unwrap(definition.node.init as Syntax) : inner;
  if (member.type !== 'MemberExpression' || !member.computed || getPlainText(member.property) !== undefined)
    return undefined;
  // With a fixed part, it is no name of what an object inherits.
  const key = unwrap(member.property as Syntax);
  if (key.type === 'TemplateLiteral' && key.quasis.some(({ value }) => value.raw !== '')) return undefined;
  const origin = flow
    .originOf(member.property as Syntax)
    .filter(({ level, kind }) => level === 'outside' && /^(?:web|header)$/.test(kind));
  return origin.length > 0 ? origin : undefined;
}

const executing = /(?:eval\w*|exec\w*|run\w*|compile\w*|interpret\w*|Function|setTimeout|setInterval)$/i;

/** The values that a script takes from its sandbox. For a constant one those it runs: it may read others as data. */
function listExecutedValues(flow: Flow, script: Syntax, context: Syntax | undefined): Syntax[] {
  const sandbox = findObjectLiteral(flow, context);
  const text = getPlainText(script);
  if (sandbox === undefined || text === undefined) return context === undefined ? [] : [sandbox ?? context];
  return [...text.matchAll(/([\w$.]+)\s*\(\s*([\w$]+)/g)].flatMap(([, callee = '', name = '']) => {
    const value = executing.test(callee) ? findProperty(sandbox, name) : undefined;
    return value === undefined ? [] : [value];
  });
}

const shells =
  /^(?:(?:child_process|child-process-promise|cross-spawn|mz\/child_process)\.(?:exec|execSync)|shelljs\.exec|execa\.(?:command|execaCommand|commandSync)|execaCommand(?:Sync)?|node-cmd\.(?:get|run|runSync)|shelljs\/global\.exec)$/;
const programs =
  /^(?:(?:child_process|cross-spawn|mz\/child_process)(?:\.(?:spawn|spawnSync|sync|execFile|execFileSync))?|execa(?:\.\w+)?)$/;
const shellProgram = /(?:^|[/\\])(?:(?:ba|z|da|k|c)?sh|cmd(?:\.exe)?|powershell(?:\.exe)?)$/i;

const commandInjection: ScriptRule = {
  id: 'command-injection',
  weakness: 'shell-command',
  remediation: 'Use execFile or spawn with a fixed program and an array of arguments, and no shell.',
  severity: { outside: 'HIGH', entry: 'HIGH', parameter: 'MEDIUM', unknown: 'LOW' },
  purpose: 'shell',
  kinds: ['web', 'header', 'archive'],
  variants: {
    whole: { severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'LOW' } },
  },
  find: (flow) => {
    const createTextSink = (at: Syntax, value: Syntax) => {
      const isBuilt = /\S/.test(joinWords(listTextParts(flow, value)));
      return { at, values: [value], ...(isBuilt ? {} : { variant: 'whole' }) };
    };
    return visitCalls((node) => {
      const name = flow.names.qualified(node.callee) ?? '';
      const [first, second, third] = node.arguments;
      if (first === undefined) return undefined;
      if (shells.test(name)) return createTextSink(node, first);
      if (!programs.test(name)) return undefined;
      const options = [second, third].find(
        (argument) => argument !== undefined && unwrap(argument).type === 'ObjectExpression',
      );
      const shell = findProperty(options, 'shell');
      const hasShell = isTrue(shell) || (shell !== undefined && !isFalse(shell) && getPlainText(shell) !== undefined);
      if (hasShell || (shellProgram.test(getPlainText(first) ?? '') && second !== undefined))
        return { at: node, values: node.arguments.filter((argument) => argument !== options) };
      return { at: node, values: [first], variant: 'whole', most: 'outside' as const };
    });
  },
};

const paths =
  /^(?:xpath(?:\.js)?|xpath-html|xpath-ts|fontoxpath)\.(?:select1?|selectWithResolver|evaluate|parse|evaluateXPath\w*|useNamespaces\(\))$|^document\.evaluate$/;
/** `(uid=…)`, `(&(a=b)(c=…))`. */
const filter = /\(\s*(?:[&|!]\s*\(\s*)*[\w.;-]+\s*[~<>]?=/;

const directoryQuery: ScriptRule = {
  id: 'directory-query',
  weakness: 'ldap-filter',
  remediation: 'Build the filter with the classes of the library, or escape the value for use in a filter.',
  severity: { outside: 'HIGH', entry: 'LOW', parameter: 'LOW' },
  purpose: 'html',
  variants: {
    xpath: {
      weakness: 'xpath-query',
      remediation: 'Use XPath variables, or allow only letters and digits in the value.',
      severity: { outside: 'HIGH' },
    },
  },
  rows: [
    { call: paths, values: [0], variant: 'xpath' },
    { method: /^find$/, given: { 0: isQueryText }, values: [0], variant: 'xpath' },
  ],
  find: (flow) =>
    visitCalls((node): Sinks => {
      const [first, second] = node.arguments;
      const method = flow.names.last(node.callee);
      if (method !== 'search' && method !== 'searchUser' && method !== 'findUser') return undefined;
      const text: Syntax | undefined =
        findProperty(findObjectLiteral(flow, second), 'filter') ??
        findProperty(findObjectLiteral(flow, first), 'filter') ??
        second;
      if (text === undefined) return undefined;
      const parts = listTextParts(flow, text);
      return filter.test(joinWords(parts)) ? { at: node, origin: findPartsOrigin(flow, parts) } : undefined;
    }),
};

/** The find method of a database takes an object or a function. */
function isQueryText(value: Syntax, flow: Flow): boolean {
  return flow.loads(/^libxmljs2?$/) && findObjectLiteral(flow, value) === undefined && !isFunction(value);
}

/** Statements, even if only their beginning or a part is literal. */
const statement =
  /^\s*\(?\s*(?:select\b[\s\S]*\bfrom\b|insert\s+into\b|update\b[\s\S]+\bset\b|delete\s+from\b|replace\s+into\b|merge\s+into\b|with\b[\s\S]*\bselect\b|create\s+(?:table|user|database|index|view)\b|drop\s+(?:table|user|database)\b|alter\s+(?:table|user)\b|call\s+\w|exec(?:ute)?\s+\w|truncate\s+table|grant\s|union\s+select\b|match\s*\([\s\S]*\breturn\b)|\bwhere\s+[\w."`[\]]+\s*(?:=|like|in|<|>|is)\s*|\border\s+by\s|\bvalues\s*\(/i;
const anything =
  /^(?:literal|whereRaw|orWhereRaw|andWhereRaw|orderByRaw|groupByRaw|havingRaw|joinRaw|selectRaw|fromRaw|\$queryRawUnsafe|\$executeRawUnsafe)$/;
const methods =
  /^(?:query|execute|exec|executeSql|run|all|get|each|raw|prepare|unsafe|any|one|none|many|oneOrNone|manyOrNone|result|batch|queryRaw|createQueryBuilder|where|andWhere|orWhere|having|orderBy|multi|stream|executeQuery|runQuery|rawQuery|request|sql|fetchAll|fetchOne|scalar|iterate)$/;
/** Methods of query builders, whose texts are parts of a statement. */
const condition = /^(?:where|andWhere|orWhere|having|andHaving|orHaving|on)$/;
const printing = /^(?:console|log|logger|winston|debug|res|response|reply|Error|assert|expect|chalk)$/i;
const database =
  /^(?:db|database|conn|connection|pool|client|sequelize|knex|sql|pg|mysql|postgres|sqlite\w*|mssql|con|cnx|dbConn\w*|pgClient|orm|prisma|entityManager|manager|queryRunner|session|cursor|stmt)$/i;
/** Packages whose objects take whole statements. */
const databasePackage =
  /^(?:mysql2?|mariadb|pg|pg-promise|postgres|sqlite3?|better-sqlite3|sequelize|sequelize-typescript|knex|typeorm|@prisma\/client|mssql|oracledb|tedious|slonik|@libsql\/client|mysql2\/promise|promise-mysql|@mikro-orm\/\w+|kysely|drizzle-orm|duckdb|@neondatabase\/serverless|@vercel\/postgres|cassandra-driver|snowflake-sdk)(?:[.(]|$)/;

const sqlInjection: ScriptRule = {
  id: 'sql-injection',
  remediation: 'Use parameters (?, $1, :name) and pass the values separately; take column names from a fixed list.',
  severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM' },
  purpose: 'sql',
  kinds: ['web', 'header', 'archive'],
  find: (flow) =>
    visitCalls((node) => {
      const method = flow.names.last(node.callee);
      const [first] = node.arguments;
      if (first === undefined) return undefined;
      const text: Syntax =
        findProperty(first, 'text') ?? findProperty(first, 'sql') ?? findProperty(first, 'query') ?? unwrap(first);
      if (/^(?:ObjectExpression|Literal|ArrayExpression|ArrowFunctionExpression|FunctionExpression)$/.test(text.type))
        return undefined;
      const receiver = getReceiver(node);
      const parts = listTextParts(flow, text);
      const words = joinWords(parts);
      // Finding the origin of values is expensive, and most calls contain no SQL words.
      const findValueOrigin = () => findPartsOrigin(flow, parts);
      const findOutsideOrigin = () => findValueOrigin().filter(({ level }) => level === 'outside');
      if (statement.test(words)) {
        if (printing.test(getRootName(node.callee))) return undefined;
        return {
          at: node,
          origin: methods.test(method) || anything.test(method) ? findValueOrigin() : findOutsideOrigin(),
        };
      }
      // The literal text before the first value.
      const before = joinWords(
        parts.slice(
          0,
          Math.max(
            0,
            parts.findIndex((part) => !('text' in part)),
          ),
        ),
      );
      const isCondition =
        condition.test(method) && /[\w.)"`\]]\s*(?:=|<>|!=|<|>|\b(?:like|in)\b)\s*\(?['"%]*\s*$/im.test(before);
      if (isCondition || anything.test(method)) return { at: node, origin: findOutsideOrigin() };
      const isDatabase =
        receiver !== undefined &&
        (databasePackage.test(flow.names.qualified(receiver) ?? '')
          ? methods.test(method)
          : database.test(getRootName(receiver)) && /^(?:query|execute|raw|exec|run)$/.test(method));
      return isDatabase ? { at: node, origin: findOutsideOrigin() } : undefined;
    }),
};

const compilers =
  /^(?:(?:pug|jade|ejs|handlebars|hbs|swig|swig-templates|dot|doT|eta|hogan\.js|hogan|mustache|nunjucks|twig|velocityjs|squirrelly|marko|underscore|lodash|_|ect|haml|hamljs|consolidate\.\w+|Handlebars|Mustache|template7|art-template|liquidjs\.Liquid\(\)|nunjucks\.\w+\(\))\.(?:compile|render|renderString|template|precompile|parseAndRender|twig|compileString|Template)|lodash\.template|lodash\/template)$/;

const writers =
  /^(?:fs|fs\/promises|fs-extra|graceful-fs)\.(?:promises\.)?(?:writeFile|appendFile|outputFile)(?:Sync)?$/;

const templateInjection: ScriptRule = {
  id: 'template-injection',
  weakness: 'template-source',
  remediation: 'Keep templates constant and pass values when rendering them.',
  severity: { outside: 'HIGH' },
  kinds: ['web', 'header'],
  variants: {
    built: {
      weakness: 'template-built',
      severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM', unknown: 'MEDIUM' },
    },
    file: { weakness: 'template-file' },
    options: {
      weakness: 'template-options',
      remediation: 'Pass only the values that the template needs.',
      severity: { outside: 'HIGH' },
    },
  },
  rows: [
    { call: writers, given: { 0: isTemplateFile }, values: [1], variant: 'file' },
    { call: compilers, given: { 0: isBuiltText }, values: [0], variant: 'built' },
    { call: compilers, values: [0] },
  ],
  find: (flow) =>
    visitCalls((node): Sinks => {
      const [, options] = node.arguments;
      const isRendered = flow.names.last(node.callee) === 'render' && isResponseCall(flow, node);
      if (!isRendered || options === undefined) return undefined;
      const object = findObjectLiteral(flow, options);
      const spread = (object?.properties ?? []).flatMap((part) => (part.type === 'Property' ? [] : [part.argument]));
      const values = object === undefined ? [options] : hasSpread(object) ? spread : [];
      if (values.length === 0) return undefined;
      const origin = values
        .flatMap((value) => flow.originOf(value))
        .filter(
          ({ level, text, isText }) =>
            level === 'outside' && (!isText || /\bparams$/.test(text)) && /\b(?:body|query|payload)$/.test(text),
        );
      return { at: node, variant: 'options', origin };
    }),
};

/** Whether values are inserted into a text: with `replace`, `+` or a template. */
function isBuiltText(node: Syntax, flow: Flow): boolean {
  const inner = unwrap(node);
  if (inner.type === 'BinaryExpression' || inner.type === 'TemplateLiteral') return true;
  if (inner.type === 'CallExpression' && inner.callee.type === 'MemberExpression') {
    const [, second] = inner.arguments;
    return /^replace(?:All)?$/.test(getKey(inner.callee)) && second !== undefined && flow.originOf(second).length > 0;
  }
  const variable = inner.type === 'Identifier' ? flow.names.variableOf(inner) : undefined;
  if (variable === undefined || inner.type !== 'Identifier') return false;
  return findWritesBefore(flow, variable, inner).some(
    ({ value, isAdded }) => isAdded || (value !== inner && value.type !== 'Identifier' && isBuiltText(value, flow)),
  );
}

/** A file in the templates folder, or with a template extension. */
function isTemplateFile(path: Syntax, flow: Flow): boolean {
  const words = `${joinWords(listTextParts(flow, path))} ${flow.source.getText(path)}`;
  return /(?:^|[\s/"'`])(?:views|templates)(?:[/"'`]|$)|\.(?:ejs|pug|jade|hbs|handlebars|njk|mustache|eta|liquid)\b/.test(
    words,
  );
}

const running =
  /^(?:node-serialize|serialize-to-js|funcster|cryo|serijs|node-serialize-js)\.(?:unserialize|deserialize|deepDeserialize|parse)$/;
const loading = /^(?:js-yaml|yamljs)\.(?:load|loadAll|parse)$/;

const deserialization: ScriptRule = {
  id: 'deserialization',
  weakness: 'functions-read',
  remediation: 'Use JSON.parse and validate the result against a schema.',
  severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM', unknown: 'MEDIUM' },
  variants: {
    yaml: {
      weakness: 'yaml-unlimited',
      remediation:
        'Limit the size of the document, use JSON_SCHEMA, or use a parser that limits aliases (yaml: maxAliasCount).',
      severity: { outside: 'MEDIUM' },
    },
    buffer: { weakness: 'v8-read', severity: { outside: 'MEDIUM' } },
  },
  rows: [
    { call: running, values: [0] },
    { call: /^v8\.deserialize$/, values: [0], variant: 'buffer' },
    { call: loading, when: allowsFunctions, values: [0] },
    { call: loading, when: isUnlimited, values: [0], variant: 'yaml' },
  ],
};

function isUnlimited(flow: Flow, { arguments: [, options] }: CallSyntax): boolean {
  const text = options && flow.source.getText(findObjectLiteral(flow, options) ?? options);
  return !/JSON_SCHEMA|FAILSAFE_SCHEMA|CORE_SCHEMA|SAFE_SCHEMA/.test(text ?? '');
}

/** Schemas that accept functions and regular expressions. */
function allowsFunctions(flow: Flow, { arguments: [, options] }: CallSyntax): boolean {
  const schema = findProperty(findObjectLiteral(flow, options), 'schema');
  if (schema === undefined) return false;
  const value = findFirstValue(flow.names, schema);
  return (
    /DEFAULT_FULL_SCHEMA/.test(flow.source.getText(schema)) ||
    (value !== undefined && /\.extend\(/.test(flow.source.getText(value)) && flow.loads(/^js-yaml-js-types$/))
  );
}

export const injectionRules: readonly ScriptRule[] = [
  codeInjection,
  commandInjection,
  sqlInjection,
  templateInjection,
  deserialization,
  directoryQuery,
];
