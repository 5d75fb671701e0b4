import { Badge } from '../badge.tsx';
import { Checkbox } from '../checkbox.tsx';
import { PaymentIcon } from '../payment-icon.tsx';
import { RadioCard } from '../radio-card.tsx';
import { Toggle } from '../toggle.tsx';
import { Section } from './section.tsx';

const methods = [
  { method: 'visa' },
  { method: 'mastercard' },
  { method: 'amex' },
  { method: 'diners' },
  { method: 'card' },
  { method: 'pse' },
  { method: 'cash' },
  { method: 'bank' },
  { method: 'credit' },
  { method: 'installments' },
  { method: 'lender-1', name: 'Cuotas fáciles' },
  { method: 'lender-2', name: 'Paga luego' },
];

/** Radio cards, checkboxes and toggles. */
export function Choices() {
  return (
    <Section title="Elegir" wide>
      <fieldset className="mb-3 grid gap-2">
        <legend className="sr-only">Dirección</legend>
        <RadioCard
          name="address"
          value="1"
          defaultChecked
          title="Local Chapinero"
          text="Calle 57 # 9-41, Bogotá - Cundinamarca"
          after={<Badge tone="discount">Principal</Badge>}
        />
        <RadioCard name="address" value="2" title="Bodega" text="Cra. 24 # 72-10, Bogotá - Cundinamarca" />
      </fieldset>
      <fieldset className="mb-3 divide-y divide-line">
        <legend className="sr-only">Método de pago</legend>
        <RadioCard
          look="row"
          name="method"
          value="pse"
          defaultChecked
          title="PSE"
          text="Débito desde tu banco"
          before={<PaymentIcon method="pse" />}
          after={<Badge tone="discount">-2%</Badge>}
        />
        <RadioCard
          look="row"
          name="method"
          value="credit"
          title="Cupo Tonalia"
          disabledReason="Tu cupo disponible es menor que el total"
          before={<PaymentIcon method="credit" disabled />}
        />
      </fieldset>
      <div className="mb-3 flex flex-wrap gap-2">
        {methods.map((method) => (
          <PaymentIcon key={method.method} {...method} />
        ))}
      </div>
      <Checkbox defaultChecked after={<span className="text-small text-text-3">48</span>}>
        Tinta Sur
      </Checkbox>
      <Checkbox after={<span className="text-small text-text-3">31</span>}>Nativa</Checkbox>
      <Checkbox error="Acepta los términos para seguir">Acepto los términos</Checkbox>
      <Toggle type="switch" label="Avisos de mi pedido" text="Cuando salga y cuando llegue" defaultChecked />
      <Toggle type="switch" label="Ofertas" />
      <Toggle type="radio" label="SMS" name="channel" defaultChecked />
      <Toggle type="number" label="Días entre pedidos" defaultValue={15} />
    </Section>
  );
}
