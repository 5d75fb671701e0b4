import type { StopResult } from '@tonalia/contract/dispatch-driver';

/** What a driver filled in about a stop and did not record yet. */
const DRAFT = 'tonalia.driver.draft.';
const keyOf = (stopId: string, result: StopResult) => `${DRAFT}${stopId}.${result}`;

/** Keeps a draft on the device. One that finds no room lasts as long as its form. */
export function storeStopDraft(stopId: string, result: StopResult, draft: object): void {
  try {
    localStorage.setItem(keyOf(stopId, result), JSON.stringify(draft));
  } catch {
    localStorage.removeItem(keyOf(stopId, result));
  }
}

/** The draft of a stop that ended so, as the form of that result stored it; undefined without one. */
export function storedStopDraft(stopId: string, result: StopResult): unknown {
  const text = localStorage.getItem(keyOf(stopId, result));
  return text === null ? undefined : JSON.parse(text);
}

/** Removes the drafts of a stop. Returns a way to put them back. */
export function takeStopDrafts(stopId: string): () => void {
  const kept = Object.entries<string>(localStorage).filter(([key]) => key.startsWith(`${DRAFT}${stopId}.`));
  for (const [key] of kept) localStorage.removeItem(key);
  return () => kept.forEach(([key, text]) => localStorage.setItem(key, text));
}
