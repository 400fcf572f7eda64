/** What our Markdown may hold: elements, addresses and markers of our own; anything else is foreign. */
import { type Page, readGfm } from './gfm.ts';

const ownElements = new Set(
  (
    'h3 p strong ol ul li code pre table thead tbody tr th td th[align=left] td[align=left] th[align=right] td[align=right] ' +
    'details summary sub br a[href] code[class=language-text] code[class=language-yaml]'
  ).split(' '),
);
const ownAddress =
  /^https:\/\/github\.com\/(?:scan-gate\/scan-gate\/blob\/main\/docs\/[\w-]+\.md#[\w-]+|acme\/shop\/(?:actions\/runs\/\d+|(?:commit|blob)\/[0-9a-f]{40}(?:\/[\w%.~-]+)*(?:#L\d+)?))$/;
const upwards = /\/(?:\.|%2e){1,2}(?:[/#]|$)/i;
const ownMarker =
  /^ scan-gate(?:-memory:[\w+/=]+|-command:\d+|-run:[\d.]+:\w+|:[\w.-]*(?::[0-9a-f]{16}:[A-Z]+:(?:open|settled))?) $/;

/** All that is in a page and not ours, each with where it is. */
export function foreignParts(page: Page): string[] {
  const { elements, addresses, comments, live } = page;
  return [
    ...Object.keys(elements).filter((place) => !ownElements.has(place.split('/').at(-1) ?? '')),
    ...addresses.filter((address) => !ownAddress.test(address) || upwards.test(address)),
    ...comments.filter((comment) => !ownMarker.test(comment)).map((comment) => `<!--${comment}-->`),
    ...live,
  ];
}

/** The same of Markdown as it is written. */
export function foreignPartsOf(markdown: string): string[] {
  return foreignParts(readGfm(markdown));
}
