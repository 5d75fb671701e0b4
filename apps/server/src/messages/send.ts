import type { OutgoingMessage } from '../../../api/src/platform/messages.ts';

/** Sends one message or throws. The error contains no address or number, because it is stored with the message and logged. */
export type SendMessage = (message: OutgoingMessage) => Promise<void>;

/** The total time in ms to send a message; its outbox row stays locked meanwhile, at most ten seconds. */
export const MOST_SENDING = 8_000;
