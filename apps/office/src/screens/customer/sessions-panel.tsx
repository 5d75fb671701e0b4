import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeCustomerSession } from '@tonalia/contract/customer-desk';
import type { OfficeCustomer } from '@tonalia/contract/customers-office-one';
import { Icon } from '@tonalia/ui/icon';
import { closeCustomerSession, customerSessionsQuery } from '../../api/customer-desk.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { failureNotice } from '../../components/failure-notice.tsx';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { formatWhenInFull } from '../../components/when.ts';
import { customerTexts } from '../../messages/customer.es-CO.ts';
import { BlockCustomer } from './block-customer.tsx';

const texts = customerTexts.session;

/** Where the people of the customer are signed in, and the block of the customer. */
export function SessionsPanel({ customer }: { customer: OfficeCustomer }) {
  const { data, error, refetch } = useQuery(customerSessionsQuery(customer._id));
  return (
    <Panel label={texts.title}>
      <h2 className="text-panel">
        {texts.title} {data && <span className="font-medium text-text-3">{data.length}</span>}
      </h2>
      {!data && !error && <LoadingRows rows={2} />}
      {!data && error && <LoadFailure what={texts.what} cause={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="mt-2 text-text-2">{texts.none}</p>}
      <ul>
        {data?.map((session) => (
          <SessionRow key={session._id} session={session} customerId={customer._id} />
        ))}
      </ul>
      <BlockCustomer customer={customer} />
    </Panel>
  );
}

function SessionRow({ session, customerId }: { session: OfficeCustomerSession; customerId: string }) {
  const cache = useQueryClient();
  const notify = useNotify();
  const now = useNow();
  const mayClose = mayDo(useOperator(), 'customers.block');
  const [isBusy, setBusy] = useState(false);
  const { _id, client, device, lastSeenAt, person } = session;
  async function close(): Promise<void> {
    setBusy(true);
    try {
      await closeCustomerSession(cache, customerId, _id);
    } catch (cause) {
      notify(failureNotice(cause, () => void close()));
    } finally {
      setBusy(false);
    }
  }
  return (
    <li className="flex min-h-[46px] items-center gap-3 border-b border-hair py-1.5 last:border-0">
      <Icon name={client === 'app' ? 'mobile' : 'grid'} size="sm" className="text-text-2" />
      <span className="min-w-0 flex-1 leading-[1.3]">
        <b className="block text-[0.84375rem] font-semibold wrap-anywhere">{device}</b>
        <span className="text-[0.78125rem] text-text-2">
          {person && `${person}, `}
          {formatWhenInFull(new Date(lastSeenAt), now)}
        </span>
      </span>
      {mayClose && (
        <OfficeButton
          look="ghost"
          small
          busy={isBusy}
          aria-label={texts.closeThis(device)}
          onClick={() => void close()}
        >
          {texts.close}
        </OfficeButton>
      )}
    </li>
  );
}
