/** Fits rendered pieces into a number of UTF-8 bytes. Pieces and lines are never cut. */

export interface TextBudget {
  left: number;
}

export function countBytes(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}

/** Spends the bytes if they are available. */
export function spend(budget: TextBudget, text: string): boolean {
  const bytes = countBytes(text) + 1;
  if (bytes > budget.left) return false;
  budget.left -= bytes;
  return true;
}

/** Renders items in order until the share of the budget is used up. The caller counts the rest. */
export function renderWithin<T>(
  items: Iterable<T>,
  { budget, share }: { budget: TextBudget; share: number },
  render: (item: T) => string,
): string[] {
  const portion: TextBudget = { left: Math.floor(budget.left * share) };
  const fitted: string[] = [];
  for (const item of items) {
    const text = render(item);
    if (!spend(portion, text)) break;
    spend(budget, text);
    fitted.push(text);
  }
  return fitted;
}

/** The finished summary, or its first lines and a count of the others. Empty if not even the count fits. */
export function fitSummary(markdown: string, roomBytes: number): string {
  const whole = markdown === '' || markdown.endsWith('\n') ? markdown : `${markdown}\n`;
  if (Buffer.byteLength(whole) <= roomBytes) return whole;
  const lines = whole.split('\n').slice(0, -1);
  let usedBytes = Buffer.byteLength(formatCutNotice(lines.length));
  if (usedBytes > roomBytes) return '';
  const kept: string[] = [];
  for (const line of lines) {
    usedBytes += Buffer.byteLength(line) + 1;
    if (usedBytes > roomBytes) break;
    kept.push(`${line}\n`);
  }
  const text = () => `${kept.join('')}${closeFence(kept)}${formatCutNotice(lines.length - kept.length)}`;
  while (kept.length > 0 && Buffer.byteLength(text()) > roomBytes) kept.pop();
  return text();
}

/** Closes a code block that the kept lines leave open, because the notice would become code in it. */
function closeFence(lines: readonly string[]): string {
  let open = '';
  for (const line of lines) {
    const [, fence = '', rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)/s.exec(line) ?? [];
    if (open === '') open = fence;
    else if (fence.startsWith(open) && rest.trim() === '') open = '';
  }
  return open === '' ? '' : `${open}\n`;
}

/** It also closes a folded part, which would hide the notice. */
function formatCutNotice(lineCount: number): string {
  return `\n</details>\n\n**The summary is cut here: ${lineCount} more lines did not fit. The report file has everything.**\n`;
}
