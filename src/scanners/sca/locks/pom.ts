/** pom.xml: the versions that it contains directly, by properties, or by parents in the repository. */
import type { XmlElement } from '@rgrove/parse-xml';
import type { LockContents } from '../../../shared/packages/locked-package.ts';
import { getFolder } from '../../../shared/text/file-name.ts';
import { isRecord } from '../../../shared/text/records.ts';
import { createLineFinder } from '../../../shared/text/snippet.ts';
import { type JsonRecord, listEntries, readOwn, readString } from './formats.ts';
import {
  addNode,
  collectPackages,
  decodeLockText,
  type GrowingNode,
  type LockFormat,
  type LockInput,
  type LockParsers,
  readOrRefuse,
  refuseLock,
  resolvePath,
} from './lock-format.ts';

type Xml = LockParsers['xml'];

export const pomXml: LockFormat = {
  name: 'pom.xml',
  ecosystem: 'Maven',
  isLock: (path) => /(?:^|\/)pom\.xml$/.test(path),
  read({ path, bytes, readFile, paths = [], projects, parsers: { xml } }: LockInput): LockContents {
    const own = parseProject(path, bytes, xml);
    const problems: string[] = [];
    const chain = [own, ...readParents(own, { readFile, xml }, problems)];
    const properties = collectProperties(chain);
    const expandVersion = (text: string) => expandProperties(text, properties);
    const managed: Management['managed'] = new Map();
    const listProjects = projects ?? (() => indexProjects(paths, readFile));
    collectManaged(chain, { managed, seen: new Set([path]), listProjects, readFile, xml, problems });
    const lines = findLines(own.text);
    const nodes = new Map<string, GrowingNode>();
    const unpinned: LockContents['unpinned'] = [];
    for (const { value } of chain) {
      for (const entry of [value, ...listProfiles(value)].flatMap(listDependencies)) {
        const stated = readDependency(entry, expandVersion);
        const { name } = stated;
        const version = stated.version ?? managed.get(name)?.version;
        const scope = stated.scope ?? managed.get(name)?.scope;
        const line = lines.get(`${readString(entry, 'groupId')}:${readString(entry, 'artifactId')}`);
        const reason = explainUnpinned(name, version);
        if (reason !== undefined) unpinned.push({ name, reason, ...(line !== undefined && { line }) });
        else {
          const isOwn =
            name.split(':')[0] === properties.get('project.groupId') && version === properties.get('project.version');
          const local = scope === 'system' ? 'archive' : isOwn ? 'workspace' : undefined;
          const found = { name, version: version ?? '' };
          // Any project can have the group and version of another one, so it is still looked up.
          const others = local === 'workspace' ? [found] : undefined;
          const isDev = scope === 'test';
          addNode(nodes, `${name} ${version}`, { ...found, line, needs: [], local, others, isDirect: true, isDev });
        }
      }
    }
    return { ...collectPackages('Maven', path, nodes), unpinned, problems, isDirectOnly: true };
  },
};

const mostParents = 20;
const mostDepth = 200;

interface Project {
  path: string;
  text: string;
  value: JsonRecord;
}

interface Management extends Pick<LockInput, 'readFile'> {
  /** By name, what the management of dependencies says about one that does not say it itself. */
  managed: Map<string, { version?: string | undefined; scope?: string | undefined }>;
  /** Projects that were read. */
  seen: Set<string>;
  listProjects: NonNullable<LockInput['projects']>;
  xml: Xml;
  problems: string[];
}

/** A project and its parents first, and then the bills of materials that they import from the repository. */
function collectManaged(chain: readonly Project[], management: Management): void {
  const { managed, seen, readFile, xml, problems } = management;
  const properties = collectProperties(chain);
  const imported: Pick<ReturnType<typeof readDependency>, 'name' | 'version'>[] = [];
  for (const { value } of chain) {
    for (const project of [value, ...listProfiles(value)]) {
      for (const entry of listDependencies(readOwn(project, 'dependencyManagement'))) {
        const { name, version, scope } = readDependency(entry, (text) => expandProperties(text, properties));
        if (scope === 'import') imported.push({ name, version });
        else if (!managed.has(name)) managed.set(name, { version, scope });
      }
    }
  }
  for (const { name, version } of imported) {
    const bill = seen.size < mostParents ? findProject(name, version, management) : undefined;
    if (bill === undefined) continue;
    seen.add(bill.path);
    collectManaged([bill, ...readParents(bill, { readFile, xml }, problems)], management);
  }
}

