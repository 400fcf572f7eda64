/** The frame of every page: its head, the navigation, and headers under which no text can act. */
import { readPageAssets } from '../../shared/shown/html/assets.ts';
import { brand, hashContent, renderHead } from '../../shared/shown/html/finding-parts.ts';
import { formatLine, type Html, nothing, renderTemplate } from '../../shared/shown/html/markup.ts';
import type { KeyRecord } from '../store/schema.ts';

/** What the pages add to the style of the report page. */
const ownStyle = `
.pages { grid-template-columns: minmax(0, 1fr); }
.pages h1 { font-size: 1.625rem; line-height: 1.25; font-weight: 680; letter-spacing: -.02em; overflow-wrap: anywhere; }
.pages h1 .sub { margin-top: .15rem; font-size: 1rem; font-weight: 500; letter-spacing: 0; }
.pages h1 .severity { vertical-align: .2em; letter-spacing: 0; }
.brand a { display: flex; align-items: center; gap: .5rem; color: inherit; text-decoration: none; }
.pages-nav { display: flex; flex-wrap: wrap; gap: .25rem; }
.top nav { flex: 1; }
.pages-nav a { display: block; padding: .3rem .75rem; border-radius: 8px; color: var(--soft); text-decoration: none; font-weight: 550; }
.pages-nav a:hover { color: var(--text); background: var(--sunk); }
.pages-nav a[aria-current] { color: var(--accent); background: var(--sunk); }
.viewer { display: flex; align-items: center; gap: .9rem; min-width: 0; font-size: .875rem; }
.viewer p { min-width: 0; max-width: 18rem; line-height: 1.3; text-align: right; overflow-wrap: anywhere; }
.pages button, .viewer button, .pages .select input, .filters input, .filters select { padding: .4rem .8rem; background: var(--card); border: 1px solid var(--edge); border-radius: 9px; font-size: .875rem; }
.pages button, .viewer button { cursor: pointer; }
.pages button:hover, .viewer button:hover { border-color: var(--text); }
.trail ol { display: flex; flex-wrap: wrap; gap: .25rem .5rem; margin: 0 0 -1rem; padding: 0; list-style: none; font-size: .875rem; }
.trail li { min-width: 0; overflow-wrap: anywhere; }
.trail li:not(:last-child)::after { content: "/"; margin-left: .5rem; color: var(--soft); }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr)); gap: .75rem; }
.tiles a { display: flex; flex-direction: column; padding: .75rem 1rem; border-radius: 10px; background: var(--tint); color: var(--tone); text-decoration: none; font-size: .875rem; }
.tiles a:hover { text-decoration: underline; }
.tiles b { font-size: 1.625rem; line-height: 1.2; font-weight: 640; letter-spacing: -.02em; }
.tiles .zero { --tone: var(--soft); --tint: var(--sunk); }
.tiles + .facts, .tiles + .note, .panel > p + .facts, progress + p { margin-top: 1.1rem; }
.pages .panel > .facts { grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: .4rem 2rem; }
.filters { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .75rem; font-size: .875rem; }
.filters label { display: flex; align-items: center; gap: .4rem; color: var(--soft); }
.filters input, .filters select { color: var(--text); }
.pages .select { display: flex; }
.finding .sheet .note { margin-top: .4rem; }
.pages .section-head { gap: .5rem 1rem; }
.clear { align-self: center; padding: .4rem; font-size: .875rem; }
.pages tr.row { cursor: auto; }
.pages .row .name { font-weight: 560; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
.pages .row .name:hover { color: var(--accent); text-decoration: underline; }
.c-state { width: 7.5rem; }
.c-open { width: 27%; line-height: 1.75; }
.c-branch, .c-commit { width: 9rem; }
.c-when { width: 9.5rem; }
.c-took { width: 7rem; }
.pages .row .c-cvss:not(:empty)::before { content: none; }
.none { color: var(--soft); }
.pager { display: flex; justify-content: space-between; gap: 1rem; padding-block: 1rem .5rem; border-top: 1px solid var(--line); font-size: .875rem; }
.pager span { color: var(--soft); }
.empty code { white-space: nowrap; }
progress { display: block; width: 100%; height: .6rem; accent-color: var(--accent); }
.live-note { margin-block: .75rem; }
.finding .sheet { gap: 1.5rem 2.5rem; }
.finding .place { margin-bottom: 1.25rem; overflow-wrap: anywhere; }
.finding pre .marked { background: var(--yellow-tint); }
.login, .problem { width: min(27rem, 100%); margin: 3rem auto; }
.problem { width: min(36rem, 100%); }
.login h1, .problem h1 { margin-bottom: 1rem; }
.login form { display: grid; gap: .5rem; margin-block: .75rem 1.25rem; }
.login label { font-weight: 560; }
.login input { width: 100%; padding: .6rem .8rem; background: var(--page); border: 1px solid var(--edge); border-radius: 9px; }
.login .main { margin-top: .5rem; padding: .6rem; background: light-dark(#2453c9, #2f5fd8); border-color: transparent; color: #fff; font-size: 1rem; font-weight: 600; }
.problem p + p { margin-top: .75rem; }
@media screen and (max-width: 960px) {
  .pages .row .c-cvss:not(:empty)::before { content: "score "; }
  .c-state { order: -1; }
  .pages .row td { max-width: 100%; }
  .pages .row .c-open { flex: 0 0 100%; }
  .pages .row .c-took:not(:empty)::before { content: "took "; }
  .finding .facts { grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr)); }
  .top nav { order: 3; flex-basis: 100%; }
  .viewer { margin-left: auto; }
}
@media screen and (max-width: 560px) {
  .viewer p .sub { display: none; }
  .viewer p { max-width: 9rem; }
  .filters, .filters label:not(.hidden) { width: 100%; }
  .filters input, .filters select { flex: 1; min-width: 0; }
  .pages-nav { margin-inline: -.75rem; }
}
@media print {
  time[title]::after { content: " (" attr(title) ")"; }
  .top nav, .viewer, .pager, .filters, .live-note, .trail { display: none; }
  .pages .findings { break-before: auto; }
  .tiles a { padding: .4rem .6rem; print-color-adjust: exact; }
}
`;

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

type Area = 'repositories' | 'scans' | 'findings';

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
${renderHead(`${name} – Scan Gate`, prepareStyle().text)}
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
