import type { PatternRule, PatternSink } from '../../rule.ts';

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

export const commandInjection: PatternRule = {
  weakness: 'command-injection',
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
};
