import { channel } from 'node:diagnostics_channel';

/** Measurements, published where they happen; `/metrics` subscribes. Publishing without a subscriber costs almost nothing. */
export const measures = {
  /** Milliseconds a caller waited for a pool connection. */
  poolWait: channel('tonalia:pool-wait'),
  /** The error code of a response. */
  refusal: channel('tonalia:refusal'),
  /** The name of a security event: something that a correct client or gateway never causes. */
  security: channel('tonalia:security'),
};

interface WarningLog {
  warn: (facts: object, message: string) => void;
}

/** Logs a security event as a warning and counts it. `facts` must contain no secret and no personal data. */
export function reportSecurity(log: WarningLog, facts: { security: string }, message: string): void {
  log.warn(facts, message);
  measures.security.publish(facts.security);
}
