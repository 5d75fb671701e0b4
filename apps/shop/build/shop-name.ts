/** The brand's name from the shop's own server; undefined without an answer. */
export async function fetchShopName(apiOrigin: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${apiOrigin}/api/settings/shop`, { signal: AbortSignal.timeout(10_000) });
    const body = (await answer.json()) as { results?: { brand?: unknown } }; // as: parsed with care, because it may be any server's
    return typeof body.results?.brand === 'string' ? body.results.brand : undefined;
  } catch {
    return undefined;
  }
}
