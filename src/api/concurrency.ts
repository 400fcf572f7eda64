/** How many requests run side by side: four at a time, one at a time once the service has asked for less. */

export interface Lanes {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** From now on one at a time. */
  narrow(): void;
}

export function createLanes(width = 4): Lanes {
  let free = width;
  let debt = 0;
  const waiting: (() => void)[] = [];
  const release = () => {
    if (debt > 0) debt--;
    else {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
  return {
    async run(work) {
      if (free > 0) free--;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        release();
      }
    },
    narrow() {
      const surplus = width - 1;
      const idle = Math.min(free, surplus);
      free -= idle;
      debt += surplus - idle;
      width = 1;
    },
  };
}
