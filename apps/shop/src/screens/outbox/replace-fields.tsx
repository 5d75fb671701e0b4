import { useQuery } from '@tanstack/react-query';
import type { OrderAsks } from '@tonalia/contract/order-asks';
import { SelectField } from '@tonalia/ui/select-field';
import { outboxMessages as words } from '../../messages/outbox.es-CO.ts';
import { type Replacements, asksForAddress, asksForMethod } from './decisions.ts';
import { replacementsQuery } from './draft-query.ts';

interface ReplaceFieldsProps {
  asks: OrderAsks;
  customerId: string;
  replaced: Replacements;
  onReplace: (next: Replacements) => void;
}

/** Another address or payment method, where the order asks for one. */
export function ReplaceFields({ asks, customerId, replaced, onReplace }: ReplaceFieldsProps) {
  const [address, method] = [asksForAddress(asks), asksForMethod(asks)];
  const { data } = useQuery({ ...replacementsQuery(customerId), enabled: address || method });
  return (
    <>
      {address && (
        <SelectField
          label={words.address}
          placeholder={words.choose}
          value={replaced.addressId ?? ''}
          onChange={({ currentTarget }) => onReplace({ ...replaced, addressId: currentTarget.value })}
          options={(data?.addresses ?? []).map((one) => ({ value: one._id, label: `${one.title}, ${one.address}` }))}
        />
      )}
      {method && (
        <SelectField
          label={words.method}
          placeholder={words.choose}
          value={replaced.paymentMethod ?? ''}
          onChange={({ currentTarget }) => onReplace({ ...replaced, paymentMethod: currentTarget.value })}
          options={(data?.methods ?? []).map(({ reference, name }) => ({ value: reference, label: name }))}
        />
      )}
    </>
  );
}
