import { IconButton } from '@tonalia/ui/icon-button';
import { QuantityStepper } from '@tonalia/ui/quantity-stepper';
import { suggestedMessages as words } from '../../messages/suggested-order.es-CO.ts';

const MOST = 9_999;

/** The units of a proposed line: at zero it is left out, and a plus puts the proposed units. */
export function ProposedUnits(props: {
  name: string;
  units: number;
  proposed: number;
  step: number;
  onUnits: (units: number) => void;
  className: string;
}) {
  const { name, units, proposed, step, onUnits, className } = props;
  if (units === 0)
    return (
      <IconButton icon="plus" variant="outline" tip="none" label={words.put(name)} onClick={() => onUnits(proposed)} />
    );
  return (
    <QuantityStepper
      label={name}
      value={units}
      onChange={onUnits}
      step={step}
      min={step}
      max={MOST}
      editable
      removable
      onRemove={() => onUnits(0)}
      className={className}
    />
  );
}
