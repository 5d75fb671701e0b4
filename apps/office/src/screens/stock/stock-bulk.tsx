import type { StockItem } from '@tonalia/contract/stock-office';
import { Link } from '@tanstack/react-router';
import { Icon } from '@tonalia/ui/icon';
import { ChoiceBar } from '../../components/choice-bar.tsx';
import { stockOutlines } from '../../features/stock-lines/stock-outlines.ts';
import { stockTexts as texts } from '../../messages/stock.es-CO.ts';

export type StockBulkProps = { chosen: readonly StockItem[]; onClear: () => void };

/** What can be done with the chosen versions: a transfer that begins with all of them. */
export function StockBulk({ chosen, onClear }: StockBulkProps) {
  const units = chosen.reduce((sum, { available }) => sum + available, 0);
  return (
    <ChoiceBar
      label={texts.bulk}
      count={texts.count(String(chosen.length))}
      facts={texts.units(units)}
      clearLabel={texts.clearChoice}
      onClear={onClear}
    >
      <Link
        to="/existencias/traslados/$transferId"
        params={{ transferId: 'nuevo' }}
        search={{ versions: chosen.map(({ versionId }) => versionId).join('-') }}
        className="ml-2 flex h-[38px] items-center gap-[7px] rounded-[11px] bg-bulk-act px-3 text-on-bulk-act"
      >
        <Icon name={stockOutlines.swap} size="sm" />
        {texts.moveChosen}
      </Link>
    </ChoiceBar>
  );
}
