/** What one run over a service's scan is asked to do, and what it turns out to be about. */
import type { RunContext } from '../ci/context/context.ts';
import type { ServiceSourceOptions } from '../gate/sources/service/source.ts';
import type { Head } from '../service/embedded.ts';
import type { Session } from '../session.ts';
import type { Settings } from '../settings/settings.ts';

/** A checkout whose commit is scanned, and what it is about. */
export type ScannedCheckout = Head & { context: RunContext };

/** A checkout that the embedded scanners look at. */
export interface Checkout {
  folder: string;
  /** The scanners' program. */
  scannersUrl: URL;
  /** Where it was read before. */
  scanned?: ScannedCheckout | undefined;
}

export interface ServiceRunRequest {
  session: Session;
  settings: Settings;
  /** Undefined: the service of `base-url` is asked. */
  checkout: Checkout | undefined;
  local?: true | undefined;
  /** Before anything is scanned; throws when that must not be. */
  check?: ((target: RunTarget) => void | Promise<void>) | undefined;
  wantsEverything?: boolean | undefined;
}

/** What one kind of run is about; `end` stops what it started. */
export interface RunTarget {
  settings: Settings;
  context: RunContext;
  options: ServiceSourceOptions;
  /** As far as anybody knows; the context's is one that can be trusted. */
  defaultBranch: string | undefined;
  /** Lines about what is judged, before the story. */
  opening: string[];
  end(): Promise<void>;
}
