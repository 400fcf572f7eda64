import type { PatternRule } from '../../rule.ts';
import { assignment } from './calls.ts';

const yamlLoad = {
  name: /^(?:ruamel\.)?yaml\.(?:load|load_all|unsafe_load|unsafe_load_all|full_load|full_load_all)$/,
  callee: /^(?:(?:ruamel\.)?yaml|)\.(?:load|load_all|unsafe_load|unsafe_load_all|full_load|full_load_all)$/,
  argument: [0],
  keywords: ['stream'],
};

export const deserialization: PatternRule = {
  weakness: 'deserialization',
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
};
