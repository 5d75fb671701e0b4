/** False where the person saves data or the network is slow: nothing is loaded ahead there. */
export function isGoodConnection(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }; // as: not in all browsers
  return connection?.saveData !== true && !/2g|^3g$/.test(connection?.effectiveType ?? '');
}
