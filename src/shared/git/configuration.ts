/**
 * Selects the entries of git's configuration that are needed to access `origin`, and writes them into a configuration
 * file.
 */

export interface ConfigEntry {
  /** The scope that `--show-scope` prints: system, global, local, worktree, command. */
  scope: string;
  /** `section.subsection.key`, with section and key in lower case. */
  name: string;
  /** Undefined for a key without a value, which means true. */
  value: string | undefined;
}

/** Parses the output of `git config --list --show-scope -z`. */
export function parseConfiguration(listed: string): ConfigEntry[] {
  const fields = listed.split('\0');
  const pairs = Array.from({ length: Math.floor(fields.length / 2) }, (_, at) => fields.slice(2 * at, 2 * at + 2));
  return pairs.map(([scope = '', entry = '']) => {
    const end = entry.indexOf('\n');
    return end < 0
      ? { scope, name: entry, value: undefined }
      : { scope, name: entry.slice(0, end), value: entry.slice(end + 1) };
  });
}

/** How `origin` is accessed. A credential helper is a program that supplies the job's own credentials. */
const access =
  /^(?:remote\.origin\.(?:url|proxy|proxyauthmethod|promisor|partialclonefilter)|url\..*\.insteadof|http\..+|credential\..+|ssh\.variant|protocol\.version)$/s;
/** Only the configuration of the user or the machine may set these: programs for the connection, and trusted owners. */
const userOnly = /^(?:core\.(?:sshcommand|gitproxy)|safe\.directory)$/;

/** The permitted entries of the user and the machine. */
export function selectUserEntries(entries: readonly ConfigEntry[]): ConfigEntry[] {
  const own = entries.filter(({ scope }) => scope === 'system' || scope === 'global');
  return own.filter(({ name }) => access.test(name) || userOnly.test(name));
}

/** The keys that start a program. */
const program = /^core\.(?:sshcommand|gitproxy)$/;

/**
 * The entries that the job sets by variables, which override those of the repository. The entries of our own command
 * line are excluded.
 */
export function selectJobEntries(entries: readonly ConfigEntry[]): ConfigEntry[] {
  const own = entries.filter(({ scope }) => scope === 'command');
  return own.filter(({ name }) => access.test(name) || program.test(name));
}

/**
 * The permitted entries of the repository. For a bare clone only the URL, because a branch may have brought the folder.
 */
export function selectRepositoryEntries(entries: readonly ConfigEntry[], isBare: boolean): ConfigEntry[] {
  const own = entries.filter(({ scope }) => scope === 'local' || scope === 'worktree');
  return own.filter(({ name }) => (isBare ? name === 'remote.origin.url' : access.test(name)));
}

/** The entries as a configuration file, in their order. */
export function formatConfiguration(entries: readonly ConfigEntry[]): string {
  return entries.map(formatEntry).join('');
}

/** Headers and cookies. After a redirect git still sends those that are for the first host. */
const carried = /^http\.(?:(.*)\.)?(?:extraheader|cookiefile)$/s;
const redirects = /^http\.(?:.*\.)?followredirects$/s;

/**
 * After a redirect git would send such a header to the other host, so no redirect is followed where `all` has one for
 * the address, or for every address. An entry for one URL is stronger than one for all, so none of them is kept.
 */
export function endRedirects(entries: readonly ConfigEntry[], all = entries, address = ''): ConfigEntry[] {
  const host = URL.parse(address)?.host;
  const isCarried = ({ name }: ConfigEntry) => {
    const found = carried.exec(name);
    const own = URL.parse(found?.[1] ?? '')?.host;
    return found !== null && (own === undefined || host === undefined || own.includes('*') || own === host);
  };
  if (!all.some(isCarried)) return [...entries];
  const end = { scope: 'local', name: 'http.followredirects', value: 'false' };
  return [...entries.filter(({ name }) => !redirects.test(name)), end];
}

function formatEntry({ name, value }: ConfigEntry): string {
  const [first, last] = [name.indexOf('.'), name.lastIndexOf('.')];
  const section = name.slice(0, first);
  const subsection = name.slice(first + 1, last);
  const head = first === last ? section : `${section} "${subsection.replaceAll(/["\\]/g, '\\$&')}"`;
  // A subsection with a line break cannot be written, not even by git.
  if (subsection.includes('\n')) return '';
  const escaped = value?.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
  return `[${head}]\n\t${name.slice(last + 1)}${escaped === undefined ? '' : ` = "${escaped}"`}\n`;
}
