import { useState } from 'react';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { RadioCard } from '../radio-card.tsx';
import { Sheet } from '../sheet.tsx';
import { Section } from './section.tsx';

/** Every sheet and dialog, opened by its button. */
export function Dialogs() {
  const [open, setOpen] = useState<'sheet' | 'tall' | 'confirm' | 'coverage'>();
  const close = () => setOpen(undefined);
  return (
    <Section title="Hojas y diálogos" wide>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setOpen('sheet')}>
          Abrir hoja
        </Button>
        <Button variant="secondary" onClick={() => setOpen('tall')}>
          Abrir hoja alta
        </Button>
        <Button variant="secondary" onClick={() => setOpen('confirm')}>
          Abrir confirmación
        </Button>
        <Button variant="secondary" onClick={() => setOpen('coverage')}>
          Sin cobertura
        </Button>
      </div>
      <Sheet
        open={open === 'sheet' || open === 'tall'}
        onClose={close}
        onBack={open === 'tall' ? () => setOpen('sheet') : undefined}
        size={open === 'tall' ? 'lg' : 'sm'}
        tall={open === 'tall'}
        title="Escoge una dirección"
        subtitle="2 direcciones"
        footer={
          <Button full size="lg" onClick={close}>
            Usar esta dirección
          </Button>
        }
      >
        <div className="grid gap-2">
          <RadioCard
            name="sheet"
            title="Local Chapinero"
            text="Calle 57 # 9-41, Bogotá - Cundinamarca"
            defaultChecked
          />
          <RadioCard name="sheet" title="Bodega" text="Cra. 24 # 72-10, Bogotá - Cundinamarca" />
        </div>
      </Sheet>
      <ConfirmDialog
        open={open === 'confirm'}
        title="¿Vaciar el carrito?"
        text="Se quitan 21 unidades."
        confirm="Vaciar"
        keep="Conservar carrito"
        onConfirm={close}
        onCancel={close}
      />
      <ConfirmDialog
        open={open === 'coverage'}
        icon="pin-off"
        title="Sin cobertura:"
        text="Actualmente no tenemos cobertura para Mitú, Vaupés."
        confirm="Cambiar ciudad"
        cancel="Avísame cuando lleguen"
        onConfirm={close}
        onCancel={close}
      />
    </Section>
  );
}
