/** Looks for Markdown that would act: what is left when escapes, code and our own tags and links are taken away. */

const liveConstructs: Record<string, RegExp> = {
  'HTML or a comment': /[<>]/,
  'an entity of foreign making': /&/,
  'a link, image or footnote': /[[\]]/,
  'a code span': /`/,
  emphasis: /[*_~]/,
  'a table cell': /\|/,
  'a mention or an email address': /@(?!·)/,
  'an issue': /#\d|GH-\d/i,
  'a web address': /:\/\/|www\./i,
  'an emoji': /:[\w+-]+:/,
  'a formula': /\$/,
  'a commit': /[0-9a-f]{7,}/i,
  'a control or hidden character': /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u,
  'the start of a block': /^(?: {4}|\t| *(?:[#+=>-]|\d{1,9}[.)](?: |$)))/,
};

/** The names of what acts in inline Markdown; none is what we want. */
export function findLiveInline(markdown: string): string[] {
  const plain = withoutCode(markdown)
    .replaceAll('<span>$</span>', '☐')
    .replaceAll('&#8203;', '·')
    .replaceAll(/&(?:amp|lt|gt|#124);/g, '☐')
    .replaceAll(/<\/?code>|<br>/g, '☐')
    .replaceAll(/\\[!-/:-@[-`{-~]/g, '☐');
  return Object.keys(liveConstructs).filter((name) => liveConstructs[name]?.test(plain) === true);
}

/** Code spans by CommonMark's rule: a run of backticks up to the next run of the same length. */
export function withoutCode(markdown: string): string {
  return markdown.replaceAll(/(?<![\\`])(`+)(?!`)([^\n]*?[^`\n])\1(?!`)/g, '☐');
}

/** Fenced blocks as we write them; what stands in them is text. */
export function withoutFences(markdown: string): string {
  return markdown.replaceAll(/^(`{3,})text\n[\s\S]*?\n\1$/gm, '☐');
}
