import { ApiError } from './api-error.ts';
import { merged } from './cart-edits.ts';
import type { Edit } from './cart-edits.ts';

export interface QueueNeeds {
  /** Whose edits may be sent now; null while nobody is signed in. */
  owner: () => string | null;
  edits: (owner: string) => Edit[];
  keep: (edit: Edit) => void;
  drop: (edit: Edit) => void;
  /** Has the edit carried out, or throws why not. `hasWaited`: what is known of the cart may be old. */
  send: (edit: Edit, hasWaited: boolean) => Promise<void>;
  refused: (edit: Edit, cause: unknown) => void;
  /** The edits, or whether they wait for a network, changed. */
  changed: () => void;
  /** Runs work that no other tab does at the same time. */
  oneAtATime: (work: () => Promise<void>) => Promise<void>;
}

export interface CartQueue {
  /** Keeps an edit and sends it in its turn, `afterMs` from now: until then newer wishes for its line take its place. */
  push: (edit: Edit, afterMs?: number) => Edit;
  /** Sends what can be sent now, without waiting for its time. */
  retry: () => Promise<void>;
  /** Edits that cannot be sent for now: there is no network, or nobody is signed in. */
  isStuck: () => boolean;
}

const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** What tells how to go on after an edit came back. */
type Outcome = 'done' | 'refused' | 'unanswered' | 'signed out';

/** Sends edits in their order, one at a time; one that nobody answered is sent again as it was, and nothing overtakes it. */
export function createQueue(needs: QueueNeeds): CartQueue {
  /** By a clock that nobody sets. */
  const due = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isStuck = false;
  let failures = 0;

  function drain(): Promise<void> {
    isWanted = true;
    running ??= needs.oneAtATime(sendAll).finally(() => {
      running = null;
      if (isWanted) void drain();
    });
    return running;
  }

  function drainAfter(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void drain(), ms);
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      isWanted = false;
      const owner = needs.owner();
      const edit = owner === null ? undefined : needs.edits(owner)[0];
      if (!edit) return become(false);
      const early = (due.get(edit.key) ?? 0) - performance.now();
      if (early > 0) return drainAfter(early);
      const outcome = await attempt(edit);
      if (outcome === 'signed out') return become(true);
      if (outcome === 'unanswered') {
        // Full jitter: phones that lost the same network do not come back together.
        drainAfter(Math.random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** failures++));
        return become(true);
      }
      failures = 0;
    }
  }

  async function attempt(edit: Edit): Promise<Outcome> {
    const leaving = { ...edit, left: true };
    needs.keep(leaving);
    due.delete(edit.key);
    try {
      await needs.send(leaving, isStuck);
    } catch (cause) {
      const outcome = outcomeOf(cause);
      if (outcome === 'refused') needs.refused(asItLeft(leaving), cause);
      return outcome;
    }
    return 'done';
  }

  /** With what sending it kept about it. */
  const asItLeft = (edit: Edit): Edit => needs.edits(edit.owner).find(({ key }) => key === edit.key) ?? edit;

  function become(stuck: boolean): void {
    isStuck = stuck;
    if (!stuck) failures = 0;
    needs.changed();
  }

  return {
    push(edit, afterMs = 0) {
      const kept = merged(needs.edits(edit.owner), edit);
      needs.keep(kept);
      due.set(kept.key, performance.now() + afterMs);
      needs.changed();
      void drain();
      return kept;
    },
    retry() {
      due.clear();
      return drain();
    },
    isStuck: () => isStuck,
  };
}

const needsSignIn = new Set(['UNAUTHENTICATED', 'REFRESH_REFUSED', 'GUEST_NOT_ALLOWED']);

/**
 * Without an answer, or with one that decides nothing (a proxy's, too many calls), the edit is sent again. A server that failed over it
 * (500) would fail again, so that counts as a refusal.
 */
function outcomeOf(cause: unknown): Outcome {
  if (!(cause instanceof ApiError)) return 'unanswered';
  if (needsSignIn.has(cause.code)) return 'signed out';
  const { status } = cause;
  return status === 0 || status === 408 || status === 429 || status > 500 ? 'unanswered' : 'refused';
}
