/** How the page's script writes numbers and words. */

export function number(value: number): string {
  return value.toLocaleString('en-US');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
