import { ApiError } from '../http/api-error.ts';
import { merged } from './cart-edits.ts';
import type { Edit } from './cart-edits.ts';

export interface QueueContext {
  /** The signed-in identity that edits are sent for; null for guests. */
  owner: () => string | null;
  edits: (owner: string) => Edit[];
  keep: (edit: Edit) => void;
  drop: (edit: Edit) => void;
  /** Sends the edit, or throws the error. `hasWaited`: the cached cart may be stale. */
  send: (edit: Edit, hasWaited: boolean) => Promise<void>;
  refused: (edit: Edit, cause: unknown) => void;
  /** Called when the edits, or the stuck state of the queue, change. */
  changed: () => void;
  /** Runs work under a lock shared by all tabs. */
  oneAtATime: (work: () => Promise<void>) => Promise<void>;
}

export interface CartQueue {
  /** Stores an edit and sends it in order, at the earliest in `afterMs`; until then newer edits of the line are merged into it. */
  push: (edit: Edit, afterMs?: number) => Edit;
  /** Sends all edits now, without waiting for their `afterMs`. */
  retry: () => Promise<void>;
  /** Whether sending is blocked: no network, or no signed-in identity. */
  isStuck: () => boolean;
}

const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** The outcome of sending an edit; decides the next step. */
type SendOutcome = 'done' | 'refused' | 'unanswered' | 'signed out';

/** Sends edits in order, one at a time. An edit without a response is retried unchanged before any later edit. */
export function createQueue(needs: QueueContext): CartQueue {
  /** Send times by edit key, on the monotonic clock (`performance.now`). */
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
        // Full jitter: phones that lost the same network do not all retry at the same time.
        drainAfter(Math.random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** failures++));
        return become(true);
      }
      failures = 0;
    }
  }

  async function attempt(edit: Edit): Promise<SendOutcome> {
    const leaving = { ...edit, left: true };
    needs.keep(leaving);
    due.delete(edit.key);
    try {
      await needs.send(leaving, isStuck);
    } catch (cause) {
      const outcome = outcomeOf(cause);
      if (outcome === 'refused') needs.refused(storedEdit(leaving), cause);
      return outcome;
    }
    return 'done';
  }

  /** The edit with the data stored while sending it. */
  const storedEdit = (edit: Edit): Edit => needs.edits(edit.owner).find(({ key }) => key === edit.key) ?? edit;

  function become(stuck: boolean): void {
    isStuck = stuck;
    if (!stuck) failures = 0;
    needs.changed();
  }

  return {
    push(edit, afterMs = 0) {
      const stored = merged(needs.edits(edit.owner), edit);
      needs.keep(stored);
      due.set(stored.key, performance.now() + afterMs);
      needs.changed();
      void drain();
      return stored;
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
 * Without a response, or with an inconclusive one (proxy error, rate limit), the edit is retried. A server error (500) would repeat,
 * so it counts as a refusal.
 */
function outcomeOf(cause: unknown): SendOutcome {
  if (!(cause instanceof ApiError)) return 'unanswered';
  if (needsSignIn.has(cause.code)) return 'signed out';
  const { status } = cause;
  return status === 0 || status === 408 || status === 429 || status > 500 ? 'unanswered' : 'refused';
}
