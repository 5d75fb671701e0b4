import { chooseAddress } from '@tonalia/rules/address-choice';
import { calculateTotals } from '@tonalia/rules/cart-lines';
import { isShippingFree } from '@tonalia/rules/free-shipping';
import { leaveTogether, shippingOf } from '@tonalia/rules/leave-together';
import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import { Sheet } from '@tonalia/ui/sheet';
import { useState } from 'react';
import { useSession } from '../../../api/session/session.ts';
import { outboxMessages as words } from '../../../messages/outbox.es-CO.ts';
import type { OrderChoices } from './choices.ts';
import { LeaveWays } from './leave-ways.tsx';
import { goodsOf, toUnsentLines } from './unsent-lines.ts';
import { useLeaveToSend, whyNotLeft } from './use-leave-to-send.ts';
import type { QuickOrder } from '../use-quick-order.ts';

interface LeaveSheetProps {
  order: QuickOrder;
  /** Null when nothing of this customer was read on this device. */
  choices: OrderChoices | null;
  onClose: () => void;
}

/** Address, payment method and note of an order to send, with the total that the customer sees. */
export function LeaveSheet({ order, choices, onClose }: LeaveSheetProps) {
  const { customer } = useSession();
  const [isOpen, setOpen] = useState(true);
  const [comments, setComments] = useState('');
  const [together, setTogether] = useState(false);
  const { addresses = [], methods = [], fees = {}, freeFrom = {}, maxShippingFees = 1 } = choices ?? {};
  const [chosenAddress, setAddress] = useState<string | null>(null);
  const [chosenMethod, setMethod] = useState<string | null>(null);
  const close = () => {
    setOpen(false);
    onClose();
  };
  const keeping = useLeaveToSend(order, close);
  const address =
    addresses.find(({ _id }) => _id === chosenAddress) ?? (customer ? chooseAddress(addresses, customer) : undefined);
  const method = methods.find(({ reference }) => reference === chosenMethod) ?? methods[0];
  const lines = toUnsentLines(order.lines);
  const goods = goodsOf(lines);
  const cityId = address?.cityid ?? '';
  const zoneFee = isShippingFree(goods, freeFrom[cityId] ?? null) ? 0 : (fees[cityId] ?? 0);
  const leaving = lines.map(({ dateSeen: dispatchDate, quantity }) => ({ dispatchDate, quantity }));
  const feeOf = (isJoined: boolean) => shippingOf(zoneFee, leaveTogether(leaving, isJoined), maxShippingFees);
  const fee = feeOf(together);
  // by the server's own rule
  const { total: expectedTotal, movement } = calculateTotals(
    lines.map(({ quantity, priceSeen }) => ({ quantity, price: priceSeen, originalPrice: priceSeen })),
    { movement: method?.movement ?? null, shippingFee: fee },
  );
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      title={words.leaveTitle(customer?.name ?? '')}
      subtitle={words.sum(
        lines.length,
        lines.reduce((sum, { quantity }) => sum + quantity, 0),
      )}
      footer={
        <>
          <p className="mb-2 flex items-baseline justify-between">
            <span className="text-small text-text-2">{words.shownTotal}</span>
            <b className="text-h3">{formatPesos(expectedTotal)}</b>
          </p>
          <Button
            full
            size="lg"
            loading={keeping.isPending}
            disabled={!address || !method || lines.length === 0}
            onClick={() => {
              if (!address || !method) return;
              const { _id: addressId } = address;
              const paymentMethod = method.reference;
              keeping.mutate({ addressId, paymentMethod, expectedTotal, shipping: fee, comments, together });
            }}
          >
            {words.leave}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {keeping.isError && (
          <p role="alert" className="text-small text-danger">
            {whyNotLeft(keeping.error)}
          </p>
        )}
        {addresses.length === 0 ? (
          <p className="text-small font-semibold text-warn">{words.noChoices}</p>
        ) : (
          <>
            <SelectField
              label={words.address}
              value={address?._id ?? ''}
              onChange={({ currentTarget }) => setAddress(currentTarget.value)}
              options={addresses.map((one) => ({ value: one._id, label: `${one.title}, ${one.address}` }))}
              {...(address ? {} : { placeholder: words.choose })}
            />
            <SelectField
              label={words.method}
              value={method?.reference ?? ''}
              onChange={({ currentTarget }) => setMethod(currentTarget.value)}
              options={methods.map(({ reference, name }) => ({ value: reference, label: name }))}
            />
          </>
        )}
        <LeaveWays lines={leaving} feeOf={feeOf} together={together} onChange={setTogether} />
        <Field
          label={words.comments}
          value={comments}
          maxLength={500}
          onChange={({ currentTarget }) => setComments(currentTarget.value)}
        />
        {(fee > 0 || movement !== 0) && (
          <dl className="grid gap-1 text-small">
            {fee > 0 && <Sum name={words.shipping} pesos={fee} />}
            {movement !== 0 && <Sum name={words.movement} pesos={movement} />}
          </dl>
        )}
        <p className="text-small text-text-2">{words.honest}</p>
      </div>
    </Sheet>
  );
}

const Sum = ({ name, pesos }: { name: string; pesos: number }) => (
  <div className="flex justify-between">
    <dt>{name}</dt>
    <dd className="font-semibold">{formatPesos(pesos)}</dd>
  </div>
);
