/** What the page hands to its script, as types alone: both sides are checked against it. */

import type { Severity } from '../../severity.ts';
import type { Standing } from '../standings.ts';
import type { Passage } from './passages.ts';

/** One finding; all texts are visible lines or blocks. A key that is missing is not known, or does not apply. */
export interface FindingRow {
  id: string;
  title: string;
  severity: Severity;
  /** True when the severity is unknown and counts as CRITICAL. */
  guessed?: true | undefined;
  type: string;
  standing: Standing;
  label: string;
  /** What the service says of it, when that is not "open". */
  status?: string | undefined;
  cvss?: number | undefined;
  epss?: number | undefined;
  cwe?: string | undefined;
  path?: string | undefined;
  /** What its path says of the file: `test`, or `other`. */
  role: string;
  line?: number | undefined;
  /** `nobody` alone for what nobody owns. */
  owners?: readonly string[] | undefined;
  /** What follows `linkBase` in the address of the line. */
  link?: string | undefined;
  /** `2026-03-02 10:00` in UTC. */
  first?: string | undefined;
  last?: string | undefined;
  exception?: string | undefined;
  /** True when `disclose` keeps it off the surfaces that outsiders read. */
  unnamed?: true | undefined;
  description?: Passage[] | undefined;
  snippet?: string | undefined;
  remediation?: Passage[] | undefined;
  /** Which of `packages` it is of, where that has several findings. */
  pack?: number | undefined;
  /** Why texts are missing. */
  withheld?: 'secret' | 'room' | undefined;
}

/** Words that the static rows and the script share. */
export interface Words {
  description: string;
  snippet: string;
  remediation: string;
  secret: string;
  room: string;
  none: string;
  guessed: string;
  unnamed: string;
}

/** One version of a package with several findings that stand alike. */
export interface PackageRow {
  /** `lodash 4.17.15`. */
  name: string;
  /** `Update to 4.17.21, which settles all.` */
  update: string | undefined;
}

/** What the columns, their order and the controls are made of. */
export interface PageHead {
  /** The beginning that the addresses of all lines share; undefined when nothing can be linked to. */
  linkBase: string | undefined;
  /** Worst first, each with the name that is shown. */
  severities: readonly (readonly [Severity, string])[];
  standings: readonly Standing[];
  types: readonly string[];
  labels: readonly string[];
  /** By role how such a place is called. */
  roles: Readonly<Record<string, string>>;
  words: Words;
  packages: readonly PackageRow[];
  /** Findings of this scan, those that found no room included. */
  total: number;
}

/** The page's data block. */
export interface PageData extends PageHead {
  findings: FindingRow[];
}

export type ColumnKey = 'severity' | 'title' | 'path' | 'type' | 'standing' | 'label' | 'cvss' | 'epss';
export type ChoiceKey = 'type' | 'standing' | 'label' | 'role' | 'owner';
