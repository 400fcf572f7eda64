/** Finds the places where a template outputs a value without escaping it. */
import { getExtension } from '../../shared/text/file-name.ts';
import { createLineFinder } from '../../shared/text/snippet.ts';
import type { LintReport, RuleTexts } from './rules/rule.ts';

export const unescapedOutput = {
  id: 'unescaped-output',
  remediation: "Use the template's escaping form, or clean the value with a sanitizer first.",
  severity: { outside: 'HIGH', unknown: 'MEDIUM' },
} as const satisfies RuleTexts;

/** The first matched group of each pattern is the value. */
const tag = /<%-(?!-)\s*([\s\S]{1,400}?)\s*[-_]?%>/g;
const triple = /\{\{\{\s*([^#/>!{}][^{}]{0,300}?)\s*\}\}\}|\{\{&\s*([^{}]{1,300}?)\s*\}\}/g;
const forms: Readonly<Record<string, readonly RegExp[]>> = {
  '.ejs': [tag],
  '.eta': [/<%~\s*([\s\S]{1,400}?)\s*[-_]?%>/g],
  '.pug': [
    /^[ \t]*(?:[\w.#:-]+(?:\([^)\n]*\))?)?!=[ \t]*(\S.*)$/gm,
    /!\{([^{}\n]{1,300})\}/g,
    /[(,\s](?:href|src|action|formaction|srcdoc|on[a-z]{3,20})!=[ \t]*([\w.[\]]{1,100})/g,
  ],
  '.hbs': [triple],
  '.mustache': [triple],
  '.vue': [/\sv-html\s*=\s*(?:"([^"]+)"|'([^']+)')/g],
  '.svelte': [/\{@html\s+([^{}]{1,300})\}/g],
  '.astro': [/\sset:html=\{([^{}]{1,300})\}/g],
  '.html': [
    tag,
    triple,
    /\sth:utext\s*=\s*"([^"]+)"/g,
    /\sv-html\s*=\s*"([^"]+)"/g,
    /\sx-html\s*=\s*"([^"]+)"/g,
    /\sng-bind-html-unsafe\s*=\s*"([^"]+)"/g,
  ],
  '.njk': [/\{\{-?([^{}]{1,200}?)\|\s*safe\s*-?\}\}/g, /\{%-?\s*autoescape\s+(false)\s*-?%\}/g],
  '.twig': [/\{\{-?([^{}]{1,200}?)\|\s*raw\s*-?\}\}/g, /\{%-?\s*autoescape\s+(false)\s*-?%\}/g],
  '.erb': [
    /<%==\s*([\s\S]{1,300}?)-?%>/g,
    /<%=\s*raw[\s(]\s*([\s\S]{1,300}?)-?%>/g,
    /<%=\s*([^%]{1,300}?)\.html_safe\s*-?%>/g,
  ],
  '.haml': [/^[ \t]*(?:[%.#][\w.#-]+(?:\{[^}\n]*\})?)?!=[ \t]*(\S.*)$/gm],
  '.blade.php': [/\{!!\s*([^{}]{1,300}?)\s*!!\}/g],
  '.cshtml': [/@Html\.Raw\(([^()\n]*(?:\([^()\n]*\))?[^()\n]*)\)/g],
  '.jsp': [
    // Java code in the page is for the engine that reads Java.
    /(?<!["'(]\s*)\$\{\s*((?:param|header)(?:Values)?[.[][^{}]{1,100})\}/g,
  ],
  '.ftl': [/\$\{([^{}]{1,200}?)\?no_esc\s*\}/g],
};
const alike: Readonly<Record<string, string>> = {
  '.jade': '.pug',
  '.handlebars': '.hbs',
  '.nunjucks': '.njk',
  '.swig': '.njk',
  '.htm': '.html',
  '.xhtml': '.html',
  '.rhtml': '.erb',
  '.razor': '.cshtml',
  '.ftlh': '.ftl',
  '.jspf': '.jsp',
  '.jspx': '.jsp',
  '.riot': '.html',
};

/** Parts of the page itself, constants, and values that were sanitised or created for a page. */
const harmless =
  /^(?:include|partial|layout|body|content|yield|block|contentFor|defineContent|script|style|css|stylesheet|javascript|csrf\w*|form\w*|children|outlet|head|foot\w*|slot|render\w*|component|import|super|__|t|i18n|l10n|asset|url_for|link_to|image_tag|page_entries|will_paginate|paginate|svg|icon)\b\s*(?:\(|$|\s|\.|\|)|^[@]?(?:body|content|yield)$|^['"`][^'"`$]*['"`]$|^\d+$|JSON\.stringify|to_json|json_encode|saniti[sz]e|purif|escape|encode|\bhtmlspecialchars|\|\s*(?:e|json|tojson|dump)\b|DOMPurify|xss\(/i;
const foreign =
  /\brequest\.get(?:Parameter|Header|QueryString)|^(?:param|header)(?:Values)?[.[]|\b(?:req|request)\.(?:query|params|body)\b|\bparams\[|\$_(?:GET|POST|REQUEST|COOKIE)|\$route\.(?:query|params)|\blocation\.(?:hash|search)/;

export function findUnescapedOutput(path: string, text: string): LintReport[] {
  const extension = path.toLowerCase().endsWith('.blade.php') ? '.blade.php' : getExtension(path);
  const patterns = forms[alike[extension] ?? extension] ?? [];
  const lineAt = createLineFinder(text);
  const toColumn = (offset: number) =>
    offset - Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1));
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const value = (match.slice(1).find((group) => group !== undefined) ?? '').trim();
      if (value === '' || harmless.test(value)) return [];
      const start = match.index + (match[0].length - match[0].trimStart().length);
      const end = match.index + match[0].length;
      const line = lineAt(start);
      const message = foreign.test(value)
        ? `outside\t\t${value.replaceAll(/\s+/g, ' ').slice(0, 60)} on line ${line}`
        : 'unknown\t';
      return {
        ruleId: `scan-gate/${unescapedOutput.id}`,
        message,
        output: value,
        line,
        column: toColumn(start),
        endLine: lineAt(end),
        endColumn: toColumn(end),
      };
    }),
  );
}
