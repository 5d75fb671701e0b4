import { Badge } from '../badge.tsx';
import { Price } from '../price.tsx';
import { Section } from './section.tsx';

/** Every tone of `Badge`. */
export function Badges() {
  return (
    <Section title="Etiquetas">
      <div className="flex flex-wrap gap-2">
        <Badge tone="top">Top seller</Badge>
        <Badge tone="new">Nuevo</Badge>
        <Badge tone="presale">Preventa</Badge>
        <Badge tone="soldOut">Agotado</Badge>
        <Badge tone="discount">-20%</Badge>
        <Badge tone="warn">Por enviar</Badge>
        <Badge tone="danger">Rechazado</Badge>
        <Badge tone="neutral">+1%</Badge>
      </div>
    </Section>
  );
}

/** `Price` with and without a saving, in each size. */
export function Prices() {
  return (
    <Section title="Precio">
      <Price now={12900} was={16100} unitPrice={'$\u00A0143 / ml'} />
      <Price now={1284600} size="lg" className="mt-3" />
    </Section>
  );
}
