/** The locations of weaknesses from all analyses, and the findings that are created from them. */
import { getSeverityRank } from '../../shared/severity.ts';
import { getExtension } from '../../shared/text/file-name.ts';
import { createRangeFinder } from '../../shared/text/snippet.ts';
import type { EngineFinding } from '../engine.ts';
import { createFindingWriter, type LocatedWeakness } from '../patterns/code-finding.ts';
import { patternRules } from '../patterns/rules/registry.ts';
import { type WeaknessId, weaknesses } from '../weaknesses.ts';

/** The location of a weakness. */
export interface WeaknessLocation extends LocatedWeakness {
  /** Path of the file. */
  path: string;
  /** With the analysis that has it. */
  rule: string;
  /** The expressions that a template writes there. */
  outputs?: readonly string[];
  /** A setting that turns escaping off for all pages of a server. */
  opensPages?: boolean;
}

/** Of the weaknesses that only ruff finds. */
const ruffRemediations: { readonly [Weakness in WeaknessId]?: string } = {
  'weak-key': 'Use RSA keys of 3072 bits or more, or elliptic curves of 256.',
  permissions: 'Allow only the owner: 0o600 or 0o700.',
  'temporary-file': 'Use tempfile.mkstemp or NamedTemporaryFile.',
  archive: 'Extract with filter="data", or check every path.',
};

/** Names that findings had, which are part of their identity. */
const formerNames: ReadonlyMap<string, string> = new Map([
  ['xpath-injection', 'xpath'],
  ['ldap-injection', 'ldap'],
  ['xml-expansion', 'xml-entities'],
]);

/** The findings of a file, from top to bottom. */
export function createPythonFindings(
  path: string,
  text: string,
  locations: readonly WeaknessLocation[],
): EngineFinding[] {
  const lines = text.split(/\r\n|[\n\r]/);
  const { ownerAt, names } = findOwners(lines);
  const write = createFindingWriter(path, text, names);
  return removeDuplicates(locations, lines).map((location) => {
    const { weakness, rule, line } = location;
    const remediation = ruffRemediations[weakness] ?? patternRules.Python[weakness]?.remediation ?? '';
    return write(location, remediation, rule, ownerAt(line), formerNames.get(weakness));
  });
}

