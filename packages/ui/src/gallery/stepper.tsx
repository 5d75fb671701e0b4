import { useState } from 'react';
import { QuantityStepper } from '../quantity-stepper.tsx';
import type { QuantityStepperProps } from '../quantity-stepper.tsx';

/** A `QuantityStepper` that keeps its value. */
export function Stepper({
  start,
  ...props
}: { start: number } & Omit<QuantityStepperProps, 'label' | 'value' | 'onChange'>) {
  const [value, setValue] = useState(start);
  return <QuantityStepper {...props} label="7.1 Rubio medio cenizo" value={value} onChange={setValue} />;
}
