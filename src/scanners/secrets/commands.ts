/** Passwords on command lines: in scripts, in build steps, and in texts of a program that runs the commands. */
import { type MayContain, matchAllIfPossible, type SearchedPattern, toRequiredWords } from '../../text/trigrams.ts';

export interface CommandPassword {
  value: string;
  start: number;
  end: number;
}

/** A word of a shell after `before`: in quotes, it may contain more characters. */
function quoteWord(before = ''): string {
  return `(?:'${before}([^'\\n]{3,100})'|"${before}([^"\\n\\\\$\`]{3,100})"|\\\\?["']?${before}([^\\s"'\`$|;&<>\\\\]{3,100}))`;
}
const word = quoteWord();
/** Each pattern with the words that it needs. */
const commands: readonly [source: string, ...needed: string[][]][] = [
  [
    `\\bcurl\\b[^\\n|;&]{0,200}?\\s(?:-u|--user)[ =]?${quoteWord('[^\\s"\':|;&]{0,60}:')}`,
    ['curl'],
    [' -u', ' --user'],
  ],
  [`\\bwget\\b[^\\n|;&]{0,200}?\\s--(?:http-|ftp-)?password[ =]${word}`, ['wget'], ['-password ']],
  [`\\bsshpass\\s{1,3}-p\\s{0,3}${word}`, ['sshpass ']],
  [`\\b(?:mysql|mysqldump|mysqladmin|mariadb)\\b[^\\n|;&]{0,200}?\\s-p${word}`, ['mysql', 'mariadb'], [' -p']],
  [`\\bredis-cli\\b[^\\n|;&]{0,200}?\\s-a[ ]${word}`, ['redis-cli'], [' -a ']],
  [
    `\\b(?:docker|podman|az|oc|helm registry)\\s{1,3}login\\b[^\\n|;&]{0,200}?\\s(?:-p|--password)[ =]${word}`,
    [' login'],
    [' -p ', ' --password '],
  ],
  [`\\bnet\\s{1,3}user\\s{1,3}[\\w.-]{1,40}\\s{1,3}${word}\\s{1,3}/add`, ['net '], [' user '], [' /add']],
  [
    `\\becho\\s{1,3}(?:-e\\s)?["']?[a-z_][\\w-]{0,30}:([^\\s"'$|\\\\]{3,100})["']?\\s{0,3}\\|\\s{0,3}(?:sudo\\s)?chpasswd`,
    ['chpasswd'],
  ],
  [
    `\\bmachine\\s{1,5}\\S{1,100}\\s{1,5}login\\s{1,5}\\S{1,100}\\s{1,5}password\\s{1,5}([^\\s"'\\\\]{3,100})`,
    ['machine '],
    [' login '],
    [' password '],
  ],
];
export const commandPatterns = commands.map(
  ([source, ...needed]): SearchedPattern => ({ pattern: new RegExp(source, 'g'), needed: toRequiredWords(...needed) }),
);

export function findCommandPasswords(text: string, mayHold: MayContain): CommandPassword[] {
  return commandPatterns.flatMap((sought) =>
    [...matchAllIfPossible(sought, text, mayHold)].map((match) => {
      const value = match.slice(1).find((group) => group !== undefined) ?? '';
      const start = match.index + match[0].lastIndexOf(value);
      return { value, start, end: start + value.length };
    }),
  );
}
