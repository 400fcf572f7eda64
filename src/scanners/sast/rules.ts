/** All rules that the SAST engine runs, and the texts of their reports. */

import { getExtension } from '../../shared/text/file-name.ts';
import { hashParts } from '../../shared/text/fingerprint.ts';
import { collapseBlanks, createLineFinder } from '../../shared/text/snippet.ts';
import type { EngineFinding } from '../engine.ts';
import { addLink, limitScore } from '../engine.ts';
import type { RenderedValue } from '../rendered.ts';
import { type WeaknessId, weaknesses } from '../weaknesses.ts';
import type { Flow } from './flow/facts.ts';
import {
  findEnclosingFunction,
  getKey,
  getPlainText,
  listNodes,
  type Syntax,
  type SyntaxOf,
  unwrap,
} from './flow/syntax.ts';
import { joinWords, listTextParts } from './flow/text.ts';
import { scriptRules } from './rules/registry.ts';
import {
  createReporter,
  getSeverity,
  type LintReport,
  parseReport,
  type RuleTexts,
  type ScriptRule,
} from './rules/rule.ts';
import { findObjectLiteral, type Sink, type Sinks, visitCalls } from './rules/syntax-queries.ts';

/** The variant of a report is `TEMPLATE|KEY`. */
const renderedValue: ScriptRule = {
  id: 'rendered-value',
  weakness: 'rendered',
  remediation: '',
  severity: { outside: 'HIGH' },
  purpose: 'html',
  kinds: ['web', 'header'],
  find: (flow) => ({
    ...visitCalls((node): Sinks => {
      const [first, second] = node.arguments;
      if (first === undefined || second === undefined) return undefined;
      if (!/^(?:render|view|renderFile|renderAsync)$/.test(flow.names.last(node.callee))) return undefined;
      const template = getPlainText(first) ?? joinWords(listTextParts(flow, first));
      return template === '' ? undefined : listNamedValues(flow, second, `${template}|`);
    }),
    // `res.locals.name = value`
    AssignmentExpression: (node): Sinks => {
      const target = unwrap(node.left);
      const isLocal =
        target.type === 'MemberExpression' && /^res(?:ponse)?\.locals$/.test(flow.source.getText(target.object));
      return isLocal ? { at: node, values: [node.right], variant: `*|${getKey(target)}` } : undefined;
    },
  }),
};

function listNamedValues(flow: Flow, object: Syntax, name: string): Sink[] {
  const literal = findObjectLiteral(flow, object) ?? findUndeclared(flow, object);
  return (literal?.properties ?? []).flatMap((part): Sink[] => {
    if (part.type !== 'Property' || getKey(part) === '*') return [];
    const key = `${name}${getKey(part)}`;
    const nested = findObjectLiteral(flow, part.value) ?? findUndeclared(flow, part.value);
    const isNested = nested !== undefined && !key.includes('.', name.length);
    return isNested ? listNamedValues(flow, part.value, `${key}.`) : [{ at: part, values: [part.value], variant: key }];
  });
}

/** `output = { … }` in the same function, without a declaration. */
function findUndeclared(flow: Flow, node: Syntax): SyntaxOf<'ObjectExpression'> | undefined {
  const name = unwrap(node);
  if (name.type !== 'Identifier' || flow.names.variableOf(name) !== undefined) return undefined;
  const around = findEnclosingFunction(node);
  for (const each of listNodes(flow.source))
    if (
      each.type === 'AssignmentExpression' &&
      each.left.type === 'Identifier' &&
      each.left.name === name.name &&
      each.right.type === 'ObjectExpression' &&
      findEnclosingFunction(each) === around
    )
      return each.right;
  return undefined;
}

/** A place where a template outputs a value without escaping it. */
const unescapedOutput = {
  id: 'unescaped-output',
  remediation: "Use the template's escaping form, or clean the value with a sanitizer first.",
  severity: { outside: 'HIGH', unknown: 'MEDIUM' },
} as const satisfies RuleTexts;

const pluginName = 'scan-gate';
const unescapedId = `${pluginName}/${unescapedOutput.id}`;
const own = new Map<string, RuleTexts>(
  [...scriptRules, unescapedOutput].map((rule) => [`${pluginName}/${rule.id}`, rule]),
);

const findReports = createReporter([...scriptRules, renderedValue]);

/** The reports of our own rules in a file, and the code of the locations where a limit of the search may hide more. */
export function runOwnRules(flow: Flow): { reports: LintReport[]; hidden: string[] } {
  const hidden = new Set<Syntax>();
  const found = findReports(flow, (node) => hidden.add(node));
  const reports = found.map((report) => ({ ...report, ruleId: `${pluginName}/${report.ruleId}` }));
  const locations = [...hidden].map((node) => hashParts([collapseBlanks(flow.source.getText(node))]));
  return { reports, hidden: locations.sort() };
}

/** What the file gives to templates. */
export function listRenderedValues(path: string, reports: readonly LintReport[]): RenderedValue[] {
  return reports.flatMap(({ ruleId, message, sources = [] }) => {
    const { level, variant, source = '' } = parseReport(message);
    if (ruleId !== `${pluginName}/${renderedValue.id}` || level !== 'outside') return [];
    const [template = '', key = ''] = variant.split('|');
    return [{ template, key, source: source.includes(' of ') ? source : `${source} of ${path}`, sources }];
  });
}

/** A finding in a template, when it is known which value it writes. */
export function addRenderedSource(finding: EngineFinding, { source, sources }: RenderedValue): EngineFinding {
  const [before, after] = [findMeaning(unescapedId, 'unknown\t'), findMeaning(unescapedId, `outside\t\t${source}`)];
  if (before === undefined || after === undefined) return finding;
  const description = (finding.description ?? '').replace(before.description, () => after.description);
  return { ...finding, ...after, description, sources };
}

/** The texts of a report for people. */
export type SastMeaning = Pick<EngineFinding, 'cwe' | 'severity' | 'title' | 'description' | 'remediation' | 'cvss'>;

/** The meaning of a report, by its rule and the rule's message. Undefined when it says nothing about the code. */
export function findMeaning(ruleId: string, message: string): SastMeaning | undefined {
  const named = own.get(ruleId);
  if (named === undefined) return undefined;
  const { level, variant, source } = parseReport(message);
  const rule = { ...named, ...named.variants?.[variant] };
  const severity = getSeverity(rule, level);
  if (severity === undefined) return undefined;
  const { cwe, cvss, title, description } = weaknesses[rule.weakness ?? (rule.id as WeaknessId)];
  const from = source === undefined ? '' : ` It comes from ${source}.`;
  return {
    ...{ cwe, severity, title },
    description: `${description} ${provenance[level]}${from}`.trim(),
    remediation: addLink(rule.remediation, cwe),
    cvss: limitScore(severity, cvss),
  };
}

const provenance = {
  found: '',
  constant: 'The value is constant here, so that nothing can be put into it.',
  unknown: 'The source of the value is not visible: it is a real problem only if it can come from outside the program.',
  parameter:
    'The value is a parameter whose callers are not visible: it is a real problem only if they pass on what comes from outside.',
  checked: 'A check that the scanner cannot judge is in its way.',
  entry: 'The value comes from other files: it is a real problem only if they pass on what comes from outside.',
  outside: '',
} as const;

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

/** The places where a template outputs a value without escaping it. */
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
        ruleId: unescapedId,
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
