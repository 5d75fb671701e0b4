import type { OutgoingMessage } from '../../../api/src/platform/messages.ts';

/** Sends one message, or says that it did not leave. Its error names nobody: it is kept with the message and logged. */
export type Send = (message: OutgoingMessage) => Promise<void>;

/** All the time a message has to leave, in ms: its row of the outbox stays locked meanwhile, ten seconds at most. */
export const MOST_SENDING = 8_000;
