/** The request for a run of the gate on a service's scan or a checkout, and its target. */
import type { RunContext } from '../ci/context/context.ts';
import type { EvidenceSource } from '../gate/source.ts';
import type { UncommittedKind } from '../git/uncommitted/snapshot.ts';
import type { CheckedOutCommit } from '../scan/checkout.ts';
import type { Session } from '../session.ts';
import type { Settings } from '../settings/settings.ts';

/** A checkout whose commit is scanned, and its context. */
export type ScannedCheckout = CheckedOutCommit & { context: RunContext };

/** A checkout for the scanners of this machine. */
export interface Checkout {
  folder: string;
  /** Set to scan what is not committed instead of the commit. */
  uncommitted?: UncommittedKind | undefined;
  /** The scanners' program. */
  scannersUrl: URL;
  /** Set if it was already read. */
  scanned?: ScannedCheckout | undefined;
}

export interface GateRunRequest {
  session: Session;
  settings: Settings;
  /** Undefined: the service of `base-url` is used. */
  checkout: Checkout | undefined;
  local?: true | undefined;
  /** Called before anything is scanned. Throws to prevent the scan. */
  check?: ((target: RunTarget) => void | Promise<void>) | undefined;
  /** All findings are wanted, whatever decides the verdict. */
  wantsEverything?: boolean | undefined;
}

/** The target of one kind of run. `end` stops what it started. */
export interface RunTarget {
  context: RunContext;
  source: EvidenceSource;
  /** The default branch as far as it is known. The context has only a trusted one. */
  defaultBranch: string | undefined;
  /** Log lines about what is judged, before the story. */
  opening: string[];
  end(): Promise<void>;
}
