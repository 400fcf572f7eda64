export const id = 938;
export const ids = [938];
export const modules = {

/***/ 41941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ renderWithin),
/* harmony export */   Rf: () => (/* binding */ spend),
/* harmony export */   Tu: () => (/* binding */ countBytes)
/* harmony export */ });
function countBytes(text) {
    return Buffer.byteLength(text, 'utf8');
}
function spend(budget, text) {
    const bytes = countBytes(text) + 1;
    if (bytes > budget.left)
        return false;
    budget.left -= bytes;
    return true;
}
function renderWithin(items, { budget, share }, render) {
    const portion = { left: Math.floor(budget.left * share) };
    const fitted = [];
    for (const item of items) {
        const text = render(item);
        if (!spend(portion, text))
            break;
        spend(budget, text);
        fitted.push(text);
    }
    return fitted;
}


/***/ }),

/***/ 26145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readPageAssets)
/* harmony export */ });
const readPageAssets = () => ({"style":"/* The page: light and dark by light-dark(), rows that open by :has(), narrow screens as cards, paper without controls. */\n:root {\n  color-scheme: light dark;\n  --page: light-dark(#f5f6f8, #0e1217);\n  --card: light-dark(#ffffff, #161b22);\n  --sunk: light-dark(#f3f5f8, #10151b);\n  --text: light-dark(#18202c, #e4e9f0);\n  --soft: light-dark(#556072, #9caabb);\n  --line: light-dark(#dde2ea, #29323d);\n  --edge: light-dark(#8893a5, #677487);\n  --accent: light-dark(#2453c9, #8fb2ff);\n  --red: light-dark(#b3203a, #ff8a9b);\n  --red-tint: light-dark(#fdecef, #33171d);\n  --orange: light-dark(#9a4204, #ffb078);\n  --orange-tint: light-dark(#fff0e3, #33200f);\n  --yellow: light-dark(#785400, #efcb62);\n  --yellow-tint: light-dark(#fdf4d7, #2d250d);\n  --blue: light-dark(#1d5a91, #8cc8fb);\n  --blue-tint: light-dark(#e6f1fb, #10283c);\n  --grey: light-dark(#4b5667, #b4bfcd);\n  --grey-tint: light-dark(#edf0f4, #232b35);\n  --green: light-dark(#14683a, #7cd6a0);\n  --green-tint: light-dark(#e6f5ec, #10291b);\n  --sans: system-ui, -apple-system, \"Segoe UI\", Roboto, \"Noto Sans\", \"Liberation Sans\", Arial, sans-serif;\n  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, \"Liberation Mono\", \"DejaVu Sans Mono\", monospace;\n}\n:root[data-theme=\"light\"] { color-scheme: light; }\n:root[data-theme=\"dark\"] { color-scheme: dark; }\n*, ::before, ::after { box-sizing: border-box; }\n[hidden] { display: none !important; }\nhtml { scroll-padding-top: 3.5rem; }\nbody { margin: 0; background: var(--page); color: var(--text); font: 15px/1.55 var(--sans); font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%; }\nh1, h2, h3, p, ul, dl, dd, figure, fieldset { margin: 0; padding: 0; }\nul { list-style: none; }\nfieldset { border: 0; min-width: 0; }\nbutton, input, select { font: inherit; color: inherit; }\na { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 2px; }\ncode, kbd, .place > :first-child, td.c-path > :not(.sub) { font-family: var(--mono); font-size: .875em; }\n:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }\n.width, main { max-width: 1320px; margin: 0 auto; padding: 0 1.5rem; }\n.hidden { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }\ncaption.hidden { display: block; }\n.skip { position: absolute; left: 1rem; top: -4rem; z-index: 3; padding: .5rem 1rem; background: var(--card); border: 1px solid var(--edge); border-radius: 8px; }\n.skip:focus { top: .75rem; }\n.note, .status { color: var(--soft); font-size: .875rem; }\n.number { text-align: right; white-space: nowrap; }\n\n.top { background: var(--card); border-bottom: 1px solid var(--line); }\n.top .width { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 2rem; padding-block: .75rem; }\n.brand { display: flex; align-items: center; gap: .5rem; font-weight: 650; letter-spacing: -.01em; }\n.brand svg { width: 1.375rem; height: 1.375rem; }\n.shield { fill: var(--accent); }\n.bar-mark { stroke: var(--card); stroke-width: 2; stroke-linecap: round; }\n.context { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; flex: 1; min-width: 0; font-size: .875rem; }\n.context div { display: flex; gap: .4rem; min-width: 0; }\n.context dt { color: var(--soft); }\n.context dd { overflow-wrap: anywhere; font-weight: 550; }\n.theme { margin-left: auto; padding: .3rem .8rem; background: none; border: 1px solid var(--line); border-radius: 99px; font-size: .875rem; color: var(--soft); cursor: pointer; }\n.theme:hover { border-color: var(--edge); color: var(--text); }\n\nmain { display: grid; gap: 1.5rem; padding-block: 2rem; }\n/* Every verdict, severity and coverage has a tone. */\n.failed, .critical, .not-covered { --tone: var(--red); --tint: var(--red-tint); }\n.high { --tone: var(--orange); --tint: var(--orange-tint); }\n.inconclusive, .medium, .partly-covered { --tone: var(--yellow); --tint: var(--yellow-tint); }\n.low { --tone: var(--blue); --tint: var(--blue-tint); }\n.info { --tone: var(--grey); --tint: var(--grey-tint); }\n.passed, .covered { --tone: var(--green); --tint: var(--green-tint); }\n.verdict { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 1.25rem 1.5rem; padding: 1.75rem 2rem; background: var(--tint); border: 1px solid color-mix(in srgb, var(--tone) 28%, transparent); border-radius: 16px; }\n.mark { width: 3.25rem; height: 3.25rem; fill: none; stroke: var(--card); stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round; }\n.mark circle { fill: var(--tone); stroke: none; }\n.verdict h1 { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; color: var(--tone); font-size: 2rem; line-height: 1.15; font-weight: 680; letter-spacing: -.02em; }\n.why { margin-top: .4rem; font-size: 1.0625rem; overflow-wrap: anywhere; }\n.hint { margin-top: .6rem; overflow-wrap: anywhere; }\n.tally { grid-column: 2; display: flex; flex-wrap: wrap; gap: .75rem 2.25rem; padding-top: 1.1rem; border-top: 1px solid color-mix(in srgb, var(--tone) 22%, transparent); }\n.tally div { display: flex; flex-direction: column-reverse; }\n.tally dd { font-size: 1.625rem; line-height: 1.2; font-weight: 640; letter-spacing: -.02em; }\n.tally dt { font-size: .8125rem; color: var(--soft); }\n.verdict .tally dt { color: color-mix(in srgb, var(--text) 82%, var(--tint)); }\n\n.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1.5rem; }\n.stack { columns: 2 26rem; column-gap: 1.5rem; }\n.stack .panel { margin-bottom: 1.5rem; break-inside: avoid; }\n.panel, .findings { min-width: 0; padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 14px; }\nh2 { font-size: 1.0625rem; line-height: 1.3; font-weight: 640; letter-spacing: -.01em; }\n.panel h2 { margin-bottom: 1rem; }\n.panel table { width: 100%; border-collapse: collapse; font-size: .9375rem; }\n.panel th { font-weight: 500; text-align: left; }\n.panel th.number { text-align: right; }\n.panel thead th { padding-bottom: .4rem; color: var(--soft); font-size: .8125rem; white-space: nowrap; }\n.panel tbody th, .panel tbody td { padding: .4rem 0; border-top: 1px solid var(--line); vertical-align: baseline; }\n.panel .number, .panel td + td, .panel td + th, .panel th + td, .panel th + th { padding-left: 1rem; }\n.counts .number { width: 5.5rem; }\n.counts tbody th { width: 5rem; }\n.counts .bar { min-width: 4rem; }\n.counts svg { display: block; width: 100%; height: 1rem; align-self: center; }\n.counts tbody td, .counts tbody th { vertical-align: middle; }\n.unknown { color: var(--soft); font-size: .8125rem; }\n.fill-track { fill: var(--grey-tint); }\n.fill-critical { fill: light-dark(#c22f4b, #f0647b); }\n.fill-high { fill: light-dark(#dd6d1f, #f09350); }\n.fill-medium { fill: light-dark(#d6a412, #dcb544); }\n.fill-low { fill: light-dark(#3f8ecf, #5fabea); }\n.fill-info { fill: light-dark(#8793a6, #7f8b9c); }\n.fill-base { fill: var(--edge); }\n.panel > .note { margin-top: .75rem; overflow-wrap: anywhere; }\n\n.rules { display: grid; gap: 1.1rem; }\n.rules li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .8rem; overflow-wrap: anywhere; }\n.rules li + li { padding-top: 1.1rem; border-top: 1px solid var(--line); }\n.mark.small { width: 1.375rem; height: 1.375rem; stroke-width: 3; }\n.rule code { font-weight: 600; font-size: .9375rem; }\n.rule-word { color: var(--tone); margin-left: .35rem; font-size: .8125rem; font-weight: 600; }\n\n.findings { padding-inline: 0; padding-bottom: .5rem; }\n.findings > :not(table) { margin-inline: 1.5rem; }\n.section-head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .25rem 1rem; margin-bottom: .75rem; }\n.controls { display: grid; grid-template-columns: minmax(14rem, 1fr) auto; gap: .75rem 1rem; align-items: center; margin-bottom: .75rem; }\n.search { position: relative; }\n.search input { width: 100%; padding: .5rem 2.5rem .5rem .8rem; background: var(--page); border: 1px solid var(--edge); border-radius: 9px; }\n.search input::placeholder { color: var(--soft); opacity: 1; }\n.search kbd { position: absolute; right: .7rem; top: 50%; transform: translateY(-50%); pointer-events: none; }\n.search input:not(:placeholder-shown) + kbd, .search input:focus + kbd { display: none; }\nkbd { display: inline-block; min-width: 1.4em; padding: 0 .35em; border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px; background: var(--card); color: var(--soft); font-size: .75rem; line-height: 1.5; text-align: center; }\n.chips { display: flex; flex-wrap: wrap; gap: .4rem; }\n.chip input { position: absolute; opacity: 0; pointer-events: none; }\n.chip span { display: inline-flex; align-items: center; gap: .4rem; padding: .3rem .75rem; border: 1px solid var(--line); border-radius: 99px; font-size: .875rem; cursor: pointer; }\n.chip span::before { content: \"\"; width: .55rem; height: .55rem; border-radius: 2px; background: var(--tone); }\n.chip b { font-weight: 600; color: var(--soft); }\n.chip:hover span { border-color: var(--edge); }\n.chip input:checked + span { background: var(--tint); border-color: var(--tone); color: var(--tone); font-weight: 600; }\n.chip input:checked + span b { color: inherit; }\n.chip input:checked + span::before { content: \"✓\"; width: auto; height: auto; background: none; line-height: 1; }\n.chip input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px; }\n.choices { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem 1rem; }\n.selects { display: flex; flex-wrap: wrap; gap: .5rem; }\n.select select, .selects button, .more button { padding: .4rem .7rem; background: var(--card); border: 1px solid var(--edge); border-radius: 9px; font-size: .875rem; cursor: pointer; }\n.select select { max-width: 15rem; }\n.selects button:hover:enabled, .more button:hover { border-color: var(--text); }\n.selects button:disabled { border-color: var(--line); color: var(--soft); opacity: .75; cursor: default; }\n.keys { text-align: right; color: var(--soft); font-size: .8125rem; }\n.keys kbd:not(:first-child) { margin-left: .6rem; }\n.keys kbd + kbd { margin-left: .15rem !important; }\n.findings > .note { margin-bottom: .5rem; }\n\n.findings table { width: 100%; border-collapse: collapse; table-layout: fixed; font-size: .9375rem; }\n.findings th { padding: .45rem .6rem; color: var(--soft); font-size: .8125rem; font-weight: 550; text-align: left; white-space: nowrap; }\n.findings td { padding: .7rem .6rem; vertical-align: top; overflow-wrap: anywhere; }\n.findings tr.row { border-top: 1px solid var(--line); }\n.c-severity { width: 7.5rem; }\n.c-path { width: 23%; }\n.c-type { width: 6.75rem; }\n.c-standing { width: 7rem; }\n.c-label { width: 9rem; color: var(--soft); }\n.c-cvss { width: 4.75rem; }\n.c-epss { width: 6.25rem; }\n:is(td, th):is(.c-cvss, .c-epss) { text-align: right; }\n.sort { display: inline-flex; gap: .25rem; padding: 0; background: none; border: 0; font-weight: inherit; cursor: pointer; }\n.sort:hover, th[aria-sort] .sort { color: var(--text); }\n.sort::after { content: \"↕\"; opacity: .45; }\nth[aria-sort=\"ascending\"] .sort::after { content: \"↑\"; opacity: 1; }\nth[aria-sort=\"descending\"] .sort::after { content: \"↓\"; opacity: 1; }\n.severity { display: inline-block; padding: .1rem .6rem; border-radius: 99px; background: var(--tint); color: var(--tone); font-size: .8125rem; font-weight: 620; white-space: nowrap; }\nsummary { position: relative; display: block; padding-left: 1.15rem; font-weight: 560; list-style: none; }\nsummary::-webkit-details-marker { display: none; }\nsummary::before { content: \"\"; position: absolute; left: .1rem; top: .5em; width: .4rem; height: .4rem; border: solid var(--soft); border-width: 0 1.5px 1.5px 0; transform: rotate(-45deg); }\n[open] > summary::before { transform: rotate(45deg); top: .4em; }\nsummary:hover { color: var(--accent); }\n.sub { display: block; color: var(--soft); font-size: .8125rem; }\ndetails + .sub { padding-left: 1.15rem; }\n.s-blocks { color: var(--red); font-weight: 620; }\n.s-may-block { color: var(--yellow); font-weight: 620; }\n.s-fixed, .s-suppressed, .s-accepted { color: var(--soft); }\n.pack ~ tr > .c-title { padding-left: 2rem; }\n.detail { display: none; }\n.sheet { display: grid; grid-template-columns: minmax(0, 1fr) minmax(13rem, 17rem); gap: 1rem 2rem; }\n.sheet h3, .shared h3 { margin: 1rem 0 .3rem; font-size: .8125rem; font-weight: 620; color: var(--soft); }\n.sheet h3:first-child { margin-top: 0; }\n.sheet .note:not(:first-child) { margin-top: 1rem; }\n.prose { max-width: 46rem; white-space: pre-wrap; overflow-wrap: anywhere; }\n.path { margin: 0; padding-left: 1.5rem; overflow-wrap: anywhere; }\n.path code { display: block; }\n.prose + .prose, .prose + pre, pre + .prose { margin-top: .6rem; }\npre { margin: 0; padding: .7rem 0; overflow: auto; max-height: 26rem; background: var(--card); border: 1px solid var(--line); border-radius: 9px; font: .8125rem/1.6 var(--mono); tab-size: 4; }\npre span { display: block; width: max-content; min-width: 100%; min-height: 1.6em; padding: 0 1rem; white-space: pre; }\npre span[data-n]::before { content: attr(data-n); display: inline-block; min-width: 3ch; margin-right: 1.25rem; color: var(--soft); text-align: right; user-select: none; }\n.shared > div { padding-block: .75rem; border-top: 1px solid var(--line); }\n.facts { display: grid; gap: .3rem; align-content: start; font-size: .875rem; }\n.facts div { display: grid; grid-template-columns: minmax(6.5rem, 2fr) 5fr; gap: .75rem; }\n.facts dt { color: var(--soft); overflow-wrap: anywhere; }\n.facts dd { overflow-wrap: anywhere; }\n.sheet .facts { gap: .55rem; }\n.sheet .facts div { display: block; }\n.sheet .facts dt { font-size: .8125rem; }\n.empty { padding: 1.5rem 0; color: var(--soft); }\n.link { padding: 0; background: none; border: 0; color: var(--accent); text-decoration: underline; cursor: pointer; }\n.more { display: flex; flex-wrap: wrap; justify-content: center; gap: .75rem; padding: 1rem 0; }\n\n.scroll { overflow-x: auto; }\n.wide td, .wide th { min-width: 6rem; overflow-wrap: anywhere; }\n.wide td:last-child { min-width: 14rem; }\n.panel .date { white-space: nowrap; }\n.urgent { color: var(--red); font-weight: 600; }\n.coverage { display: grid; gap: .4rem; }\n.coverage span { color: var(--tone); }\n.coverage b { display: inline-block; min-width: 4.5rem; font-weight: 600; }\n.lines { display: grid; gap: .45rem; overflow-wrap: anywhere; }\n.lines li { padding-left: 1rem; text-indent: -1rem; }\n.lines li::before { content: \"–\"; display: inline-block; width: 1rem; text-indent: 0; color: var(--soft); }\n.audit { border-top: 1px solid var(--line); padding-block: 2rem 3rem; }\n.audit h2 { margin-bottom: 1rem; }\n.audit .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem 2.5rem; }\n.audit .facts { font-size: .8125rem; }\n.calls div { grid-template-columns: minmax(0, 4fr) 1fr; }\n.blocking { overflow-wrap: anywhere; }\n.blocking ol { display: grid; grid-template-columns: minmax(0, 1fr); margin: 0; padding: 0; list-style: none; }\n.blocking li { min-width: 0; }\n.blocking li + li { margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }\n.blocking h3 { display: flex; flex-wrap: wrap; align-items: baseline; gap: .4rem .75rem; font-size: 1.0625rem; overflow-wrap: anywhere; }\n.blocking h3 a { color: inherit; text-decoration: none; }\n.blocking h3 a:hover { text-decoration: underline; }\n.blocking .place { margin-top: .25rem; overflow-wrap: anywhere; }\n.blocking .intro { margin-bottom: 1rem; }\n.blocking p + p, .blocking p + pre { margin-top: .5rem; }\n@media (scripting: enabled) {\n  .shared { display: none; }\n  /* Rows that the script will not show at first need no layout before it runs. */\n  .findings table:not(.live) > tbody:nth-of-type(n + 51) { display: none; }\n}\n/* Every item is a block of its own, which costs nothing while it is out of view. On paper it is a table, whose head is on each page. */\n@media screen {\n  .findings table, .findings thead, .findings tbody { display: block; }\n  .findings thead { position: sticky; top: 0; z-index: 1; padding-inline: .9rem; background: var(--sunk); border-block: 1px solid var(--line); }\n  .findings tbody { content-visibility: auto; contain-intrinsic-block-size: auto 4.1rem; }\n  .findings tbody:first-of-type > .row:first-child { border-top: 0; }\n  .findings thead > tr, tr.row { display: flex; }\n  .findings th, .findings td { flex: none; }\n  .findings .c-title { flex: 1; min-width: 0; }\n  tr.row { padding-inline: .9rem; cursor: pointer; }\n  tr.row:hover, tr.row:has([open]), .detail { background: var(--sunk); }\n  tr.row:has([open]) + .detail { display: block; }\n  .findings .detail > td { display: block; padding: .25rem 1.5rem 1.5rem; }\n  tbody:has(> .pack details:not([open])) > tr:not(.pack) { display: none; }\n}\n@media screen and (min-width: 961px) {\n  .order { display: none; }\n}\n@media screen and (max-width: 960px) {\n  .controls { grid-template-columns: minmax(0, 1fr); }\n  .keys, .findings thead { display: none; }\n  .findings tbody { contain-intrinsic-block-size: auto 9rem; }\n  .findings tr.row { flex-wrap: wrap; align-items: center; gap: .2rem .9rem; padding: 1rem 1.5rem; }\n  .findings tr.row td { width: auto; padding: 0; }\n  .findings tr.row td:empty { display: none; }\n  .findings tr.row:is(.row) :is(.c-title, .c-path) { flex: 0 0 100%; }\n  .c-severity, .c-standing { order: -1; }\n  .c-type, .c-standing, .c-label, .c-cvss, .c-epss { font-size: .875rem; }\n  .c-cvss::before { content: \"score \"; color: var(--soft); }\n  .c-epss::before { content: \"EPSS \"; color: var(--soft); }\n  .pack ~ tr.row { padding-left: 2.5rem; }\n  .sheet { grid-template-columns: minmax(0, 1fr); }\n  .sheet .facts { grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); }\n}\n@media screen and (max-width: 560px) {\n  .width, main { padding-inline: 1rem; }\n  main, .pair { gap: 1rem; }\n  main { padding-block: 1rem 2rem; }\n  .stack .panel { margin-bottom: 1rem; }\n  .top .width { padding-inline: 1rem; }\n  .context { flex-basis: 100%; order: 3; }\n  .verdict { padding: 1.25rem; gap: .9rem 1rem; }\n  .verdict h1 { font-size: 1.625rem; }\n  .mark:not(.small) { width: 2.5rem; height: 2.5rem; }\n  .tally { grid-column: 1 / -1; gap: .6rem 1.5rem; }\n  .panel { padding: 1.1rem; }\n  .findings { padding-top: 1.1rem; }\n  .findings > :not(table) { margin-inline: 1.1rem; }\n  .findings tr.row, .findings .detail > td { padding-inline: 1.1rem; }\n  .counts .number { width: auto; white-space: normal; }\n  .counts .bar { min-width: 2rem; }\n  .panel .number, .panel td + td, .panel td + th, .panel th + td, .panel th + th { padding-left: .6rem; }\n  .counts tbody th { width: 4.25rem; }\n  .select, .select select { width: 100%; max-width: none; }\n  .selects { display: grid; grid-template-columns: 1fr 1fr; }\n}\n@media (prefers-contrast: more) {\n  :root { --line: var(--edge); --soft: var(--text); }\n}\n@media (forced-colors: active) {\n  .mark circle, .counts rect { forced-color-adjust: none; }\n  .chip input:checked + span { border-width: 2px; }\n}\n@media print {\n  :root, :root[data-theme] { color-scheme: light; font-size: 12px; }\n  @page { margin: 14mm 12mm; }\n  body { font-size: 12px; background: none; }\n  .width, main { max-width: none; padding-inline: 0; }\n  main { gap: 1rem; padding-block: 1rem; }\n  .skip, .theme, .controls, .more, .sort::after, summary::before { display: none !important; }\n  .verdict, .panel:not(.blocking), .blocking li, .rules li, .facts div, tr.row { break-inside: avoid; }\n  /* Short code is not cut. */\n  pre:not(:has(> :nth-child(15))) { break-inside: avoid; }\n  h2, h3, tr.row:has([open]), tr.row:has(+ .paper), .pack { break-after: avoid; }\n  .verdict, .severity, .mark, .counts svg { print-color-adjust: exact; }\n  .verdict { padding: 1rem 1.25rem; }\n  .panel { padding: 1rem; }\n  .pair { gap: 1rem; grid-template-columns: 1fr 1fr; }\n  .findings { padding: 0; border: 0; break-before: page; }\n  .findings > :not(table) { margin-inline: 0; }\n  .findings table, .panel table { font-size: 11px; }\n  .findings :is(th, td) { padding: .4rem .35rem; }\n  .sort { display: contents; }\n  .c-severity { width: 6.25rem; }\n  .c-type { width: 5rem; }\n  .c-standing { width: 6.25rem; }\n  .c-label { width: 7rem; }\n  .c-cvss { width: 3.6rem; }\n  .c-epss { width: 4.6rem; }\n  summary, details + .sub { padding-left: 0; }\n  .detail.paper, tr.row:has([open]) + .detail { display: table-row; }\n  .findings .detail > td { padding-bottom: 1.1rem; }\n  .sheet { grid-template-columns: minmax(0, 1fr) 13rem; gap: 1.5rem; }\n  pre { max-height: none; overflow: visible; }\n  pre span { width: auto; white-space: pre-wrap; overflow-wrap: anywhere; }\n  pre span[data-n] { padding-left: 4.5rem; text-indent: -3.5rem; }\n  pre span[data-n]::before { width: 2.5rem; min-width: 0; margin-right: 1rem; text-indent: 0; }\n  a { color: inherit; text-decoration: none; }\n  .audit { padding-block: 1rem; }\n}\n","script":"/**\n * The script of the page. It searches, filters and sorts the existing rows, and shows them in steps. It creates no\n * markup, because the page's own policy (Trusted Types) forbids that. Rows can be opened without it.\n */\n\n                   \n                           \n                              \n                                                                                           \n                                 \n                                                        \n               \n                              \n               \n     \n                                                                                                                      \n          \n     \n                                     \n \n\n/** The content of one `tbody`: a finding, or the row of a package with its findings, the most severe first. */\n                \n                                \n                                                                              \n                               \n \n\n/** Number of rows that are shown at first and added by each press: few enough to redraw at every key. And the number on paper. */\nconst step = 50;\nconst paperMax = 1000;\n\n/** Throws when the page does not have the element. */\nfunction requireElement                                     (id        )    {\n  const found = document.getElementById(id);\n  if (found === null) throw new Error(`the page has no #${id}`);\n  return found     ;\n}\n\nconst { format: formatNumber } = new Intl.NumberFormat('en-US');\n\nshowThemeButton();\n// A page without findings has no table.\nif (document.getElementById('table') !== null) startTable();\n\n/** Light or dark as in the system until the button is pressed. The choice is not stored. */\nfunction showThemeButton()       {\n  const { dataset } = document.documentElement;\n  const button = requireElement('theme');\n  const prefersDark = matchMedia('(prefers-color-scheme: dark)');\n  const isDark = () => (dataset.theme ? dataset.theme === 'dark' : prefersDark.matches);\n  const updateButton = () => {\n    button.textContent = isDark() ? 'Light theme' : 'Dark theme';\n  };\n  button.addEventListener('click', () => {\n    dataset.theme = isDark() ? 'light' : 'dark';\n    updateButton();\n  });\n  prefersDark.addEventListener('change', updateButton);\n  updateButton();\n  button.hidden = false;\n}\n\nfunction startTable()       {\n  const table = requireElement                  ('table');\n  const head = table.tHead                           ;\n  const heads = [...head.querySelectorAll             ('th')];\n  const query = requireElement                  ('query');\n  const chips = [...document.querySelectorAll                  ('input[name=\"severity\"]')];\n  const order = requireElement                   ('order');\n  const selects = [...document.querySelectorAll                   ('.select:not(.order) > select')];\n  const keys = heads.map(({ dataset }) => dataset.key ?? '');\n  const items = [...table.tBodies].map((body) => readItem(body, keys));\n  const addressed = new Map(\n    items.flatMap((item) => item.findings.map((finding) => [finding.row.id, { item, finding }])),\n  );\n  const findingCount = countFindings(items);\n  /** The items with their matching findings, in the order of the table. */\n  let matches         = [];\n  let limit = step;\n  let drawn                            = [];\n  let isDescending = false;\n\n  detachRows();\n  listenToControls();\n  document.addEventListener('click', handleClick);\n  document.addEventListener('keydown', (event) => {\n    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing);\n    if (isPlain && event.target instanceof HTMLElement && handleKey(event.key, event.target)) event.preventDefault();\n  });\n  // Paper shows more rows than the screen.\n  addEventListener('beforeprint', () => renderRows(Math.max(limit, paperMax)));\n  addEventListener('afterprint', () => renderRows());\n  applyOrder();\n  requireElement('controls').hidden = false;\n  showAddressed(location.hash);\n  addEventListener('hashchange', () => showAddressed(location.hash));\n\n  /** This is much faster while the table is outside the document. */\n  function detachRows()       {\n    const mark = document.createComment('');\n    table.replaceWith(mark);\n    for (const { body } of items) body.remove();\n    table.classList.add('live');\n    mark.replaceWith(table);\n  }\n\n  /** Undefined when everything matches. */\n  function readFilter()                                              {\n    const terms = query.value.toLowerCase().split(/\\s+/).filter(Boolean);\n    const severities = chips.filter(({ checked }) => checked).map(({ value }) => value);\n    const choices = selects.filter(({ value }) => value !== '');\n    if (terms.length + severities.length + choices.length === 0) return undefined;\n    return ({ text, values }) =>\n      terms.every((term) => text.includes(term)) &&\n      (severities.length === 0 || severities.includes(values.severity ?? '')) &&\n      // A file may have several owners.\n      choices.every(({ id, value }) =>\n        id === 'owner' ? values.owner?.split(' ').includes(value) : values[id] === value,\n      );\n  }\n\n  /** Reads the controls again, and shows the first matches. */\n  function applyFilter()       {\n    const filter = readFilter();\n    const found =\n      filter === undefined ? items : items.map((item) => ({ ...item, findings: item.findings.filter(filter) }));\n    matches = found.filter(({ findings }) => findings.length > 0).sort((a, b) => compare(getWorst(a), getWorst(b)));\n    requireElement                   ('clear').disabled = filter === undefined;\n    limit = step;\n    renderRows();\n  }\n\n  /** Rows without a value come last in both directions. Rows with equal values stay in the default order. */\n  function compare(a         , b         )         {\n    if (a.value === b.value) return a.rank - b.rank;\n    if (a.value === undefined || b.value === undefined) return a.value === undefined ? 1 : -1;\n    return a.value < b.value === isDescending ? 1 : -1;\n  }\n\n  /** Applies the order that the menu shows. */\n  function applyOrder()       {\n    const [key = '', direction] = order.value.split(' ');\n    isDescending = direction === 'descending';\n    for (const head of heads) {\n      if (head.dataset.key === key && direction) head.setAttribute('aria-sort', direction);\n      else head.removeAttribute('aria-sort');\n    }\n    // The options are in the order of the values; severities and effects begin with the worst.\n    const options = key === 'severity' ? chips : [...(selects.find(({ id }) => id === key)?.options ?? [])];\n    const isWorstFirst = key === 'severity' || key === 'standing';\n    const places = new Map(options.map(({ value }, index) => [value, isWorstFirst ? -index : index]));\n    for (const { findings } of items)\n      for (const finding of findings)\n        finding.value = key === '' ? undefined : (places.get(finding.values[key] ?? '') ?? getSortValue(finding, key));\n    applyFilter();\n  }\n\n  /**\n   * The first press on a column head sorts by it, the second reverses the order, the third restores the default order.\n   */\n  function toggleOrder({ dataset }             )       {\n    const own = [...order.options].map(({ value }) => value).filter((value) => value.split(' ')[0] === dataset.key);\n    order.value = own[own.indexOf(order.value) + 1] ?? '';\n    applyOrder();\n  }\n\n  function getSortValue({ values }         , key        )                   {\n    const text = values[key]?.toLowerCase() ?? '';\n    if (key === 'cvss' || key === 'epss') return text === '' ? undefined : Number.parseFloat(text);\n    if (key !== 'path') return text;\n    // Lines are sorted as numbers.\n    return text.replace(/:\\d+$/, (line) => `\\n${line.slice(1).padStart(10, '0')}`) || undefined;\n  }\n\n  /** Rows that are already shown stay where they are. */\n  function renderRows(most = limit)       {\n    const bodies = matches.slice(0, most).map(fillBody);\n    const wanted = new Set(bodies);\n    for (const body of drawn) if (!wanted.has(body)) body.remove();\n    let last = head;\n    for (const body of bodies) {\n      if (last.nextSibling !== body) last.after(body);\n      // For browsers that do not recognize rows without a table layout.\n      body.role = 'rowgroup';\n      for (const part of body.querySelectorAll('tr:not([role]), td:not([role])'))\n        part.role = part.matches('tr') ? 'row' : 'cell';\n      last = body;\n    }\n    drawn = bodies;\n    showStatus(most);\n  }\n\n  /** A package with its matching findings. A single match is shown as itself. */\n  function fillBody({ body, pack, findings }      )                          {\n    if (pack === undefined) return body;\n    const rows = findings.toSorted(compare).flatMap(({ row, detail }) => [row, detail]);\n    body.replaceChildren(...(findings.length > 1 ? [fillPackage(pack, findings)] : []), ...rows);\n    return body;\n  }\n\n  /** The row of a package shows the facts of its worst matching finding. */\n  function fillPackage({ row, title, size }                           , findings                    )              {\n    const summary = row.querySelector('summary')               ;\n    const part = `${title.replace(/: (?=[\\d,]+ \\w+$)/, `: ${formatNumber(findings.length)} of `)} match`;\n    summary.textContent = findings.length === size ? title : part;\n    const [worst] = findings;\n    for (const cell of [...row.cells])\n      if (!cell.matches('.c-title')) cell.replaceWith(worst?.row.cells[cell.cellIndex]?.cloneNode(true) ?? cell);\n    return row;\n  }\n\n  /** Shows how many findings are visible, out of how many and in which order, and offers the rest. */\n  function showStatus(most        )       {\n    const [shown, matching] = [countFindings(matches.slice(0, most)), countFindings(matches)];\n    const status = requireElement('status');\n    const all = formatNumber(Number(status.dataset.total));\n    const count =\n      shown < matching && matching < findingCount\n        ? `${formatNumber(shown)} of ${formatNumber(matching)} matching shown, ${all} in all`\n        : `${formatNumber(shown)} of ${all} shown`;\n    const way = order.selectedOptions[0]?.textContent?.toLowerCase();\n    status.textContent = `${count}, ${order.value === '' ? '' : 'by '}${way}`;\n    const left = matches.length - limit;\n    requireElement('more').hidden = left <= 0;\n    requireElement('more-some').textContent = `Show ${formatNumber(Math.min(step, left))} more`;\n    requireElement('more-all').textContent = `Show all ${formatNumber(matching)}`;\n    requireElement('more-all').hidden = left <= step;\n    requireElement('empty').hidden = matching > 0;\n  }\n\n  /** Shows more rows below the visible ones, and moves the focus to the first of them. */\n  function showMore(to        )       {\n    const next = matches[limit]?.body;\n    limit = to;\n    renderRows();\n    next?.querySelector('summary')?.focus();\n  }\n\n  function clearFilter()       {\n    query.value = '';\n    for (const chip of chips) chip.checked = false;\n    for (const select of selects) select.value = '';\n    applyFilter();\n  }\n\n  function listenToControls()       {\n    query.addEventListener('input', applyFilter);\n    for (const control of [...chips, ...selects]) control.addEventListener('change', applyFilter);\n    order.addEventListener('change', applyOrder);\n    for (const id of ['clear', 'clear-empty'])\n      requireElement(id).addEventListener('click', () => {\n        clearFilter();\n        query.focus();\n      });\n    requireElement('more-some').addEventListener('click', () => showMore(limit + step));\n    requireElement('more-all').addEventListener('click', () => showMore(matches.length));\n    for (const head of heads) {\n      const button = document.createElement('button');\n      Object.assign(button, { type: 'button', className: 'sort', textContent: head.textContent });\n      head.replaceChildren(button);\n      button.addEventListener('click', () => toggleOrder(head));\n    }\n    // The event does not bubble.\n    table.addEventListener('toggle', ({ target }) => fillTexts((target           ).closest('tr')), true);\n    // A browser restores the controls when the user goes back.\n    addEventListener('pageshow', () => {\n      if (order.value !== '' || readFilter() !== undefined) applyOrder();\n    });\n  }\n\n  /** Texts that several findings share are below the table until details with them are opened. */\n  function fillTexts(row                )       {\n    for (const link of row?.nextElementSibling?.querySelectorAll                   ('h3 > a') ?? []) {\n      link.parentElement?.after(...requireElement(link.hash.slice(1)).cloneNode(true).childNodes);\n      link.replaceWith(link.text);\n    }\n  }\n\n  /** A click on a link to a finding shows it. A click elsewhere on a row opens the row. */\n  function handleClick({ target }       )       {\n    if (!(target instanceof Element)) return;\n    // A second press on the same link does not change the address.\n    const link = target.closest                   ('a[href^=\"#\"]');\n    if (link !== null) showAddressed(link.hash);\n    // Ignores a click on a link, and a click that ends a selection.\n    if (target.closest('a, summary') !== null || getSelection()?.isCollapsed === false) return;\n    const details = target.closest('#table tr.row')?.querySelector('details');\n    if (details) details.open = !details.open;\n  }\n\n  /**\n   * Keys: `/` focuses the search, the arrows move between rows, Escape closes what is open. Returns true when the key\n   * was handled.\n   */\n  function handleKey(key        , node             )          {\n    const isOnRow = node.matches('#table summary');\n    if (key === '/' && !node.matches('input:not([type=\"checkbox\"]), select')) query.select();\n    else if (key === 'ArrowDown' && (node === query || isOnRow)) moveFocus(node, 1);\n    else if (key === 'ArrowUp' && isOnRow) moveFocus(node, -1);\n    else return key === 'Escape' && closeOrClear(node);\n    return true;\n  }\n\n  function moveFocus(from             , by        )       {\n    const summaries = [...table.querySelectorAll('summary')].filter((summary) => summary.checkVisibility());\n    const index = summaries.indexOf(from) + by;\n    if (index < 0) query.focus();\n    else summaries[index]?.focus();\n  }\n\n  /** Closes the details here, otherwise the package of the finding, otherwise clears the search. */\n  function closeOrClear(node             )          {\n    const row = node.closest('#table tr.detail')?.previousElementSibling ?? node.closest('#table tr.row');\n    const details = [row, row?.parentElement].map((near) => near?.querySelector('details')).find((each) => each?.open);\n    if (details) {\n      details.open = false;\n      details.querySelector('summary')?.focus();\n      return true;\n    }\n    if (node !== query || query.value === '') return false;\n    query.value = '';\n    applyFilter();\n    return true;\n  }\n\n  /** `#finding-…` shows that finding with its details, even if its row is hidden. */\n  function showAddressed(hash        )       {\n    const { item, finding } = (hash.length > 1 && addressed.get(hash.slice(1))) || {};\n    if (item === undefined || finding === undefined) return;\n    if (!matches.some(({ findings }) => findings.includes(finding))) clearFilter();\n    limit = Math.max(limit, 1 + matches.findIndex(({ body }) => body === item.body));\n    renderRows();\n    for (const near of [item.body, finding.row]) near.querySelector('details')?.setAttribute('open', '');\n    finding.row.scrollIntoView();\n    finding.row.querySelector('summary')?.focus();\n  }\n}\n\nfunction readItem(body                         , keys                   )       {\n  const rows = [...body.rows];\n  const packRow = rows[0]?.matches('.pack') ? rows.shift() : undefined;\n  const title = packRow?.querySelector('summary')?.textContent ?? '';\n  const pack = packRow && { row: packRow, title, size: rows.length / 2 };\n  const findings            = [];\n  for (let index = 0; index + 1 < rows.length; index += 2) {\n    const [row, detail] = rows.slice(index, index + 2)                                              ;\n    findings.push(readFinding(row, detail, keys));\n  }\n  return { body, pack, findings };\n}\n\nfunction readFinding(row                     , detail                     , keys                   )          {\n  const values                         = {};\n  for (const [index, key] of keys.entries()) values[key] = row.cells[index]?.textContent ?? '';\n  const path = row.querySelector('.c-path');\n  const text = `${values.title}\\n${values.path}\\n${detail.querySelector('dd')?.textContent}`.toLowerCase();\n  values.path = path?.firstElementChild?.textContent ?? '';\n  values.role = path?.querySelector('.role')?.textContent ?? 'other';\n  values.owner = path?.querySelector('.owner')?.textContent ?? '';\n  return { row, detail, values, text, rank: Number(row.dataset.rank), value: undefined };\n}\n\nfunction getWorst({ findings }      )          {\n  return findings[0]           ;\n}\n\nfunction countFindings(items                 )         {\n  return items.reduce((sum, { findings }) => sum + findings.length, 0);\n}\n"});


