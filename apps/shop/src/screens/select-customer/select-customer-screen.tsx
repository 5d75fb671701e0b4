import { useInfiniteQuery } from '@tanstack/react-query';
import { literals } from '@tonalia/contract/literals.es-CO';
import { buttonClass } from '@tonalia/ui/button';
import { Chip } from '@tonalia/ui/chip';
import { ConfirmDialog } from '@tonalia/ui/confirm-dialog';
import { Icon } from '@tonalia/ui/icon';
import { SearchField } from '@tonalia/ui/search-field';
import { Suspense, lazy, useState } from 'react';
import { portfolioQuery } from '../../api/queries/account.ts';
import { useSession } from '../../api/session/session.ts';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { RouteLink, usePrepared } from '../../navigation/link.tsx';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { paths } from '../../paths.ts';
import { useSettled } from '../../timing/use-debounced.ts';
import { CustomerList } from './customer-list.tsx';
import { CustomerRow } from './customer-row.tsx';
import { recentCustomers } from './recent-customers.ts';
import { useChooseCustomer } from './use-choose-customer.ts';
import type { ChoosableCustomer } from './use-held-customers.ts';

const TakeAlongStrip = lazy(() =>
  import('../../features/offline/take-along-strip.tsx').then((m) => ({ default: m.TakeAlongStrip })),
);

const words = accountMessages.customers;

/** A seller's portfolio, to choose a customer. `redirectTo` is the page to continue to, a checked path of this shop. */
export function SelectCustomerScreen({ redirectTo }: { redirectTo: string | null }) {
  const { user } = useSession();
  const { current, units, requested, choose, confirm, cancel } = useChooseCustomer(redirectTo);
  const [recent] = useState(() => (user ? recentCustomers(user._id) : []));
  const [isRecent, setRecent] = useState(recent.length > 0);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  // Loaded now, because the network may be gone when a customer is registered.
  usePrepared(paths.registerProcess());
  const row = (customer: ChoosableCustomer) => (
    <CustomerRow
      key={customer.customerId}
      customer={customer}
      isChosen={customer.customerId === current?.customerId}
      onChoose={() => choose(customer)}
    />
  );

  return (
    <div className="flex flex-1 flex-col">
      <MobileBar title={literals.chooseCustomer} fallback={paths.homeSeller()} />
      <div className="mx-auto w-full max-w-[752px] flex-1 px-4 pb-6 lg:pt-8">
        <h1 className="mb-5 text-h1 max-lg:hidden">{literals.chooseCustomer}</h1>
        <div className="flex pt-1 pb-3">
          <SearchField label={words.search} value={typed} maxLength={80} onChange={setTyped} />
        </div>
        <Suspense>
          <TakeAlongStrip />
        </Suspense>
        {search === '' && recent.length > 0 && <Shown isRecent={isRecent} onChange={setRecent} />}
        {search === '' && isRecent ? <ul>{recent.map(row)}</ul> : <CustomerList search={search} row={row} />}
      </div>
      <div className="sticky low:static bottom-[calc(61px+var(--strip,0px)+var(--safe-bottom))] z-sticky border-t border-line bg-surface px-4 py-3 lg:bottom-0">
        <RouteLink
          href={paths.registerProcess()}
          className={buttonClass({ variant: 'soft', size: 'lg', full: true, className: 'mx-auto flex! max-w-180' })}
        >
          <Icon name="user-plus" />
          {literals.registerCustomer}
        </RouteLink>
      </div>
      <ConfirmDialog
        open={requested !== null}
        title={words.changeTitle(requested?.name ?? '')}
        text={words.changeText(current?.name ?? '', purchaseMessages.units(units))}
        confirm={messages.shell.change}
        cancel={messages.shell.cancel}
        onConfirm={confirm}
        onCancel={cancel}
      />
    </div>
  );
}

/** Switches between recent and all customers. */
function Shown({ isRecent, onChange }: { isRecent: boolean; onChange: (isRecent: boolean) => void }) {
  const total = useInfiniteQuery(portfolioQuery('')).data?.pages[0]?.total;
  return (
    <div role="group" aria-label={words.shown} className="flex gap-2.5 pb-2.5">
      <Chip strong selected={isRecent} onToggle={() => onChange(true)}>
        {words.recent}
      </Chip>
      <Chip strong selected={!isRecent} onToggle={() => onChange(false)}>
        {total === undefined ? words.allUncounted : words.all(total)}
      </Chip>
    </div>
  );
}
