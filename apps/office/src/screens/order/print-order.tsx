import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { PrintedOrder, type PrintedOrderProps } from '../../features/printed-order/printed-order.tsx';

export type PrintOrderProps = PrintedOrderProps & { onDone: () => void };

/** The paper of an order: it is in the page only while the browser prints, and then nothing else is. */
export function PrintOrder({ onDone, ...printed }: PrintOrderProps) {
  useEffect(() => {
    addEventListener('afterprint', onDone, { once: true });
    print();
    return () => removeEventListener('afterprint', onDone);
    // printed once for each time it is opened
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new function of the caller must not print again
  }, []);
  return createPortal(
    <div className="printed">
      <PrintedOrder {...printed} />
    </div>,
    document.body,
  );
}
