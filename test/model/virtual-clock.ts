/** A clock on which nothing takes real time: when nobody has anything left to do, it jumps to the next thing that is due. */
import type { Clock } from '../../src/shared/clock.ts';

interface Timer {
  dueMs: number;
  wake: () => void;
}

/** Who is told that time goes by is told at least so often. */
const stepMs = 1000;

/**
 * Sleeps overlap as they do in real life: four requests of 100 ms side by side take 100 ms together. `onAdvance` is told of
 * the milliseconds that go by.
 */
export function createVirtualClock(startMs: number, onAdvance?: (ms: number) => void): Clock {
  let nowMs = startMs;
  let isPumping = false;
  const timers: Timer[] = [];
  const pump = () => {
    let next = 0;
    for (const [index, timer] of timers.entries()) if (timer.dueMs < (timers[next]?.dueMs ?? 0)) next = index;
    const due = timers[next];
    if (due === undefined) {
      isPumping = false;
      return;
    }
    const restMs = Math.max(0, due.dueMs - nowMs);
    const passedMs = onAdvance === undefined ? restMs : Math.min(restMs, stepMs);
    nowMs += passedMs;
    if (passedMs === restMs) {
      timers.splice(next, 1);
      due.wake();
    }
    onAdvance?.(passedMs);
    // After every promise that this wakes: only then is it certain that nobody wants an earlier time.
    setImmediate(pump);
  };
  return {
    scale: 1,
    patience: 1,
    now: () => nowMs,
    async sleep(ms, signal) {
      signal.throwIfAborted();
      await new Promise<void>((wake) => {
        const timer = { dueMs: nowMs + ms, wake };
        timers.push(timer);
        const cutOff = () => {
          timers.splice(timers.indexOf(timer), 1);
          wake();
        };
        signal.addEventListener('abort', cutOff, { once: true });
        timer.wake = () => {
          signal.removeEventListener('abort', cutOff);
          wake();
        };
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
