/** Connects the values that code gives to templates with the templates that write them without escaping. */
import type { FindingSource } from '../shared/text/data-path.ts';

/** A value from a request that code gives to a template. */
export interface RenderedValue {
  /** The name of the template in the code, with or without an extension. `*`: any template. */
  template: string;
  /** The name under which the template knows it: `user` or `user.name`. */
  key: string;
  /** The code that brings the value, and its place. */
  source: string;
  sources: readonly FindingSource[];
}

/** The rendered value that a template writes. `output` is the expression in the template. */
export function findRenderedValue(
  path: string,
  output: string,
  rendered: readonly RenderedValue[],
): RenderedValue | undefined {
  const name = removeExtension(path);
  const isNamed = ({ template }: RenderedValue) => {
    const wanted = removeExtension(template.replace(/^(?:\.{0,2}\/)+/, ''));
    return template === '*' || name === wanted || name.endsWith(`/${wanted}`);
  };
  const written = /^[\w.$]*/.exec(output.trim())?.[0] ?? '';
  return rendered.find((one) => isNamed(one) && (written === one.key || written.startsWith(`${one.key}.`)));
}

const extensions = /(?:\.(?:html?|ejs|pug|jade|hbs|handlebars|mustache|njk|twig|eta|jinja2?|j2))+$/;

function removeExtension(path: string): string {
  return path.replace(extensions, '');
}

/** Whether a file of this name may be a template. */
export function isTemplateName(path: string): boolean {
  return extensions.test(path);
}

/** Whether a script may give values to templates. A wrong match costs some time, a missing one a finding. */
export function mayRender(text: string): boolean {
  return /\b(?:render|view|renderFile|renderAsync)\b|\blocals\b/.test(text);
}