/***/ }),

/***/ 58228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ notes),
/* harmony export */   cR: () => (/* binding */ renderCode),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   gg: () => (/* binding */ readSnippet),
/* harmony export */   ii: () => (/* binding */ renderDetailRow),
/* harmony export */   jU: () => (/* binding */ renderTexts),
/* harmony export */   wJ: () => (/* binding */ createSharedTexts)
/* harmony export */ });
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41941);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1175);
/* harmony import */ var _owners_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63288);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56334);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17676);





const textMax = 8000;
const lineMax = 300;
function createSharedTexts(findings) {
    const [once, often] = [new Set(), new Map()];
    for (const text of findings.flatMap((finding) => [(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .getDescription */ .fY)(finding), (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .getRemediation */ .ID)(finding)])) {
        if (once.has(text))
            often.set(text, '');
        once.add(text);
    }
    const texts = [];
    let bytes = 0;
    function linkSharedText(heading, text) {
        if (!often.has(text))
            return undefined;
        const name = often.get(text) || `text-${texts.length + 1}`;
        if (often.get(text) === '') {
            often.set(text, name);
            const entry = (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTemplate */ .Xm) `<div id="${name}">${renderProse(text)}</div>\n`;
            texts.push(entry);
            bytes += (0,_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .countBytes */ .Tu)(`${entry}`);
        }
        return (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTemplate */ .Xm) `<h3><a href="#${name}">${heading}</a></h3>`;
    }
    function takeByteCount() {
        const taken = bytes;
        bytes = 0;
        return taken;
    }
    return { texts, link: linkSharedText, takeBytes: takeByteCount };
}
const notes = {
    secret: 'Description and code are not shown, because they may contain the secret.',
    room: 'Description, code and remediation did not fit in this page; the JSON report has them.',
    none: 'No more details: none were read for this finding, or there are none.',
};
function renderDetailRow(finding, { texts, isOnPaper, width }) {
    const name = isOnPaper && /^(?:blocks|may block)$/.test((0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .classifyFinding */ .qY)(finding)) ? 'detail paper' : 'detail';
    const withheld = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .mayBeSecret */ .lr)(finding) ? 'secret' : texts?.length === 0 ? 'none' : undefined;
    const why = texts === undefined ? 'room' : withheld;
    const note = why === undefined ? _markup_js__WEBPACK_IMPORTED_MODULE_3__/* .nothing */ .s6 : (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTemplate */ .Xm) `<p class="note">${notes[why]}</p>`;
    const facts = listFacts(finding).flatMap(([term, fact]) => fact === undefined ? [] : [(0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTemplate */ .Xm) `<div><dt>${term}</dt><dd>${fact}</dd></div>`]);
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTemplate */ .Xm) `<tr class="${name}"><td colspan="${width}"><div class="sheet"><div>${texts ?? []}${note}</div><dl class="facts">${facts}</dl></div></td></tr>`;
}
function renderTexts(finding, shelf) {
    const snippet = readSnippet(finding);
    const renderTextSection = (heading, text) => text === undefined
        ? _markup_js__WEBPACK_IMPORTED_MODULE_3__/* .nothing */ .s6
        : (shelf?.link(heading, text) ?? (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTemplate */ .Xm) `<h3>${heading}</h3>${renderProse(text)}`);
    return [
        renderTextSection('What it is', (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .getDescription */ .fY)(finding)),
        snippet === undefined ? _markup_js__WEBPACK_IMPORTED_MODULE_3__/* .nothing */ .s6 : (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTemplate */ .Xm) `<h3>Code</h3>${renderCode(snippet, (0,_location_js__WEBPACK_IMPORTED_MODULE_0__/* .toSafeLine */ .Dg)(finding.line))}`,
        renderDataPath(finding),
        renderTextSection('How to fix it', (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .getRemediation */ .ID)(finding)),
    ].filter((part) => part !== _markup_js__WEBPACK_IMPORTED_MODULE_3__/* .nothing */ .s6);
}
function renderDataPath(finding) {
    const steps = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .listDataSteps */ .CQ)(finding).map((step) => {
        const code = (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .formatLine */ .IL)(step.code ?? '', lineMax);
        return (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTemplate */ .Xm) `<li>${(0,_location_js__WEBPACK_IMPORTED_MODULE_0__/* .formatStepLocation */ .r_)(step)}${code === '' ? _markup_js__WEBPACK_IMPORTED_MODULE_3__/* .nothing */ .s6 : (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTemplate */ .Xm) `<code>${code}</code>`}</li>`;
    });
    return steps.length === 0 ? _markup_js__WEBPACK_IMPORTED_MODULE_3__/* .nothing */ .s6 : (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTemplate */ .Xm) `<h3>Path of the data</h3><ol class="path">${steps}</ol>`;
}
function renderProse(text) {
    return splitPassages((0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBlock */ .$4)(text, textMax)).map((part) => typeof part === 'string' ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTemplate */ .Xm) `<div class="prose">${part}</div>` : renderCode(part[0], undefined));
}
function readSnippet(finding) {
    const snippet = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .mayBeSecret */ .lr)(finding) ? undefined : finding.detail?.codeSnippet;
    return snippet === undefined ? undefined : (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBlock */ .$4)(snippet, textMax) || undefined;
}
function renderCode(snippet, line, marked) {
    const lines = snippet.split('\n').map((text, index) => {
        const number = line === undefined ? undefined : line + index;
        const mark = number !== undefined && number === marked ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTemplate */ .Xm) ` class="marked"` : _markup_js__WEBPACK_IMPORTED_MODULE_3__/* .nothing */ .s6;
        return (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTemplate */ .Xm) `<span${mark}${number === undefined ? _markup_js__WEBPACK_IMPORTED_MODULE_3__/* .nothing */ .s6 : (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTemplate */ .Xm) ` data-n="${number}"`}>${text}\n</span>`;
    });
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTemplate */ .Xm) `<pre tabindex="0">${lines}</pre>`;
}
function listFacts(finding) {
    const { detail, exception } = finding;
    return [
        ['Id', (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .formatLine */ .IL)(finding.id, 200)],
        ['Severity', finding.severityKnown ? undefined : 'unknown, counts as critical'],
        ['Status', finding.status === 'OPEN' ? undefined : (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .formatViolationStatus */ .Rn)(finding)],
        [
            'Owner',
            (0,_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .formatOwners */ .YY)(finding)
                ?.map((owner) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .formatLine */ .IL)(owner, 100))
                .join(' '),
        ],
        ['First detected', formatTime(detail?.firstDetected)],
        ['Last seen', formatTime(detail?.lastSeen)],
        ['Exception', exception && (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .formatExceptionTerms */ .ur)(exception)],
        ['Named', finding.disclosed ? undefined : 'only in the report files (disclose)'],
    ];
}
function formatTime(milliseconds) {
    if (milliseconds === undefined)
        return undefined;
    const date = new Date(milliseconds);
    return Number.isNaN(date.getTime()) ? undefined : `${date.toISOString().slice(0, -8).replace('T', ' ')} UTC`;
}
function splitPassages(text) {
    const found = [];
    let kind = 'prose';
    let lines = [];
    const startPassage = (next) => {
        const passage = createPassage(kind, lines);
        if (passage !== undefined)
            found.push(passage);
        kind = next;
        lines = [];
    };
    for (const line of text.split('\n')) {
        const isBlank = line.trim() === '';
        const isIndented = /^(?: {4}|\t)/.test(line);
        if (/^```[^`]*$/.test(line)) {
            startPassage(kind === 'fenced' ? 'prose' : 'fenced');
            continue;
        }
        if (kind === 'indented' && !isIndented && !isBlank)
            startPassage('prose');
        if (kind === 'prose' && isIndented && !isBlank && (lines.at(-1) ?? '').trim() === '')
            startPassage('indented');
        lines.push(kind === 'indented' ? line.replace(/^(?: {4}|\t)/, '') : line);
    }
    startPassage('prose');
    return found;
}
function createPassage(kind, lines) {
    const first = lines.findIndex((line) => line.trim() !== '');
    if (first < 0)
        return undefined;
    const text = lines.slice(first).join('\n').trimEnd();
    return kind === 'prose' ? text : [text];
}


