/** What the path of a file states about it. */

export function getBaseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The folder of a path, without a trailing slash. Empty for the root. */
export function getFolder(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

/** Lower-case extension with its dot. Empty if there is none. */
export function getExtension(path: string): string {
  const name = getBaseName(path);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot).toLowerCase();
}

export function isInstalledPackage(path: string): boolean {
  return path.startsWith('node_modules/') || path.includes('/node_modules/');
}

/**
 * The part that a file has in a program. An author chooses the path, so a role never hides a grave finding. In the order
 * in which they are tried; any other file has none.
 */
export const fileRoles = ['fixture', 'test', 'example', 'benchmark', 'documentation', 'vendored', 'minified'] as const;
type FileRole = (typeof fileRoles)[number];

const patterns: Record<FileRole, RegExp> = {
  fixture: /(?:^|\/)(?:(?:__)?fixtures?(?:__)?|testdata|test-?data|__snapshots__|__mocks__|mocks?)\//i,
  test: /(?:^|\/)(?:__tests__|tests?|specs?|e2e|cypress)\/|(?:^|[._-])(?:test|spec|cy|e2e)\.[cm]?[jt]sx?$|(?:^|\/)(?:test_[^/]*|conftest|tests)\.py$|_(?:test|spec)\.(?:py|go|rb)$|[a-z](?:Test|Tests|IT)\.(?:java|kt|cs|php)$/,
  example: /(?:^|\/)(?:examples?|samples?|demos?)\//i,
  benchmark: /(?:^|\/)(?:benchmarks|bench)\/|^benchmark\//i,
  documentation: /(?:^|\/)docs?\//i,
  vendored:
    /(?:^|\/)(?:vendors?|third[_-]?party|bower_components|node_modules|external|lib\/jquery)\/|(?:^|\/)(?:jquery|bootstrap|angular|lodash|underscore|moment|react|vue|d3|popper|materialize|modernizr|html5shiv)(?:[.-](?:[\d.]+|slim|bundle|core|ui))*(?:\.min)?\.js$/i,
  minified: /\.min\.(?:[cm]?js|css)$/i,
};

/** For most paths, one test shows that none matches. */
const anyPattern = new RegExp(
  Object.values(patterns)
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/** In these folders of Maven's and Gradle's layout, names such as `com/example/demo` are packages of shipped code. */
const packageFolders = /((?:^|\/)src\/main\/(?:java|kotlin|scala|groovy)\/)(?:.*\/)?/;

/** Undefined for other code, and if the path is not known. */
export function classifyPath(path: string | undefined): FileRole | undefined {
  if (path === undefined || !anyPattern.test(path)) return undefined;
  const named = path.replace(packageFolders, '$1');
  return fileRoles.find((role) => patterns[role].test(named));
}

const unshippedRoles: ReadonlySet<FileRole | undefined> = new Set<FileRole>([
  'fixture',
  'test',
  'example',
  'benchmark',
  'documentation',
]);
/** In these languages it is not known which file loads which, and only tests and their fixtures are never loaded. */
const unresolved = /\.(?:php\d?|phtml|java|jsp)$/i;

/**
 * Whether the path says that users do not get the file, as a test. Shipped code that loads it ships it all the same,
 * which the path does not show.
 */
export function isUnshipped(path: string): boolean {
  const role = classifyPath(path);
  return unshippedRoles.has(role) && (!unresolved.test(path) || role === 'test' || role === 'fixture');
}

/** The same for infrastructure. Only the examples of a Terraform module, beside its own files, are never deployed. */
export function isUnshippedTemplate(path: string, isModule: (folder: string) => boolean = () => false): boolean {
  const examples = [...path.matchAll(/(?:^|\/)examples?\//gi)].map(({ index }) => path.slice(0, index));
  return /(?:^|\/)(?:tests?|fixtures?)\//i.test(path) || examples.some(isModule);
}

/** The text for a location: `in a test`. */
export const roleWords: Record<FileRole, string> = {
  fixture: 'in a fixture of tests',
  test: 'in a test',
  example: 'in an example',
  benchmark: 'in a benchmark',
  documentation: 'in documentation',
  vendored: 'in third-party code that is kept here',
  minified: 'in minified code',
};

const manyWords: Record<FileRole, string> = {
  fixture: 'in fixtures of tests',
  test: 'in tests',
  example: 'in examples',
  benchmark: 'in benchmarks',
  documentation: 'in documentation',
  vendored: 'in third-party code',
  minified: 'in minified code',
};

/** `6 in tests, 1 in an example`. Empty if no finding has a role. */
export function formatRoles(findings: Iterable<{ filePath?: string | undefined }>): string {
  const counts = new Map<FileRole, number>();
  for (const { filePath } of findings) {
    const role = classifyPath(filePath);
    if (role !== undefined) counts.set(role, (counts.get(role) ?? 0) + 1);
  }
  const parts = fileRoles.flatMap((role) => {
    const count = counts.get(role) ?? 0;
    return count === 0 ? [] : [`${count} ${(count === 1 ? roleWords : manyWords)[role]}`];
  });
  return parts.join(', ');
}
