/** The lock file formats that are read. */

import { dockerfile } from './installs.ts';
import { explainRefusal, type LockFormat, type LockInput, type LockReading } from './lock-format.ts';
import { npmLocks } from './npm.ts';
import { pnpmLock } from './pnpm.ts';
import { pomXml } from './pom.ts';
import { pythonLocks } from './python-locks.ts';
import { requirements } from './requirements.ts';
import { smallLocks } from './small-locks.ts';
import { yarnLock } from './yarn.ts';

const lockFormats: readonly LockFormat[] = [
  ...npmLocks,
  pnpmLock,
  yarnLock,
  ...pythonLocks,
  requirements,
  pomXml,
  ...smallLocks,
];

export function findLockFormat(path: string): LockFormat | undefined {
  return lockFormats.find((format) => format.isLock(path));
}

/** The format of a file whose content decides whether it names packages. */
export function findContentFormat(path: string): LockFormat | undefined {
  return path.endsWith('.txt') ? requirements : dockerfile.isLock(path) ? dockerfile : undefined;
}

/** The content of a lock file. A text is the end of a sentence that says why it cannot be read. Never throws. */
export function readLockFile(format: LockFormat, lock: LockInput): LockReading | string {
  try {
    const contents = format.read(lock);
    const { packages, local, unpinned } = contents;
    const problems = [...new Set(contents.problems)];
    // A lock file in which every entry is wrong must not look like one without packages.
    const isLost = packages.length + local.length + unpinned.length === 0;
    return isLost ? (problems[0] ?? contents) : { ...contents, problems };
  } catch (error) {
    return explainRefusal(error);
  }
}
