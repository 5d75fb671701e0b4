import type { OrderSummary } from '@tonalia/contract/purchase';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { SelectField } from '@tonalia/ui/select-field';
import { repeatMessages as words } from '../../messages/repeat.es-CO.ts';

interface OrderChoiceProps {
  /** Newest first. */
  orders: readonly Pick<OrderSummary, 'orderCode' | 'createdAt'>[];
  /** A code, which may be of an order that is older than the listed ones. */
  shown: string;
  onChoose: (orderCode: string) => void;
}

/** "Como el lun 9 nov, TN-47965": which order is repeated. */
export function OrderChoice({ orders, shown, onChoose }: OrderChoiceProps) {
  const options = orders.map(({ orderCode, createdAt }) => ({
    value: orderCode,
    label: words.likeOrder(formatShortDay(dayIn(new Date(createdAt))).toLocaleLowerCase('es-CO'), orderCode),
  }));
  const isListed = orders.some(({ orderCode }) => orderCode === shown);
  return (
    <SelectField
      label={words.order}
      hideLabel
      small
      className="max-lg:w-full lg:w-72"
      options={isListed ? options : [...options, { value: shown, label: shown }]}
      value={shown}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}
