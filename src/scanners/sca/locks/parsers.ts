/** The packages that parse lock files. They are loaded when there is a lock file that needs them. */

export async function loadToml() {
  return import('smol-toml');
}

export async function loadLockParsers() {
  const [toml, yaml, xml] = await Promise.all([loadToml(), import('yaml'), import('@rgrove/parse-xml')]);
  return { toml, yaml, xml };
}

export type LockParsers = Awaited<ReturnType<typeof loadLockParsers>>;
