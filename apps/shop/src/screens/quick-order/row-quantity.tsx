import { QuantityStepper } from '@tonalia/ui/quantity-stepper';
import type { QuickLine } from './quick-line.ts';
import type { QuickOrder } from './use-quick-order.ts';

/** The units of a line on a phone, in steps of its least quantity. */
export function RowQuantity(props: { line: QuickLine; name: string; order: QuickOrder }) {
  const { line, name, order } = props;
  const step = line.match?.minQuantity ?? 1;
  return (
    <QuantityStepper
      label={name}
      value={line.quantity}
      onChange={(units) => order.setQuantity(line.id, units)}
      step={step}
      min={step}
      max={9_999}
      editable
      removable
      onRemove={() => order.remove(line.id)}
      className="w-34"
    />
  );
}
