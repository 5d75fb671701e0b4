import type { StockTransferReason } from '@tonalia/contract/stock-transfers';

/** A line with what was counted on arrival. */
export interface ReceivedLine {
  versionId: string;
  /** Sent. */
  units: number;
  received: number;
  reason: StockTransferReason | null;
}

/** Another number than was sent, with its reason. */
export type ReceivedDifference = Pick<ReceivedLine, 'versionId' | 'received'> & { reason: StockTransferReason };

/** Every line with what arrived; a line without a difference arrived whole. */
export const receivedLines = (
  lines: readonly Pick<ReceivedLine, 'versionId' | 'units'>[],
  differences: readonly ReceivedDifference[],
): ReceivedLine[] =>
  lines.map(({ versionId, units }) => {
    const other = differences.find((one) => one.versionId === versionId);
    return { versionId, units, received: other?.received ?? units, reason: other?.reason ?? null };
  });

/** `extra` is the reason of more units, the others of fewer; no difference has none. */
export const fitsReason = ({ units, received, reason }: ReceivedLine): boolean =>
  received === units ? reason === null : reason !== null && received > units === (reason === 'extra');
