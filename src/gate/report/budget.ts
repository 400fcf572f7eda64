/** Fits rendered pieces into a number of UTF-8 bytes. Pieces are never cut. */

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