/***/ }),

/***/ 1283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pd: () => (/* binding */ renderHead),
/* harmony export */   sW: () => (/* binding */ hashContent),
/* harmony export */   wk: () => (/* binding */ brand)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17676);


const brand = (0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .renderTemplate */ .Xm) `<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path class="shield" d="M12 2l8 3v6c0 5-3.4 9-8 11-4.6-2-8-6-8-11V5z"/><path class="bar-mark" d="M8 10h8M8 14h8"/></svg>Scan Gate`;
function renderHead({ title, style, policy }) {
    const meta = policy === undefined
        ? _markup_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6
        : (0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .renderTemplate */ .Xm) `<meta http-equiv="Content-Security-Policy" content="${policy}">
`;
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .renderTemplate */ .Xm) `<meta charset="utf-8">
${meta}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${(0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .renderOwnElement */ .pQ)('style', style)}`;
}
function hashContent(text) {
    return `sha256-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text, 'utf8').digest('base64')}`;
}


/***/ }),

/***/ 17676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ formatBlock),
/* harmony export */   GR: () => (/* binding */ renderProseLine),
/* harmony export */   IL: () => (/* binding */ formatLine),
/* harmony export */   Xm: () => (/* binding */ renderTemplate),
/* harmony export */   ZH: () => (/* binding */ capitalize),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   pQ: () => (/* binding */ renderOwnElement),
/* harmony export */   s6: () => (/* binding */ nothing)
/* harmony export */ });
/* harmony import */ var hono_html__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45621);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18540);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65633);



