/**
 * Why each dependency is used, why not another one, and what its replacement would take. `docs/dependencies.md` is
 * generated from this.
 */

export interface Reasons {
  /** Its purpose, and why it was chosen. */
  why: string;
  replacing: string;
}

const giveReason = (text: string, replacing: string): Reasons => ({ why: text, replacing });

export const reasons: Readonly<Record<string, Reasons>> = {
  '@actions/core': giveReason(
    'what a step tells its runner (outputs, masks, groups, summary), as GitHub writes it itself',
    'a day: escaping of commands and files, and their tests',
  ),
  '@actions/github': giveReason(
    'the Octokit of a workflow, with its proxy and its server',
    'hours: `@octokit/rest` is there',
  ),
  '@actions/languageservice': giveReason(
    'GitHub’s own check of workflows; actionlint is a program in Go',
    'an installed actionlint',
  ),
  '@astral-sh/ruff-wasm-nodejs': giveReason(
    'ruff’s security rules for Python as WebAssembly: the same on every system, no Python needed; bandit needs one',
    'days: another scanner and its table of rules',
  ),
  '@babel/parser': giveReason(
    'syntax trees of JavaScript, TypeScript, JSX and Flow; TypeScript’s own parser knows no Flow and is ten times its size',
    'a week: other syntax trees in many rules',
  ),
  '@babel/types': giveReason(
    'which parts of a syntax tree hold other parts; the parser needs it anyway',
    'goes with the parser',
  ),
  '@biomejs/biome': giveReason(
    'formats and lints in seconds; ESLint with a formatter takes a minute',
    'a day of configuration',
  ),
  '@clack/prompts': giveReason(
    'the three questions of `init`; inquirer is five times its size',
    'hours: `node:readline`',
  ),
  '@hono/node-server': giveReason('serves Hono from `node:http`', 'goes with Hono'),
  '@lezer/python': giveReason(
    'a syntax tree of Python with places, small and of JavaScript alone; tree-sitter needs a build',
    'days',
  ),
  '@npmcli/arborist': giveReason(
    'reads lock files as npm does, all versions of them',
    'a week: three formats and their odd cases',
  ),
  '@octokit/rest': giveReason(
    'GitHub’s interface on the command line: retries and paging are ours, routes and types are its',
    'days',
  ),
  '@renovatebot/pep440': giveReason('the order of Python’s versions (PEP 440), as Renovate uses it', 'a day'),
  '@renovatebot/ruby-semver': giveReason('the order of RubyGems’ versions', 'a day'),
  '@salesforce/code-analyzer-retirejs-engine': giveReason(
    'the one package that ships RetireJS’s data: advisories without a network; `npm audit` sends the list of packages',
    'hours, with another source of the same data',
  ),
  '@secretlint/core': giveReason(
    'runs secretlint’s rules over a text; gitleaks and trufflehog are programs in Go',
    'a week',
  ),
  '@secretlint/profiler': giveReason('switched off: left on, it keeps marks for every file', 'goes with secretlint'),
  '@secretlint/secretlint-rule-preset-recommend': giveReason('the rules for keys of some twenty services', 'a week'),
  '@seriousme/openapi-schema-validator': giveReason(
    'checks the embedded service’s own OpenAPI document, in a test; others bring a hundred packages',
    'hours: the official schema, by Ajv',
  ),
  '@sigstore/bundle': giveReason(
    'reads the signed attestation, in a test of the page on attestations',
    'goes with sigstore',
  ),
  '@sigstore/mock': giveReason(
    'stands in for Sigstore’s authority and log, in the same test',
    'days: certificates and proofs',
  ),
  '@sigstore/verify': giveReason('verifies by an authority and a log that the test made itself', 'goes with sigstore'),
  '@turingpointde/cvss.js': giveReason(
    'the scores of CVSS 3.0, 3.1 and 4.0 from their vectors; ae-cvss-calculator is four times its size, @pandatix/js-cvss cannot be loaded by Node.js',
    'a day: the tables of FIRST’s specification',
  ),
  '@types/node': giveReason('types of the Node.js that the action runs on', 'none is needed otherwise'),
  '@types/pg': giveReason('types', 'goes with pg'),
  '@types/picomatch': giveReason('types', 'goes with picomatch'),
  '@types/sarif': giveReason('types of the SARIF that is written', 'hours: the fields that are used'),
  '@types/semver': giveReason('types', 'goes with semver'),
  '@vscode/tree-sitter-wasm': giveReason(
    'grammars of PHP, Java and Go without native code or an install script, as VS Code uses them',
    'days: to build them',
  ),
  '@vercel/ncc': giveReason(
    'bundles what tsc compiled, the same bytes each time, as GitHub’s own actions do',
    'a day: esbuild or rolldown',
  ),
  ajv: giveReason('checks what we write against official JSON Schemas, in tests', 'hours'),
  'ajv-formats': giveReason('dates and addresses in these schemas', 'goes with Ajv'),
  'axe-core': giveReason('checks the report page for people who cannot see it', 'left out'),
  'eslint-scope': giveReason('which name is which variable; Babel’s own is tied to its transformations', 'days'),
  'fast-check': giveReason('properties, with the smallest failing input', 'left out'),
  '@rgrove/parse-xml': giveReason(
    'reads pom.xml, strictly, without loading entities or other files; fast-xml-parser is five times its size',
    'a day: another parser of XML',
  ),
  hono: giveReason(
    'the embedded service’s routes, and templates that escape for the report page; Express has 60 packages, Fastify 40',
    'days: `node:http`',
  ),
  kysely: giveReason(
    'typed statements for SQLite and PostgreSQL, with parameters only and no dependencies; drizzle is three times its size',
    'a week: one set of statements for each database',
  ),
  'linguist-languages': giveReason(
    'which file belongs to which language, as GitHub sees it; read when the table is made',
    'left as it is',
  ),
  micromark: giveReason('reads our Markdown as GitHub does, in tests of what foreign text may do there', 'hours'),
  'micromark-extension-gfm': giveReason('tables and mentions in it', 'goes with micromark'),
  node: giveReason('the Node.js that the action runs on, first on the PATH of npm’s scripts', 'a version manager'),
  'p-limit': giveReason('so many requests at once', 'minutes'),
  'parse-diff': giveReason('the lines that a patch of GitHub or git changes', 'hours'),
  pg: giveReason(
    'PostgreSQL for `--database postgres://…`, without native code; the action `embedded` does not install it',
    'days: another client',
  ),
  picomatch: giveReason('globs as others read them, beside which tests hold the project’s own', 'days'),
  'playwright-core': giveReason('a real browser for the report page’s tests and the pictures', 'left out'),
  'prom-client': giveReason(
    'the metrics of `serve --metrics` in the form that Prometheus reads; the action `embedded` does not install it',
    'hours',
  ),
  retire: giveReason('matches the data above with its own functions', 'days: versions and ranges of its data'),
  rolldown: giveReason('the scanners’ program as one file for the tests; ncc takes seconds for it', 'hours: esbuild'),
  semver: giveReason('the order of versions of npm, crates.io and Go, as npm itself reads them', 'a day'),
  sigstore: giveReason(
    'signs an attestation as `actions/attest` does, in a test; it is there for the scanners',
    'days',
  ),
  'smol-toml': giveReason(
    'poetry.lock, uv.lock and Cargo.lock: TOML 1.0, small, no dependencies',
    'hours: another parser',
  ),
  tar: giveReason('packs the gate alone, the same bytes each time; it is there for the scanners', 'hours'),
  typescript: giveReason('types, and names of files and lines in the errors of a build', 'none'),
  undici: giveReason(
    'HTTP with limits for connecting, headers and body, and for proxies; the `fetch` of Node.js has fewer',
    'days: `node:https`, with proxies by hand',
  ),
  vitest: giveReason(
    'tests in processes of their own, snapshots, projects; `node --test` has neither of the last two',
    'a week',
  ),
  'web-tree-sitter': giveReason(
    'parses with these grammars in WebAssembly, and finds patterns; the package of grammars has an older one',
    'goes with the grammars',
  ),
  'xmllint-wasm': giveReason(
    'libxml2 as WebAssembly: checks the XML that we write against the schemas of those who read it, in tests, on machines without `xmllint`',
    'an installed `xmllint`',
  ),
  yaml: giveReason(
    'templates, locks of pnpm and Yarn, and (bundled) policy files, with the place of what is wrong, and no code in them',
    'a week',
  ),
  zod: giveReason(
    'one schema gives the type, the client’s check, the service’s reply and the policy file’s JSON Schema',
    'weeks',
  ),
};
