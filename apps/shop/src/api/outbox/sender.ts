import { ApiError } from '../http/api-error.ts';
import type { UnsentOrder } from './unsent-order.ts';

/** What an order became, as it is stored. */
export type OrderOutcome = Pick<UnsentOrder, 'state' | 'problem' | 'placed'>;

export interface OrderSenderContext {
  /** The signed-in seller; null without one. */
  owner: () => string | null;
  /** Calls `listener` when the signed-in identity changes. Returns the function that unsubscribes. */
  watchOwner: (listener: () => void) => () => void;
  /** The waiting orders of a seller, the oldest first. */
  waiting: (owner: string) => Promise<readonly UnsentOrder[]>;
  send: (order: UnsentOrder, signal: AbortSignal) => Promise<NonNullable<UnsentOrder['placed']>>;
  /** Stores what an order became. */
  settle: (order: UnsentOrder, outcome: OrderOutcome) => Promise<void>;
  /** The order that is being sent; null between orders. */
  sending: (clientOrderId: string | null) => void;
  /** Runs work under a lock shared by all tabs. */
  oneAtATime: (work: () => Promise<void>) => Promise<void>;
}

/**
 * Returns the function that sends all waiting orders of the signed-in seller, one after the other. An order without an answer stays as it is and is
 * sent again with the same id; without a network those behind it wait too.
 */
export function createOrderSender(context: OrderSenderContext): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isRequested = false;

  function sendNow(): Promise<void> {
    isRequested = true;
    running ??= context.oneAtATime(sendAll).finally(() => {
      running = null;
      // asked for again while the last order was on its way
      if (isRequested) void sendNow();
    });
    return running;
  }

  async function sendAll(): Promise<void> {
    isRequested = false;
    const owner = context.owner();
    if (owner === null) return;
    for (const order of await context.waiting(owner)) {
      if (context.owner() !== owner) return;
      context.sending(order.clientOrderId);
      const isAnswered = await trySend(order).finally(() => context.sending(null));
      if (!isAnswered) return;
    }
  }

  /** Whether the next order may be sent. */
  async function trySend(order: UnsentOrder): Promise<boolean> {
    // A call that renews its token must not go on with the token of another seller.
    const leaving = new AbortController();
    const isOwners = () => context.owner() === order.sellerId;
    const stop = context.watchOwner(() => isOwners() || leaving.abort());
    try {
      const placed = await context.send(order, leaving.signal);
      await context.settle(order, { state: 'sent', problem: null, placed });
      return true;
    } catch (cause) {
      // A refusal that belongs to another identity says nothing of this order.
      const answer = isOwners() ? answerOf(cause) : 'none';
      if (answer === 'asks') await context.settle(order, { state: 'asks', problem: null, placed: null });
      if (answer === 'refused')
        await context.settle(order, { state: 'refused', problem: (cause as ApiError).message, placed: null }); // as: see `answerOf`
      return answer !== 'none';
    } finally {
      stop();
    }
  }

  return sendNow;
}

const needsSignIn: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'REFRESH_REFUSED', 'GUEST_NOT_ALLOWED']);

/** `none`: no answer, or none that decides; the run ends. `failed`: a fault of the server with this order, the others may go on. */
function answerOf(cause: unknown): 'asks' | 'refused' | 'failed' | 'none' {
  if (!(cause instanceof ApiError) || needsSignIn.has(cause.code)) return 'none';
  if (cause.code === 'ORDER_ASKS') return 'asks';
  const { status } = cause;
  if (status === 0 || status === 408 || status === 429 || status === 502 || status === 503 || status === 504)
    return 'none';
  return status >= 500 ? 'failed' : 'refused';
}