const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const hidden = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const plain = /^[ -~]*$/;
function renderTemplate(parts, ...values) {
    return (0,hono_html__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q)(parts, ...values.map((value) => (typeof value === 'string' ? makeVisible(value) : value)));
}
const nothing = (0,hono_html__WEBPACK_IMPORTED_MODULE_0__/* .raw */ .l)('');
function renderOwnElement(name, text) {
    return (0,hono_html__WEBPACK_IMPORTED_MODULE_0__/* .raw */ .l)(`<${name}${name === 'script' ? ' type="module"' : ''}>${text}</${name}>`);
}
function makeVisible(text) {
    if (plain.test(text))
        return text;
    return text.replaceAll(lineBreak, '\n').replaceAll(hidden, (character) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralizeLine */ .a0)(character));
}
function formatLine(text, maxLength) {
    return flattenText(text, maxLength).trim();
}
function flattenText(text, maxLength) {
    const shown = makeVisible(text.slice(0, maxLength + 1))
        .replaceAll('\n', '␊')
        .replaceAll('\t', ' ');
    return (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .QS)(shown, maxLength);
}
function renderProseLine(text, maxLength) {
    return renderTemplate `${(0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .splitProse */ .eN)(text).map((part) => typeof part === 'string'
        ? renderTemplate `${flattenText(part, maxLength)}`
        : renderTemplate `<code>${formatLine(part.code, maxLength)}</code>`)}`;
}
function formatBlock(text, maxLength) {
    const start = text.search(/\S/);
    if (start < 0)
        return '';
    const lineStart = Math.max(text.lastIndexOf('\n', start), text.lastIndexOf('\r', start)) + 1;
    return (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .QS)(makeVisible(text.slice(lineStart, lineStart + maxLength + 1)), maxLength).trimEnd();
}
function formatNumber(value) {
    return value.toLocaleString('en-US');
}
function capitalize(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}


