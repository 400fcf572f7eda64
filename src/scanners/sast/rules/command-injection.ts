/** Text that is executed as a shell command. */
import { findProperty, getPlainText, isFalse, isTrue, type Syntax, unwrap } from '../flow/syntax.ts';
import { joinWords, listTextParts } from '../flow/text.ts';
import type { ScriptRule } from './rule.ts';
import { visitCalls } from './syntax-queries.ts';

const shells =
  /^(?:(?:child_process|child-process-promise|cross-spawn|mz\/child_process)\.(?:exec|execSync)|shelljs\.exec|execa\.(?:command|execaCommand|commandSync)|execaCommand(?:Sync)?|node-cmd\.(?:get|run|runSync)|shelljs\/global\.exec)$/;
const programs =
  /^(?:(?:child_process|cross-spawn|mz\/child_process)(?:\.(?:spawn|spawnSync|sync|execFile|execFileSync))?|execa(?:\.\w+)?)$/;
const shellProgram = /(?:^|[/\\])(?:(?:ba|z|da|k|c)?sh|cmd(?:\.exe)?|powershell(?:\.exe)?)$/i;

export const commandInjection: ScriptRule = {
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
