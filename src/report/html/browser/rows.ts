/** The rows of a finding and of a package, and a finding's details, as elements. */
import { anchorOf } from '../anchor.ts';
import type { FindingRow, PageHead, Words } from '../page-data.ts';
import type { Passage } from '../passages.ts';
import { type Child, element } from './elements.ts';
import type { Entry } from './order.ts';
import { capital } from './wording.ts';

interface RowState {
  isOpen: boolean;
  /** The package below whose row it stands. */
  pack?: number | undefined;
}

/** Its row, and its details where they are open. */
export function findingElements(head: PageHead, entry: Entry, state: RowState): HTMLElement[] {
  const row = rowElement(head, entry, state);
  return state.isOpen ? [row, detailElement(head, entry)] : [row];
}

function rowElement(head: PageHead, { row, index }: Entry, { isOpen, pack }: RowState): HTMLElement {
  const names = ['row', 'js', isOpen ? 'opened' : '', pack === undefined ? '' : 'member'];
  const attributes = {
    role: 'row',
    class: names.filter((name) => name !== '').join(' '),
    id: anchorOf(row.id),
    'data-index': String(index),
    'data-member-of': pack === undefined ? undefined : String(pack),
  };
  const button = openButton(row.title, isOpen, isOpen ? detailId(index) : undefined);
  return element('tr', attributes, ...cells(head, row, [button, subtitle(row.cwe)]));
}

/** Its facts are those of the worst that matches. */
export function packageElement(
  head: PageHead,
  row: FindingRow,
  state: { title: string; isOpen: boolean },
): HTMLElement {
  const { title, isOpen } = state;
  const pack = row.pack ?? 0;
  return element(
    'tr',
    { role: 'row', class: isOpen ? 'row js opened' : 'row js', 'data-pack': String(pack) },
    ...cells(head, row, [openButton(title, isOpen, undefined), subtitle(head.packages[pack]?.update)]),
  );
}

function cells(head: PageHead, row: FindingRow, title: readonly Child[]): HTMLElement[] {
  return [
    cell('severity', severityElement(head, row)),
    cell('title', ...title),
    cell('path', placeElement(head, row), subtitle(head.roles[row.role]), ownersElement(row)),
    cell('type', row.type),
    cell('standing', element('span', { class: `standing s-${row.standing.replace(' ', '-')}` }, capital(row.standing))),
    cell('label', capital(row.label)),
    cell('cvss', row.cvss?.toFixed(1)),
    cell('epss', row.epss === undefined ? undefined : `${row.epss} %`),
  ];
}

function cell(key: string, ...children: readonly Child[]): HTMLElement {
  return element('td', { role: 'cell', class: `c-${key}` }, ...children);
}

function subtitle(text: string | undefined): HTMLElement | undefined {
  return text === undefined ? undefined : element('span', { class: 'sub' }, text);
}

function ownersElement({ owners }: FindingRow): HTMLElement | undefined {
  return owners === undefined ? undefined : element('span', { class: 'sub owner' }, owners.join(' '));
}

function severityElement({ severities }: PageHead, { severity }: FindingRow): HTMLElement {
  const name = severities.find(([each]) => each === severity)?.[1];
  return element('span', { class: `severity ${severity.toLowerCase()}` }, name);
}

function openButton(title: string, isOpen: boolean, controls: string | undefined): HTMLElement {
  const state = { 'aria-expanded': String(isOpen), 'aria-controls': controls };
  return element('button', { type: 'button', class: 'open', ...state }, title);
}

function placeElement({ linkBase }: PageHead, { path, line, link }: FindingRow): HTMLElement | undefined {
  if (path === undefined) return undefined;
  const text = line === undefined ? path : `${path}:${line}`;
  if (link === undefined || linkBase === undefined) return element('span', { class: 'mono' }, text);
  return element('a', { class: 'mono', href: linkBase + link, rel: 'noopener noreferrer' }, text);
}

export function detailId(index: number): string {
  return `detail-${index}`;
}

export function detailElement({ words }: PageHead, { row, index }: Entry): HTMLElement {
  const sheet = element('div', { class: 'sheet' }, textsElement(words, row), factsElement(words, row));
  return element(
    'tr',
    { role: 'row', class: 'detail js', id: detailId(index) },
    element('td', { role: 'cell', colspan: '8' }, sheet),
  );
}

function textsElement(words: Words, row: FindingRow): HTMLElement {
  const texts = element('div', { class: 'texts' });
  const add = (word: keyof Words, ...nodes: Node[]) => texts.append(element('h3', {}, words[word]), ...nodes);
  if (row.description !== undefined) add('description', ...row.description.map(passageElement));
  if (row.snippet !== undefined) add('snippet', codeElement(row.snippet, row.line));
  if (row.remediation !== undefined) add('remediation', ...row.remediation.map(passageElement));
  const note = row.withheld ?? (texts.childElementCount === 0 ? 'none' : undefined);
  if (note !== undefined) texts.append(element('p', { class: 'note' }, words[note]));
  return texts;
}

function passageElement(part: Passage): HTMLElement {
  return typeof part === 'string' ? element('div', { class: 'prose' }, part) : codeElement(part[0], undefined);
}

/** Numbered from the line that the service names, when it names one. */
function codeElement(snippet: string, line: number | undefined): HTMLElement {
  const lines = snippet
    .split('\n')
    .map((text, index) =>
      element('span', { 'data-n': line === undefined ? undefined : String(line + index) }, `${text}\n`),
    );
  return element('pre', { class: 'code', tabindex: '0' }, element('code', {}, ...lines));
}

function factsElement(words: Words, row: FindingRow): HTMLElement {
  const facts: [term: string, fact: string | undefined][] = [
    ['Id', row.id],
    ['Severity', row.guessed && words.guessed],
    ['Status', row.status],
    ['Owner', row.owners?.join(' ')],
    ['First detected', row.first],
    ['Last seen', row.last],
    ['Exception', row.exception],
    ['Named', row.unnamed && words.unnamed],
  ];
  const known = facts.filter(([, fact]) => fact !== undefined);
  const pairs = known.map(([term, fact]) => element('div', {}, element('dt', {}, term), element('dd', {}, fact)));
  return element('dl', { class: 'facts' }, ...pairs);
}