/***/ }),

/***/ 52229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DK: () => (/* binding */ typeNames),
/* harmony export */   E4: () => (/* binding */ renderSeverityCell),
/* harmony export */   S3: () => (/* binding */ renderTableRows),
/* harmony export */   TE: () => (/* binding */ formatFindingTitle),
/* harmony export */   n1: () => (/* binding */ otherRole),
/* harmony export */   qJ: () => (/* binding */ renderLocationLink),
/* harmony export */   zG: () => (/* binding */ formatAnchor)
/* harmony export */ });
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26436);
/* harmony import */ var _text_file_role_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79454);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41941);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1175);
/* harmony import */ var _owners_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63288);
/* harmony import */ var _packages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89341);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56334);
/* harmony import */ var _details_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58228);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17676);









const rowsMax = 5000;
const rowBytesMax = 24_000_000;
const textBytesMax = 16_000_000;
const titleMax = 300;
const pathMax = 400;
const paperMax = 200;
const typeNames = {
    SAST: 'SAST',
    AGENTIC_SAST: 'Agentic SAST',
    SCA: 'SCA',
    SECRET: 'Secret',
    IAC: 'IaC',
    UNKNOWN: 'Unknown',
};
const traits = {
    severity: ({ severity }) => [_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityNames */ .qx[severity]],
    type: ({ type }) => [typeNames[type ?? 'UNKNOWN']],
    standing: (finding) => [(0,_markup_js__WEBPACK_IMPORTED_MODULE_7__/* .capitalize */ .ZH)((0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .classifyFinding */ .qY)(finding))],
    label: (finding) => [(0,_markup_js__WEBPACK_IMPORTED_MODULE_7__/* .capitalize */ .ZH)((0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .formatLabel */ .wR)(finding))],
    role: ({ filePath }) => [formatRole(filePath) ?? otherRole],
    owner: (finding) => (0,_owners_js__WEBPACK_IMPORTED_MODULE_3__/* .formatOwners */ .YY)(finding)?.map((owner) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_7__/* .formatLine */ .IL)(owner, 100).replaceAll(' ', '␠')) ?? [],
};
const otherRole = 'other';
function formatRole(path) {
    const role = (0,_text_file_role_js__WEBPACK_IMPORTED_MODULE_1__/* .classifyPath */ .qK)(path);
    return role === undefined ? undefined : _text_file_role_js__WEBPACK_IMPORTED_MODULE_1__/* .roleWords */ .ww[role];
}
function renderTableRows(report) {
    const ranked = [...(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .rankFindings */ .JM)(report.findings)];
    const worst = ranked.slice(0, rowsMax);
    const columns = listColumns(report, worst);
    const shelf = (0,_details_js__WEBPACK_IMPORTED_MODULE_6__/* .createSharedTexts */ .wJ)(worst);
    const rows = new Map();
    const room = { rows: rowBytesMax, texts: textBytesMax };
    let textsLeftOut = 0;
    for (const [rank, finding] of worst.entries()) {
        const row = renderFindingRow(finding, columns, rank);
        room.rows -= (0,_budget_js__WEBPACK_IMPORTED_MODULE_8__/* .countBytes */ .Tu)(row);
        if (room.rows < 0)
            break;
        const texts = room.texts < 0 ? undefined : (0,_details_js__WEBPACK_IMPORTED_MODULE_6__/* .renderTexts */ .jU)(finding, rank < paperMax ? undefined : shelf);
        room.texts -= texts === undefined ? 0 : (0,_budget_js__WEBPACK_IMPORTED_MODULE_8__/* .countBytes */ .Tu)(texts.join('')) + shelf.takeBytes();
        const hasRoom = room.texts >= 0;
        if (!hasRoom)
            textsLeftOut += 1;
        const detail = (0,_details_js__WEBPACK_IMPORTED_MODULE_6__/* .renderDetailRow */ .ii)(finding, {
            texts: hasRoom ? texts : undefined,
            isOnPaper: rank < paperMax,
            width: columns.length,
        });
        rows.set(finding, `${row}${detail}`);
    }
    const shown = [...rows.keys()];
    const bodies = (0,_packages_js__WEBPACK_IMPORTED_MODULE_4__/* .groupPackages */ .Zc)(report, shown, shown.length).map((item) => renderBody(item, rows, columns));
    const counts = countTraits(shown);
    return { columns, bodies, count: shown.length, counts, total: ranked.length, textsLeftOut, shared: shelf.texts };
}
function countTraits(findings) {
    const counts = {};
    for (const [trait, read] of Object.entries(traits)) {
        const own = new Map();
        for (const value of findings.flatMap(read))
            own.set(value, (own.get(value) ?? 0) + 1);
        counts[trait] = own;
    }
    return counts;
}
function listColumns(report, findings) {
    const base = (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .buildBlobBase */ .t0)(report);
    const hasOwners = (0,_owners_js__WEBPACK_IMPORTED_MODULE_3__/* .hasSeveralOwners */ .Nu)(report);
    const isVaried = (trait) => new Set(findings.flatMap((finding) => traits[trait](finding))).size > 1;
    const columns = [
        { key: 'severity', head: 'Severity', cell: renderSeverityCell },
        { key: 'title', head: 'Finding', cell: (finding) => renderTitleCell(formatFindingTitle(finding), (0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .getCwe */ .aM)(finding)) },
        { key: 'path', head: 'Where', cell: (finding) => renderPathCell(finding, base, hasOwners) },
        { key: 'type', head: 'Type', cell: (finding) => traits.type(finding)[0] },
        { key: 'standing', head: 'Effect', isShown: isVaried('standing'), cell: renderStandingCell },
        { key: 'label', head: 'This scan', isShown: isVaried('label'), cell: (finding) => traits.label(finding)[0] },
        {
            key: 'cvss',
            head: 'Score',
            isShown: findings.some(formatCvss),
            cell: formatCvss,
        },
        { key: 'epss', head: 'EPSS', isShown: findings.some(formatEpss), cell: formatEpss },
    ];
    return columns.filter(({ isShown }) => isShown ?? true);
}
function renderBody({ finding, package: pack }, rows, columns) {
    if (pack === undefined)
        return `<tbody>${rows.get(finding)}</tbody>\n`;
    const { name, version, findings, update } = pack;
    const count = `${(0,_markup_js__WEBPACK_IMPORTED_MODULE_7__/* .formatNumber */ .ZV)(findings.length)} ${findings.length === 1 ? 'vulnerability' : 'vulnerabilities'}`;
    const title = renderTitleCell((0,_markup_js__WEBPACK_IMPORTED_MODULE_7__/* .formatLine */ .IL)(`${name} ${version}: ${count}`, titleMax), update && (0,_markup_js__WEBPACK_IMPORTED_MODULE_7__/* .formatLine */ .IL)(`${update}.`, titleMax));
    const own = columns.map((column) => (column.key === 'title' ? { ...column, cell: () => title } : column));
    const head = (0,_markup_js__WEBPACK_IMPORTED_MODULE_7__/* .renderTemplate */ .Xm) `<tr class="row pack">${renderCells(findings[0], own)}</tr>`;
    return `<tbody>${head}${findings.map((each) => rows.get(each)).join('')}</tbody>\n`;
}
function renderFindingRow(finding, columns, rank) {
    const anchor = formatAnchor(finding.id);
    const id = anchor === undefined ? _markup_js__WEBPACK_IMPORTED_MODULE_7__/* .nothing */ .s6 : (0,_markup_js__WEBPACK_IMPORTED_MODULE_7__/* .renderTemplate */ .Xm) ` id="${anchor}"`;
    return `${(0,_markup_js__WEBPACK_IMPORTED_MODULE_7__/* .renderTemplate */ .Xm) `<tr class="row"${id} data-rank="${rank}">${renderCells(finding, columns)}</tr>`}`;
}
function renderCells(finding, columns) {
    return columns.map(({ key, cell }) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_7__/* .renderTemplate */ .Xm) `<td class="c-${key}">${cell(finding)}</td>`);
}
function formatAnchor(id) {
    return /^[\w.-]{1,80}$/.test(id) ? `finding-${id}` : undefined;
}
function formatFindingTitle({ title }) {
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_7__/* .formatLine */ .IL)(title, titleMax) || 'Untitled violation';
}
function renderSeverityCell({ severity }) {
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_7__/* .renderTemplate */ .Xm) `<span class="severity ${severity.toLowerCase()}">${_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityNames */ .qx[severity]}</span>`;
}
function renderTitleCell(title, subtitle) {
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_7__/* .renderTemplate */ .Xm) `<details><summary>${title}</summary></details>${renderSubtext(subtitle)}`;
}
function renderPathCell(finding, base, hasOwners) {
    const owners = hasOwners ? traits.owner(finding).join(' ') : '';
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_7__/* .renderTemplate */ .Xm) `${renderLocationLink(finding, base)}${renderSubtext(formatRole(finding.filePath), ' role')}${renderSubtext(owners || undefined, ' owner')}`;
}
function renderStandingCell(finding) {
    const standingWord = (0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .classifyFinding */ .qY)(finding);
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_7__/* .renderTemplate */ .Xm) `<span class="s-${standingWord.replace(' ', '-')}">${(0,_markup_js__WEBPACK_IMPORTED_MODULE_7__/* .capitalize */ .ZH)(standingWord)}</span>`;
}
function renderSubtext(text, name = '') {
    return text === undefined ? _markup_js__WEBPACK_IMPORTED_MODULE_7__/* .nothing */ .s6 : (0,_markup_js__WEBPACK_IMPORTED_MODULE_7__/* .renderTemplate */ .Xm) `<span class="sub${name}">${text}</span>`;
}
function renderLocationLink(finding, base) {
    const text = (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .formatLocation */ .j$)(finding, pathMax);
    if (text === undefined)
        return _markup_js__WEBPACK_IMPORTED_MODULE_7__/* .nothing */ .s6;
    const end = base === undefined ? undefined : (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .buildBlobUrlSuffix */ .uG)(finding, base);
    return end === undefined ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_7__/* .renderTemplate */ .Xm) `<span>${text}</span>` : (0,_markup_js__WEBPACK_IMPORTED_MODULE_7__/* .renderTemplate */ .Xm) `<a href="${base}${end}">${text}</a>`;
}
function formatCvss({ cvss }) {
    return roundToHundredths(cvss)?.toFixed(1);
}
function formatEpss({ epss }) {
    const percent = roundToHundredths(epss);
    return percent === undefined ? undefined : `${percent} %`;
}
function roundToHundredths(value) {
    return value !== undefined && Number.isFinite(value) ? Math.round(value * 100) / 100 : undefined;
}


