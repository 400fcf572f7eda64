/** Determines which source files the tools of SARIF files can have scanned, by the languages that each supports. */
import type { ScanLanguage } from '../../../api/schemas.ts';
import { detectByName, isForeign } from '../../../languages/languages.ts';

const script = ['JavaScript', 'TypeScript'];
const many = [
  ...[...script, 'Python', 'Java', 'Kotlin', 'Scala', 'C#', 'C', 'C++', 'Go', 'Ruby', 'PHP', 'Rust', 'Swift'],
  ...[
    'Apex',
    'Dart',
    'Elixir',
    'Julia',
    'Lua',
    'OCaml',
    'R',
    'Solidity',
    'Clojure',
    'Objective-C',
    'Visual Basic .NET',
  ],
];

/** The first matching name decides. A tool that is not listed may read any language. */
const tools: readonly [name: RegExp, languages: readonly string[]][] = [
  [/^(?:gitleaks|trufflehog|checkov|tfsec|kics|zizmor|hadolint|osv|grype|trivy|dependency|npm)/, []],
  [/^(?:semgrep|opengrep|sonar|snyk|checkmarx|fortify|coverity|veracode)/, many],
  [/^codeql/, [...script, 'Python', 'Java', 'Kotlin', 'C#', 'C', 'C++', 'Go', 'Ruby', 'Rust', 'Swift']],
  [/^(?:eslint|njsscan|oxlint|biome)/, script],
  [/^(?:bandit|ruff|pylint|pyre|pysa)/, ['Python']],
  [/^(?:gosec|staticcheck|golangci)/, ['Go']],
  [/^(?:brakeman|rubocop)/, ['Ruby']],
  [/^(?:psalm|phpstan|phpcs)/, ['PHP']],
  [/^(?:spotbugs|find-?sec-?bugs|pmd|errorprone|infer)/, ['Java', 'Kotlin', 'Scala', 'Groovy']],
  [/^(?:flawfinder|cppcheck|clang)/, ['C', 'C++', 'Objective-C', 'Objective-C++']],
  [/^(?:security ?code ?scan|puma|roslyn)/, ['C#', 'Visual Basic .NET', 'F#']],
  [/^(?:clippy|cargo)/, ['Rust']],
  [/^detekt/, ['Kotlin']],
];

/** Counts the source files at these paths by language. Undefined if one of the tools may read any language. */
export function countScannedLanguages(
  toolNames: readonly string[],
  paths: readonly string[],
): ScanLanguage[] | undefined {
  const known = toolNames.map((name) => tools.find(([pattern]) => pattern.test(name.trim().toLowerCase()))?.[1]);
  if (known.includes(undefined)) return undefined;
  const read = new Set(known.flatMap((languages) => languages ?? []));
  const counts = new Map<string, number>();
  for (const path of paths) {
    const language = isForeign(path) ? undefined : detectByName(path);
    if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return [...counts].map(([language, files]) => ({ language, files, looked_at: read.has(language) ? files : 0 }));
}
