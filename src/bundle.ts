/** The entry of the shared bundle: starts the part that a small file of `dist` names. Other parts are not loaded. */

const parts = {
  action: () => import('./action.ts'),
  cli: () => import('./cli.ts'),
} as const;

export async function startPart(part: keyof typeof parts): Promise<void> {
  await parts[part]();
}