/***/ }),

/***/ 56552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DO: () => (/* binding */ renderDiagnostics),
/* harmony export */   IE: () => (/* binding */ renderNotes),
/* harmony export */   TC: () => (/* binding */ renderExceptions),
/* harmony export */   Xe: () => (/* binding */ renderAuditFooter),
/* harmony export */   zG: () => (/* binding */ renderCoverage),
/* harmony export */   zQ: () => (/* binding */ renderPolicy)
/* harmony export */ });
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);
/* harmony import */ var _policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1125);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1175);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20880);
/* harmony import */ var _uncommitted_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7813);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56334);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17676);







const itemsMax = 300;
function renderExceptions({ exceptions }) {
    if (exceptions === undefined)
        return _markup_js__WEBPACK_IMPORTED_MODULE_5__/* .nothing */ .s6;
    const states = new Map();
    const recordState = (exception, state, covers = 0) => {
        const entry = states.get(exception) ?? { covers: 0, states: [] };
        states.set(exception, { covers: entry.covers + covers, states: [...entry.states, state] });
    };
    for (const exception of exceptions.expired)
        recordState(exception, 'expired, no longer applies');
    for (const { exception, ids } of exceptions.used)
        recordState(exception, 'in use', ids.length);
    for (const exception of exceptions.unmatched)
        recordState(exception, 'matches nothing');
    for (const exception of exceptions.unclear ?? [])
        recordState(exception, 'no finding has all of its criteria');
    for (const exception of exceptions.expiring)
        recordState(exception, 'expires soon');
    if (states.size === 0)
        return _markup_js__WEBPACK_IMPORTED_MODULE_5__/* .nothing */ .s6;
    const rows = [...states].slice(0, itemsMax).map(([exception, entry]) => renderExceptionRow(exception, entry));
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTemplate */ .Xm) `<section class="panel wide" aria-labelledby="exceptions-title"><h2 id="exceptions-title">Exceptions</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="exceptions-title"><table><caption class="hidden">Findings that the team has accepted, and until when</caption>
<thead><tr><th scope="col">Covers</th><th scope="col">State</th><th scope="col" class="number">Findings</th><th scope="col">Expires</th><th scope="col">Owner</th><th scope="col">Reason</th></tr></thead>
<tbody>${rows}</tbody></table></div>${renderMoreNote(states.size - rows.length, 'exception')}</section>`;
}
function renderExceptionRow(exception, { covers, states }) {
    const isUrgent = states.some((state) => state.startsWith('exp'));
    const owner = exception.owner === undefined ? '–' : (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .formatLine */ .IL)(exception.owner, 100);
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTemplate */ .Xm) `<tr><th scope="row">${(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .formatLine */ .IL)((0,_policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_1__/* .formatException */ .VJ)(exception), 300)}</th><td class="${isUrgent ? 'urgent' : ''}">${states.join('; ')}</td><td class="number">${(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(covers)}</td><td class="date">${(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .formatLine */ .IL)(exception.expires, 40)}</td><td>${owner}</td><td>${(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .formatLine */ .IL)(exception.reason, 400)}</td></tr>
`;
}
const typeWords = { sast: 'SAST', sca: 'SCA', secrets: 'Secrets', iac: 'IaC' };
const coverageMarks = { covered: '●', 'partly covered': '◐', 'not covered': '○' };
function renderCoverage({ scan }) {
    const { coverage } = scan ?? {};
    if (coverage === undefined)
        return _markup_js__WEBPACK_IMPORTED_MODULE_5__/* .nothing */ .s6;
    const items = _api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .scanTypes */ .vz.map((type) => {
        const word = coverage[type] ?? 'not stated';
        return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTemplate */ .Xm) `<li class="${word.replace(' ', '-')}"><span aria-hidden="true">${coverageMarks[word] ?? '?'}</span> <b>${typeWords[type]}</b> ${word}</li>`;
    });
    const programs = (0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPrograms */ .pF)({ scan });
    const also = programs === '' ? _markup_js__WEBPACK_IMPORTED_MODULE_5__/* .nothing */ .s6 : (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTemplate */ .Xm) `<p>With ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .formatLine */ .IL)(programs, 600)}</p>`;
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTemplate */ .Xm) `<section class="panel" aria-labelledby="coverage-title"><h2 id="coverage-title">Coverage</h2><ul class="coverage">${items}</ul>${also}</section>`;
}
function renderDiagnostics(report) {
    const lines = (0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDiagnostics */ .oO)(report);
    return renderListSection('diagnostics', `Skipped or not readable (${(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(lines.length)})`, lines);
}
function renderNotes(report) {
    return renderListSection('notes', 'Notes', [...(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .formatLookUps */ .Z6)(report), ...report.notes]);
}
function renderListSection(id, heading, lines) {
    if (lines.length === 0)
        return _markup_js__WEBPACK_IMPORTED_MODULE_5__/* .nothing */ .s6;
    const items = lines.slice(0, itemsMax).map((line) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTemplate */ .Xm) `<li>${(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .formatLine */ .IL)(line, 1000)}</li>\n`);
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTemplate */ .Xm) `<section class="panel" aria-labelledby="${id}-title"><h2 id="${id}-title">${heading}</h2><ul class="lines">${items}</ul>${renderMoreNote(lines.length - items.length, 'entry', 'entries')}</section>`;
}
function renderMoreNote(more, one, many) {
    return more > 0
        ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTemplate */ .Xm) `<p class="note">${(0,_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralize */ .td)(more, one, many)} more in the JSON report.</p>`
        : _markup_js__WEBPACK_IMPORTED_MODULE_5__/* .nothing */ .s6;
}
function renderPolicy({ policy, scope }) {
    const settings = Object.entries(policy.settings).sort(([a], [b]) => (a < b ? -1 : 1));
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTemplate */ .Xm) `<section class="panel" aria-labelledby="policy-title"><h2 id="policy-title">Policy</h2>${renderFacts([['Read from', policy.source], ['SHA-256', policy.sha256], ['Scope in effect', scope], ...settings])}</section>`;
}
function renderAuditFooter(report, category) {
    const { scan, repository } = report;
    const requests = Object.entries(report.requests).sort(([a], [b]) => (a < b ? -1 : 1));
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTemplate */ .Xm) `<footer class="audit"><div class="width"><h2>Audit</h2><div class="columns">${renderFacts([
        ['Tool', `Scan Gate ${report.tool.version}`],
        ['Service', report.serviceOrigin],
        ['Repository', repository && `${(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .formatLine */ .IL)(repository.name, 200)} (${(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .formatLine */ .IL)(repository.id, 200)})`],
        ['Stored as', repository?.vcsUrl && (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .removeUserInfo */ .gG)(repository.vcsUrl)],
        ['Branch', report.branch],
        ['Head commit', report.headSha],
        ['Not a commit', report.uncommitted && (0,_uncommitted_js__WEBPACK_IMPORTED_MODULE_6__/* .formatUncommitted */ .bn)(report.uncommitted)],
        ['Base commit', report.baseSha],
        ['Event', report.event],
        ['Category', category],
    ])}${renderFacts([
        ['Scan', scan?.id],
        ['Status', scan?.status],
        ['Created', scan?.createdAt],
        ['Started', scan?.startedAt],
        ['Completed', scan?.completedAt],
        ['Reason', report.reason],
        ['Exit code', String(report.exitCode)],
        ['Enforced', report.enforced ? 'yes' : 'no (warn-only)'],
        ['Duration', (0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDuration */ .a3)(report.durationMs)],
    ])}${renderFacts([
        ['Requests', (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)((0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .countRequests */ .Kx)(report))],
        ...requests.map(([call, count]) => [call, (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(count)]),
    ], 'calls')}</div></div></footer>`;
}
function renderFacts(entries, name = '') {
    const stated = entries.flatMap(([term, text]) => (text === undefined || text === '' ? [] : [{ term, text }]));
    const items = stated
        .slice(0, itemsMax)
        .map(({ term, text }) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTemplate */ .Xm) `<div><dt>${(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .formatLine */ .IL)(term, 120)}</dt><dd>${(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .formatLine */ .IL)(text, 400)}</dd></div>\n`);
    const more = stated.length - items.length;
    const rest = more > 0 ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTemplate */ .Xm) `<div><dt>…</dt><dd>${(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(more)} more in the JSON report</dd></div>` : _markup_js__WEBPACK_IMPORTED_MODULE_5__/* .nothing */ .s6;
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTemplate */ .Xm) `<dl class="facts ${name}">${items}${rest}</dl>`;
}


