/** What a system's shell gets of a pipeline that `scan-gate init` writes. */
import { parse } from 'yaml';
import type { InitId } from '../../../../src/gate/cli/init/recipes.ts';

export interface WrittenScript {
  /** How the system starts its shell; the script follows. */
  shell: readonly [string, ...string[]];
  script: string;
}

// biome-ignore lint/suspicious/noExplicitAny: files of other systems have the shapes of theirs
type Foreign = any;

const bash = ['bash', '-c'] as const;

/** A system without a row does not compile. */
const readers: Readonly<Record<Exclude<InitId, 'github'>, (text: string) => WrittenScript>> = {
  gitlab: (text) => ({ shell: bash, script: parse(text)['scan-gate'].script.join('\n') }),
  // Jenkins writes the script to a file, whose first line names the shell.
  jenkins: (text) => ({ shell: bash, script: /sh '''(#!\/bin\/bash\n[\s\S]*?)'''/.exec(text)?.[1] ?? '' }),
  azure: (text) => ({ shell: bash, script: parse(text).steps.find((step: Foreign) => step.bash).bash }),
  bitbucket: (text) => ({
    shell: ['bash', '-e', '-c'],
    script: parse(text).pipelines['pull-requests']['**'][0].step.script.join('\n'),
  }),
  circleci: (text) => ({
    shell: ['bash', '-eo', 'pipefail', '-c'],
    script: parse(text).jobs['scan-gate'].steps.find((step: Foreign) => step.run).run.command,
  }),
  buildkite: (text) => ({
    shell: ['bash', '-e', '-c'],
    script: parse(text).steps[0].command.replaceAll('$$', '$'),
  }),
  gitea: (text) => ({
    shell: ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c'],
    script: parse(text).jobs['scan-gate'].steps.find((step: Foreign) => step.run).run,
  }),
  woodpecker: (text) => ({
    shell: ['sh', '-e', '-c'],
    script: parse(text).steps[0].commands.join('\n').replaceAll('$${', '${'),
  }),
  drone: (text) => ({
    shell: ['sh', '-e', '-c'],
    script: parse(text).steps[0].commands.join('\n').replaceAll('$${', '${'),
  }),
  teamcity: (text) => ({ shell: bash, script: text.replaceAll('%%', '%') }),
  codebuild: (text) => ({ shell: bash, script: parse(text).phases.build.commands.join('\n') }),
  cloudbuild: (text) => ({ shell: bash, script: parse(text).steps[0].script }),
  travis: (text) => ({ shell: bash, script: parse(text).script.join('\n') }),
  appveyor: (text) => ({ shell: bash, script: parse(text).test_script[0].sh }),
  semaphore: (text) => ({ shell: bash, script: parse(text).blocks[0].task.jobs[0].commands.at(-1) }),
};

export const shellIds = Object.keys(readers) as Exclude<InitId, 'github'>[];

export function readWrittenScript(id: Exclude<InitId, 'github'>, text: string): WrittenScript {
  return readers[id](text);
}

/** The lines that every system has in common, whatever stands around them. */
export function commonLines({ script }: WrittenScript): string[] {
  const own = script.replaceAll(/^ *if \[ -. "[$]{GIT_READ:-}" \][\s\S]*^ *fi$/gm, '');
  const lines = own.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !/^(?:#|bash -c '$|'$|trap |\. |nvm )/.test(line));
}