/** The project of the repository with the name and version. */
function findProject(
  name: string,
  version: string | undefined,
  { listProjects, seen, readFile, xml }: Management,
): Project | undefined {
  const [group, artifact = ''] = name.split(':');
  for (const path of listProjects().get(artifact) ?? []) {
    const bytes = seen.has(path) ? undefined : readFile(path);
    try {
      const project = bytes === undefined ? undefined : parseProject(path, bytes, xml);
      if (project === undefined || readString(project.value, 'artifactId') !== artifact) continue;
      const properties = collectProperties([project, ...readParents(project, { readFile, xml }, [])]);
      const [ownGroup, ownVersion] = ['groupId', 'version'].map((field) =>
        expandProperties(properties.get(`project.${field}`) ?? '', properties),
      );
      if (ownGroup === group && [ownVersion, '', undefined].includes(version)) return project;
    } catch {
      // A file that cannot be parsed is reported when it is read itself.
    }
  }
  return undefined;
}

/** The files with projects of Maven, by their artifact. */
export function indexProjects(paths: Iterable<string>, readFile: LockInput['readFile']): Map<string, string[]> {
  const poms = [...paths].filter((path) => /[bp]om[^/]*\.xml$/i.test(path));
  const found = poms.flatMap((path) => {
    const artifact = readArtifact(readFile(path)?.toString() ?? '');
    return artifact === undefined ? [] : [{ path, artifact }];
  });
  const byArtifact = Map.groupBy(found, ({ artifact }) => artifact);
  return new Map([...byArtifact].map(([artifact, alike]) => [artifact, alike.map(({ path }) => path)]));
}

/** The artifact of the project itself. Those of its parent and of its dependencies are nested deeper. */
function readArtifact(text: string): string | undefined {
  let depth = 0;
  for (const { 0: tag, index } of text.matchAll(
    /<!--(?:(?!<!--)[\s\S])*?-->|<!\[CDATA\[(?:(?!<!\[)[\s\S])*?\]\]>|<\/?[A-Za-z_][^<>]*>/g,
  )) {
    if (depth === 1 && /^<(?:\w+:)?artifactId\s*>/.test(tag))
      return /^[^<]*/.exec(text.slice(index + tag.length, index + tag.length + 300))?.[0].trim();
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.startsWith('<!') && !tag.endsWith('/>')) depth += 1;
  }
  return undefined;
}

function explainUnpinned(name: string, version: string | undefined): string | undefined {
  if (name.includes('$')) return 'has a name with a property that is not defined here';
  if (version === undefined) return 'has its version from a parent or a bill of materials outside the repository';
  if (version.includes('$')) return `has the version ${version.slice(0, 100)}, which is not defined here`;
  return /^[[(]|[\])]$|^(?:LATEST|RELEASE)$/.test(version) ? `has the range ${version.slice(0, 100)}` : undefined;
}

function parseProject(path: string, bytes: Buffer, xml: Xml): Project {
  const text = decodeLockText(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) refuseLock('it declares a document type, which may contain entities');
  let depth = 0;
  for (const [, slash, closed] of text.matchAll(/<(\/?)[A-Za-z_][^<>]*?(\/?)>/g)) {
    depth += slash === '/' ? -1 : closed === '/' ? 0 : 1;
    if (depth > mostDepth) refuseLock(`it nests deeper than ${mostDepth} levels`);
  }
  const root = readOrRefuse(
    () => xml.parseXml(text).root,
    // The message continues with the lines around the error.
    ({ message }) => `it is not valid XML: ${(message.split('\n')[0] ?? '').slice(0, 200)}`,
  );
  const value = root?.name.replace(/^.*:/, '') === 'project' ? readElement(root, xml) : undefined;
  if (!isRecord(value)) refuseLock('it has no <project>');
  for (const part of [value, ...listProfiles(value)])
    for (const [name, element] of listEntries(part))
      if (once.includes(name) && Array.isArray(element))
        refuseLock(`it contains <${name}> more than once in one place`);
  return { path, text, value };
}

const once = ['parent', 'properties', 'dependencies', 'dependencyManagement', 'profiles'];

/** The text of an element without child elements; otherwise these by name, as a list if a name is repeated. */
function readElement({ children }: XmlElement, xml: Xml): string | JsonRecord {
  const elements = children.filter((child) => child instanceof xml.XmlElement);
  if (elements.length === 0) {
    const texts = children.map((child) => (child instanceof xml.XmlText ? child.text : ''));
    return texts.join('').trim();
  }
  const read: [string, unknown][] = elements.map((each) => [each.name.replace(/^.*:/, ''), readElement(each, xml)]);
  const byName = Map.groupBy(read, ([name]) => name);
  return Object.fromEntries(
    [...byName].map(([name, [first, ...others]]) => [
      name,
      others.length === 0 ? first?.[1] : [first, ...others].map((each) => each?.[1]),
    ]),
  );
}