/***/ }),

/***/ 1175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ toSafePageUrl),
/* harmony export */   Dg: () => (/* binding */ toSafeLine),
/* harmony export */   Fy: () => (/* binding */ buildBlobUrl),
/* harmony export */   MO: () => (/* binding */ toSafeRepositoryUrl),
/* harmony export */   NY: () => (/* binding */ toSafeSha),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   gG: () => (/* binding */ removeUserInfo),
/* harmony export */   iP: () => (/* binding */ toSafeRelativePath),
/* harmony export */   j$: () => (/* binding */ formatLocation),
/* harmony export */   jV: () => (/* binding */ formatPath),
/* harmony export */   r_: () => (/* binding */ formatStepLocation),
/* harmony export */   t0: () => (/* binding */ buildBlobBase),
/* harmony export */   uG: () => (/* binding */ buildBlobUrlSuffix)
/* harmony export */ });
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);

function formatPath(path, maxLength = 200) {
    const text = (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeLine */ .a0)(path.slice(-maxLength - 1));
    return text.length <= maxLength ? text : `…${text.slice(1 - maxLength).replace(/^[\udc00-\udfff]/, '')}`;
}
function formatLocation(place, maxLength = 200) {
    if (place.filePath === undefined || place.filePath.trim() === '')
        return undefined;
    const path = formatPath(place.filePath, maxLength);
    const line = toSafeLine(place.line);
    return line === undefined ? path : `${path}:${line}`;
}
function formatStepLocation({ file_path: filePath, line }, maxLength) {
    return formatLocation({ filePath, line }, maxLength) ?? '';
}
function toSafeRelativePath(path) {
    if (path === undefined || path.length > 1024)
        return undefined;
    const relative = path.replace(/^(?:\.\/)+/, '');
    if (relative !== (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeLine */ .a0)(relative) || relative !== relative.trim())
        return undefined;
    if (/\\|^[a-z][a-z0-9+.-]*:/i.test(relative))
        return undefined;
    const isInside = relative.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');
    return isInside ? relative : undefined;
}
function toSafeLine(line) {
    return line !== undefined && Number.isSafeInteger(line) && line >= 1 && line <= 0x7fffffff ? line : undefined;
}
function encodePath(relativePath) {
    return relativePath
        .split('/')
        .map((segment) => encodeURIComponent(segment).replaceAll(/[!'()*]/g, encodePercent))
        .join('/');
}
function encodePercent(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
function toSafeRepositoryUrl(url) {
    if (url === undefined || url.length > 500 || !URL.canParse(url))
        return undefined;
    const plain = new URL(url).href.replace(/\/+$/, '').replace(/(?<=[^/])\.git$/, '');
    return /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w.~-]+)+$/i.test(plain) ? plain : undefined;
}
function toSafePageUrl(url) {
    if (url === undefined || url.length > 500 || !URL.canParse(url))
        return undefined;
    const { href } = new URL(url);
    return /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/(?:[\w.~-]|%[0-9a-f]{2})+)+(?:\?[\w.~=-]+)?$/i.test(href)
        ? href
        : undefined;
}
function removeUserInfo(url) {
    return url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, '$1');
}
function toSafeSha(sha) {
    return sha !== undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : undefined;
}
function buildBlobUrl(place) {
    const base = buildBlobBase(place);
    const end = base === undefined ? undefined : buildBlobUrlSuffix(place, base);
    return end === undefined ? undefined : `${base}${end}`;
}
function buildBlobBase(place) {
    const repository = toSafeRepositoryUrl(place.repositoryUrl);
    const sha = toSafeSha(place.headSha);
    if (repository === undefined || sha === undefined)
        return undefined;
    if (repository.includes('/_git/'))
        return `${repository}?version=GC${sha}&path=/`;
    return `${repository}/${isBitbucket(repository) ? 'src' : 'blob'}/${sha}/`;
}
function buildBlobUrlSuffix({ filePath, line: given }, base) {
    const path = toSafeRelativePath(filePath);
    if (path === undefined)
        return undefined;
    const line = toSafeLine(given);
    return `${encodePath(path)}${line === undefined ? '' : buildLineAnchor(base, line)}`;
}
function buildLineAnchor(base, line) {
    if (base.includes('?'))
        return `&line=${line}&lineEnd=${line + 1}&lineStartColumn=1&lineEndColumn=1`;
    return isBitbucket(base) ? `#lines-${line}` : `#L${line}`;
}
function isBitbucket(url) {
    return url.startsWith('https://bitbucket.org/');
}


