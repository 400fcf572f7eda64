import type { PatternRule } from '../../rule.ts';

const table = /^(?:globals|locals|vars)\([\s\S]*\)$|\.__dict__$/;

export const reflection: PatternRule = {
  weakness: 'reflection',
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
};
