/** CODEOWNERS of the modelled project: its text, and whose a file is by the words of GitHub's page. */
import type { Dice } from './dice.ts';

/** Lines as they are written, each with the paths that it is about. */
const patterns = {
  '*': () => true,
  '/src/': (path) => path.startsWith('src/'),
  'src/file-1*': (path) => path.startsWith('src/file-1'),
  '/src/caller.js': (path) => path === 'src/caller.js',
  '*.py': (path) => path.endsWith('.py'),
  'package-lock.json': (path) => path.endsWith('package-lock.json'),
} as const satisfies Readonly<Record<string, (path: string) => boolean>>;
const patternNames = Object.keys(patterns) as [keyof typeof patterns, ...(keyof typeof patterns)[]];

interface OwnerLine {
  pattern: keyof typeof patterns;
  owners: readonly string[];
}

export interface OwnersFile {
  path: string;
  lines: readonly OwnerLine[];
}

export const ownerFilePaths = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const;

export function ownersFile(dice: Dice): OwnersFile {
  const line = (): OwnerLine => ({
    pattern: dice.oneOf(patternNames),
    owners: dice.oneOf([['@acme/payments'], ['@acme/shop'], ['@acme/shop', '@mona'], []]),
  });
  return { path: dice.oneOf(ownerFilePaths), lines: Array.from({ length: 1 + dice.upTo(4) }, line) };
}

/** The last line that fits decides; none that does, or one without owners, is nobody's. */
export function ownersIn({ lines }: OwnersFile, path: string): readonly string[] {
  return lines.findLast(({ pattern }) => patterns[pattern](path))?.owners ?? [];
}

export function ownersText({ lines }: OwnersFile): string {
  return lines.map(({ pattern, owners }) => [pattern, ...owners].join(' ')).join('\n');
}

/** What a proposal writes that gives everything to its author. */
export const grabbedText = '* @eve\n';
