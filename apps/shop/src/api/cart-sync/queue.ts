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

const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;

/** The outcome of sending an edit; decides the next step. */
type SendOutcome = 'done' | 'refused' | 'unanswered' | 'signed out';

/** Sends edits in order, one at a time. An edit without a response is retried unchanged before any later edit. */
export function createQueue(context: QueueContext): CartQueue {
  /** Send times by edit key, on the monotonic clock (`performance.now`). */
  const due = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isRequested = false;
  let isStuck = false;
  let failures = 0;

  function sendNow(): Promise<void> {
    isRequested = true;
    running ??= context.oneAtATime(sendAll).finally(() => {
      running = null;
      if (isRequested) void sendNow();
    });
    return running;
  }

  function sendAfter(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void sendNow(), ms);
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      isRequested = false;
      const owner = context.owner();
      const edit = owner === null ? undefined : context.edits(owner)[0];
      if (!edit) return setStuck(false);
      const waitMs = (due.get(edit.key) ?? 0) - performance.now();
      if (waitMs > 0) return sendAfter(waitMs);
      const outcome = await trySend(edit);
      if (outcome === 'signed out') return setStuck(true);
      if (outcome === 'unanswered') {
        // Full jitter: phones that lost the same network do not all retry at the same time.
        sendAfter(Math.random() * Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures++));
        return setStuck(true);
      }
      failures = 0;
    }
  }

  async function trySend(edit: Edit): Promise<SendOutcome> {
    const sentEdit = { ...edit, left: true };
    context.keep(sentEdit);
    due.delete(edit.key);
    try {
      await context.send(sentEdit, isStuck);
    } catch (cause) {
      const outcome = outcomeOf(cause);
      if (outcome === 'refused') context.refused(storedEdit(sentEdit), cause);
      return outcome;
    }
    return 'done';
  }

  /** The edit with the data stored while sending it. */
  const storedEdit = (edit: Edit): Edit => context.edits(edit.owner).find(({ key }) => key === edit.key) ?? edit;

  function setStuck(stuck: boolean): void {
    isStuck = stuck;
    if (!stuck) failures = 0;
    context.changed();
  }

  return {
    push(edit, afterMs = 0) {
      const stored = merged(context.edits(edit.owner), edit);
      context.keep(stored);
      due.set(stored.key, performance.now() + afterMs);
      context.changed();
      void sendNow();
      return stored;
    },
    retry() {
      due.clear();
      return sendNow();
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
