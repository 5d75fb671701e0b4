/** A response of another service, of any HTTP status. */
export interface JsonAnswer {
  status: number;
  /** The parsed JSON body; undefined when it is not JSON. */
  body: unknown;
  /** Seconds of the Retry-After header; undefined without one. */
  retryAfter: number | undefined;
  /** The Location header of a redirect; redirects are not followed. */
  location: string | null;
}

/**
 * Sends a request to another server and reads at most `mostBytes` of the response. `server` is its name in errors. Throws an Error when
 * no response came; errors contain codes only, since other text may contain a key or a phone number.
 */
export async function fetchJson(
  server: string,
  address: string,
  request: RequestInit,
  mostBytes: number,
): Promise<JsonAnswer> {
  try {
    const response = await fetch(address, { redirect: 'error', ...request });
    const retryAfter = secondsUntil(response.headers.get('retry-after'));
    const location = response.headers.get('location');
    return { status: response.status, body: toJson(await readLimited(response, mostBytes)), retryAfter, location };
  } catch (error) {
    throw new Error(`${server} did not answer (${reason(error)})`);
  }
}

/** Retry-After has seconds or a date. */
function secondsUntil(text: string | null): number | undefined {
  if (text === null) return undefined;
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1_000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

function reason(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } }; // as: what fetch throws
  return cause?.code ?? name ?? 'unknown';
}

async function readLimited(response: Response, mostBytes: number): Promise<string> {
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
