/** Which language a file is written in, so that what no scanner read can be named. */
import { baseName, extensionOf } from './source-file.ts';

/** Extensions that the SAST engine reads. */
export const scriptExtensions = ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx'] as const;
export type ScriptExtension = (typeof scriptExtensions)[number];

// biome-ignore format: a table of 90 entries reads better in rows
const languages: Readonly<Record<string, string>> = {
  '.astro': 'Astro', '.bash': 'Shell', '.bat': 'Batch', '.c': 'C', '.cc': 'C++', '.clj': 'Clojure', '.cls': 'Apex',
  '.cmd': 'Batch', '.cob': 'COBOL', '.coffee': 'CoffeeScript', '.cpp': 'C++', '.cs': 'C#', '.cshtml': 'C#', '.cxx': 'C++',
  '.dart': 'Dart', '.ejs': 'EJS', '.elm': 'Elm', '.erb': 'Ruby', '.erl': 'Erlang', '.ex': 'Elixir', '.exs': 'Elixir',
  '.f90': 'Fortran', '.fs': 'F#', '.go': 'Go', '.groovy': 'Groovy', '.h': 'C', '.hpp': 'C++', '.hs': 'Haskell', '.htm': 'HTML',
  '.html': 'HTML', '.ipynb': 'Jupyter', '.java': 'Java', '.jl': 'Julia', '.jsp': 'Java', '.kt': 'Kotlin', '.kts': 'Kotlin',
  '.lua': 'Lua', '.m': 'Objective-C', '.ml': 'OCaml', '.mm': 'Objective-C', '.nim': 'Nim', '.pas': 'Pascal', '.php': 'PHP',
  '.pl': 'Perl', '.pm': 'Perl', '.ps1': 'PowerShell', '.psm1': 'PowerShell', '.py': 'Python', '.pyi': 'Python', '.r': 'R',
  '.rb': 'Ruby', '.rs': 'Rust', '.sc': 'Scala', '.scala': 'Scala', '.sh': 'Shell', '.sol': 'Solidity', '.sql': 'SQL',
  '.svelte': 'Svelte', '.swift': 'Swift', '.vb': 'Visual Basic', '.vue': 'Vue', '.zig': 'Zig', '.zsh': 'Shell',
};

/** Files that hold no program: without scripts, only these make a repository one that has nothing to analyse. */
const proseAndData = new Set(
  (
    '.adoc .avif .bmp .cer .cfg .conf .crt .css .csv .cur .diff .doc .docx .editorconfig .eot .example .gif .gitignore .gz .ico .ini ' +
    '.jpeg .jpg .json .json5 .jsonc .key .less .lock .log .map .md .mdx .mp3 .mp4 .odt .otf .patch .pdf .pem .png .po .ppt .pptx ' +
    '.properties .rst .sass .scss .snap .svg .tar .tex .tgz .tif .tiff .toml .tsv .ttf .txt .wav .webm .webp .woff .woff2 .xls ' +
    '.xlsx .xml .yaml .yml .zip'
  ).split(' '),
);
const proseNames =
  /^(?:\..*|licen[cs]e|copying|notice|readme|authors|contributors|codeowners|changelog|changes|version)$/i;

const shebangs: readonly [RegExp, string][] = [
  [/\bpython/, 'Python'],
  [/\bruby/, 'Ruby'],
  [/\bperl/, 'Perl'],
  [/\bphp/, 'PHP'],
  [/\b(?:ba|z|da|k|a)?sh\b/, 'Shell'],
];

export function scriptExtension(path: string): ScriptExtension | undefined {
  const extension = extensionOf(path);
  return scriptExtensions.find((candidate) => candidate === extension);
}

/** `node` when the first line starts the file with Node, else the language that it names. */
export function shebangLanguage(firstLine: string): string | undefined {
  if (!firstLine.startsWith('#!')) return undefined;
  if (/\b(?:node|bun|deno|tsx|ts-node)\b/.test(firstLine)) return 'node';
  return shebangs.find(([pattern]) => pattern.test(firstLine))?.[1];
}

/** The language by the file's name; undefined when it is not known as one. */
export function languageOf(path: string): string | undefined {
  const extension = extensionOf(path);
  return Object.hasOwn(languages, extension) ? languages[extension] : undefined;
}

/** Whether the file is known to hold no program. */
export function isProseOrData(path: string): boolean {
  return proseNames.test(baseName(path)) || proseAndData.has(extensionOf(path));
}
