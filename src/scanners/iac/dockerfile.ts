/** Weaknesses of a Dockerfile: its last stage's user, what it downloads and how. */
import type { Flaw } from './weaknesses.ts';

interface Instruction {
  name: string;
  rest: string;
  line: number;
  endLine: number;
}

/** Images that set a user of their own. */
const unprivileged = /nonroot|unprivileged|rootless|(?:^|\/)bitnami\//i;
const unchecked =
  /\bcurl\b[^|;&]{0,200}?\s(?:-k|-[a-zA-Z]*k[a-zA-Z]*|--insecure)\s|\bwget\b[^|;&]{0,200}?--no-check-certificate|\bgit\b[^;&]{0,100}http\.sslVerify[= ]false|\bnpm\b[^;&]{0,60}strict-ssl[= ]false|--trusted-host\b/;
const plain =
  /\b(?:curl|wget)\b[^|;&]{0,200}?\bhttp:\/\/(?!localhost|127\.)[^\s|;&]{1,300}[^;&]{0,60}(?:\|\s{0,5}(?:sudo\s{1,5})?(?:ba|z|da)?sh\b|\.(?:sh|deb|rpm|tar|t?gz|zip|jar|bin|apk)\b)/;
const writable = /\bchmod\s{1,5}(?:-R\s{1,5})?(?:0?777|a\+rwx)\b/;

export function flawsOfDockerfile(text: string): Flaw[] {
  const instructions = instructionsOf(text);
  const found: Flaw[] = ofUser(instructions);
  for (const { name, rest, line, endLine } of instructions) {
    if (name === 'ADD' && /^(?:--\S+\s+)*http:\/\//i.test(rest)) found.push({ weakness: 'unchecked-download', line });
    if (name !== 'RUN') continue;
    const end = Math.min(endLine, line + 4);
    if (plain.test(rest)) found.push({ weakness: 'unchecked-download', line, endLine: end });
    if (unchecked.test(`${rest} `)) found.push({ weakness: 'tls-unchecked', line, endLine: end });
    if (writable.test(rest)) found.push({ weakness: 'wide-file-rights', line, endLine: end });
  }
  return found;
}

/** The last stage is what runs; it has the user of the stage that it comes from until it names another. */
function ofUser(instructions: readonly Instruction[]): Flaw[] {
  const users = new Map<string, string>();
  let stage: { line: number; user: string; name: string } | undefined;
  let named: Instruction | undefined;
  for (const instruction of instructions) {
    if (instruction.name === 'FROM') {
      const [, image = '', name = ''] = /^(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.exec(instruction.rest) ?? [];
      const user = users.get(image.toLowerCase()) ?? (unprivileged.test(image) || image.includes('$') ? 'unknown' : '');
      stage = { line: instruction.line, user, name: name.toLowerCase() };
      named = undefined;
    } else if (instruction.name === 'USER' && stage !== undefined) {
      stage.user = instruction.rest.trim();
      named = instruction;
    }
    if (stage !== undefined) users.set(stage.name, stage.user);
  }
  if (stage === undefined || !/^(?:|root|0)(?::.*)?$/.test(stage.user)) return [];
  return [{ weakness: 'root-user', line: named?.line ?? stage.line }];
}

/** One for each, with the lines that a backslash joins to it; comments between them are left out. */
function instructionsOf(text: string): Instruction[] {
  const found: Instruction[] = [];
  let open: Instruction | undefined;
  for (const [index, written] of text.split(/\r\n|[\r\n]/).entries()) {
    if (/^\s*#/.test(written) || (open === undefined && written.trim() === '')) continue;
    const goesOn = /\\\s*$/.test(written);
    const content = written.replace(/\\\s*$/, ' ');
    if (open === undefined) {
      const [, name = '', rest = ''] = /^\s*([a-z]+)\s+(.*)$/i.exec(content) ?? [];
      open = { name: name.toUpperCase(), rest, line: index + 1, endLine: index + 1 };
    } else open = { ...open, rest: `${open.rest} ${content.trim()}`, endLine: index + 1 };
    if (!goesOn) {
      found.push(open);
      open = undefined;
    }
  }
  return open === undefined ? found : [...found, open];
}
