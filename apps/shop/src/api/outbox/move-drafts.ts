import { SHOWN_PREFIX as PREFIX, keepDraft, keptDraft } from './kept-drafts.ts';

/** Gives the lines that were typed for one customer id to another one, when a customer is registered. */
export async function moveDrafts(seller: string, from: string, to: string): Promise<void> {
  const [before, after] = [`${seller}.${from}`, `${seller}.${to}`];
  const shown = localStorage.getItem(PREFIX + before);
  if (shown !== null && localStorage.getItem(PREFIX + after) === null) localStorage.setItem(PREFIX + after, shown);
  localStorage.removeItem(PREFIX + before);
  const kept = await keptDraft(before);
  if (!kept || (await keptDraft(after))) return;
  await keepDraft(after, kept);
  await keepDraft(before, { ...kept, lines: [] });
}
