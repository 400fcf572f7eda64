/** What helpers open for the tests of one file. Files share processes, and with them these modules: each file begins without it. */
const ends: (() => unknown)[] = [];

/** Is called after the last test of the file that runs now, the latest first. */
export function afterFile(end: () => unknown): void {
  ends.push(end);
}

export async function endFile(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end();
}
