import { channel } from 'node:diagnostics_channel';

/** What is measured where it happens; `/metrics` subscribes. Without a subscriber publishing costs next to nothing. */
export const measures = {
  /** Milliseconds a caller waited for a connection of the pool. */
  poolWait: channel('tonalia:pool-wait'),
  /** The error code of an answer. */
  refusal: channel('tonalia:refusal'),
  /** The name of a security event: something that a correct client or gateway never causes. */
  security: channel('tonalia:security'),
};

interface Log {
  warn: (facts: object, message: string) => void;
}

/** Logs a security event as a warning and counts it. `facts` hold no secret and no personal data. */
export function reportSecurity(log: Log, facts: { security: string }, message: string): void {
  log.warn(facts, message);
  measures.security.publish(facts.security);
}
