import type { OfficeReturnItem } from '@tonalia/contract/returns-office';
import { Icon } from '@tonalia/ui/icon';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { useState } from 'react';
import { returnBulkTexts as texts } from '../../messages/return-bulk.es-CO.ts';
import { CollectDialog } from './collect-dialog.tsx';

export type ReturnBulkBarProps = { chosen: readonly OfficeReturnItem[]; onClear: () => void };

/** What can be done with the chosen returns: approve their collection, when all of them wait for that. */
export function ReturnBulkBar({ chosen, onClear }: ReturnBulkBarProps) {
  const [isAsking, setAsking] = useState(false);
  const units = chosen.reduce((sum, one) => sum + one.units, 0);
  const value = chosen.reduce((sum, one) => sum + (one.value ?? 0), 0);
  const fitting = chosen.filter(({ state }) => state === 'asked').length;
  const facts = [texts.units(formatNumber(units)), ...(value > 0 ? [formatPesos(value)] : [])];
  return (
    <>
      <div
        role="toolbar"
        aria-label={texts.bulk}
        className="rise fixed bottom-[52px] left-[calc(50%+var(--side-width)/2)] z-header flex h-[52px] -translate-x-1/2 items-center gap-1.5 rounded-[16px] bg-bulk pr-2 pl-[18px] text-[0.875rem] leading-none font-semibold whitespace-nowrap text-on-bulk shadow-3 max-lg:hidden"
      >
        <b className="font-bold">{texts.count(chosen.length)}</b>
        <span className="ml-2 font-medium text-on-bulk-2">{facts.join(', ')}</span>
        <Divider />
        <button
          type="button"
          disabled={fitting < chosen.length}
          title={fitting < chosen.length ? texts.fits(fitting, chosen.length) : undefined}
          className="flex h-[38px] items-center gap-[7px] rounded-[11px] bg-bulk-act px-3 text-on-bulk-act disabled:opacity-45"
          onClick={() => setAsking(true)}
        >
          <Icon name="truck" size="sm" />
          {texts.collect}
        </button>
        <Divider />
        <button
          type="button"
          aria-label={texts.clearChoice}
          title={texts.clearChoice}
          className="flex size-[38px] items-center justify-center rounded-[11px] hover:bg-bulk-line"
          onClick={onClear}
        >
          <Icon name="x" size="sm" />
        </button>
      </div>
      {isAsking && <CollectDialog chosen={chosen} onClose={() => setAsking(false)} onDone={onClear} />}
    </>
  );
}

const Divider = () => <span aria-hidden="true" className="mx-2 h-[22px] w-px bg-bulk-line" />;
