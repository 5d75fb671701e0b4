import type { Address } from '@tonalia/contract/auth';
import { literals } from '@tonalia/contract/literals.es-CO';
import type { Cart } from '@tonalia/contract/purchase';
import { Button } from '@tonalia/ui/button';
import { Card } from '@tonalia/ui/card';
import { Notice } from '@tonalia/ui/notice';
import { useState } from 'react';
import { AddressSheet } from '../../features/address/address-sheet.tsx';
import { useJustAdded } from '../../features/address/just-added.ts';
import { useGo } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { paths } from '../../paths.ts';
import { AddressBlock, changeClass } from './address-block.tsx';
import { CheckoutCart } from './checkout-cart.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutSide } from './checkout-side.tsx';
import { DispatchGroups } from './dispatch-groups.tsx';
import { useChoose } from './use-choose.ts';
import { WaysChoice } from './ways-choice.tsx';
import { useNoCoverage } from '../../features/address/coverage.ts';

const words = purchaseMessages.detail;

/** The delivery address and the dispatches of the order. */
export function OrderDetailScreen() {
  return (
    <CheckoutCart title={words.title} step={1}>
      {(cart) => <Detail cart={cart} />}
    </CheckoutCart>
  );
}

function Detail({ cart }: { cart: Cart }) {
  const go = useGo();
  const choose = useChoose();
  const added = useJustAdded();
  const [isChoosing, setChoosing] = useState(added !== null);
  const address = cart.shippingAddress;
  const uncovered = useNoCoverage(address);
  const blocked = address === null ? words.chooseAddress : uncovered;

  function use(chosen: Address, then: () => void) {
    choose.mutate({ cartId: cart._id, addressId: chosen._id }, { onSuccess: then });
  }
  const refusal = choose.error?.message ?? null;

  return (
    <CheckoutFrame
      title={words.title}
      step={1}
      side={
        <CheckoutSide cart={cart}>
          <Button
            size="lg"
            full
            loading={choose.isPending && !isChoosing}
            disabledReason={blocked ?? undefined}
            // The server decides on coverage, so write the address even if it looks unchanged.
            onClick={() => address && use(address, () => go(paths.paymentMethods()))}
          >
            {purchaseMessages.continue}
          </Button>
        </CheckoutSide>
      }
    >
      <Card flush className="lg:p-2">
        {address ? (
          <AddressBlock address={address} after={<Change onClick={() => setChoosing(true)} />} />
        ) : (
          <div className="flex items-center justify-between p-3.5">
            <p className="text-label">{literals.chooseAddress}</p>
            <Change text={messages.shell.choose} onClick={() => setChoosing(true)} />
          </div>
        )}
        {uncovered && <Notice color="orange" icon="pin-off" message={uncovered} className="mx-3.5 mb-3.5" />}
        {refusal !== null && !isChoosing && !uncovered && (
          <Notice color="red" message={refusal} className="mx-3.5 mb-3.5" />
        )}
      </Card>
      <WaysChoice cart={cart} />
      <DispatchGroups cart={cart} />
      <AddressSheet
        open={isChoosing}
        current={address?._id ?? null}
        picked={added}
        refusal={refusal}
        isSaving={choose.isPending}
        onUse={(chosen) => use(chosen, () => setChoosing(false))}
        onClose={() => {
          choose.reset();
          setChoosing(false);
        }}
      />
    </CheckoutFrame>
  );
}

function Change({ text = messages.shell.change, onClick }: { text?: string; onClick: () => void }) {
  return (
    <button type="button" className={changeClass} onClick={onClick}>
      {text}
    </button>
  );
}
