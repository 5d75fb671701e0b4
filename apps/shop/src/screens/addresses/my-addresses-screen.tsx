import { useQuery } from '@tanstack/react-query';
import type { Address } from '@tonalia/contract/auth';
import { literals } from '@tonalia/contract/literals.es-CO';
import { buttonClass } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Icon } from '@tonalia/ui/icon';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { addressesQuery } from '../../api/queries/account.ts';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { RouteLink, usePrepared } from '../../navigation/link.tsx';
import { addressMessages } from '../../messages/addresses.es-CO.ts';
import { paths } from '../../paths.ts';
import { AddressCard } from './address-card.tsx';
import { RemoveAddress, useAddressActions } from './address-actions.tsx';
import { needsCustomer, NoCustomer } from './no-customer.tsx';

/** The delivery addresses of the session's customer: the main one, coverage, and the actions for each. */
export function MyAddressesScreen() {
  const { data: addresses, error, isFetching, refetch } = useQuery(addressesQuery);
  usePrepared(paths.newAddress());
  return (
    <div className="flex flex-1 flex-col bg-canvas-sunken pb-28 lg:-mb-20 lg:pb-16">
      <div className="bg-surface max-lg:[&>header]:bg-surface max-lg:sticky max-lg:top-(--safe-top) max-lg:z-header">
        <MobileBar title={literals.myAddresses} fallback={paths.profile()} />
      </div>
      <div className="page-wrap w-full pt-4 lg:max-w-[1000px] lg:pt-11">
        <div className="mb-6 flex items-center justify-between gap-5 max-lg:hidden">
          <h1 className="text-h1">{literals.myAddresses}</h1>
          <Add className="max-lg:hidden" />
        </div>
        {addresses && <List addresses={addresses} />}
        {!addresses && !error && <AddressesSkeleton />}
        {!addresses && error && needsCustomer(error) && <NoCustomer />}
        {!addresses && error && !needsCustomer(error) && (
          <ErrorBlock
            title={addressMessages.failed}
            text={error.message}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </div>
      <div className="fixed low:static! inset-x-safe bottom-0 z-sticky border-t border-line bg-surface px-4 pt-3 pb-[max(12px,var(--safe-bottom))] lg:hidden">
        <Add full />
      </div>
    </div>
  );
}

function Add({ full = false, className }: { full?: boolean; className?: string }) {
  return (
    <RouteLink
      href={paths.newAddress()}
      className={buttonClass({ variant: 'soft', size: full ? 'lg' : 'md', full, className })}
    >
      <Icon name="plus" size={full ? 'md' : 'sm'} />
      {addressMessages.add}
    </RouteLink>
  );
}

function List({ addresses }: { addresses: readonly Address[] }) {
  const actions = useAddressActions();
  if (addresses.length === 0) {
    return <Empty layout="stack" title={addressMessages.none} text={addressMessages.noneHelp} />;
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2 lg:gap-5">
        {addresses.map((address) => (
          <AddressCard
            key={address._id}
            address={address}
            isBusy={actions.busyWith === address._id}
            onMakeMain={() => actions.makeMain(address)}
            onRemove={() => actions.askToRemove(address)}
          />
        ))}
      </ul>
      <RemoveAddress actions={actions} />
    </>
  );
}

function AddressesSkeleton() {
  return (
    <Loading className="grid grid-cols-1 gap-3 lg:grid-cols-2 lg:gap-5">
      <Skeleton className="h-37 rounded-card" />
      <Skeleton className="h-37 rounded-card" />
    </Loading>
  );
}
