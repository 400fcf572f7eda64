/** Determines the package and version of a package scanner's result, as a package URL. */
import { getBaseName } from '../text/file-name.ts';
import { formatPurl, type Purl, parsePurl, splitNpmName } from '../text/purl.ts';
import { readList, readNested, readTextField } from './untrusted.ts';

const purlNames = ['purl', 'purls', 'packageUrl', 'package_url', 'packageURL', 'PkgPURL'];

interface NamedPackage {
  name: string;
  version: string;
  /** A package URL type. Undefined: the file determines it. */
  type: string | undefined;
}

/** Undefined if it is not stated, or stated in several ways. */
export function determinePackage(tool: string, result: unknown, rule: unknown): string | undefined {
  for (const owner of [result, rule]) {
    const stated = new Set(listStatedPurls(owner).map(formatPurl));
    if (stated.size > 0) return stated.size === 1 ? [...stated][0] : undefined;
  }
  const properties = (...names: string[]) =>
    names.map((name) => readTextField(readNested(result, 'properties', name))).find((text) => text !== undefined);
  const name = properties('packageName', 'package_name', 'PkgName');
  const version = properties('packageVersion', 'package_version', 'installedVersion', 'InstalledVersion');
  const form = forms.find(({ tool: pattern }) => pattern.test(tool.trim()));
  // Trivy wrote it into the rule's help, before it wrote it into the message.
  const texts = [readTextField(readNested(result, 'message', 'text')), readTextField(readNested(rule, 'help', 'text'))];
  const named =
    toNamedPackage(name, version) ?? texts.map((text) => form?.read(text ?? '')).find((named) => named !== undefined);
  const type = named?.type ?? determinePackageType(listResultFiles(result));
  return named === undefined || type === undefined ? undefined : formatPurl(toPurl(named, type));
}

function listStatedPurls(owner: unknown): Purl[] {
  const stated = purlNames.map((name) => readNested(owner, 'properties', name));
  const logical = readList(readNested(owner, 'locations')).flatMap((place) =>
    readList(readNested(place, 'logicalLocations')),
  );
  const texts = [
    ...stated.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value])),
    ...logical.map((place) => readNested(place, 'fullyQualifiedName')),
  ];
  return texts.flatMap((text) => parsePurl(readTextField(text) ?? '') ?? []);
}

/** Scanners that write the package in fixed lines of the message. */
const forms: readonly { tool: RegExp; read: (text: string) => NamedPackage | undefined }[] = [
  {
    tool: /^trivy$/i,
    read: (text) => {
      const form = /^(?:Vulnerability \S+\nSeverity: \S+\n)?Package: (\S+)\nInstalled Version: (\S+)\n/;
      const [, name, version] = form.exec(text) ?? [];
      return toNamedPackage(name, version);
    },
  },
  {
    tool: /^osv-scanner$/i,
    read: (message) => {
      const [, name, version] = /^Package '([^\s']+)@([^\s'@]+)' is vulnerable to '/.exec(message) ?? [];
      return toNamedPackage(name, version);
    },
  },
  {
    tool: /^grype$/i,
    read: (message) => {
      const form =
        /^An? [a-z]+ vulnerability in ([a-z-]+) package: (\S+), version (\S+) was found (?:in image \S+ )?at: /i;
      const [, kind = '', name, version] = form.exec(message) ?? readOldForm(message);
      const type = grypeTypes.get(kind);
      return type === undefined ? undefined : toNamedPackage(name, version, type);
    },
  },
];

function readOldForm(message: string): string[] {
  const form =
    /^The path \S+ reports (\S+) at version (\S+) {1,2}which would result in a vulnerable \(([a-z-]+)\) package/;
  const [, name = '', version = '', kind = ''] = form.exec(message) ?? [];
  return ['', kind, name, version];
}

/**
 * Kinds that use the names of package URLs. A Java archive does not state its group, and an operating system package
 * not its system.
 */
const grypeTypes = new Map([
  ['npm', 'npm'],
  ['python', 'pypi'],
  ['go-module', 'golang'],
  ['gem', 'gem'],
  ['rust-crate', 'cargo'],
  ['php-composer', 'composer'],
  ['dotnet', 'nuget'],
]);

function toNamedPackage(
  name: string | undefined,
  version: string | undefined,
  type?: string,
): NamedPackage | undefined {
  return name === undefined || version === undefined ? undefined : { name, version, type };
}

function listResultFiles(result: unknown): string[] {
  const places = readList(readNested(result, 'locations'));
  return places.flatMap(
    (place) => readTextField(readNested(place, 'physicalLocation', 'artifactLocation', 'uri')) ?? [],
  );
}

/** Lock files. Each of them names packages of one registry. */
const filesByType: Readonly<Record<string, RegExp>> = {
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
function determinePackageType(paths: readonly string[]): string | undefined {
  const types = new Set(
    paths.map((path) => {
      const name = getBaseName(path).toLowerCase();
      return Object.keys(filesByType).find((type) => filesByType[type]?.test(name));
    }),
  );
  return types.size === 1 ? [...types][0] : undefined;
}

/** Scanners write the parts of a name like the registry: `@scope/name`, `group:artifact`, `vendor/name`. */
function toPurl({ name, version }: NamedPackage, type: string): Purl {
  if (type === 'npm') return { type, ...splitNpmName(name), version };
  const cut =
    type === 'maven' ? name.indexOf(':') : type === 'golang' || type === 'composer' ? name.lastIndexOf('/') : -1;
  return cut < 0
    ? { type, name, version }
    : { type, namespace: name.slice(0, cut), name: name.slice(cut + 1), version };
}
