/** Weaknesses of a Dockerfile: the user of its last stage, and its downloads. */
import { attempt } from '../../errors.ts';
import { type Instruction, parseDockerfile } from './dockerfile-instructions.ts';
import type { TemplateReading } from './part.ts';
import type { Flaw } from './weaknesses.ts';

/** Images that already set an unprivileged user. */
const unprivileged = /nonroot|unprivileged|rootless|(?:^|\/)bitnami\//i;
const unchecked =
  /\bcurl\b[^|;&]{0,200}?\s(?:-k|-[a-zA-Z]*k[a-zA-Z]*|--insecure)\s|\bwget\b[^|;&]{0,200}?--no-check-certificate|\bgit\b[^;&]{0,100}http\.sslVerify[= ]false|\bnpm\b[^;&]{0,60}strict-ssl[= ]false|--trusted-host\b/;
const plain =
  /\b(?:curl|wget)\b[^|;&]{0,200}?\bhttp:\/\/(?!localhost|127\.)[^\s|;&]{1,300}[^;&]{0,60}(?:\|\s{0,5}(?:sudo\s{1,5})?(?:ba|z|da)?sh\b|\.(?:sh|deb|rpm|tar|t?gz|zip|jar|bin|apk)\b)/;
const writable = /\bchmod\s{1,5}(?:-R\s{1,5})?(?:0?777|a\+rwx)\b/;

export function judgeDockerfile(text: string): TemplateReading<Flaw> & { owners: string[] } {
  const { parts, problems } = parseDockerfile(text);
  const stages = parts.flatMap((part) => (part.name === 'FROM' ? { line: part.line, owner: nameStage(part) } : []));
  const own = (flaw: Flaw): Flaw => {
    const stage = stages.findLast(({ line }) => line <= flaw.line);
    return stage === undefined ? flaw : { ...flaw, owner: stage.owner };
  };
  const flaws = [...findUserFlaws(parts), ...parts.flatMap(findInstructionFlaws)];
  return { parts: flaws.map(own), problems, owners: stages.map(({ owner }) => owner) };
}

const from = /^(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i;

/** Its name, or its image without the version. */
function nameStage({ rest }: Instruction): string {
  const [, image = '', name] = from.exec(rest) ?? [];
  return (name ?? image.replace(/(^|\/)([^/:@]*)[:@][^/]*$/, '$1$2')).toLowerCase();
}

function findInstructionFlaws({ name, rest, script, line, endLine }: Instruction): Flaw[] {
  const end = Math.min(endLine, line + 4);
  if (name === 'ADD') {
    const sources = splitWords(rest).slice(0, -1);
    return sources.some((source) => /^http:\/\//i.test(source)) ? [{ weakness: 'unchecked-download', line }] : [];
  }
  if (name !== 'RUN') return [];
  const command = `${splitWords(rest).join(' ')}${script === '' ? ' ' : `; ${script} `}`;
  const found: Flaw[] = [];
  if (plain.test(command)) found.push({ weakness: 'unchecked-download', line, endLine: end });
  if (unchecked.test(command)) found.push({ weakness: 'tls-unchecked', line, endLine: end });
  if (writable.test(command)) found.push({ weakness: 'wide-file-rights', line, endLine: end });
  return found;
}

/** The words without options. A JSON list contains the words one by one. */
function splitWords(rest: string): string[] {
  const own = rest.replace(/^\s*(?:--\S+\s+)*/, '');
  if (!own.startsWith('[')) return own.split(/\s+/).filter((word) => word !== '');
  return attempt(() => (JSON.parse(own) as unknown[]).map(String)) ?? own.split(/\s+/);
}

/** The last stage is the one that runs. It has the user of its base stage until it sets another. */
function findUserFlaws(instructions: readonly Instruction[]): Flaw[] {
  const users = new Map<string, string>();
  let stage: { line: number; user: string; name: string } | undefined;
  let named: Instruction | undefined;
  for (const instruction of instructions) {
    if (instruction.name === 'FROM') {
      const [, image = '', name = ''] = from.exec(instruction.rest) ?? [];
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
