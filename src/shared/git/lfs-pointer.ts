/**
 * Recognizes Git LFS pointers, which are committed in place of a file:
 * https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
 */

export const lfsPointerBytes = 1024;

/** Matches the whole pointer, so that no other text can pass for one. */
const pointer =
  /^version https?:\/\/[\w.-]+\/spec\/v\d+\n(?:ext-\d+-[\w.-]+ sha256:[0-9a-f]{64}\n)*oid sha256:[0-9a-f]{64}\nsize \d+\n$/;

export function isLfsPointer(text: string): boolean {
  return text.length <= lfsPointerBytes && pointer.test(text);
}