/** The nearest parent first. */
function readParents(
  own: Project,
  { readFile, xml }: Pick<LockInput, 'readFile'> & { xml: Xml },
  problems: string[],
): Project[] {
  const parents: Project[] = [];
  const seen = new Set([own.path]);
  for (let child = own; parents.length < mostParents; ) {
    const declared = child.value.parent;
    if (!isRecord(declared)) return parents;
    const relative = readString(declared, 'relativePath') ?? '../pom.xml';
    const named = relative === '' ? undefined : resolvePath(getFolder(child.path), relative);
    const path = named === undefined || named.endsWith('.xml') ? named : resolvePath(named, 'pom.xml');
    const bytes = path === undefined || seen.has(path) ? undefined : readFile(path);
    if (path === undefined || bytes === undefined) return parents;
    seen.add(path);
    try {
      const parent = parseProject(path, bytes, xml);
      // The file at the default path may be another project.
      if (readString(parent.value, 'artifactId') !== readString(declared, 'artifactId')) return parents;
      parents.push(parent);
      child = parent;
    } catch (error) {
      problems.push(`its parent ${path} was not read: ${(error as Error).message}`);
      return parents;
    }
  }
  return parents;
}

function collectProperties(chain: readonly Project[]): Map<string, string> {
  const properties = new Map<string, string>();
  const addProperty = (name: string, value: unknown) => {
    if (typeof value === 'string' && !properties.has(name)) properties.set(name, value);
  };
  for (const { value } of chain) {
    for (const [name, text] of listEntries(value.properties)) addProperty(name, text);
    const isDefault = (profile: JsonRecord) => readString(profile.activation, 'activeByDefault') === 'true';
    for (const profile of listProfiles(value).filter(isDefault))
      for (const [name, text] of listEntries(profile.properties)) addProperty(name, text);
    for (const field of ['groupId', 'artifactId', 'version']) {
      for (const prefix of ['project.', 'pom.', ''])
        addProperty(`${prefix}${field}`, readOwn(value, field) ?? readOwn(value.parent, field));
      addProperty(`project.parent.${field}`, readOwn(value.parent, field));
    }
  }
  return properties;
}

/** A property may refer to others. Rounds and lengths are limited, because they may refer to each other. */
function expandProperties(text: string, properties: ReadonlyMap<string, string>): string {
  let expanded = text;
  for (let round = 0; round < 10 && expanded.includes('$') && expanded.length < 1000; round += 1) {
    expanded = expanded.replaceAll(/\$\{([^{}]*)\}/g, (whole, name: string) => properties.get(name.trim()) ?? whole);
  }
  return expanded.slice(0, 1000);
}

function listProfiles(project: JsonRecord): JsonRecord[] {
  return toRecordList(readOwn(project.profiles, 'profile'));
}

function listDependencies(project: unknown): JsonRecord[] {
  return toRecordList(readOwn(readOwn(project, 'dependencies'), 'dependency'));
}

function toRecordList(value: unknown): JsonRecord[] {
  return [value].flat().filter((entry) => isRecord(entry));
}

function readDependency(entry: JsonRecord, expandVersion: (text: string) => string) {
  const [group, artifact] = [readString(entry, 'groupId') ?? '', readString(entry, 'artifactId') ?? ''];
  const version = readString(entry, 'version');
  const scope = readString(entry, 'scope');
  return {
    name: expandVersion(`${group}:${artifact}`),
    // `[1.0]` is that version and no other.
    version:
      version === undefined || version === '' ? undefined : expandVersion(version).replace(/^\[([^,[\]()]+)\]$/, '$1'),
    scope: scope === undefined ? undefined : expandVersion(scope),
  };
}

/** By group and artifact as they are written: the first line outside `dependencyManagement`. */
function findLines(text: string): Map<string, number> {
  const lineAt = createLineFinder(text);
  const replaceWithSpaces = (part: string) => part.replaceAll(/[^\n]/g, ' ');
  const plain = text
    .replaceAll(/<!--[\s\S]*?-->/g, replaceWithSpaces)
    .replaceAll(/<dependencyManagement>[\s\S]*?<\/dependencyManagement>/g, replaceWithSpaces);
  const lines = new Map<string, number>();
  for (const match of plain.matchAll(/<dependency>([\s\S]*?)<\/dependency>/g)) {
    const [group, artifact] = ['groupId', 'artifactId'].map((tag) =>
      new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(match[1] ?? '')?.[1]?.trim(),
    );
    const key = `${group}:${artifact}`;
    if (!lines.has(key)) lines.set(key, lineAt(match.index));
  }
  return lines;
}
