/** The page on narrow screens, on paper, and for those who asked for more contrast. */

export const mediaStyle = `@media screen and (max-width: 960px) {
  .controls { grid-template-columns: minmax(0, 1fr); }
  .keys { display: none; }
  .findings table, .findings thead, .findings tbody { display: block; }
  .findings thead tr { display: flex; flex-wrap: wrap; gap: .4rem; padding: .6rem 1.5rem; border-block: 1px solid var(--line); background: var(--sunk); }
  .findings thead th, .findings thead th:first-child, .findings thead th:last-child { position: static; width: auto; padding: 0; border: 0; background: none; }
  .findings thead tr::before { content: "Sort by"; align-self: center; color: var(--soft); font-size: .8125rem; }
  .sort { padding: .2rem .6rem; border: 1px solid var(--line); border-radius: 99px; background: var(--card); }
  .findings tr.row { display: flex; flex-wrap: wrap; align-items: center; gap: .2rem .9rem; padding: 1rem 1.5rem; border-bottom: 1px solid var(--line); }
  .findings tr.row td, .findings tr.row td:first-child, .findings tr.row td:last-child { width: auto; padding: 0; border: 0; text-align: left; }
  .findings tr.row td:empty { display: none; }
  .findings tr.row .c-title, .findings tr.row .c-path { flex: 0 0 100%; }
  .findings tr.row .c-standing { order: -1; }
  .findings tr.row .c-severity { order: -2; }
  .c-type, .c-standing, .c-label, .c-cvss, .c-epss { font-size: .875rem; }
  .findings tr.row td.c-cvss::before { content: "CVSS "; color: var(--soft); }
  .findings tr.row td.c-epss::before { content: "EPSS "; color: var(--soft); }
  .findings tr.row:has(+ .detail) { border-bottom: 0; padding-bottom: .4rem; }
  .findings tr.row.opened { background: var(--sunk); }
  .findings tr.detail { display: block; }
  .findings tr.detail > td { display: block; padding: .25rem 1.5rem 1.25rem; border-bottom: 1px solid var(--line); }
  .sheet { grid-template-columns: minmax(0, 1fr); }
  .sheet .facts { grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); }
}
@media screen and (max-width: 560px) {
  .width, main { padding-inline: 1rem; }
  main, .pair { gap: 1rem; }
  main { padding-block: 1rem 2rem; }
  .stack .panel { margin-bottom: 1rem; }
  .top .width { padding-inline: 1rem; }
  .context { flex-basis: 100%; order: 3; }
  .verdict { padding: 1.25rem; gap: .9rem 1rem; }
  .verdict h1 { font-size: 1.625rem; }
  .mark:not(.small) { width: 2.5rem; height: 2.5rem; }
  .tally { grid-column: 1 / -1; gap: .6rem 1.5rem; }
  .panel { padding: 1.1rem; }
  .findings { padding-top: 1.1rem; }
  .findings > :not(table) { margin-inline: 1.1rem; }
  .findings thead tr, .findings tr.row { padding-inline: 1.1rem; }
  .findings tr.detail > td { padding-inline: 1.1rem; }
  .counts .number { width: auto; white-space: normal; }
  .counts .bar { min-width: 2rem; }
  .panel .number, .panel td + td, .panel td + th, .panel th + td, .panel th + th { padding-left: .6rem; }
  .counts tbody th { width: 4.25rem; }
  .select, .select select { width: 100%; max-width: none; }
  .selects { display: grid; grid-template-columns: 1fr 1fr; }
}
@media (prefers-contrast: more) {
  :root { --line: var(--edge); --soft: var(--text); }
}
@media (forced-colors: active) {
  .mark circle, .counts rect { forced-color-adjust: none; }
  .chip input:checked + span { border-width: 2px; }
}
@media print {
  :root, :root[data-theme] { color-scheme: light; font-size: 12px; }
  @page { margin: 14mm 12mm; }
  body { font-size: 12px; background: none; }
  .width, main { max-width: none; padding-inline: 0; }
  main { gap: 1rem; padding-block: 1rem; }
  .skip, .theme, .controls, .more, .sort::after, .open::before { display: none !important; }
  .verdict, .panel, .rules li, .code, .facts div { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  .verdict, .severity, .mark, .counts svg { print-color-adjust: exact; }
  .verdict { padding: 1rem 1.25rem; }
  .panel { padding: 1rem; }
  .pair { gap: 1rem; grid-template-columns: 1fr 1fr; }
  .findings { padding: 0; border: 0; }
  .findings > :not(table) { margin-inline: 0; }
  .findings table, .panel table { font-size: 11px; }
  .findings th { position: static; padding-inline: .35rem; }
  .findings td { padding: .4rem .35rem; }
  .findings tr > :first-child { padding-left: .35rem; }
  .findings tr > :last-child { padding-right: .35rem; }
  .findings tr.row { break-inside: avoid; }
  .findings tr.row:has(+ .detail) { break-after: avoid; }
  .c-severity { width: 6.25rem; }
  .c-type { width: 5rem; }
  .c-standing { width: 5.5rem; }
  .c-label { width: 7rem; }
  .c-cvss { width: 3.6rem; }
  .c-epss { width: 4.6rem; }
  .open, .open + .sub { padding-left: 0; }
  tr.row.opened > td, tr.detail.js > td { background: none; }
  tr.detail.js > td { padding-bottom: 1.1rem; }
  .sheet { grid-template-columns: minmax(0, 1fr) 13rem; gap: 1.5rem; }
  .code { max-height: none; overflow: visible; }
  .code code { width: auto; }
  .code span { white-space: pre-wrap; overflow-wrap: anywhere; }
  .code span[data-n] { padding-left: 4.5rem; text-indent: -3.5rem; }
  .code span[data-n]::before { width: 2.5rem; min-width: 0; margin-right: 1rem; text-indent: 0; }
  details::details-content { content-visibility: visible; display: block; block-size: auto; }
  details summary { list-style: none; }
  a { color: inherit; text-decoration: none; }
  .audit { padding-block: 1rem; }
}
`;
