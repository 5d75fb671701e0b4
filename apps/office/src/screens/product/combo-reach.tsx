import type { OfficeComboPart } from '@tonalia/contract/combo-office';
import { formatNumber } from '@tonalia/rules/money';
import { Panel } from '../../components/panel.tsx';
import { comboTexts as texts } from '../../messages/combo.es-CO.ts';
import { ComboSold } from './combo-sold.tsx';
import { reachOf } from './combo.rules.ts';

export type ComboReachProps = {
  parts: readonly OfficeComboPart[];
  limit: { combos: number; at: number } | undefined;
  unitsSold: number;
  /** Combos that are sold in all; null without a limit. */
  inTotal: number | null;
  /** The combo as a version; undefined before it has one. */
  versionId: string | undefined;
};

/** How many combos the units of each part allow, and how many were sold. */
export function ComboReach({ parts, limit, unitsSold, inTotal, versionId }: ComboReachProps) {
  const most = Math.max(1, ...parts.map((part) => reachOf(part) ?? 0));
  return (
    <Panel label={texts.reach}>
      {limit && (
        <>
          <h2 className="mb-2 flex text-[1rem] font-[650]">
            <span className="flex-1">{texts.reach}</span>
            {formatNumber(limit.combos)}
          </h2>
          <ul className="mb-3 grid grid-cols-1 gap-2.5 text-[0.875rem]">
            {parts.map((part, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a product can be a part twice
              <li key={`${part.code} ${at}`} className={at === limit.at ? 'text-warn' : ''}>
                <span className="flex gap-2">
                  <span className="min-w-0 flex-1 truncate">
                    {part.name} <span className="text-text-2">{texts.stock(formatNumber(part.available ?? 0))}</span>
                  </span>
                  <b className="font-[650]">{formatNumber(reachOf(part) ?? 0)}</b>
                </span>
                <span aria-hidden="true" className="mt-1 block h-1.5 overflow-hidden rounded-[3px] bg-surface-3">
                  <span
                    className={`block h-full ${at === limit.at ? 'bg-warn' : 'bg-brand'}`}
                    style={{ width: `${((reachOf(part) ?? 0) / most) * 100}%` }}
                  />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <ComboSold {...{ versionId, unitsSold, inTotal }} />
    </Panel>
  );
}
