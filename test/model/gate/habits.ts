/** What the modelled service and the modelled GitHub do: lags, faults, and one oddity or several of every class of evidence that disagrees. */

/** Each is a way in which answers contradict themselves, each other, or the interface document. */
export const oddities = [
  // Two sources of one fact: what the list, or the detail, says of a finding is milder than what is true.
  'milder severity in the list',
  'milder severity in the detail',
  'milder score in the list',
  'milder score in the detail',
  'no score in the list',
  'another type in the list',
  'another path in the list',
  // Windows.
  'the scan starts after it ends',
  'the scan ends in the future',
  'the scan has no end',
  'the scan has no start',
  'base scans have no end',
  'base scans overlap ours',
  'times without a zone',
  // The scan's counts.
  'a count beyond the five',
  'counts in another case',
  'a count stated twice',
  'counts in strings',
  'a count beyond what numbers hold',
  'a count is missing',
  'counts come late',
  'null counts',
  // Paging.
  'a total of zero',
  'a total that is too small',
  'a total of one page',
  'the last page again beyond the end',
  'no such page beyond the end',
  'a severity stated twice',
  'a word for severity that nobody knows',
  // Which scan.
  'the answer to POST is an old scan',
  'the answer to POST is an old scan, undated',
  'a scan that runs already is a conflict',
  'two scans with one timestamp',
  'the scan names its commit',
  'the scan names another commit',
  'the scan fails',
  'the first scan fails',
  'the service has started a scan',
  'a scan of an older push still runs',
  'the scan never ends',
  'unknown states of the scan',
  // Fields that a service adds.
  'null in fields of its own',
  // The place.
  'the head moves before the scan',
  'the head moves while the scan waits',
  'the head moves after the scan',
  'the head goes away and comes back',
  'the head goes away for a moment',
  'the head was elsewhere as the service’s scan began',
  'the head cannot be read',
  'the diff is cut',
  'the pull request is aimed at a branch of the author',
  'the pull request is aimed elsewhere during the run',
  'the proposal softens its policy',
] as const;
export type Oddity = (typeof oddities)[number];

export interface Habits {
  odd: ReadonlySet<Oddity>;
  pageCap: number;
  maxLagMs: number;
  detailsLag: boolean;
  countsSuppressed: boolean;
  /** The moment that `last_seen` names. */
  stamp: 'start' | 'within' | 'end' | 'after';
  /** How often the service, and GitHub, fail instead of answering. */
  faultRate: number;
  githubFaultRate: number;
  /** Of the faults of `POST /scans`, those after which the scan runs all the same. */
  appliedRate: number;
  /** How long a scan that was started stays out of the list. */
  unlistedMs: number;
  latencyMs: number;
}
