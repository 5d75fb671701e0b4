import type { TransferDetail } from '@tonalia/contract/transfers-office';
import { formatPesos } from '@tonalia/rules/money';
import { paymentsTexts as texts } from '../../messages/payments.es-CO.ts';
import { TransferCode } from './transfer-code.tsx';

/** The documents of own credit that a transfer pays; what arrives beyond them stays as a balance in favour. */
export const PaidDocuments = ({ documents }: { documents: NonNullable<TransferDetail['documents']> }) => (
  <section aria-label={texts.documents}>
    <h2 className="text-panel">{texts.documents}</h2>
    <ul className="mt-1">
      {documents.map(({ orderCode, amount }, at) => (
        <li key={at} className="flex justify-between gap-4 border-b border-hair py-2 text-[0.8125rem]">
          {orderCode === null ? texts.otherCharge : <TransferCode code={orderCode} isOrder />}
          <b className="font-semibold">{formatPesos(amount)}</b>
        </li>
      ))}
    </ul>
  </section>
);
