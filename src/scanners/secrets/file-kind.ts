/** The form in which a file contains names and values. */
import { detectByName, isDocumentName } from '../../shared/languages/languages.ts';
import { getBaseName, getExtension } from '../../shared/text/file-name.ts';

/** `prose`: only credentials with a recognisable shape count. */
export type FileKind = 'code' | 'config' | 'markup config' | 'sql' | 'key' | 'prose';

/** How a file writes values without quotes. `quoted`: it has none that are texts. */
export type SettingFormat = 'env' | 'yaml' | 'properties' | 'ini' | 'shell' | 'docker' | 'quoted' | 'other';

const prose = new Set(
  (
    '.md .markdown .mdx .rst .adoc .asciidoc .txt .text .tex .csv .tsv .svg .css .scss .sass .less .po .pot .log .lock .map .diff .patch .snap .ics .eml ' +
    '.srt .vtt .bib .org .pod .man .1 .3 .5 .8 .sum .out .json5l .har .xlf .xliff .resx .strings .arb'
  ).split(' '),
);
const lockNames = /^(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.ya?ml|go\.sum)$/i;
const markup = new Set(
  '.xml .config .csproj .vbproj .props .targets .plist .xib .storyboard .jelly .wsdd .xsd'.split(' '),
);
const pages = new Set(
  '.html .htm .xhtml .ejs .hbs .handlebars .mustache .erb .twig .njk .liquid .jinja .jinja2 .j2 .ftl .jsp .jspx .gohtml .haml .pug .jade .phtml .ipynb .tpl .cshtml'.split(
    ' ',
  ),
);
const shells = new Set('.sh .bash .zsh .ksh .ps1 .psm1 .bat .cmd .command .fish'.split(' '));

export function detectFileKind(path: string): FileKind {
  const extension = getExtension(path);
  const name = getBaseName(path);
  // Without a path it is the message of a commit.
  if (path === '' || prose.has(extension) || lockNames.test(name) || isDocumentName(name)) return 'prose';
  if (extension === '.sql') return 'sql';
  if (extension === '.key' || extension === '.secret' || /^(?:master|secret)[._-]?(?:key|token)?$/i.test(name))
    return 'key';
  if (markup.has(extension)) return 'markup config';
  if (pages.has(extension)) return 'code';
  if (shells.has(extension)) return 'config';
  return [undefined, 'Shell'].includes(detectByName(path)) ? 'config' : 'code';
}

const formats: readonly [RegExp, SettingFormat][] = [
  [/(?:^|[._-])env(?:[._-][\w.-]+)?$|^\.?envrc$|\.env\.\w+$/i, 'env'],
  [/\.ya?ml(?:\.(?:dist|example|sample|template|tpl))?$/i, 'yaml'],
  [/\.properties(?:\.(?:dist|example|sample|template))?$/i, 'properties'],
  [
    /\.(?:ini|cfg|cnf|conf|pypirc|s3cfg|boto)(?:\.(?:dist|example|sample|template))?$|^\.?(?:my\.cnf|credentials|pypirc|s3cfg|boto)$/i,
    'ini',
  ],
  [/\.(?:sh|bash|zsh|ksh)$/i, 'shell'],
  [/^(?:docker|container)file(?:[._-].*)?$|\.dockerfile$/i, 'docker'],
  [/\.(?:json|jsonc|json5|tf|tfvars|hcl|toml|neon|nix|ps1|psm1|gradle)$/i, 'quoted'],
];

export function detectSettingFormat(path: string): SettingFormat {
  const name = getBaseName(path);
  return formats.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
}