/***/ }),

/***/ 63288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nu: () => (/* binding */ hasSeveralOwners),
/* harmony export */   YY: () => (/* binding */ formatOwners),
/* harmony export */   bU: () => (/* binding */ formatOwnership),
/* harmony export */   eP: () => (/* binding */ nobody)
/* harmony export */ });
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);

const nobody = 'nobody';
function formatOwners({ owners }) {
    if (owners === undefined)
        return undefined;
    return owners.length === 0 ? [nobody] : owners.map((owner) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeLine */ .a0)(owner, 200));
}
function formatOwnership(finding) {
    const owners = formatOwners(finding);
    return owners === undefined ? undefined : (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeLine */ .a0)(`owned by ${owners.join(' ')}`, 200);
}
function hasSeveralOwners({ findings }) {
    let first;
    for (const { owners } of findings) {
        if (owners === undefined)
            continue;
        const names = owners.join(' ');
        first ??= names;
        if (names !== first)
            return true;
    }
    return false;
}


/***/ }),

/***/ 89341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lr: () => (/* binding */ countItemFindings),
/* harmony export */   Rl: () => (/* binding */ parsePackageName),
/* harmony export */   Zc: () => (/* binding */ groupPackages)
/* harmony export */ });
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26436);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56334);


function countItemFindings(item) {
    return item.package?.findings.length ?? 1;
}
function groupPackages(report, findings, most) {
    const begun = [];
    const byKey = new Map();
    for (const finding of findings) {
        const key = buildGroupKey(finding);
        const known = key === undefined ? undefined : byKey.get(key);
        known?.push(finding);
        if (known !== undefined || begun.length === most)
            continue;
        const own = [finding];
        begun.push(own);
        if (key !== undefined)
            byKey.set(key, own);
    }
    const copies = groupOpenCopies(report);
    return begun.map((own) => {
        const pack = createPackage(copies, own);
        return pack === undefined
            ? { finding: own[0], package: undefined }
            : { finding: pickWorstFinding(own), package: pack };
    });
}
function createPackage(copies, findings) {
    const [first, second] = findings;
    const named = first === undefined || second === undefined ? undefined : parsePackageName(first);
    return named === undefined ? undefined : { ...named, findings, update: formatUpdate(copies, findings) };
}
function pickWorstFinding(findings) {
    return [...findings].sort((a, b) => (0,_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .getSeverityRank */ .Eg)(a.severity) - (0,_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .getSeverityRank */ .Eg)(b.severity))[0];
}
function buildGroupKey(finding) {
    const copy = buildCopyKey(finding);
    return copy === undefined ? undefined : `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .classifyFinding */ .qY)(finding)} ${copy}`;
}
function buildCopyKey(finding) {
    const named = parsePackageName(finding);
    return named === undefined ? undefined : JSON.stringify([named.name, named.version, finding.filePath]);
}
const packageBefore = /^(@?[\w.-]+(?:[/:][\w.~-]+)*)[ @]v?(\d[\w.+!~-]*): /;
const packageAfter = / in (@?[\w.-]+(?:[/:][\w.~-]+)*)[ @]v?(\d[\w.+!~-]*)$/;
function parsePackageName({ type, title, }) {
    if (type !== 'SCA' || title.length > 2000)
        return undefined;
    const [, name, version] = packageBefore.exec(title) ?? packageAfter.exec(title) ?? [];
    return name === undefined || version === undefined ? undefined : { name, version };
}
function formatUpdate(copies, own) {
    const settled = own.filter((finding) => parseFixedVersion(finding) !== undefined);
    const [first] = settled;
    if (first === undefined)
        return undefined;
    const versions = [...settled, ...(copies.get(buildCopyKey(first)) ?? [])].flatMap((finding) => parseFixedVersion(finding) ?? []);
    const [highest] = versions.sort((a, b) => compareVersions(b, a));
    return `Update to ${highest}, which fixes ${settled.length === own.length ? 'all' : `${settled.length} of them`}`;
}
function groupOpenCopies({ findings }) {
    const { blocks, 'may block': may, open } = (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .groupFindings */ .kG)(findings.filter(({ type }) => type === 'SCA'));
    return Map.groupBy([...blocks, ...may, ...open], buildCopyKey);
}
function parseFixedVersion(finding) {
    const remediation = (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .getRemediation */ .ID)(finding) ?? '';
    const found = /\b(?:upgrade|update)\b[^\n]{0,200}?\bto (?:version )?v?(\d[\w+-]*(?:\.[\w+-]+)*)/i.exec(remediation.slice(0, 1000));
    return found?.[1];
}
function compareVersions(a, b) {
    const [left, right] = [a, b].map((version) => version.split(/[.+-]/).map((part) => Number.parseInt(part, 10) || 0));
    for (let index = 0; index < Math.max(left?.length ?? 0, right?.length ?? 0); index += 1) {
        const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
        if (difference !== 0)
            return difference;
    }
    return 0;
}


/***/ })

};
