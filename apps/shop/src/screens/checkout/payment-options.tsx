import { useQuery } from '@tanstack/react-query';
import type { PaymentMethod } from '@tonalia/contract/payment';
import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { PaymentIcon } from '@tonalia/ui/payment-icon';
import { RadioCard } from '@tonalia/ui/radio-card';
import { creditQuery } from '../../api/queries/account.ts';
import { InstantDetail } from '../../features/pay/instant-detail.tsx';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { paths } from '../../paths.ts';

/** Payment methods to choose from, each with its discount or charge, or the reason why it cannot be chosen. */
export function PaymentOptions({
  methods,
  chosen,
  onChoose,
}: {
  methods: readonly PaymentMethod[];
  chosen: string | null;
  onChoose: (method: PaymentMethod) => void;
}) {
  const { data: credit } = useQuery(creditQuery);
  return methods.map((method) => (
    <div key={method.reference} className="not-first:border-t not-first:border-line">
      <RadioCard
        look="row"
        name="payment"
        value={method.reference}
        checked={method.reference === chosen}
        onChange={() => onChoose(method)}
        before={<PaymentIcon method={method.reference} name={method.name} disabled={!method.available} />}
        title={<span className="text-[0.9375rem]">{method.name}</span>}
        text={
          method.group === 'credit' && credit
            ? purchaseMessages.payment.available(formatPesos(credit.available))
            : method.payment_info
        }
        after={<Movement of={method} />}
        disabledReason={method.available ? undefined : (method.reason ?? undefined)}
      />
      {method.reference === chosen && method.group === 'instant' && (
        <InstantDetail method={method} addCard={paths.addCreditCard()} />
      )}
    </div>
  ));
}

function Movement({ of: { movement } }: { of: PaymentMethod }) {
  if (movement === null || movement.discount_amount === 0) return null;
  const isLess = movement.type_movement === 'discount';
  const amount =
    movement.discount_type === 'percentage' ? `${movement.discount_amount}%` : formatPesos(movement.discount_amount);
  return <Badge tone={isLess ? 'discount' : 'neutral'}>{`${isLess ? '-' : '+'}${amount}`}</Badge>;
}
