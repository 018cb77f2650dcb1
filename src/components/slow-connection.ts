/**
 * Whether the browser takes this line for one on which a way to the server and back costs a good part of a second. False where it does not tell
 * (Safari, Firefox).
 */
export function isSlowLine(): boolean {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string } };
  return connection?.effectiveType !== undefined && connection.effectiveType !== '4g';
}
