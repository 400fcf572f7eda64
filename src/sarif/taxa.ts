/** Finds the classes of a result or its rule in the run's taxonomies (SARIF 2.1.0, 3.27.8 and 3.49.11). */
import { readList, readNested, readTextField, readWhole } from './untrusted.ts';

/** More than any tool writes, and few enough to be resolved for every result. */
const referencesMax = 50;

export type TaxonReader = (result: unknown, rule: unknown) => unknown[];

export function createTaxonReader(run: unknown): TaxonReader {
  const taxonomies = readList(readNested(run, 'taxonomies'));
  if (taxonomies.length === 0) return () => [];
  const indexes = new Map<unknown, ReadonlyMap<string, unknown>>();
  const findTaxon = (taxonomy: unknown, reference: unknown): unknown => {
    const place = readWhole(readNested(reference, 'index'));
    const placed = place === undefined ? undefined : readNested(taxonomy, 'taxa', place);
    if (placed !== undefined) return placed;
    const index = indexes.get(taxonomy) ?? indexTaxa(taxonomy);
    indexes.set(taxonomy, index);
    return index.get(
      readTextField(readNested(reference, 'id')) ?? readTextField(readNested(reference, 'guid'))?.toLowerCase() ?? '',
    );
  };
  return (result, rule) => {
    const related = readList(readNested(rule, 'relationships')).map((relationship) =>
      readNested(relationship, 'target'),
    );
    const references = [...readList(readNested(result, 'taxa')), ...related].slice(0, referencesMax);
    return references.flatMap((reference) => {
      const named = resolveTaxonomy(taxonomies, reference);
      const taxon = (named === undefined ? taxonomies : [named])
        .map((taxonomy) => findTaxon(taxonomy, reference))
        .find((found) => found !== undefined);
      return taxon === undefined ? [] : [taxon];
    });
  };
}

function resolveTaxonomy(taxonomies: readonly unknown[], reference: unknown): unknown {
  const index = readWhole(readNested(reference, 'toolComponent', 'index'));
  return (
    (index === undefined ? undefined : taxonomies[index]) ??
    findNamedComponent(taxonomies, readNested(reference, 'toolComponent'))
  );
}

function indexTaxa(taxonomy: unknown): ReadonlyMap<string, unknown> {
  return new Map(
    readList(readNested(taxonomy, 'taxa')).flatMap((taxon) => {
      const keys = [readTextField(readNested(taxon, 'id')), readTextField(readNested(taxon, 'guid'))?.toLowerCase()];
      return keys.flatMap((key): [string, unknown][] => (key === undefined ? [] : [[key, taxon]]));
    }),
  );
}

/** The tool component that a reference names, by its id or its name. */
export function findNamedComponent(components: readonly unknown[], reference: unknown): unknown {
  const guid = readTextField(readNested(reference, 'guid'))?.toLowerCase();
  const name = readTextField(readNested(reference, 'name'));
  return components.find(
    (component) =>
      (guid !== undefined && readTextField(readNested(component, 'guid'))?.toLowerCase() === guid) ||
      (guid === undefined && name !== undefined && readNested(component, 'name') === name),
  );
}
