/** Finds the CWE of a result in taxa, relationships, tags, properties or the message. The first one counts. */
import { readEntries, readList, readNested, readTags, readTextField, readWhole } from './untrusted.ts';

/** `CWE-89`, `cwe/cwe-089`, `CWE_89`, `cwe:89`, but not the `cwe` inside another word. */
const pattern = /(?<![a-z0-9])cwe[-_ :/]{0,3}0{0,4}([1-9]\d{0,4})(?!\d)/i;
/** Messages can be long, and a weakness is named early. */
const searched = 4000;

/** A result with all places that may name its weakness. */
interface WeaknessInput {
  run: unknown;
  result: unknown;
  rule: unknown;
  message: string;
}

/** `CWE-<number>`. Undefined if none is named. */
export function findWeakness({ run, result, rule, message }: WeaknessInput): string | undefined {
  const references = [
    ...readList(readNested(result, 'taxa')),
    ...readList(readNested(rule, 'relationships')).map((relationship) => readNested(relationship, 'target')),
  ];
  // `cwe: "CWE-89"`, `cwe: [89]`, `cwe: { id: 89 }`.
  const number =
    findFirstNumber(references, (reference) => readReferenceNumber(run, reference)) ??
    findFirstNumber([...readTags(result), ...readTags(rule)], extractNumber) ??
    findFirstNumber([result, rule], (place) => {
      const named = readEntries(readNested(place, 'properties')).filter(([key]) => /cwe/i.test(key));
      const values = named.flatMap(([, value]) => (Array.isArray(value) ? (value as unknown[]) : [value]));
      return findFirstNumber(values, (value) => {
        const plain = readNested(value, 'id') ?? value;
        return extractNumber(plain) ?? parseBareNumber(plain);
      });
    }) ??
    extractNumber(message.slice(0, searched));
  return number === undefined ? undefined : `CWE-${number}`;
}

function findFirstNumber<T>(places: readonly T[], read: (place: T) => string | undefined): string | undefined {
  for (const place of places) {
    const number = read(place);
    if (number !== undefined) return number;
  }
  return undefined;
}

function extractNumber(text: unknown): string | undefined {
  return typeof text === 'string' ? pattern.exec(text.slice(0, searched))?.[1] : undefined;
}

/** A reference names its taxon by id, or by its position in one of the run's taxonomies. */
function readReferenceNumber(run: unknown, reference: unknown): string | undefined {
  const taxonomyIndex = readWhole(readNested(reference, 'toolComponent', 'index'));
  const taxonomy = taxonomyIndex === undefined ? undefined : readNested(run, 'taxonomies', taxonomyIndex);
  const taxonIndex = readWhole(readNested(reference, 'index'));
  const taxon = taxonIndex === undefined ? undefined : readNested(taxonomy, 'taxa', taxonIndex);
  const id = readTextField(readNested(reference, 'id')) ?? readTextField(readNested(taxon, 'id'));
  const owner =
    readTextField(readNested(reference, 'toolComponent', 'name')) ?? readTextField(readNested(taxonomy, 'name'));
  return extractNumber(id) ?? (/cwe/i.test(owner ?? '') ? parseBareNumber(id) : undefined);
}

function parseBareNumber(value: unknown): string | undefined {
  return /^0{0,4}([1-9]\d{0,4})$/.exec(typeof value === 'number' ? String(value) : (readTextField(value) ?? ''))?.[1];
}
