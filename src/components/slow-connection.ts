/**
 * True when the browser reports a connection with a high round-trip time. False in browsers that don't report it (Safari, Firefox).
 */
export function isSlowLine(): boolean {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string } };
  return connection?.effectiveType !== undefined && connection.effectiveType !== '4g';
}
