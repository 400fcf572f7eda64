/** Determines the package and version of a package scanner's result, as a package URL. */
import { baseName } from '../text/file-name.ts';
import { npmName, type Purl, parsePurl, purlText } from '../text/purl.ts';
import { field, listOf, textOf } from './untrusted.ts';

const purlNames = ['purl', 'purls', 'packageUrl', 'package_url', 'packageURL', 'PkgPURL'];

interface Named {
  name: string;
  version: string;
  /** A package URL type. Undefined: the file determines it. */
  type: string | undefined;
}

/** Undefined if it is not stated, or stated in several ways. */
export function packageOf(tool: string, result: unknown, rule: unknown): string | undefined {
  for (const owner of [result, rule]) {
    const stated = new Set(statedPurls(owner).map(purlText));
    if (stated.size > 0) return stated.size === 1 ? [...stated][0] : undefined;
  }
  const named = namedBy(tool, result);
  const type = named?.type ?? typeOfFile(filesOf(result));
  return named === undefined || type === undefined ? undefined : purlText(purlOf(named, type));
}

function statedPurls(owner: unknown): Purl[] {
  const stated = purlNames.map((name) => field(owner, 'properties', name));
  const logical = listOf(field(owner, 'locations')).flatMap((place) => listOf(field(place, 'logicalLocations')));
  const texts = [
    ...stated.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value])),
    ...logical.map((place) => field(place, 'fullyQualifiedName')),
  ];
  return texts.flatMap((text) => parsePurl(textOf(text) ?? '') ?? []);
}

/** Scanners that write the package in fixed lines of the message. */
const forms: readonly { tool: RegExp; read: (message: string) => Named | undefined }[] = [
  {
    tool: /^trivy$/i,
    read: (message) => {
      const [, name, version] = /^Package: (\S+)\nInstalled Version: (\S+)\n/.exec(message) ?? [];
      return named(name, version);
    },
  },
  {
    tool: /^osv-scanner$/i,
    read: (message) => {
      const [, name, version] = /^Package '([^\s']+)@([^\s'@]+)' is vulnerable to '/.exec(message) ?? [];
      return named(name, version);
    },
  },
  {
    tool: /^grype$/i,
    read: (message) => {
      const form = /^An? [a-z]+ vulnerability in ([a-z-]+) package: (\S+), version (\S+) was found at: /i;
      const [, kind = '', name, version] = form.exec(message) ?? [];
      const type = typesOfGrype.get(kind);
      return type === undefined ? undefined : named(name, version, type);
    },
  },
];

/**
 * Kinds that use the names of package URLs. A Java archive does not state its group, and an operating system package
 * not its system.
 */
const typesOfGrype = new Map([
  ['npm', 'npm'],
  ['python', 'pypi'],
  ['go-module', 'golang'],
  ['gem', 'gem'],
  ['rust-crate', 'cargo'],
  ['php-composer', 'composer'],
  ['dotnet', 'nuget'],
]);

function named(name: string | undefined, version: string | undefined, type?: string): Named | undefined {
  return name === undefined || version === undefined ? undefined : { name, version, type };
}

function namedBy(tool: string, result: unknown): Named | undefined {
  const properties = (...names: string[]) =>
    names.map((name) => textOf(field(result, 'properties', name))).find((text) => text !== undefined);
  const name = properties('packageName', 'package_name', 'PkgName');
  const version = properties('packageVersion', 'package_version', 'installedVersion', 'InstalledVersion');
  const message = textOf(field(result, 'message', 'text')) ?? '';
  return named(name, version) ?? forms.find((form) => form.tool.test(tool.trim()))?.read(message);
}

function filesOf(result: unknown): string[] {
  const places = listOf(field(result, 'locations'));
  return places.flatMap((place) => textOf(field(place, 'physicalLocation', 'artifactLocation', 'uri')) ?? []);
}

/** Lock files. Each of them names packages of one registry. */
const filesOfTypes: Readonly<Record<string, RegExp>> = {
  npm: /^(?:package(?:-lock)?\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/,
  pypi: /^(?:(?:poetry|pdm|uv|pipfile)\.lock|requirements[\w.-]*\.txt|pylock(?:\.[\w-]+)?\.toml)$/,
  golang: /^go\.(?:mod|sum)$/,
  cargo: /^cargo\.lock$/,
  gem: /^(?:gemfile\.lock|gems\.locked)$/,
  composer: /^composer\.lock$/,
  maven: /^(?:pom\.xml|gradle\.lockfile|buildscript-gradle\.lockfile)$/,
  nuget: /^(?:packages\.lock\.json|packages\.config|[\w.-]+\.deps\.json)$/,
  pub: /^pubspec\.lock$/,
  hex: /^mix\.lock$/,
};

/** Undefined unless all files are of one type. */
function typeOfFile(paths: readonly string[]): string | undefined {
  const types = new Set(
    paths.map((path) => {
      const name = baseName(path).toLowerCase();
      return Object.keys(filesOfTypes).find((type) => filesOfTypes[type]?.test(name));
    }),
  );
  return types.size === 1 ? [...types][0] : undefined;
}

/** Scanners write the parts of a name like the registry: `@scope/name`, `group:artifact`, `vendor/name`. */
function purlOf({ name, version }: Named, type: string): Purl {
  if (type === 'npm') return { type, ...npmName(name), version };
  const cut =
    type === 'maven' ? name.indexOf(':') : type === 'golang' || type === 'composer' ? name.lastIndexOf('/') : -1;
  return cut < 0
    ? { type, name, version }
    : { type, namespace: name.slice(0, cut), name: name.slice(cut + 1), version };
}
