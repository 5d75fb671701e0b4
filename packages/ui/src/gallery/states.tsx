import { Button } from '../button.tsx';
import { Empty } from '../empty.tsx';
import { ErrorBlock } from '../error-block.tsx';
import { ProductSkeleton } from '../skeleton.tsx';
import { Section } from './section.tsx';

/** Placeholders of what is loading. */
export function Skeletons() {
  return (
    <Section title="Cargando">
      <div className="grid grid-cols-2 gap-4">
        <ProductSkeleton />
        <ProductSkeleton />
      </div>
    </Section>
  );
}

/** The states of a list without content. */
export function EmptyAndError() {
  return (
    <>
      <Section title="Vacío" wide>
        <Empty
          title="Tu carrito está vacío"
          text="Empieza con lo que ya conoces."
          action={
            <Button variant="soft" size="sm" icon="history">
              Pedir de nuevo
            </Button>
          }
        />
      </Section>
      <Section title="Error" wide>
        <ErrorBlock
          title="No pudimos cargar tus pedidos"
          text="Revisa tu conexión. Tu carrito está guardado."
          onRetry={() => undefined}
        />
      </Section>
    </>
  );
}
