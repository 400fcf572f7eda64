/** Passwords that commands are given: in scripts, in steps of a build, and in texts of a program that runs them. */

export interface CommandPassword {
  value: string;
  start: number;
  end: number;
}

const word = '["\']?([^\\s"\'`$|;&<>\\\\]{3,100})';
const patterns = [
  `\\bcurl\\b[^\\n|;&]{0,200}?\\s(?:-u|--user)[ =]?["']?[\\w.@-]{1,60}:${word}`,
  `\\bwget\\b[^\\n|;&]{0,200}?\\s--(?:http-|ftp-)?password[ =]${word}`,
  `\\bsshpass\\s{1,3}-p\\s{0,3}${word}`,
  `\\b(?:mysql|mysqldump|mysqladmin|mariadb)\\b[^\\n|;&]{0,200}?\\s-p${word}`,
  `\\bredis-cli\\b[^\\n|;&]{0,200}?\\s-a[ ]${word}`,
  `\\b(?:docker|podman|az|oc|helm registry)\\s{1,3}login\\b[^\\n|;&]{0,200}?\\s(?:-p|--password)[ =]${word}`,
  `\\bnet\\s{1,3}user\\s{1,3}[\\w.-]{1,40}\\s{1,3}${word}\\s{1,3}/add`,
  `\\becho\\s{1,3}(?:-e\\s)?["']?[a-z_][\\w-]{0,30}:([^\\s"'$|\\\\]{3,100})["']?\\s{0,3}\\|\\s{0,3}(?:sudo\\s)?chpasswd`,
  `\\bmachine\\s{1,5}\\S{1,100}\\s{1,5}login\\s{1,5}\\S{1,100}\\s{1,5}password\\s{1,5}([^\\s"'\\\\]{3,100})`,
].map((source) => new RegExp(source, 'g'));

export function commandPasswordsIn(text: string): CommandPassword[] {
  if (!/\b(?:curl|wget|sshpass|mysql|mariadb|redis-cli|login|net|chpasswd|machine)/.test(text)) return [];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => {
      const value = match[1] ?? '';
      const start = match.index + match[0].lastIndexOf(value);
      return { value, start, end: start + value.length };
    }),
  );
}
