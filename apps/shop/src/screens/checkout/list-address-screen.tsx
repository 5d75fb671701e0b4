import { useQuery } from '@tanstack/react-query';
import type { Cart } from '@tonalia/contract/purchase';
import { Button, buttonClass } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { Notice } from '@tonalia/ui/notice';
import { useState } from 'react';
import { addressesQuery } from '../../api/queries/account.ts';
import { AddressChoices, AddressesLoading } from '../../features/address/address-choices.tsx';
import { useNoCoverage } from '../../features/address/coverage.ts';
import { useJustAdded } from '../../features/address/just-added.ts';
import { RouteLink, useGo, useHere } from '../../navigation/link.tsx';
import { addressMessages } from '../../messages/addresses.es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { paths } from '../../paths.ts';
import { CheckoutCart } from './checkout-cart.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutSide } from './checkout-side.tsx';
import { useChoose } from './use-choose.ts';

const { title } = purchaseMessages.address;

/** Chooses the delivery address of the order, or adds one. */
export function ListAddressScreen() {
  return (
    <CheckoutCart title={title} step={1}>
      {(cart) => <Addresses cart={cart} />}
    </CheckoutCart>
  );
}

function Addresses({ cart }: { cart: Cart }) {
  const go = useGo();
  const here = useHere();
  const choose = useChoose();
  const { data: addresses } = useQuery(addressesQuery);
  const [picked, setPicked] = useState(useJustAdded());
  const chosen = addresses?.find(({ _id }) => _id === (picked ?? cart.shippingAddress?._id));
  const uncovered = useNoCoverage(chosen ?? null);

  return (
    <CheckoutFrame
      title={title}
      step={1}
      side={
        <CheckoutSide cart={cart}>
          <Button
            size="lg"
            full
            loading={choose.isPending}
            disabledReason={uncovered ?? (chosen ? undefined : purchaseMessages.detail.chooseAddress)}
            onClick={() =>
              chosen &&
              choose.mutate(
                { cartId: cart._id, addressId: chosen._id },
                { onSuccess: () => go(paths.orderDetail(), { replace: true }) },
              )
            }
          >
            {addressMessages.use}
          </Button>
        </CheckoutSide>
      }
    >
      {addresses ? <AddressChoices addresses={addresses} chosen={chosen} onPick={setPicked} /> : <AddressesLoading />}
      {uncovered && <Notice color="orange" icon="pin-off" message={uncovered} />}
      {choose.error && !uncovered && <Notice color="red" message={choose.error.message} />}
      <RouteLink href={paths.newAddress({ redirect: here })} className={buttonClass({ variant: 'ghost', full: true })}>
        <Icon name="plus" size="sm" />
        {addressMessages.add}
      </RouteLink>
    </CheckoutFrame>
  );
}
