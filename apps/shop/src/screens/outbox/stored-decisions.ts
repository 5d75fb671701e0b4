import { useState } from 'react';
import type { Decisions } from './decisions.ts';

/** `forgetOnSignOut` removes what is stored under it. */
const keyOf = (draftId: string) => `tonalia.quickOrder.decisions.${draftId}`;

interface StoredDecisions {
  revision: number;
  decisions: Decisions;
}

function stored(draftId: string, revision: number): Decisions {
  try {
    // as: only this file writes under this key
    const kept = JSON.parse(localStorage.getItem(keyOf(draftId)) ?? 'null') as StoredDecisions | null;
    return kept?.revision === revision ? kept.decisions : {};
  } catch {
    return {};
  }
}

/** The answers to the questions of a revision; they survive a reload. */
export function useDecisions(draftId: string, revision: number) {
  const [decisions, show] = useState(() => stored(draftId, revision));
  function decide(line: number, choice: string) {
    const next = { ...decisions, [line]: choice };
    show(next);
    try {
      localStorage.setItem(keyOf(draftId), JSON.stringify({ revision, decisions: next } satisfies StoredDecisions));
    } catch {
      // Without room they last until the page is left.
    }
  }
  return { decisions, decide };
}

export function forgetDecisions(draftId: string): void {
  try {
    localStorage.removeItem(keyOf(draftId));
  } catch {
    // Nothing is stored.
  }
}
