/** Texts of runs that can be compared with those of other runs. */

/** What differs from one run to the next, named instead. */
export function steady(text: string): string {
  return (
    text
      .replaceAll(/[0-9a-f]{40}/g, 'a'.repeat(40))
      .replaceAll(/(?<=at |`|\()[0-9a-f]{12}(?=\b)/g, 'a'.repeat(12))
      .replaceAll(/(?<=\[`)[0-9a-f]{7}(?=`\])/g, 'a'.repeat(7))
      .replaceAll(/<!-- scan-gate-memory:[^>]*-->/g, '<!-- scan-gate-memory:… -->')
      .replaceAll(/\b127\.0\.0\.1:\d+/g, 'localhost')
      .replaceAll(/\S*\/scan-gate-report[\w-]*\/report\.json/g, '…/report.json')
      .replaceAll(/\b(scan|vio)_[0-9a-f]{24}\b/g, '$1_…')
      .replaceAll(/\d+ requests?/g, 'N requests')
      .replaceAll(/expires: \d{4}-\d\d-\d\d/g, 'expires: YYYY-MM-DD')
      .replaceAll(/(?:\d+ min )?\d+ s(?![\w])/g, 'N s')
      .replaceAll(/(?<=\b(?:after|pending|scanning) )\d+ min\b/g, 'N s')
      .replaceAll(/^::add-mask::.*\n/gm, '')
      // How often depends on the machine. A real scan may end before anybody sees it at work.
      .replaceAll(/^Scan scan_…: scanning, .*\n/gm, '')
      .replaceAll(/(?<=^Scan scan_…: )scanning N s, /gm, '')
      .replaceAll(/(^Scan scan_new_1: scanning, .*\n)+/gm, '$1')
  );
}
