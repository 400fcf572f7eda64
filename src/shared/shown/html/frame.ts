/** The parts that the report page and the service's pages have in common: the head, the brand and the hash of a style. */
import { createHash } from 'node:crypto';
import { type Html, nothing, renderOwnElement, renderTemplate } from './markup.ts';

export const brand = renderTemplate`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path class="shield" d="M12 2l8 3v6c0 5-3.4 9-8 11-4.6-2-8-6-8-11V5z"/><path class="bar-mark" d="M8 10h8M8 14h8"/></svg>Scan Gate`;

interface PageHead {
  title: string;
  style: string;
  /** The content policy of a page that no server sends. */
  policy?: string | undefined;
}

export function renderHead({ title, style, policy }: PageHead): Html {
  const meta =
    policy === undefined
      ? nothing
      : renderTemplate`<meta http-equiv="Content-Security-Policy" content="${policy}">
`;
  return renderTemplate`<meta charset="utf-8">
${meta}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${renderOwnElement('style', style)}`;
}

/** A text of ours as a content policy names it. */
export function hashContent(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}
