/** Finds the CWE of a result in taxa, relationships, tags, properties or the message. The first one counts. */
import { entriesOf, field, listOf, tagsOf, textOf, wholeOf } from './untrusted.ts';

/** `CWE-89`, `cwe/cwe-089`, `CWE_89`, `cwe:89`, but not the `cwe` inside another word. */
const pattern = /(?<![a-z0-9])cwe[-_ :/]{0,3}0{0,4}([1-9]\d{0,4})(?!\d)/i;
/** Messages can be long, and a weakness is named early. */
const searched = 4000;

/** A result with all places that may name its weakness. */
interface Described {
  run: unknown;
  result: unknown;
  rule: unknown;
  message: string;
}

/** `CWE-<number>`. Undefined if none is named. */
export function weaknessOf({ run, result, rule, message }: Described): string | undefined {
  const references = [
    ...listOf(field(result, 'taxa')),
    ...listOf(field(rule, 'relationships')).map((relationship) => field(relationship, 'target')),
  ];
  const number =
    firstNumber(references, (reference) => numberOfReference(run, reference)) ??
    firstNumber([...tagsOf(result), ...tagsOf(rule)], numberIn) ??
    firstNumber([result, rule], numberOfProperties) ??
    numberIn(message.slice(0, searched));
  return number === undefined ? undefined : `CWE-${number}`;
}

function firstNumber<T>(places: readonly T[], read: (place: T) => string | undefined): string | undefined {
  for (const place of places) {
    const number = read(place);
    if (number !== undefined) return number;
  }
  return undefined;
}

function numberIn(text: unknown): string | undefined {
  return typeof text === 'string' ? pattern.exec(text.slice(0, searched))?.[1] : undefined;
}

/** A reference names its taxon by id, or by its position in one of the run's taxonomies. */
function numberOfReference(run: unknown, reference: unknown): string | undefined {
  const taxonomyIndex = wholeOf(field(reference, 'toolComponent', 'index'));
  const taxonomy = taxonomyIndex === undefined ? undefined : field(run, 'taxonomies', taxonomyIndex);
  const taxonIndex = wholeOf(field(reference, 'index'));
  const taxon = taxonIndex === undefined ? undefined : field(taxonomy, 'taxa', taxonIndex);
  const id = textOf(field(reference, 'id')) ?? textOf(field(taxon, 'id'));
  const owner = textOf(field(reference, 'toolComponent', 'name')) ?? textOf(field(taxonomy, 'name'));
  return numberIn(id) ?? (/cwe/i.test(owner ?? '') ? bareNumber(id) : undefined);
}

function bareNumber(value: unknown): string | undefined {
  return /^0{0,4}([1-9]\d{0,4})$/.exec(typeof value === 'number' ? String(value) : (textOf(value) ?? ''))?.[1];
}

/** `cwe: "CWE-89"`, `cwe: [89]`, `cwe: { id: 89 }`. */
function numberOfProperties(place: unknown): string | undefined {
  const named = entriesOf(field(place, 'properties')).filter(([key]) => /cwe/i.test(key));
  const values = named.flatMap(([, value]) => (Array.isArray(value) ? (value as unknown[]) : [value]));
  return firstNumber(values, (value) => {
    const plain = field(value, 'id') ?? value;
    return numberIn(plain) ?? bareNumber(plain);
  });
}