/** The functions and classes by their indentation: the innermost one around a line, and the names of all of them. */
function findOwners(lines: readonly string[]): { ownerAt: (line: number) => string; names: string[] } {
  const open: { indent: number; name: string }[] = [];
  const byLine = lines.map((line) => {
    const indent = line.search(/[^ \t\f]/);
    if (indent === -1 || /^[#)\]}]/.test(line.slice(indent))) return open.at(-1)?.name ?? '';
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const name = /^(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)/.exec(line.slice(indent))?.[1];
    if (name !== undefined) open.push({ indent, name: [open.at(-1)?.name, name].filter(Boolean).join('.') });
    return open.at(-1)?.name ?? '';
  });
  return { ownerAt: (line) => byLine[line - 1] ?? '', names: [...new Set(byLine)].filter((name) => name !== '') };
}

/** Two analyses may find the same weakness. The more severe finding stays; for SQL, the one where it is run. */
function removeDuplicates(locations: readonly WeaknessLocation[], lines: readonly string[]): WeaknessLocation[] {
  const sorted = locations.toSorted((a, b) => getSeverityRank(a.severity) - getSeverityRank(b.severity));
  const kept: WeaknessLocation[] = [];
  const near = createLineIndex();
  for (const location of sorted) {
    const others = near.at(location);
    const { cwe } = weaknesses[location.weakness];
    const twin = others.find((other) => other.line === location.line && weaknesses[other.weakness].cwe === cwe);
    const one = { ...location };
    if (twin === undefined) {
      if (others.some((other) => isBuiltForUse(location, other, lines))) continue;
      kept.push(one);
      near.add(one);
    } else if (location.sources !== undefined) twin.sources = [...(twin.sources ?? []), ...location.sources];
  }
  return kept.sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Lines between building a statement and its use. */
const farthest = 40;

/** Locations by line, so that a file with very many of them is not searched for each one. */
function createLineIndex() {
  const byBlock = new Map<number, WeaknessLocation[]>();
  const getBlock = (line: number) => Math.floor(line / farthest);
  return {
    at: ({ line }: WeaknessLocation): WeaknessLocation[] =>
      [-1, 0, 1].flatMap((step) => byBlock.get(getBlock(line) + step) ?? []),
    add: (location: WeaknessLocation) => {
      const block = getBlock(location.line);
      byBlock.set(block, [...(byBlock.get(block) ?? []), location]);
    },
  };
}

/** Whether the statement that the first one builds is the one that the second one runs. */
function isBuiltForUse(built: WeaknessLocation, run: WeaknessLocation, lines: readonly string[]): boolean {
  if (
    built.weakness !== 'sql-injection' ||
    run.weakness !== 'sql-injection' ||
    !run.rule.startsWith('scan-gate: Python')
  )
    return false;
  if (built.line >= run.line && built.line <= run.endLine) return true;
  const name = /^\s*(\w+)\s*\+?=/.exec(lines[built.line - 1] ?? '')?.[1];
  const call = lines.slice(run.line - 1, run.endLine).join(' ');
  return (
    built.line < run.line && run.line - built.line <= farthest && name !== undefined && call.split(/\W+/).includes(name)
  );
}

const extensions = new Set('.html .htm .jinja .jinja2 .j2 .djhtml .xhtml'.split(' '));
/** A variable whose last filter marks it as safe markup, except Django's own variables. */
const safe =
  /\{\{-?(?!-?\s*(?:form|csrf|super|forloop|block)\b)([^{}'"]{1,200})\|\s*safe(?:seq)?\s*(?:\|[^{}]{0,80})?-?\}\}/g;
const off = /\{%-?\s*autoescape\s+(?:off|false)\s*-?%\}/gi;

export function isTemplate(path: string): boolean {
  return extensions.has(getExtension(path));
}

/** Where a Django or Jinja template disables escaping for a value. */
export function findUnescaped(path: string, text: string): WeaknessLocation[] {
  if (!text.includes('{')) return [];
  const found = [...text.matchAll(safe), ...text.matchAll(off)].sort((a, b) => a.index - b.index);
  return locateOutputs(path, text, found, ({ 1: written, index }) =>
    written === undefined ? listBlockOutputs(text.slice(index)) : [written.trim()],
  );
}

/** `list`: the expressions that are written at the place. */
function locateOutputs(
  path: string,
  text: string,
  found: readonly RegExpExecArray[],
  list: (match: RegExpExecArray) => string[],
): WeaknessLocation[] {
  const findRange = createRangeFinder(text);
  return found.map((match) => ({
    ...{ ...findRange(match.index, match.index + match[0].length), path, outputs: list(match) },
    ...{ rule: 'scan-gate: template-unescaped', weakness: 'escaping-off', severity: 'MEDIUM' },
  }));
}

const output = /\{\{-?\s*([A-Za-z_][\w.]*)\s*-?\}\}/g;

function listBlockOutputs(text: string): string[] {
  const block = text.slice(0, /\{%-?\s*endautoescape/.exec(text)?.index ?? text.length);
  return [...block.matchAll(output)].map((match) => match[1] ?? '');
}

/** Words that people write: names of numbers and addresses say that nothing is in them. */
const prose =
  /(?:^|[._])(?:name|title|text|body|comments?|contents?|message|review|description|bio|about|subject|summary|note|query|search|answer|question|email)$/i;

/** Values that a page writes, and that may contain markup if nothing escapes them. */
export function findProse(path: string, text: string): WeaknessLocation[] {
  if (!/<[a-z][\w-]*[\s>]/i.test(text)) return [];
  const written = new Map([...text.matchAll(output)].reverse().map((match) => [match[1] ?? '', match]));
  const found = [...written.values()].reverse().filter(([, name = '']) => prose.test(name));
  return locateOutputs(path, text, found, ([, name = '']) => [name]);
}
