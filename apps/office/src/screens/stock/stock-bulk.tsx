import type { StockItem } from '@tonalia/contract/stock-office';
import { Link } from '@tanstack/react-router';
import { Icon } from '@tonalia/ui/icon';
import { stockOutlines } from '../../features/stock-lines/stock-outlines.ts';
import { stockTexts as texts } from '../../messages/stock.es-CO.ts';

export type StockBulkProps = { chosen: readonly StockItem[]; onClear: () => void };

/** What can be done with the chosen versions: a transfer that begins with all of them. */
export function StockBulk({ chosen, onClear }: StockBulkProps) {
  const units = chosen.reduce((sum, { available }) => sum + available, 0);
  return (
    <div
      role="toolbar"
      aria-label={texts.bulk}
      className="rise fixed bottom-[52px] left-[calc(50%+var(--side-width)/2)] z-header flex h-[52px] -translate-x-1/2 items-center gap-1.5 rounded-[16px] bg-bulk pr-2 pl-[18px] text-[0.875rem] leading-none font-semibold whitespace-nowrap text-on-bulk shadow-3 max-lg:hidden"
    >
      <b className="font-bold">{texts.count(String(chosen.length))}</b>
      <span className="mr-2 ml-2 font-medium text-on-bulk-2">{texts.units(units)}</span>
      <Link
        to="/existencias/traslados/$transferId"
        params={{ transferId: 'nuevo' }}
        search={{ versions: chosen.map(({ versionId }) => versionId).join('-') }}
        className="flex h-[38px] items-center gap-[7px] rounded-[11px] bg-bulk-act px-3 text-on-bulk-act"
      >
        <Icon name={stockOutlines.swap} size="sm" />
        {texts.moveChosen}
      </Link>
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
  );
}
