/** The page's style sheet: light and dark by `light-dark()`, narrow screens as cards, paper without controls. */

import { mediaStyle } from './style-media.ts';

export const style = `
:root {
  color-scheme: light dark;
  --page: light-dark(#f5f6f8, #0e1217);
  --card: light-dark(#ffffff, #161b22);
  --sunk: light-dark(#f3f5f8, #10151b);
  --text: light-dark(#18202c, #e4e9f0);
  --soft: light-dark(#556072, #9caabb);
  --line: light-dark(#dde2ea, #29323d);
  --edge: light-dark(#8893a5, #677487);
  --accent: light-dark(#2453c9, #8fb2ff);
  --red: light-dark(#b3203a, #ff8a9b);
  --red-tint: light-dark(#fdecef, #33171d);
  --orange: light-dark(#9a4204, #ffb078);
  --orange-tint: light-dark(#fff0e3, #33200f);
  --yellow: light-dark(#785400, #efcb62);
  --yellow-tint: light-dark(#fdf4d7, #2d250d);
  --blue: light-dark(#1d5a91, #8cc8fb);
  --blue-tint: light-dark(#e6f1fb, #10283c);
  --grey: light-dark(#4b5667, #b4bfcd);
  --grey-tint: light-dark(#edf0f4, #232b35);
  --green: light-dark(#14683a, #7cd6a0);
  --green-tint: light-dark(#e6f5ec, #10291b);
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace;
}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
html { scroll-padding-top: 3.5rem; }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.55 var(--sans); font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%; }
h1, h2, h3, p, ul, dl, dd, figure, fieldset { margin: 0; padding: 0; }
ul { list-style: none; }
fieldset { border: 0; min-width: 0; }
button, input, select { font: inherit; color: inherit; }
a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 2px; }
code, .mono, kbd { font-family: var(--mono); font-size: .875em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.width, main { max-width: 1320px; margin: 0 auto; padding: 0 1.5rem; }
.hidden { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
caption.hidden { display: block; }
.skip { position: absolute; left: 1rem; top: -4rem; z-index: 3; padding: .5rem 1rem; background: var(--card); border: 1px solid var(--edge); border-radius: 8px; }
.skip:focus { top: .75rem; }
.note, .status, .legend { color: var(--soft); font-size: .875rem; }
.number { text-align: right; white-space: nowrap; }

.top { background: var(--card); border-bottom: 1px solid var(--line); }
.top .width { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 2rem; padding-block: .75rem; }
.brand { display: flex; align-items: center; gap: .5rem; font-weight: 650; letter-spacing: -.01em; }
.brand svg { width: 1.375rem; height: 1.375rem; }
.shield { fill: var(--accent); }
.bar-mark { stroke: var(--card); stroke-width: 2; stroke-linecap: round; }
.context { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; flex: 1; min-width: 0; font-size: .875rem; }
.context div { display: flex; gap: .4rem; min-width: 0; }
.context dt { color: var(--soft); }
.context dd { overflow-wrap: anywhere; font-weight: 550; }
.theme { margin-left: auto; padding: .3rem .8rem; background: none; border: 1px solid var(--line); border-radius: 99px; font-size: .875rem; color: var(--soft); cursor: pointer; }
.theme:hover { border-color: var(--edge); color: var(--text); }

main { display: grid; gap: 1.5rem; padding-block: 2rem; }
.verdict { --tone: var(--grey); --tint: var(--grey-tint); display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 1.25rem 1.5rem; padding: 1.75rem 2rem; background: var(--tint); border: 1px solid color-mix(in srgb, var(--tone) 28%, transparent); border-radius: 16px; }
.verdict.failed { --tone: var(--red); --tint: var(--red-tint); }
.verdict.passed { --tone: var(--green); --tint: var(--green-tint); }
.verdict.inconclusive { --tone: var(--yellow); --tint: var(--yellow-tint); }
.mark { width: 3.25rem; height: 3.25rem; fill: none; stroke: var(--card); stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round; }
.mark circle { fill: var(--tone, var(--grey)); stroke: none; }
.verdict h1 { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; color: var(--tone); font-size: 2rem; line-height: 1.15; font-weight: 680; letter-spacing: -.02em; }
.badge { padding: .15rem .6rem; border: 1px solid currentColor; border-radius: 99px; font-size: .8125rem; font-weight: 600; letter-spacing: 0; }
.why { margin-top: .4rem; font-size: 1.0625rem; overflow-wrap: anywhere; }
.hint { margin-top: .6rem; overflow-wrap: anywhere; }
.hint b { margin-right: .35rem; color: var(--tone); font-weight: 650; }
.tally { grid-column: 2; display: flex; flex-wrap: wrap; gap: .75rem 2.25rem; padding-top: 1.1rem; border-top: 1px solid color-mix(in srgb, var(--tone) 22%, transparent); }
.tally div { display: flex; flex-direction: column-reverse; }
.tally dd { font-size: 1.625rem; line-height: 1.2; font-weight: 640; letter-spacing: -.02em; }
.tally dt { font-size: .8125rem; color: var(--soft); }
.verdict .tally dt { color: color-mix(in srgb, var(--text) 82%, var(--tint)); }

.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1.5rem; }
.stack { columns: 2 26rem; column-gap: 1.5rem; }
.stack .panel { margin-bottom: 1.5rem; break-inside: avoid; }
.panel, .findings { min-width: 0; padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
h2 { font-size: 1.0625rem; line-height: 1.3; font-weight: 640; letter-spacing: -.01em; }
.panel h2 { margin-bottom: 1rem; }
.panel table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
.panel th { font-weight: 500; text-align: left; }
.panel th.number { text-align: right; }
.panel thead th { padding-bottom: .4rem; color: var(--soft); font-size: .8125rem; white-space: nowrap; }
.panel tbody th, .panel tbody td { padding: .4rem 0; border-top: 1px solid var(--line); vertical-align: baseline; }
.panel .number, .panel td + td, .panel td + th, .panel th + td, .panel th + th { padding-left: 1rem; }
.counts .number { width: 5.5rem; }
.counts tbody th { width: 5rem; }
.counts .bar { min-width: 4rem; }
.counts svg { display: block; width: 100%; height: 1rem; align-self: center; }
.counts tbody td, .counts tbody th { vertical-align: middle; }
.unknown { color: var(--soft); font-size: .8125rem; }
.fill-track { fill: var(--grey-tint); }
.fill-critical { fill: light-dark(#c22f4b, #f0647b); }
.fill-high { fill: light-dark(#dd6d1f, #f09350); }
.fill-medium { fill: light-dark(#d6a412, #dcb544); }
.fill-low { fill: light-dark(#3f8ecf, #5fabea); }
.fill-info { fill: light-dark(#8793a6, #7f8b9c); }
.fill-base { fill: var(--edge); }
.legend { margin-top: .75rem; overflow-wrap: anywhere; }
.counts .swatch { display: inline-block; width: .7rem; height: .7rem; margin-right: .2rem; }
.gap { display: inline-block; width: 1.25rem; }

.rules { display: grid; gap: 1.1rem; }
.rules li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .8rem; overflow-wrap: anywhere; }
.rules li + li { padding-top: 1.1rem; border-top: 1px solid var(--line); }
.mark.small { width: 1.375rem; height: 1.375rem; stroke-width: 3; }
.mark.failed { --tone: var(--red); }
.mark.passed { --tone: var(--green); }
.mark.inconclusive { --tone: var(--yellow); }
.rule code { font-weight: 600; font-size: .9375rem; }
.rule-word { margin-left: .35rem; font-size: .8125rem; font-weight: 600; }
.rule-word.failed { color: var(--red); }
.rule-word.passed { color: var(--green); }
.rule-word.inconclusive { color: var(--yellow); }
.bounds { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: .15rem 0 .3rem; font-size: .875rem; }
.bounds div { display: flex; gap: .35rem; }
.bounds dt { color: var(--soft); }
.bounds dd { font-weight: 640; }
.remedy { margin-top: .3rem; color: var(--soft); }

.findings { padding-inline: 0; padding-bottom: .5rem; }
.findings > :not(table) { margin-inline: 1.5rem; }
.section-head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .25rem 1rem; margin-bottom: .75rem; }
.controls { display: grid; grid-template-columns: minmax(14rem, 1fr) auto; gap: .75rem 1rem; align-items: center; margin-bottom: .75rem; }
.search { position: relative; }
.search input { width: 100%; padding: .5rem 2.5rem .5rem .8rem; background: var(--page); border: 1px solid var(--edge); border-radius: 9px; }
.search input::placeholder { color: var(--soft); opacity: 1; }
.search kbd { position: absolute; right: .7rem; top: 50%; transform: translateY(-50%); pointer-events: none; }
.search input:not(:placeholder-shown) + kbd, .search input:focus + kbd { display: none; }
kbd { display: inline-block; min-width: 1.4em; padding: 0 .35em; border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px; background: var(--card); color: var(--soft); font-size: .75rem; line-height: 1.5; text-align: center; }
.chips { display: flex; flex-wrap: wrap; gap: .4rem; }
.chip input { position: absolute; opacity: 0; pointer-events: none; }
.chip span { display: inline-flex; align-items: center; gap: .4rem; padding: .3rem .75rem; border: 1px solid var(--line); border-radius: 99px; font-size: .875rem; cursor: pointer; }
.chip span::before { content: ""; width: .55rem; height: .55rem; border-radius: 2px; background: var(--tone); }
.chip b { font-weight: 600; color: var(--soft); }
.chip:hover span { border-color: var(--edge); }
.chip input:checked + span { background: var(--tint); border-color: var(--tone); color: var(--tone); font-weight: 600; }
.chip input:checked + span b { color: inherit; }
.chip input:checked + span::before { content: "✓"; width: auto; height: auto; background: none; line-height: 1; }
.chip input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px; }
.critical { --tone: var(--red); --tint: var(--red-tint); }
.high { --tone: var(--orange); --tint: var(--orange-tint); }
.medium { --tone: var(--yellow); --tint: var(--yellow-tint); }
.low { --tone: var(--blue); --tint: var(--blue-tint); }
.info { --tone: var(--grey); --tint: var(--grey-tint); }
.choices { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem 1rem; }
.selects { display: flex; flex-wrap: wrap; gap: .5rem; }
.select select, .selects button, .more button { padding: .4rem .7rem; background: var(--card); border: 1px solid var(--edge); border-radius: 9px; font-size: .875rem; cursor: pointer; }
.select select { max-width: 15rem; }
.selects button:hover:enabled, .more button:hover { border-color: var(--text); }
.selects button:disabled { border-color: var(--line); color: var(--soft); opacity: .75; cursor: default; }
.keys { text-align: right; color: var(--soft); font-size: .8125rem; }
.keys kbd:not(:first-child) { margin-left: .6rem; }
.keys kbd + kbd { margin-left: .15rem !important; }
.findings > .note { margin-bottom: .5rem; }

.findings table { width: 100%; border-collapse: separate; border-spacing: 0; table-layout: fixed; font-size: .9375rem; }
.findings th { position: sticky; top: 0; z-index: 1; padding: .45rem .6rem; background: var(--sunk); border-block: 1px solid var(--line); color: var(--soft); font-size: .8125rem; font-weight: 550; text-align: left; white-space: nowrap; }
.findings td { padding: .7rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
.findings tr > :first-child { padding-left: 1.5rem; }
.findings tr > :last-child { padding-right: 1.5rem; }
.findings tbody tr:last-child td { border-bottom: 0; }
.findings tr.row:has(+ .detail) td { border-bottom: 0; }
.c-severity { width: 8rem; }
.c-path { width: 23%; }
.c-type { width: 6.75rem; }
.c-standing { width: 7rem; }
.c-label { width: 9rem; }
.c-cvss { width: 4.75rem; }
.c-epss { width: 6.25rem; }
td.c-cvss, td.c-epss, th.c-cvss, th.c-epss { text-align: right; }
.sort { display: inline-flex; gap: .25rem; padding: 0; background: none; border: 0; font-weight: inherit; cursor: pointer; }
.sort:hover, th[aria-sort] .sort { color: var(--text); }
.sort::after { content: "↕"; opacity: .45; }
th[aria-sort="ascending"] .sort::after { content: "↑"; opacity: 1; }
th[aria-sort="descending"] .sort::after { content: "↓"; opacity: 1; }
.severity { display: inline-block; padding: .1rem .6rem; border-radius: 99px; background: var(--tint); color: var(--tone); font-size: .8125rem; font-weight: 620; white-space: nowrap; }
.title, .open { font-weight: 560; }
.open { position: relative; display: block; width: 100%; padding: 0 0 0 1.15rem; background: none; border: 0; text-align: left; overflow-wrap: anywhere; cursor: pointer; }
.open::before { content: ""; position: absolute; left: .1rem; top: .5em; width: .4rem; height: .4rem; border: solid var(--soft); border-width: 0 1.5px 1.5px 0; transform: rotate(-45deg); }
.open[aria-expanded="true"]::before { transform: rotate(45deg); top: .4em; }
.open:hover { color: var(--accent); }
.sub { display: block; color: var(--soft); font-size: .8125rem; }
.open + .sub { padding-left: 1.15rem; }
.findings .mono { font-size: .8125rem; line-height: 1.5; }
.c-label { color: var(--soft); font-size: .875rem; }
th.c-label { font-size: .8125rem; }
.standing.s-blocks { color: var(--red); font-weight: 620; }
.standing.s-may-block { color: var(--yellow); font-weight: 620; }
.standing.s-fixed, .standing.s-suppressed, .standing.s-excepted { color: var(--soft); }
tr.row.js:hover > td, tr.row.opened > td { background: var(--sunk); }
tr.row.js { cursor: pointer; }
tr.detail > td { padding-top: 0; }
tr.detail.js > td { padding-top: .25rem; background: var(--sunk); }
tr.detail.js > td { padding-bottom: 1.5rem; }
details summary { width: fit-content; color: var(--soft); font-size: .8125rem; cursor: pointer; overflow-wrap: anywhere; }
.sheet { display: grid; grid-template-columns: minmax(0, 1fr) minmax(13rem, 17rem); gap: 1rem 2rem; }
details .sheet { margin-top: .75rem; }
.sheet h3 { margin: 1rem 0 .3rem; font-size: .8125rem; font-weight: 620; color: var(--soft); }
.sheet h3:first-child { margin-top: 0; }
.prose { max-width: 46rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.texts > .note:not(:first-child) { margin-top: 1rem; }
.prose + .prose, .prose + .code, .code + .prose { margin-top: .6rem; }
.code { margin: 0; padding: .7rem 0; overflow: auto; max-height: 26rem; background: var(--card); border: 1px solid var(--line); border-radius: 9px; font: .8125rem/1.6 var(--mono); tab-size: 4; }
.code code { display: block; width: max-content; min-width: 100%; font-size: inherit; }
.code span { display: block; min-height: 1.6em; padding: 0 1rem; white-space: pre; }
.code span[data-n]::before { content: attr(data-n); display: inline-block; min-width: 3ch; margin-right: 1.25rem; color: var(--soft); text-align: right; user-select: none; }
.facts { display: grid; gap: .3rem; align-content: start; font-size: .875rem; }
.facts div { display: grid; grid-template-columns: minmax(6.5rem, 2fr) 5fr; gap: .75rem; }
.facts dt { color: var(--soft); overflow-wrap: anywhere; }
.facts dd { overflow-wrap: anywhere; }
.sheet .facts div { grid-template-columns: 1fr; gap: 0; }
.sheet .facts dt { font-size: .8125rem; }
.sheet .facts { gap: .55rem; }
.empty { padding: 1.5rem 0; color: var(--soft); }
.link { padding: 0; background: none; border: 0; color: var(--accent); text-decoration: underline; cursor: pointer; }
.more { display: flex; flex-wrap: wrap; justify-content: center; gap: .75rem; padding: 1rem 0; }

.scroll { overflow-x: auto; }
.wide td, .wide th { min-width: 6rem; overflow-wrap: anywhere; }
.wide td:last-child { min-width: 14rem; }
.panel .date { white-space: nowrap; }
.urgent { color: var(--red); font-weight: 600; }
.coverage { display: grid; gap: .4rem; }
.coverage b { display: inline-block; min-width: 4.5rem; font-weight: 600; }
.coverage .covered span { color: var(--green); }
.coverage .partly-covered span { color: var(--yellow); }
.coverage .not-covered span { color: var(--red); }
.lines { display: grid; gap: .45rem; overflow-wrap: anywhere; }
.lines li { padding-left: 1rem; text-indent: -1rem; }
.lines li::before { content: "–"; display: inline-block; width: 1rem; text-indent: 0; color: var(--soft); }
.audit { border-top: 1px solid var(--line); padding-block: 2rem 3rem; }
.audit h2 { margin-bottom: 1rem; }
.audit .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem 2.5rem; }
.audit .facts { font-size: .8125rem; }
.calls div { grid-template-columns: minmax(0, 4fr) 1fr; }

${mediaStyle}`;
