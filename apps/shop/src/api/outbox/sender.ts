import { ApiError, type ClientErrorCode } from '../http/api-error.ts';

/** What one became: `asks` has questions for the seller, `sent` with what the server made of it, `refused` with the reason in words. */
export type KeptOutcome<Made> =
  | { state: 'asks'; problem: null; made: null }
  | { state: 'refused'; problem: string; made: null }
  | { state: 'sent'; problem: null; made: Made };

export interface SenderContext<One extends { sellerId: string }, Made> {
  /** The signed-in seller; null without one. */
  owner: () => string | null;
  /** Calls `listener` when the signed-in identity changes. Returns the function that unsubscribes. */
  watchOwner: (listener: () => void) => () => void;
  /** Those of a seller that wait, the oldest first. */
  waiting: (owner: string) => Promise<readonly One[]>;
  send: (one: One, signal: AbortSignal) => Promise<Made>;
  /** The code of the refusal that has questions. */
  asks: ClientErrorCode;
  /** Stores what it became. */
  settle: (one: One, outcome: KeptOutcome<Made>) => Promise<void>;
  /** The one that is being sent; null between two. */
  sending: (one: One | null) => void;
  /** Runs work under a lock shared by all tabs. */
  oneAtATime: (work: () => Promise<void>) => Promise<void>;
}

/**
 * Returns the function that sends all that waits of the signed-in seller, one after the other. What gets no answer stays as it is and is
 * sent again with the same id; without a network those behind it wait too.
 */
export function createSender<One extends { sellerId: string }, Made>(
  context: SenderContext<One, Made>,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isRequested = false;

  function sendNow(): Promise<void> {
    isRequested = true;
    running ??= context.oneAtATime(sendAll).finally(() => {
      running = null;
      // asked for again while the last order was on its way
      if (isRequested) void sendNow().catch(() => null);
    });
    return running;
  }

  async function sendAll(): Promise<void> {
    isRequested = false;
    const owner = context.owner();
    if (owner === null) return;
    for (const order of await context.waiting(owner)) {
      if (context.owner() !== owner) return;
      context.sending(order);
      const isAnswered = await trySend(order).finally(() => context.sending(null));
      if (!isAnswered) return;
    }
  }

  /** Whether the next order may be sent. */
  async function trySend(order: One): Promise<boolean> {
    // A call that renews its token must not go on with the token of another seller.
    const leaving = new AbortController();
    const isOwners = () => context.owner() === order.sellerId;
    const stop = context.watchOwner(() => isOwners() || leaving.abort());
    try {
      const made = await context.send(order, leaving.signal);
      await context.settle(order, { state: 'sent', problem: null, made });
      return true;
    } catch (cause) {
      // A refusal that belongs to another identity says nothing of this order.
      const answer = isOwners() ? answerOf(cause, context.asks) : 'none';
      if (answer === 'asks') await context.settle(order, { state: 'asks', problem: null, made: null });
      if (answer === 'refused')
        await context.settle(order, { state: 'refused', problem: (cause as ApiError).message, made: null }); // as: see `answerOf`
      return answer !== 'none';
    } finally {
      stop();
    }
  }

  return sendNow;
}

const needsSignIn: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'REFRESH_REFUSED', 'GUEST_NOT_ALLOWED']);

/** `none`: no answer, or none that decides; the run ends. `failed`: a fault of the server with this order, the others may go on. */
function answerOf(cause: unknown, asks: ClientErrorCode): 'asks' | 'refused' | 'failed' | 'none' {
  if (!(cause instanceof ApiError) || needsSignIn.has(cause.code)) return 'none';
  if (cause.code === asks) return 'asks';
  const { status } = cause;
  if (status === 0 || status === 408 || status === 429 || status === 502 || status === 503 || status === 504)
    return 'none';
  return status >= 500 ? 'failed' : 'refused';
}
