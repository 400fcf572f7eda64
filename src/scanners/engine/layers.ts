/** Tables that are copied at every branch: a copy is a layer, and only what is above a common layer is compared. */
export interface Layer<K, V> {
  own: Map<K, V>;
  base: Layer<K, V> | undefined;
  depth: number;
  /** Others lie over it, so it no longer changes. */
  isFrozen: boolean;
}

/** Each layer costs time when something is looked up, so the upper ones of more are joined. */
const mostLayers = 24;

export function createLayer<K, V>(base?: Layer<K, V>): Layer<K, V> {
  if (base === undefined) return { own: new Map(), base, depth: 0, isFrozen: false };
  base.isFrozen = true;
  if (base.depth < mostLayers) return { own: new Map(), base, depth: base.depth + 1, isFrozen: false };
  // A large layer stays as it is, so that others still share it.
  const joined: Layer<K, V>[] = [base];
  let count = base.own.size;
  let below = base.base;
  while (below !== undefined && (below.own.size <= 2 * count || below.depth > mostLayers / 2)) {
    joined.push(below);
    count += below.own.size;
    below = below.base;
  }
  const own = new Map<K, V>();
  for (const layer of joined.reverse()) for (const [key, value] of layer.own) own.set(key, value);
  return { own, base: below, depth: below === undefined ? 0 : below.depth + 1, isFrozen: false };
}

export function getFromLayer<K, V>(layer: Layer<K, V>, key: K): V | undefined {
  for (let one: Layer<K, V> | undefined = layer; one !== undefined; one = one.base) {
    const value = one.own.get(key);
    if (value !== undefined) return value;
  }
  return undefined;
}

export function setInLayer<K, V>(layer: Layer<K, V>, key: K, value: V): Layer<K, V> {
  const changed = layer.isFrozen ? createLayer(layer) : layer;
  changed.own.set(key, value);
  return changed;
}

/** What may be different between the layer and one below it. */
export function listChangedKeys<K, V>(layer: Layer<K, V>, below: Layer<K, V> | undefined): Set<K> {
  return new Set(listLayers(layer, below).flatMap(({ own }) => [...own.keys()]));
}

function listLayers<K, V>(layer: Layer<K, V>, below: Layer<K, V> | undefined): Layer<K, V>[] {
  const layers: Layer<K, V>[] = [];
  for (let one: Layer<K, V> | undefined = layer; one !== undefined && one !== below; one = one.base) layers.push(one);
  return layers;
}

/** A key that only one of both has keeps its value. */
export function mergeLayers<K, V>(one: Layer<K, V>, other: Layer<K, V>, merge: (a: V, b: V) => V): Layer<K, V> {
  if (one === other) return createLayer(one);
  const common = findCommonLayer(one, other);
  const merged = createLayer(common);
  const [changes, others] = [collectChanges(one, common), collectChanges(other, common)];
  const combine = (key: K, a: V | undefined, b: V | undefined): void => {
    const value = a === undefined || b === undefined || a === b ? (a ?? b) : merge(a, b);
    if (value !== undefined) merged.own.set(key, value);
  };
  const find = (key: K): V | undefined => common && getFromLayer(common, key);
  for (const [key, value] of changes) combine(key, value, others.has(key) ? others.get(key) : find(key));
  for (const [key, value] of others) if (!changes.has(key)) combine(key, find(key), value);
  return merged;
}

function collectChanges<K, V>(layer: Layer<K, V>, below: Layer<K, V> | undefined): ReadonlyMap<K, V> {
  if (layer.base === below) return layer.own;
  const changes = new Map<K, V>();
  for (const { own } of listLayers(layer, below).reverse()) for (const [key, value] of own) changes.set(key, value);
  return changes;
}

function findCommonLayer<K, V>(one: Layer<K, V>, other: Layer<K, V>): Layer<K, V> | undefined {
  let [a, b]: (Layer<K, V> | undefined)[] = [one, other];
  const seen = new Set<Layer<K, V>>();
  while (a !== undefined) {
    seen.add(a);
    a = a.base;
  }
  while (b !== undefined && !seen.has(b)) b = b.base;
  return b;
}
