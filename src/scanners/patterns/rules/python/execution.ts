/** Values that run: as code, commands, objects, templates or expressions. */
import { isSlowPattern } from '../../../sast/flow/repetition.ts';
import type { PatternRules, PatternSink } from '../../rule.ts';
import { assignment } from './settings.ts';

const shellSeverity = { outside: 'CRITICAL', local: 'MEDIUM' } as const;

const shell = String.raw`\bshell\s*=(?!\s*(?:False|0|None)\b)`;

const withoutShell = new RegExp(String.raw`^(?![\s\S]*${shell})`);

/** Calls that start a program without a shell. */
const starts: readonly PatternSink[] = [
  {
    name: /^(?:(?:subprocess|sp)\.(?:run|call|check_call|check_output|Popen)|Popen|check_output|check_call)$/,
    callee: /^(?:subprocess|sp|)\.(?:run|call|check_call|check_output|Popen)$/,
    argument: [0],
    keywords: ['args'],
  },
  {
    name: /^(?:asyncio\.)?(?:subprocess\.)?create_subprocess_exec$/,
    callee: /^(?:asyncio(?:\.subprocess)?|)\.create_subprocess_exec$/,
    argument: [0, 1, 2, 3, 4, 5, 6, 7],
  },
];

const yamlLoad = {
  name: /^(?:ruamel\.)?yaml\.(?:load|load_all|unsafe_load|unsafe_load_all|full_load|full_load_all)$/,
  callee: /^(?:(?:ruamel\.)?yaml|)\.(?:load|load_all|unsafe_load|unsafe_load_all|full_load|full_load_all)$/,
  argument: [0],
  keywords: ['stream'],
};

const table = /^(?:globals|locals|vars)\([\s\S]*\)$|\.__dict__$/;

