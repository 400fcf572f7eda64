/** The completion script for fish. */
import type { CommandWords, FlagWords } from './words.ts';

export function writeFishScript(commands: readonly CommandWords[]): string {
  const names = commands.map(({ name }) => name).join(' ');
  return `# Completion of scan-gate in fish: scan-gate completion fish | source
complete -c scan-gate -n "not __fish_seen_subcommand_from ${names}" -f
complete -c scan-gate -n "not __fish_seen_subcommand_from ${names}" -s h -l help -d 'Show this text'
complete -c scan-gate -n "not __fish_seen_subcommand_from ${names}" -l version -d 'Show the version'
${commands.map(({ name, summary }) => `complete -c scan-gate -n "not __fish_seen_subcommand_from ${names}" -a ${name} -d ${quoteFish(summary)}`).join('\n')}
${commands.flatMap(writeCommandLines).join('\n')}
`;
}

function writeCommandLines({ name, words, flags }: CommandWords): string[] {
  const within = `complete -c scan-gate -n "__fish_seen_subcommand_from ${name}"`;
  const first = `complete -c scan-gate -n "__fish_seen_subcommand_from ${name}; and not __fish_seen_subcommand_from ${words.join(' ')}"`;
  return [
    ...(words.length === 0 ? [] : [`${first} -f -a '${words.join(' ')}'`]),
    ...flags.map((flag) => `${within} ${writeFlagOptions(flag)}`),
  ];
}

function writeFlagOptions({ flag, short, description, value }: FlagWords): string {
  const taken = { none: '', file: ' -r -F', text: ' -x' };
  const values = typeof value === 'string' ? taken[value] : ` -x -a '${value.join(' ')}'`;
  return `${short === undefined ? '' : `-s ${short} `}-l ${flag.slice(2)}${values} -d ${quoteFish(description)}`;
}

function quoteFish(description: string): string {
  return `'${description.replaceAll(/[\\']/g, '\\$&')}'`;
}
