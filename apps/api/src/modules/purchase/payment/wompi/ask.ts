import { GatewayDown } from '../gateway.ts';

/** Longest wait for an answer, in ms. What was asked may still have been done. */
export const PATIENCE = 10_000;
/** The longest answer is the list of banks, some kilobytes. */
const MOST_BYTES = 512 * 1024;

export interface Answer {
  status: number;
  /** The answer as far as it is JSON. */
  body: unknown;
}

export interface Question {
  method: 'GET' | 'POST';
  /** Below the API's address, with a slash in front. */
  path: string;
  key: string;
  body?: unknown;
}

/** Asks Wompi. Throws GatewayDown when no answer came; what failed is told by its code alone, for other words may carry a key. */
export async function ask(url: string, { method, path, key, body }: Question, patience = PATIENCE): Promise<Answer> {
  try {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    return { status: response.status, body: toJson(await readSome(response)) };
  } catch (error) {
    throw new GatewayDown(`Wompi did not answer (${reason(error)})`);
  }
}

/** Nothing can be said of what came of it. */
export function down({ status, body }: Answer): GatewayDown {
  return new GatewayDown(`Wompi answered ${status} (${kindOf(body)})`);
}

/** Wompi's own name of an error: `INPUT_VALIDATION_ERROR`. */
function kindOf(body: unknown): string {
  const kind = (body as { error?: { type?: unknown } } | undefined)?.error?.type; // as: only looked at
  return typeof kind === 'string' && /^[A-Z_]{1,40}$/.test(kind) ? kind : 'no reason';
}

function reason(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } }; // as: what fetch throws
  return cause?.code ?? name ?? 'unknown';
}

async function readSome(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MOST_BYTES) break;
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
