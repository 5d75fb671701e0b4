import { ProductBadges } from '../badge.tsx';
import { IconButton } from '../icon-button.tsx';
import { Price } from '../price.tsx';
import { Swatch } from '../swatch.tsx';
import { Tile } from '../tile.tsx';
import { Section } from './section.tsx';
import { Stepper } from './stepper.tsx';

/** A product's card, as the shop composes it. */
export function Products() {
  return (
    <Section title="Tarjeta de producto" wide>
      <div className="flex flex-wrap items-start gap-4">
        <article className="w-44.5">
          <Tile
            tint="rubor"
            overlay={
              <>
                <ProductBadges topSeller className="absolute top-2 left-2" />
                <IconButton
                  icon="palette"
                  label="Elegir tonos"
                  variant="raised"
                  className="absolute! right-2 bottom-2"
                />
              </>
            }
          >
            <span />
          </Tile>
          <Price className="mt-2.5" now={9800} was={12300} unitPrice={'$\u00A0653 / ml'} alignRows />
          <ProductName name="Esmalte semipermanente 15 ml" brand="Nácar" />
          <span className="mt-1.5 flex items-center gap-[3px] text-[0.75rem] text-text-3">
            {['#B9233F', '#E29C92', '#2E4C7A', '#1C1B1D'].map((color) => (
              <Swatch key={color} color={color} />
            ))}
            <span className="ml-1">+210 tonos</span>
          </span>
        </article>
        <article className="w-44.5">
          <Tile
            overlay={
              <>
                <ProductBadges presale className="absolute top-2 left-2" />
                <div className="absolute inset-x-2 bottom-2">
                  <Stepper start={2} full />
                </div>
              </>
            }
          >
            <span />
          </Tile>
          <Price className="mt-2.5" now={22300} unitPrice={'$\u00A056 / ml'} alignRows />
          <ProductName name="Acondicionador hidratante 400 ml" brand="Rizo Real" />
        </article>
        <article className="w-44.5">
          <Tile
            soldOut
            overlay={
              <>
                <ProductBadges soldOut className="absolute top-2 left-2" />
                <IconButton
                  icon="bell"
                  label="Avísame cuando llegue"
                  variant="raised"
                  className="absolute! right-2 bottom-2"
                />
              </>
            }
          >
            <span />
          </Tile>
          <Price className="mt-2.5" now={19900} unitPrice={'$\u00A080 / ml'} alignRows />
          <ProductName name="Bruma protectora térmica 250 ml" brand="Selva Clara" />
        </article>
      </div>
    </Section>
  );
}

function ProductName({ name, brand }: { name: string; brand: string }) {
  return (
    <>
      <h3 className="mt-1.5 mb-0.5 text-[0.875rem] leading-[1.32] font-[550] text-balance">{name}</h3>
      <p className="text-[0.8125rem] leading-[1.3] font-medium text-text-3">{brand}</p>
    </>
  );
}
