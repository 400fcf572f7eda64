/** Finds the classes of a result or its rule in the run's taxonomies (SARIF 2.1.0, 3.27.8 and 3.49.11). */
import { field, listOf, textOf, wholeOf } from './untrusted.ts';

/** More than any tool writes, and few enough to be resolved for every result. */
const referencesMax = 50;

export type TaxonReader = (result: unknown, rule: unknown) => unknown[];

export function createTaxonReader(run: unknown): TaxonReader {
  const taxonomies = listOf(field(run, 'taxonomies'));
  if (taxonomies.length === 0) return () => [];
  const indexes = new Map<unknown, ReadonlyMap<string, unknown>>();
  const taxonIn = (taxonomy: unknown, reference: unknown): unknown => {
    const place = wholeOf(field(reference, 'index'));
    const placed = place === undefined ? undefined : field(taxonomy, 'taxa', place);
    if (placed !== undefined) return placed;
    const index = indexes.get(taxonomy) ?? indexOf(taxonomy);
    indexes.set(taxonomy, index);
    return index.get(textOf(field(reference, 'id')) ?? textOf(field(reference, 'guid'))?.toLowerCase() ?? '');
  };
  return (result, rule) => {
    const related = listOf(field(rule, 'relationships')).map((relationship) => field(relationship, 'target'));
    const references = [...listOf(field(result, 'taxa')), ...related].slice(0, referencesMax);
    return references.flatMap((reference) => {
      const named = taxonomyOf(taxonomies, reference);
      const taxon = (named === undefined ? taxonomies : [named])
        .map((taxonomy) => taxonIn(taxonomy, reference))
        .find((found) => found !== undefined);
      return taxon === undefined ? [] : [taxon];
    });
  };
}

function taxonomyOf(taxonomies: readonly unknown[], reference: unknown): unknown {
  const index = wholeOf(field(reference, 'toolComponent', 'index'));
  return (
    (index === undefined ? undefined : taxonomies[index]) ?? namedIn(taxonomies, field(reference, 'toolComponent'))
  );
}

function indexOf(taxonomy: unknown): ReadonlyMap<string, unknown> {
  return new Map(
    listOf(field(taxonomy, 'taxa')).flatMap((taxon) => {
      const keys = [textOf(field(taxon, 'id')), textOf(field(taxon, 'guid'))?.toLowerCase()];
      return keys.flatMap((key): [string, unknown][] => (key === undefined ? [] : [[key, taxon]]));
    }),
  );
}

/** The tool component that a reference names, by its id or its name. */
export function namedIn(components: readonly unknown[], reference: unknown): unknown {
  const guid = textOf(field(reference, 'guid'))?.toLowerCase();
  const name = textOf(field(reference, 'name'));
  return components.find(
    (component) =>
      (guid !== undefined && textOf(field(component, 'guid'))?.toLowerCase() === guid) ||
      (guid === undefined && name !== undefined && field(component, 'name') === name),
  );
}
