import { type VisitorChoice, chosenLines, keyFor } from './chosen.ts';

const WAIT_MS = 20_000;

/** The sentence of a refusal, or null when the network failed and the same list can be sent again. */
type Sending = { answerId: string } | { refused: string | null };

/** Sends what was chosen; the same content again has the same key, so that it arrives once. */
export async function sendChosen(token: string, chosen: VisitorChoice, ids: readonly string[]): Promise<Sending> {
  const content = { lines: chosenLines(chosen, ids), name: chosen.name.trim(), note: chosen.note.trim() };
  const key = keyFor(chosen, JSON.stringify(content), () => crypto.randomUUID?.() ?? randomKey());
  try {
    const answer = await fetch(`/api/purchase/shares/${encodeURIComponent(token)}/answer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, ...content }),
      signal: AbortSignal.timeout(WAIT_MS),
    });
    // as: the contract's answer, or its refusal with a sentence
    const body = (await answer.json()) as { results?: { answerId: string }; message?: string };
    if (answer.ok && body.results) return { answerId: body.results.answerId };
    return { refused: answer.status >= 500 ? null : (body.message ?? null) };
  } catch {
    return { refused: null };
  }
}

/** `crypto.randomUUID` is missing on plain http. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
