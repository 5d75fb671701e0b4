import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeCustomer } from '@tonalia/contract/customers-office-one';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { sentenceOf } from '../../api/call-failure.ts';
import { blockCustomer } from '../../api/customer-desk.ts';
import { customerCreditQuery } from '../../api/customers.ts';
import { ordersQuery } from '../../api/orders.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { ReasonSelect } from '../../components/reason-select.tsx';
import { customerTexts } from '../../messages/customer.es-CO.ts';

const texts = customerTexts.block;

/** Blocks the customer: what stays as it is, and the reason, which the office reads. */
export function BlockDialog({ customer, onClose }: { customer: OfficeCustomer; onClose: () => void }) {
  const cache = useQueryClient();
  const notify = useNotify();
  const [reason, setReason] = useState<string>(texts.reasons[0] ?? '');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function block(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await blockCustomer(cache, customer._id, reason);
      notify({ color: 'white', message: texts.done });
      onClose();
    } catch (cause) {
      setFailure(sentenceOf(cause));
      setBusy(false);
    }
  }
  return (
    <OfficeDialog
      title={texts.title(customer.name)}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          <OfficeButton look="danger" busy={isBusy} disabled={reason === ''} onClick={() => void block()}>
            {texts.confirm}
          </OfficeButton>
        </>
      }
    >
      <p>{texts.lead}</p>
      <Staying customer={customer} />
      <ReasonSelect texts={texts} onChange={setReason} />
      {failure && (
        <p role="alert" className="mt-3 text-small text-danger">
          {failure}
        </p>
      )}
    </OfficeDialog>
  );
}

/** What a block leaves as it is: open orders, debt, seller. */
function Staying({ customer: { _id, seller } }: { customer: OfficeCustomer }) {
  const operator = useOperator();
  const { data: orders } = useQuery({
    ...ordersQuery({ customerId: _id, limit: 1, status: 'paid,confirmed,preparing,dispatched' }),
    enabled: mayDo(operator, 'orders.read'),
  });
  const { data: credit } = useQuery({
    ...customerCreditQuery(_id, 'open'),
    enabled: mayDo(operator, 'receivables.read'),
  });
  const rows = [
    orders && { name: texts.openOrders, value: orders.total === 0 ? texts.nothing : formatNumber(orders.total) },
    credit && { name: texts.debt, value: formatPesos(credit.summary.used) },
    seller && { name: texts.seller, value: seller },
  ].filter((row) => typeof row === 'object' && row !== null);
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 text-[0.8125rem] font-semibold text-text-2">{texts.stays}</h3>
      <dl className="mt-1.5 grid gap-1.5">
        {rows.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-text-2">{name}</dt>
            <dd className="min-w-0 font-[550] wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
