/** Finds values from a request that a view gives to a template by name. */
import { createLineFinder } from '../../text/snippet.ts';
import { describeSource, listFindingSources } from '../patterns/pattern-file.ts';
import type { PatternHit } from '../patterns/search.ts';
import type { RenderedValue } from '../rendered.ts';

/** A call that fills a template, by its range in the text. */
interface RenderCall {
  start: number;
  end: number;
  template: string;
}

/** The values that a file gives to templates, by what the rule `rendered` finds in its text. */
export function listRenderedValues(path: string, text: string, hits: readonly PatternHit[]): RenderedValue[] {
  if (hits.length === 0) return [];
  const calls = listRenderCalls(text);
  const lineAt = createLineFinder(text);
  return hits.flatMap(({ start, end, sources }) => {
    const [source] = sources;
    const [, keyword, , entry] = /^(?:(\w+)\s*=|[a-z]*(["'])(.*?)\2\s*:)/i.exec(text.slice(start, end)) ?? [];
    const key = keyword ?? entry;
    const call = findRenderCall(text, calls, start);
    if (source === undefined || key === undefined || call === undefined) return [];
    // What names it stands in another file.
    const elsewhere = source.elsewhere ?? { path, line: lineAt(source.start) };
    return {
      ...{ template: call.template, key, sources: listFindingSources(path, sources) },
      source: describeSource({ ...source, elsewhere }, lineAt),
    };
  });
}

const renderCall =
  /\b(?:render|render_template|render_to_string|render_to_response|render_async|TemplateResponse)\s*\(/g;
const quotedTemplate = /["']([^"'\n]+\.(?:html?|xhtml|jinja2?|j2|djhtml|tpl))["']/i;

function listRenderCalls(text: string): RenderCall[] {
  return [...text.matchAll(renderCall)].flatMap(({ 0: { length }, index: start }) => {
    const end = findClosing(text, start + length - 1);
    const template = quotedTemplate.exec(text.slice(start, end))?.[1] ?? findReceiver(text.slice(0, start));
    return template === undefined ? [] : { start, end, template };
  });
}

/** `get_template('a.html').`, or a variable that holds such a template, at the end of the text. */
function findReceiver(before: string): string | undefined {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (!line.endsWith('.')) return undefined;
  const name = /(?:^|[^\w.])(\w+)\.$/.exec(line)?.[1];
  if (name === undefined) return quotedTemplate.exec(line)?.[1];
  const assigned = [...before.matchAll(new RegExp(String.raw`\b${name}\s*=[^\n]*`, 'g'))].at(-1)?.[0];
  return quotedTemplate.exec(assigned ?? '')?.[1];
}

const tokens = /("""|''')[\s\S]*?\1|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*|[()]/g;

/** The end of the bracket that opens at the offset. */
function findClosing(text: string, open: number): number {
  let depth = 0;
  tokens.lastIndex = open;
  for (let token = tokens.exec(text); token !== null; token = tokens.exec(text)) {
    if (token[0] === '(') depth += 1;
    else if (token[0] === ')') depth -= 1;
    if (depth === 0) return tokens.lastIndex;
  }
  return text.length;
}

/** The call around the offset, or the next one that gets the dictionary around it by its name. */
function findRenderCall(text: string, calls: readonly RenderCall[], at: number): RenderCall | undefined {
  const around = calls.findLast(({ start, end }) => start < at && at < end);
  if (around !== undefined) return around;
  const name = [...text.slice(0, at).matchAll(/\b(\w+)[ \t]*(?::[^=\n]+)?=[ \t]*\{/g)].at(-1)?.[1];
  const isGiven = new RegExp(String.raw`\b${name}\b`);
  return calls.find(({ start, end }) => start > at && isGiven.test(text.slice(start, end)));
}
