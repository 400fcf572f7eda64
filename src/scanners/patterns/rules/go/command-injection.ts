import type { PatternRule } from '../../rule.ts';

/** Arguments that start a shell. */
const shell = /"(?:\S*\/)?(?:(?:ba|da|z|k|a)?sh|cmd(?:\.exe)?|powershell(?:\.exe)?|pwsh)"/i;

export const commandInjection: PatternRule = {
  weakness: 'command-injection',
  remediation: 'Start a fixed program with a list of arguments, check each argument, and do not use a shell.',
  severity: { outside: 'CRITICAL', local: 'MEDIUM' },
  purpose: 'command',
  sinks: [
    // Which program runs, and what a shell gets.
    { name: /\bCommand$/, callee: /^(?:os\/exec|golang\.org\/x\/sys\/execabs)\.Command$/ },
    {
      name: /\bCommand$/,
      callee: /^(?:os\/exec|golang\.org\/x\/sys\/execabs)\.Command$/,
      given: shell,
      severity: { outside: 'CRITICAL', unknown: 'MEDIUM', local: 'MEDIUM' },
    },
    {
      name: /\bCommandContext$/,
      callee: /^(?:os\/exec|golang\.org\/x\/sys\/execabs)\.CommandContext$/,
      argument: [1, 2, 3, 4, 5, 6, 7],
    },
    {
      name: /\bCommandContext$/,
      callee: /^(?:os\/exec|golang\.org\/x\/sys\/execabs)\.CommandContext$/,
      given: shell,
      argument: [1, 2, 3, 4, 5, 6, 7],
      severity: { outside: 'CRITICAL', unknown: 'MEDIUM', local: 'MEDIUM' },
    },
    {
      name: /\b(?:StartProcess|ForkExec|Exec)$/,
      callee: /^(?:os\.StartProcess|syscall\.(?:ForkExec|Exec|StartProcess))$/,
      argument: [0, 1],
    },
    // The arguments of a program that is no shell.
    {
      name: /\bCommand(?:Context)?$/,
      callee: /^(?:os\/exec|golang\.org\/x\/sys\/execabs)\.Command(?:Context)?$/,
      purpose: 'code',
      severity: { outside: 'MEDIUM' },
    },
    {
      query:
        '(composite_literal type: (_) @name body: (literal_value (keyed_element key: (literal_element (identifier) @key) value: (literal_element (_) @value)) (#match? @key "^Path$"))) @at',
      name: /^exec\.Cmd$/,
    },
    {
      query:
        '(composite_literal type: (_) @name body: (literal_value (keyed_element key: (literal_element (identifier) @key) value: (literal_element (_) @value)) (#match? @key "^Args$"))) @at',
      name: /^exec\.Cmd$/,
    },
    {
      query:
        '(assignment_statement left: (expression_list (selector_expression operand: (_) field: (field_identifier) @name)) right: (expression_list (_) @value)) @at',
      name: /^(?:Args|Path)$/,
      inFile: /"os\/exec"/,
      context: /\b(?:c|cmd|command|\w*Cmd)\.(?:Args|Path)\b/,
    },
  ],
};
