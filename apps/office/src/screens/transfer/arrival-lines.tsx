import type { StockTransferLine, StockTransferReason } from '@tonalia/contract/stock-transfers';
import { formatNumber } from '@tonalia/rules/money';
import { Segments } from '../../components/segments.tsx';
import { UnitsField } from '../../features/stock-lines/units-field.tsx';
import { transferTexts as texts } from '../../messages/transfer.es-CO.ts';
import type { Arrivals } from './draft.ts';
import { VersionName } from './transfer-lines.tsx';

export type ArrivalLinesProps = {
  lines: readonly StockTransferLine[];
  /** Undefined where nothing is counted. */
  arrivals: Arrivals | undefined;
  onChange: (arrivals: Arrivals) => void;
};

const fewerReasons = ['missing', 'broken'] as const satisfies readonly StockTransferReason[];

/** Sent units with the units that arrived; fewer units ask for their reason. */
export function ArrivalLines({ lines, arrivals, onChange }: ArrivalLinesProps) {
  return (
    <ul>
      {lines.map((line) => {
        const { versionId, units, name } = line;
        const arrival = arrivals?.[versionId];
        const received = arrivals ? (arrival?.received ?? units) : (line.received ?? units);
        const set = (next: { received?: number; reason?: StockTransferReason }) =>
          onChange({ ...arrivals, [versionId]: { received, reason: arrival?.reason, ...next } });
        return (
          <li
            key={versionId}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hair px-[18px] py-2.5 first:border-0"
          >
            <span className="min-w-48 flex-1">
              <VersionName line={line} />
            </span>
            <span className="text-[0.8125rem] text-text-2">
              {texts.sent} <b className="font-semibold text-text">{formatNumber(units)}</b>
            </span>
            {arrivals ? (
              <UnitsField
                label={texts.arrivedOf(name)}
                value={received}
                min={0}
                onChange={(count) => set({ received: count })}
              />
            ) : (
              <b className="font-[650]">{formatNumber(received)}</b>
            )}
            {arrivals && received < units && (
              <Segments
                label={texts.reasonOf(name)}
                small
                value={arrival?.reason ?? ''}
                choices={fewerReasons.map((value) => ({ value, label: texts.reasons[value] }))}
                onChoose={(reason) => set({ reason: reason === 'broken' ? 'broken' : 'missing' })}
              />
            )}
            {arrivals && received > units && (
              <span className="text-[0.8125rem] font-semibold text-warn">{texts.reasons.extra}</span>
            )}
            {!arrivals && line.reason && (
              <span className="text-[0.8125rem] font-semibold text-warn">{texts.reasons[line.reason]}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
