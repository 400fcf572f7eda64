/** The part of the page's script that makes a row and its details; reads `data`, `words`, `state`, `severityNames`, `capital`. */

export const rowScript = `
/* Rows and details */
const element = (name, attributes, ...children) => {
  const node = document.createElement(name);
  for (const key of Object.keys(attributes)) {
    if (attributes[key] !== undefined) node.setAttribute(key, attributes[key]);
  }
  node.append(...children.filter((child) => child !== undefined));
  return node;
};
const cell = (key, ...children) => element('td', { role: 'cell', class: 'c-' + key }, ...children);
const placeOf = ({ path, line, link }) => {
  if (path === undefined) return undefined;
  const text = line === undefined ? path : path + ':' + line;
  if (link === undefined) return element('span', { class: 'mono' }, text);
  return element('a', { class: 'mono', href: data.linkBase + link, rel: 'noopener noreferrer' }, text);
};
const rowOf = (row) => {
  const isOpen = state.opened.has(row.index);
  const button = element(
    'button',
    { type: 'button', class: 'open', 'aria-expanded': String(isOpen), 'aria-controls': isOpen ? 'detail-' + row.index : undefined },
    row.title,
  );
  const standing = element('span', { class: 'standing s-' + row.standing.replace(' ', '-') }, capital(row.standing));
  const severity = element('span', { class: 'severity ' + row.severity.toLowerCase() }, severityNames.get(row.severity));
  return element(
    'tr',
    { role: 'row', class: isOpen ? 'row js opened' : 'row js', 'data-index': row.index },
    cell('severity', severity),
    cell('title', button, row.cwe === undefined ? undefined : element('span', { class: 'sub' }, row.cwe)),
    cell('path', placeOf(row)),
    cell('type', row.type),
    cell('standing', standing),
    cell('label', capital(row.label)),
    cell('cvss', row.cvss === undefined ? undefined : row.cvss.toFixed(1)),
    cell('epss', row.epss === undefined ? undefined : row.epss + ' %'),
  );
};
const codeOf = (snippet, line) => {
  const lines = snippet.split('\\n').map((text, index) =>
    element('span', { 'data-n': line === undefined ? undefined : line + index }, text + '\\n'),
  );
  return element('pre', { class: 'code', tabindex: '0' }, element('code', {}, ...lines));
};
const passageOf = (part) => (typeof part === 'string' ? element('div', { class: 'prose' }, part) : codeOf(part[0]));
const factsOf = (row) =>
  [
    ['Id', row.id],
    ['Severity', row.guessed ? words.guessed : undefined],
    ['Status', row.status],
    ['First detected', row.first],
    ['Last seen', row.last],
    ['Exception', row.exception],
    ['Named', row.unnamed ? words.unnamed : undefined],
  ].filter(([, fact]) => fact !== undefined);
const detailOf = (row) => {
  const texts = element('div', { class: 'texts' });
  const add = (word, ...nodes) => texts.append(element('h3', {}, words[word]), ...nodes);
  if (row.description !== undefined) add('description', ...row.description.map(passageOf));
  if (row.snippet !== undefined) add('snippet', codeOf(row.snippet, row.line));
  if (row.remediation !== undefined) add('remediation', ...row.remediation.map(passageOf));
  const note = row.withheld || (texts.childElementCount === 0 ? 'none' : undefined);
  if (note !== undefined) texts.append(element('p', { class: 'note' }, words[note]));
  const facts = factsOf(row).map(([term, fact]) => element('div', {}, element('dt', {}, term), element('dd', {}, fact)));
  const sheet = element('div', { class: 'sheet' }, texts, element('dl', { class: 'facts' }, ...facts));
  return element(
    'tr',
    { role: 'row', class: 'detail js', id: 'detail-' + row.index },
    element('td', { role: 'cell', colspan: '8' }, sheet),
  );
};
`;
