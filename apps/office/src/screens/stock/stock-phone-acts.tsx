import { Link } from '@tanstack/react-router';
import { Icon } from '@tonalia/ui/icon';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { stockOutlines } from '../../features/stock-lines/stock-outlines.ts';
import { countTexts } from '../../messages/count.es-CO.ts';
import { stockTexts as texts } from '../../messages/stock.es-CO.ts';
import { transferTexts } from '../../messages/transfer.es-CO.ts';

export type StockPhoneActsProps = { code: string; isCounting: boolean; onCount: () => void };

/** What a phone does with the version it looked up: a transfer, or a count in place. */
export function StockPhoneActs({ code, isCounting, onCount }: StockPhoneActsProps) {
  const operator = useOperator();
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2.5">
      {mayDo(operator, 'stock.transfer') && (
        <Link
          to="/existencias/traslados/$transferId"
          params={{ transferId: 'nuevo' }}
          search={{ version: code }}
          className={officeButtonClass('secondary')}
        >
          <Icon name={stockOutlines.swap} size="sm" /> {transferTexts.begin}
        </Link>
      )}
      {mayDo(operator, 'stock.adjust') && (
        <OfficeButton icon={stockOutlines.clipboard} aria-pressed={isCounting} onClick={onCount}>
          {isCounting ? texts.counted : countTexts.begin}
        </OfficeButton>
      )}
    </div>
  );
}
