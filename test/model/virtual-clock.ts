/** A clock on which nothing takes real time: when nobody has anything left to do, it jumps to the next thing that is due. */
import type { Clock } from '../../src/clock.ts';

interface Timer {
  dueMs: number;
  wake: () => void;
}

/** Sleeps overlap as they do in real life: four requests of 100 ms side by side take 100 ms together. */
export function createVirtualClock(startMs: number): Clock {
  let nowMs = startMs;
  let isPumping = false;
  const timers: Timer[] = [];
  const pump = () => {
    let next = 0;
    for (const [index, timer] of timers.entries()) if (timer.dueMs < (timers[next]?.dueMs ?? 0)) next = index;
    const [due] = timers.splice(next, 1);
    if (due === undefined) {
      isPumping = false;
      return;
    }
    nowMs = Math.max(nowMs, due.dueMs);
    due.wake();
    // After every promise that this wakes: only then is it certain that nobody wants an earlier time.
    setImmediate(pump);
  };
  return {
    scale: 1,
    now: () => nowMs,
    async sleep(ms, signal) {
      signal.throwIfAborted();
      await new Promise<void>((wake) => {
        timers.push({ dueMs: nowMs + ms, wake });
        if (isPumping) return;
        isPumping = true;
        setImmediate(pump);
      });
      signal.throwIfAborted();
    },
  };
}

/** Numbers in [0, 1) that follow from the seed alone (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
