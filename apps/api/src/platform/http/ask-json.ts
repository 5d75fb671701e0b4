export interface JsonAnswer {
  status: number;
  /** The answer as far as it is JSON. */
  body: unknown;
  /** In how many seconds they want to be asked again; undefined when they do not say. */
  retryAfter: number | undefined;
  /** Where they send one on to, for who follows nothing by itself. */
  location: string | null;
}

/**
 * Asks somebody else's server, called `who` where it fails, and reads no more than `mostBytes` of what it says. Throws an Error when
 * no answer came; what failed is told by its code alone: other words may carry a key or a number.
 */
export async function askJson(
  who: string,
  address: string,
  request: RequestInit,
  mostBytes: number,
): Promise<JsonAnswer> {
  try {
    const response = await fetch(address, { redirect: 'error', ...request });
    const retryAfter = secondsUntil(response.headers.get('retry-after'));
    const location = response.headers.get('location');
    return { status: response.status, body: toJson(await readSome(response, mostBytes)), retryAfter, location };
  } catch (error) {
    throw new Error(`${who} did not answer (${reason(error)})`);
  }
}

/** Seconds, or an instant. */
function secondsUntil(text: string | null): number | undefined {
  if (text === null) return undefined;
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1_000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

function reason(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } }; // as: what fetch throws
  return cause?.code ?? name ?? 'unknown';
}

async function readSome(response: Response, mostBytes: number): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > mostBytes) break;
  }
  return text;
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
