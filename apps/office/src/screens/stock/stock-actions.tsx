import { Link } from '@tanstack/react-router';
import { Suspense, lazy, useState } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { stockOutlines } from '../../features/stock-lines/stock-outlines.ts';
import { countTexts } from '../../messages/count.es-CO.ts';
import { purchasingTexts } from '../../messages/purchasing.es-CO.ts';
import { transferTexts as texts } from '../../messages/transfer.es-CO.ts';

const ReceiptDialog = lazy(() => import('./receipt-dialog.tsx').then((module) => ({ default: module.ReceiptDialog })));

/** What can be done with stock; a transfer begins with the version that has the focus. */
export function StockActions({ code }: { code?: string | undefined }) {
  const operator = useOperator();
  const [isEntering, setEntering] = useState(false);
  return (
    <>
      {mayDo(operator, 'costs.read') && (
        <Link to="/existencias/compra" className={officeButtonClass('secondary')}>
          <Icon name={stockOutlines.cart} size="sm" /> {purchasingTexts.title}
        </Link>
      )}
      {mayDo(operator, 'stock.receive') && (
        <OfficeButton look="secondary" icon="box" onClick={() => setEntering(true)}>
          {texts.receipt}
        </OfficeButton>
      )}
      {mayDo(operator, 'stock.count') && (
        <Link to="/existencias" search={{ vista: 'conteos' }} className={officeButtonClass('secondary')}>
          <Icon name={stockOutlines.clipboard} size="sm" /> {countTexts.begin}
        </Link>
      )}
      {mayDo(operator, 'stock.transfer') && (
        <Link
          to="/existencias/traslados/$transferId"
          params={{ transferId: 'nuevo' }}
          search={code === undefined ? {} : { version: code }}
          className={officeButtonClass('secondary')}
        >
          <Icon name={stockOutlines.swap} size="sm" /> {texts.begin}
        </Link>
      )}
      {isEntering && (
        <Suspense>
          <ReceiptDialog onClose={() => setEntering(false)} />
        </Suspense>
      )}
    </>
  );
}
