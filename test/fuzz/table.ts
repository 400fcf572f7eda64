/** Adds up what the pieces counted, and prints it. */
import type { Counted } from './batch.ts';

export type Sums = Map<string, Counted>;

export function add(sums: Sums, name: string, counted: Counted): void {
  const sum = sums.get(name) ?? { inputs: 0, ends: {}, worstGrowth: 0, probes: 0, costMs: 0, found: [] };
  const ends = { ...sum.ends };
  for (const [kind, count] of Object.entries(counted.ends)) ends[kind] = (ends[kind] ?? 0) + count;
  sums.set(name, {
    inputs: sum.inputs + counted.inputs,
    ends,
    worstGrowth: Math.max(sum.worstGrowth, counted.worstGrowth),
    probes: sum.probes + counted.probes,
    costMs: sum.costMs + counted.costMs,
    found: [...sum.found, ...counted.found].slice(0, 10),
  });
}

export function tableOf(sums: Sums): string {
  const rows = [...sums].map(([name, { inputs, ends, worstGrowth, probes, costMs }]) => [
    name,
    inputs.toLocaleString('en'),
    `${(costMs / Math.max(1, inputs)).toFixed(2)} ms`,
    Object.entries(ends)
      .sort((a, b) => b[1] - a[1])
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', '),
    probes === 0 ? '–' : `${worstGrowth.toFixed(1)} (${probes})`,
  ]);
  const total = [...sums.values()].reduce((sum, { inputs }) => sum + inputs, 0);
  const found = [...sums.values()].reduce((sum, each) => sum + each.found.length, 0);
  const lines = [
    ['reader', 'inputs', 'each', 'ends', 'growth at ×2 (probes)'],
    ['---', '--:', '--:', '---', '--:'],
    ...rows,
  ];
  return `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\n${total.toLocaleString('en')} inputs, ${found} faults`;
}

/** Each fault with its input, and how to have it again. */
export function faultsOf(sums: Sums): string {
  return [...sums]
    .flatMap(([name, { found }]) => found.map(({ what, input }) => `${name}: ${what}\n  ${JSON.stringify(input)}`))
    .join('\n');
}
