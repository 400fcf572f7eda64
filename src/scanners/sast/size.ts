/** Decides which scripts are too large, or not written by people, and therefore not analyzed. */

/** A larger script is a bundle or data, and its syntax tree would need gigabytes of memory. */
export const maximumScriptBytes = 1024 * 1024;
/** A text is minified when most of it is in lines that no person writes. */
const minified = { leastBytes: 5000, longLine: 500, share: 0.8 };

/** Why the text is skipped. Undefined when it is analyzed. */
export function findSkipReason(text: string): string | undefined {
  if (text.length > maximumScriptBytes)
    return `Script larger than ${maximumScriptBytes / 1024 / 1024} MiB: code not analyzed`;
  if (text.length < minified.leastBytes) return undefined;
  const long = text.split('\n').reduce((sum, line) => sum + (line.length > minified.longLine ? line.length : 0), 0);
  return long / text.length >= minified.share ? 'Minified script: code not analyzed' : undefined;
}
