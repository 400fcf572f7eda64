/** A reason that nobody has written yet. */

/** The reason in the lines that a report offers for pasting. It is not a reason: somebody has to replace it. */
export const placeholderReason = 'Explain why this is acceptable';
const leastOwnLetters = 10;

/** Whether a reason is the placeholder in any spelling, or adds almost nothing to it. */
export function isPlaceholderReason(reason: string): boolean {
  const [placeholder, given] = [keepLetters(placeholderReason), keepLetters(reason)];
  return given.includes(placeholder) && given.replaceAll(placeholder, '').length < leastOwnLetters;
}

/** Removes case, spaces, punctuation and invisible characters. */
function keepLetters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
