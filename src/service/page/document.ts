/** The frame of every page: its head, the navigation, and headers under which no text can act. */
import { readPageAssets } from '../../report/html/assets.ts';
import { brand, hashContent, renderHead } from '../../report/html/frame.ts';
import { formatLine, type Html, nothing, renderTemplate } from '../../report/html/markup.ts';
import type { KeyRecord } from '../store/keys.ts';
import { ownStyle } from './style.ts';

/** Who has signed in. */
export interface Viewer {
  key: KeyRecord;
  organization: string;
  /** What only our own forms contain. */
  formToken: string;
}

export interface PageParts {
  title: string;
  /** Undefined before somebody has signed in. */
  viewer?: Viewer | undefined;
  /** The entry of the navigation to which the page belongs. */
  area?: Area | undefined;
  /** The pages above this one, as links. */
  trail?: readonly (readonly [text: string, address: string])[] | undefined;
  body: Html;
}

export type Area = 'repositories' | 'scans' | 'findings';

const areas: Record<Area, readonly [text: string, address: string]> = {
  repositories: ['Repositories', '/'],
  scans: ['Scans', '/scans'],
  findings: ['Findings', '/findings'],
};

/** The longest name in a title or a trail, in characters. */
const nameMax = 120;

export function renderDocument({ title, viewer, area, trail = [], body }: PageParts): string {
  const name = formatLine(title, nameMax);
  return `<!doctype html>\n${renderTemplate`<html lang="en">
<head>
${renderHead({ title: `${name} – Scan Gate`, style: prepareStyle().text })}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top"><div class="width">
<p class="brand"><a href="/">${brand}</a></p>
${viewer === undefined ? nothing : renderNavigation(viewer, area)}
</div></header>
<main id="content" class="pages">
${trail.length === 0 ? nothing : renderTrail(trail)}
${body}
</main>
</body>
</html>
`}`;
}

function renderNavigation({ key, organization, formToken }: Viewer, area: Area | undefined): Html {
  const links = (Object.keys(areas) as Area[]).map((each) => {
    const [text, address] = areas[each];
    const current = each === area ? renderTemplate` aria-current="page"` : nothing;
    return renderTemplate`<li><a href="${address}"${current}>${text}</a></li>`;
  });
  return renderTemplate`<nav aria-label="Pages"><ul class="pages-nav">${links}</ul></nav>
<form class="viewer" method="post" action="/logout"><input type="hidden" name="form" value="${formToken}">
<p>${formatLine(organization, nameMax)} <span class="sub">key ${formatLine(key.name, nameMax)}</span></p>
<button type="submit">Sign out</button></form>`;
}

function renderTrail(trail: readonly (readonly [text: string, address: string])[]): Html {
  const links = trail.map(
    ([text, address]) => renderTemplate`<li><a href="${address}">${formatLine(text, nameMax)}</a></li>`,
  );
  return renderTemplate`<nav class="trail" aria-label="Above this page"><ol>${links}</ol></nav>`;
}

let style: { text: string; policy: string } | undefined;

function prepareStyle(): { text: string; policy: string } {
  if (style !== undefined) return style;
  const text = `${readPageAssets().style}${ownStyle}`;
  const policy = [
    "default-src 'none'",
    `style-src '${hashContent(text)}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  style = { text, policy };
  return style;
}

/** The headers of every page. Nothing of a page is stored, framed or told to other sites, and it runs no script. */
export function buildPageHeaders(): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': prepareStyle().policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  };
}

export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#2453c9" d="M12 2l8 3v6c0 5-3.4 9-8 11-4.6-2-8-6-8-11V5z"/><path stroke="#fff" stroke-width="2" stroke-linecap="round" d="M8 10h8M8 14h8"/></svg>`;