/** Two repetitions on a line, of which one may be in the other. */
const inFile = /[+*}][^\n]{0,200}\)[+*{]/;

/** A short text can block the program for minutes. */
const called = { test: (text: string): boolean => isSlowPattern(text.replaceAll('(?P<', '(?<')) };

export const execution: PatternRules = {
  'code-injection': {
    remediation: 'Use ast.literal_eval for data, or a table of allowed functions. Do not execute text.',
    severity: { outside: 'CRITICAL' },
    purpose: 'code',
    sinks: [
      {
        name: /^(?:builtins\.|__builtins__\.)?(?:eval|exec|execfile)$/,
        callee: /^(?:builtins|__builtins__|)\.(?:eval|exec|execfile)$/,
        argument: [0],
        keywords: ['source', 'object'],
      },
      {
        name: /^(?:(?:builtins\.)?__import__|(?:importlib\.)?import_module|runpy\.run_(?:path|module))$/,
        callee: /^(?:builtins|importlib|runpy|)\.(?:__import__|import_module|run_path|run_module)$/,
        argument: [0],
        keywords: ['name'],
        severity: { outside: 'HIGH' },
      },
    ],
  },
  'command-injection': {
    remediation: 'Call subprocess.run with a fixed program, a list of arguments, and no shell=True.',
    severity: { outside: 'CRITICAL' },
    purpose: 'command',
    sinks: [
      {
        name: /^(?:os\.(?:system|popen)|(?:asyncio\.)?(?:subprocess\.)?create_subprocess_shell|(?:popen2?|commands|subprocess)\.(?:getoutput|getstatusoutput)|popen|system|getoutput|(?:pexpect\.|invoke\.)(?:run|spawn|runu|spawnu|sudo))$/,
        callee:
          /^(?:os|posix|popen2?|commands|subprocess|asyncio(?:\.subprocess)?|pexpect|invoke|)\.(?:system|popen|create_subprocess_shell|getoutput|getstatusoutput|run|runu|spawn|spawnu|sudo)$/,
        argument: [0],
        keywords: ['cmd', 'command'],
        severity: shellSeverity,
      },
      // A command of a notebook, which no other scanner knows.
      {
        name: /^get_ipython\(\)\.(?:system|getoutput)$/,
        argument: [0],
        severity: { outside: 'CRITICAL', local: 'MEDIUM', unknown: 'MEDIUM' },
      },
      {
        name: /^(?:subprocess\.|sp\.)?(?:run|call|check_call|check_output|Popen)$/,
        callee: /^(?:subprocess|sp|)\.(?:run|call|check_call|check_output|Popen)$/,
        given: new RegExp(shell),
        argument: [0],
        keywords: ['args'],
        severity: shellSeverity,
      },
      { name: /\.exec_command$/, callee: /\.exec_command$/, argument: [0], keywords: ['command'] },
      // Shells that ruff does not know.
      {
        name: /\.exec_command$/,
        callee: /\.exec_command$/,
        argument: [0],
        keywords: ['command'],
        isBuilt: true,
        inFile: /\bparamiko\b/,
        severity: { unknown: 'LOW', stored: 'LOW', local: 'LOW' },
      },
      {
        name: /(?:^|\.)create_subprocess_shell$/,
        callee: /\.create_subprocess_shell$/,
        argument: [0],
        keywords: ['cmd'],
        severity: { unknown: 'MEDIUM', stored: 'MEDIUM' },
      },
      // Which program runs, and what a shell in a list gets.
      // A text without a shell is all the name of a program, which a fixed beginning makes useless.
      ...starts.map((one) => ({ ...one, holds: /^(?:(?:ba|da|z|k|c)?sh|env|sudo|xargs|cmd)\b|^(?!\w[\w.-]* )/ })),
      ...starts.map((one) => ({ ...one, given: /^\(\s*(?:args\s*=\s*)?\[/ })),
      {
        name: /^os\.(?:exec[lv]\w*|posix_spawnp?|startfile)$/,
        callee: /^os\.(?:exec[lv]\w*|posix_spawnp?|startfile)$/,
        severity: { outside: 'HIGH' },
      },
      {
        name: /^os\.spawn[lv]\w*$/,
        callee: /^os\.spawn[lv]\w*$/,
        argument: [1, 2, 3, 4, 5, 6, 7],
        severity: { outside: 'HIGH' },
      },
      { name: /^pty\.spawn$/, callee: /^pty\.spawn$/, argument: [0], severity: { outside: 'HIGH' } },
      // The arguments of a program that is no shell.
      ...starts.map(
        (one) => ({ ...one, given: withoutShell, purpose: 'code', severity: { outside: 'MEDIUM' } }) as const,
      ),
      {
        name: /^os\.(?:exec[lv]|spawn[lv]|posix_spawn)\w*$/,
        callee: /^os\.(?:exec[lv]|spawn[lv]|posix_spawn)\w*$/,
        purpose: 'code',
        severity: { outside: 'MEDIUM' },
      },
    ],
  },
  deserialization: {
    remediation: 'Use JSON or yaml.safe_load. If data must be pickled, sign it and check the signature first.',
    severity: { outside: 'CRITICAL' },
    purpose: 'code',
    sinks: [
      {
        name: /^(?:c?[pP]ickle|dill|marshal|jsonpickle|cloudpickle|_pickle|joblib|shelve|torch|pandas|pd)\.(?:loads?|decode|open|read_pickle|Unpickler)$|^(?:read_pickle|jsonpickle_decode)$/,
        callee:
          /^(?:c?[pP]ickle|dill|marshal|jsonpickle|cloudpickle|_pickle|joblib|shelve|torch|pandas|pd|)\.(?:loads?|decode|open|read_pickle|Unpickler|jsonpickle_decode)$/,
        given: /^(?![\s\S]*\bweights_only\s*=\s*True)/,
        argument: [0],
      },
      {
        name: /^(?:numpy|np)\.load$/,
        callee: /^(?:numpy|np|)\.load$/,
        given: /\ballow_pickle\s*=\s*True/,
        argument: [0],
      },
      {
        ...{ ...yamlLoad, given: /^(?![\s\S]*(?:Safe|Base)Loader)/ },
        // A loader of the file that is a safe one under another name.
        inFile: /^(?![\s\S]*(?:\b(?:C?Safe|Base)Loader\s+as\s|\bclass\s+\w+\([^)]*\b(?:Safe|Base)Loader\b))/,
      },
      { ...yamlLoad, given: /^\([^,]*\)$|[,\s=.](?:C?Unsafe|C?Full|C)?Loader\s*[,)]/ },
      // An object of this library is configured when it is created.
      {
        name: /\.(?:load|load_all)$/,
        callee: /^ruamel\.yaml\.YAML\.(?:load|load_all)$/,
        inFile: /\bYAML\([^)]*["']unsafe["']/,
        argument: [0],
      },
      // The setting is enough.
      {
        query: assignment,
        name: /\bSESSION_SERIALIZER\b/,
        at: /=[^=]*PickleSerializer/,
        severity: { found: 'MEDIUM' },
      },
      {
        name: /^(?:cloudpickle\.loads?|joblib\.load|yaml\.unsafe_load(?:_all)?)$|\bjsonpickle\.unpickler\.Unpickler\(\)\.restore$/,
        severity: { found: 'MEDIUM' },
      },
      {
        name: /^yaml\.load_all$/,
        given: /^\([^,]+\)$|\b(?:Unsafe)?Loader\s*\)$/,
        severity: { found: 'MEDIUM' },
      },
      { name: /^torch\.load$/, given: /\bweights_only\s*=\s*False\b/, severity: { found: 'MEDIUM' } },
      // Until version 2.6, it is off by default.
      { name: /^torch\.load$/, unless: /\bweights_only\s*=/, severity: { found: 'LOW' } },
      {
        query: '(call arguments: (argument_list (keyword_argument name: (_) @name value: (true)))) @at',
        name: /^allow_(?:pickle|dangerous_deserialization)$/,
        at: /^[^(]*\bload\w*\s*\(/,
        severity: { found: 'LOW' },
      },
    ],
  },
  'template-injection': {
    remediation: 'Keep templates constant and pass values as variables.',
    severity: { outside: 'HIGH' },
    purpose: 'code',
    sinks: [
      {
        name: /(?:^|\.)(?:render_template_string|from_string)$|^(?:(?:jinja2|django\.template|mako\.template|tornado\.template|chameleon)\.)?(?:Template|PageTemplate)$/,
        callee:
          /^(?!.*Sandboxed)(?:.*\.)?(?:render_template_string|from_string)$|^(?:(?:jinja2|django\.template|mako\.template|tornado\.template|chameleon)\b.*|)\.(?:Template|PageTemplate)$/,
        argument: [0],
        keywords: ['source', 'template_string', 'text'],
      },
      // In Bottle: the name of a template, or its text.
      {
        name: /^bottle\.(?:template|SimpleTemplate)$/,
        callee: /^bottle\.(?:template|SimpleTemplate)$/,
        argument: [0],
      },
      // `open("templates/a.html", "w").write(text)`
      {
        name: /\.(?:write|writelines|write_text)$/,
        callee: /^(?:|.*\b(?:open|Path)\b.*)\.(?:write|writelines|write_text)$/,
        around: /\b(?:open|Path)\([^\n]*(?:["'/](?:templates|views)\/|\.(?:j2|jinja2?|mako|tmpl)["'])/,
        argument: [0],
      },
    ],
  },
  reflection: {
    remediation: 'Look the function up in a fixed table of allowed functions.',
    severity: { outside: 'MEDIUM' },
    purpose: 'code',
    sinks: [
      // `getattr(a, name)()`
      {
        query: '(call function: (call function: (_) @name arguments: (argument_list . (_) . (_) @value))) @at',
        name: /^(?:builtins\.)?getattr$/,
      },
      {
        query: '(call function: (call function: (_) @name arguments: (argument_list . (_) @value))) @at',
        name: /(?:^|\.)(?:methodcaller|attrgetter)$/,
      },
      // `globals()[name]()`
      { query: '(call function: (subscript value: (_) @name subscript: (_) @value)) @at', name: table },
      // A variable that a request decides is called.
      {
        query: '(call function: (identifier) @name @value) @at',
        name: /^(?!(?:getattr|setattr|hasattr|globals|locals|vars|print|len|str|int|isinstance|open)$)[a-z_]\w*$/,
        inFile: /\bgetattr\(|\b(?:globals|locals|vars)\(|\.__dict__\b/,
        isOnce: true,
      },
    ],
  },
  regex: {
    remediation: 'Escape the value with re.escape.',
    severity: { outside: 'LOW' },
    purpose: 'regex',
    sinks: [
      {
        name: /^re\.(?:compile|match|search|fullmatch|findall|finditer|sub|subn|split)$/,
        callee: /^(?:re|)\.(?:compile|match|search|fullmatch|findall|finditer|sub|subn|split)$/,
        // Not one text, which most are.
        given: /^(?!\(\s*[rb]?(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\s*[,)])/i,
        argument: [0],
        keywords: ['pattern'],
      },
    ],
  },
  'slow-regex': {
    remediation: 'Rewrite it without nested repetition, or limit the length of the input.',
    severity: { outside: 'MEDIUM' },
    purpose: 'regex',
    sinks: [
      {
        query: '(call function: (_) @name arguments: (argument_list . (_) @called . (_) @value)) @at',
        name: /^re\.(?:match|search|fullmatch|findall|finditer|split)$/,
        inFile,
        called,
      },
      {
        query: '(call function: (_) @name arguments: (argument_list . (_) @called . (_) . (_) @value)) @at',
        name: /^re\.subn?$/,
        inFile,
        called,
      },
      // The value of a compiled expression is its text.
      {
        query:
          '(call function: (attribute object: (_) @called attribute: (identifier) @name) arguments: (argument_list . (_) @value)) @at',
        name: /^(?:match|search|fullmatch|findall|finditer|split)$/,
        callee: /^re\.compile\.\w+$/,
        inFile,
        called,
      },
      {
        query:
          '(call function: (attribute object: (_) @called attribute: (identifier) @name) arguments: (argument_list . (_) . (_) @value)) @at',
        name: /^subn?$/,
        callee: /^re\.compile\.\w+$/,
        inFile,
        called,
      },
    ],
  },
};
