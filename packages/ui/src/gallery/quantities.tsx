import { Section } from './section.tsx';
import { Stepper } from './stepper.tsx';

/** Every state of `QuantityStepper`. */
export function Quantities() {
  return (
    <Section title="Cantidad">
      <div className="flex flex-wrap items-start gap-2">
        <Stepper start={0} />
        <Stepper start={1} removable />
        <Stepper start={12} editable />
        <Stepper start={4} max={4} limitText="Solo quedan 4 unidades disponibles" />
        <Stepper start={6} step={6} caption="mín. 6" look="outline" />
        <Stepper start={3} saving />
        <Stepper start={0} disabledReason="Tono fuera de stock" />
      </div>
    </Section>
  );
}
