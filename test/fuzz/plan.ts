/** How the inputs are spread over the readers, in pieces that one process works off. */
import type { Job } from './batch.ts';
import type { Target } from './target.ts';

const pieceSize = 2000;

export interface Wanted {
  runs: number;
  seed: number;
  /** A part of the name of the readers that are wanted. */
  only: string;
}

/** Every reader takes part, be it with one input. */
export function plan(targets: readonly Target[], { runs, seed, only }: Wanted): Job[] {
  const chosen = targets.flatMap((target, index) =>
    target.name.toLowerCase().includes(only.toLowerCase()) ? [{ index, share: target.share }] : [],
  );
  const shares = chosen.reduce((sum, { share }) => sum + share, 0);
  return chosen.flatMap(({ index, share }) => {
    const inputs = Math.max(1, Math.round((runs * share) / shares));
    return Array.from({ length: Math.ceil(inputs / pieceSize) }, (_, number) => ({
      ...{ target: index, number, seed },
      inputs: Math.min(pieceSize, inputs - number * pieceSize),
    }));
  });
}
