/** Values that become markup in a browser. */
import type { Flow } from '../flow/facts.ts';
import { isFunction, keyOf, plainText, propertyOf, type Syntax, unwrapped } from '../flow/syntax.ts';
import { partsOf, wordsOf } from '../flow/text.ts';
import { calls, receiverOf, rootOf } from './places.ts';
import type { Sinks, Weakness } from './weakness.ts';

const properties = /^(?:innerHTML|outerHTML|srcdoc)$/;
const trusting = /^bypassSecurityTrust(?:Html|Script|Url|ResourceUrl)$/;

export const domXss: Weakness = {
  id: 'dom-xss',
  cwe: 'CWE-79',
  title: 'Markup assigned without escaping',
  description: 'A value that is not constant becomes markup of the page, scripts included.',
  remediation: 'Use textContent, or clean the value with a sanitizer such as DOMPurify.',
  cvss: 7.1,
  severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM', unknown: 'MEDIUM' },
  purpose: 'html',
  variants: {
    method: { title: 'Markup inserted without escaping' },
    query: {
      title: 'Markup inserted by jQuery without escaping',
      severity: { outside: 'HIGH', entry: 'LOW', parameter: 'LOW', unknown: 'LOW' },
    },
    foreign: { title: 'Markup inserted by jQuery without escaping', severity: { outside: 'HIGH' } },
    trusted: {
      title: 'Value declared trusted for a page',
      description: 'Angular escapes values; this call tells it to take one as it is, scripts included.',
      remediation: 'Let Angular escape the value, or clean it with sanitizer.sanitize or DOMPurify first.',
    },
    style: {
      title: 'Style declared trusted for a page',
      description:
        'Angular takes the value as a style as it is. It can load pictures from elsewhere and disguise the page, but runs no script.',
      remediation: 'Choose among styles of your own by the value.',
      severity: { outside: 'MEDIUM', entry: 'LOW', parameter: 'LOW', unknown: 'LOW' },
      cvss: 4.3,
    },
    react: {
      title: 'Markup set in React without escaping',
      remediation: 'Render the value as text, or clean it with a sanitizer such as DOMPurify.',
    },
  },
  find: (flow) => ({
    AssignmentExpression: (node) => {
      const isMarkup = node.left.type === 'MemberExpression' && properties.test(keyOf(node.left));
      return isMarkup && !isOpaque(flow, node.right) ? { at: node, values: [node.right] } : undefined;
    },
    JSXAttribute: ((node: Syntax) => ofReact(node)) as never,
    Property: (node) => (keyOf(node) === 'dangerouslySetInnerHTML' ? ofMarkup(node, unwrapped(node.value)) : undefined),
    ...calls((node): Sinks => {
      const name = flow.names.qualified(node.callee) ?? '';
      const method = flow.names.last(node.callee);
      const [first, second] = node.arguments;
      if (first === undefined) return undefined;
      if (/^document\.write(?:ln)?$/.test(name)) return { at: node, values: node.arguments, variant: 'method' };
      if (method === 'insertAdjacentHTML' && second !== undefined)
        return { at: node, values: [second], variant: 'method' };
      if (/^(?:createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe)$/.test(method))
        return { at: node, values: [first], variant: 'method' };
      if (trusting.test(method)) return { at: node, values: [first], variant: 'trusted' };
      if (method === 'bypassSecurityTrustStyle') return { at: node, values: [first], variant: 'style' };
      if (method === 'setAttribute' && second !== undefined && /^(?:on\w+|srcdoc)$/i.test(plainText(first) ?? ''))
        return { at: node, values: [second], variant: 'method' };
      return ofQuery(flow, node, name);
    }),
  }),
  good: [
    'page.innerHTML = "<b>a</b>"',
    'page.innerHTML = ""',
    'page.textContent = location.hash',
    'page.innerHTML = DOMPurify.sanitize(location.hash)',
    'page.innerHTML = `<b>${escapeHtml(name)}</b>`',
    'page.innerHTML = `<b>${items.length}</b>`',
    'const A = () => <p dangerouslySetInnerHTML={{ __html: sanitizeHtml(a) }} />',
    '$("#a").html("<b>a</b>")',
    'list.append(name)',
    'const style = "a { b: c }"; const A = () => <style dangerouslySetInnerHTML={{ __html: style }} />',
  ],
  bad: [
    ['page.innerHTML = location.hash', 'HIGH'],
    ['page.innerHTML = input', 'MEDIUM'],
    ['page.insertAdjacentHTML("beforeend", input)', 'MEDIUM'],
    ['document.write("<a href=" + decodeURIComponent(location.search) + ">")', 'HIGH'],
    ['window.addEventListener("message", (event) => { box.innerHTML = event.data.text })', 'HIGH'],
    ['$("#a").html("<b>" + location.hash + "</b>")', 'HIGH'],
    ['$.get("/a", (data) => { $("#a").html("<b>" + data.name + "</b>") })', 'LOW'],
    [
      'class A { f() { let q: string = this.route.snapshot.queryParams.q; if (q) { q = q.trim(); this.value = this.sanitizer.bypassSecurityTrustHtml(q) } } }',
      'HIGH',
    ],
    [
      'class A { f() { this.style = this.sanitizer.bypassSecurityTrustStyle(this.route.snapshot.queryParams.q) } }',
      'MEDIUM',
    ],
    [
      'class A { f(list) { for (let i = 0; i < list.length; i++) { list[i].a = this.sanitizer.bypassSecurityTrustHtml(list[i].a) } } }',
      'MEDIUM',
    ],
    ['const A = ({ text }) => <p dangerouslySetInnerHTML={{ __html: text }} />', 'MEDIUM'],
  ],
};

/** Calls whose result is a text that this file's code does not make: `render(state)`. */
function isOpaque(flow: Flow, value: Syntax): boolean {
  return plainText(value) !== undefined || flow.originOf(value).length === 0;
}

function ofReact(node: Syntax): Sinks {
  const attribute = node as unknown as { name?: { name?: unknown }; value?: { expression?: Syntax } };
  const value = attribute.value?.expression;
  if (value === undefined || !/^(?:dangerouslySetInnerHTML|srcDoc)$/.test(String(attribute.name?.name)))
    return undefined;
  return ofMarkup(node, unwrapped(value));
}

function ofMarkup(node: Syntax, value: Syntax): Sinks {
  const markup = propertyOf(value, '__html') ?? value;
  return { at: node, values: [markup], variant: 'react' };
}

const inserting = /^(?:html|append|prepend|after|before|replaceWith|wrap|appendTo|prependTo)$/;

function ofQuery(flow: Flow, node: Extract<Syntax, { type: 'CallExpression' | 'NewExpression' }>, name: string): Sinks {
  const [first] = node.arguments;
  if (first === undefined || isFunction(first)) return undefined;
  const hasMarkup = /<[a-z!/]/i.test(wordsOf(partsOf(flow, first)));
  if (/^(?:\$|jQuery)$/.test(name))
    return hasMarkup
      ? { at: node, values: [first], variant: 'query' }
      : { at: node, values: [first], variant: 'foreign' };
  const receiver = receiverOf(node);
  const isQuery = receiver !== undefined && /^(?:\$.*|jQuery)$/.test(rootOf(receiver));
  if (!isQuery || !inserting.test(flow.names.last(node.callee))) return undefined;
  return { at: node, values: [first], variant: hasMarkup ? 'query' : 'foreign' };
}
