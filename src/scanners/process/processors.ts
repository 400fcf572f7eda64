/**
 * Shares a machine's processors between the engines of a scan. Each engine has a process from its beginning; a processor that
 * is free then goes to the one that has most left to do, where that is worth loading the scanner once more.
 */
export interface Share {
  /** Has a process work until nothing is left. Whether the first one can be started decides whether the engine can. */
  work(isFirst: boolean): Promise<void>;
  /** How long one process would take for what is left, in times that starting one takes; 0 while that is not known. */
  openingsLeft(): number;
}

export interface Processors {
  /** Settles when no process works for it any more, and rejects as soon as one fails. */
  use(share: Share): Promise<void>;
  /** To be called when what is left has become known, or less. */
  offer(): void;
}

export interface ProcessorBounds {
  processors: number;
  openingsWorth: number;
}

interface Use {
  share: Share;
  processes: number;
  end: PromiseWithResolvers<void>;
}

export function shareProcessors({ processors, openingsWorth }: ProcessorBounds): Processors {
  const uses = new Set<Use>();
  const start = (use: Use, isFirst: boolean): void => {
    use.processes += 1;
    const over = () => {
      use.processes -= 1;
      if (use.processes === 0) {
        uses.delete(use);
        use.end.resolve();
      }
      offer();
    };
    use.share.work(isFirst).catch(use.end.reject).finally(over);
  };
  const offer = (): void => {
    for (;;) {
      const all = [...uses];
      if (all.reduce((sum, use) => sum + use.processes, 0) >= processors) return;
      const [neediest] = all
        .map((use) => ({ use, each: use.share.openingsLeft() / use.processes }))
        .filter(({ each }) => each > 0 && each >= openingsWorth)
        .sort((a, b) => b.each - a.each);
      if (neediest === undefined) return;
      start(neediest.use, false);
    }
  };
  return {
    use: (share) => {
      const use = { share, processes: 0, end: Promise.withResolvers<void>() };
      uses.add(use);
      start(use, true);
      return use.end.promise;
    },
    offer,
  };
}
