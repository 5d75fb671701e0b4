import { Button, ButtonLink } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { Section } from './section.tsx';

/** Every variant, size and state of `Button`. */
export function Buttons() {
  return (
    <Section title="Botones" wide>
      <div className="flex flex-wrap items-center gap-2">
        <Button>Agregar</Button>
        <Button className="focus-ring">Con foco</Button>
        <Button variant="soft">Suave</Button>
        <Button variant="secondary">Secundario</Button>
        <Button variant="ghost">Texto</Button>
        <Button variant="destructive">Vaciar</Button>
        <Button disabledReason="Elige un tono">Inactivo</Button>
        <Button loading className="w-28">
          Agregando
        </Button>
        <Button size="sm" icon="plus">
          Agregar
        </Button>
        <Button size="lg">Continuar compra</Button>
        <span className="rounded-control bg-deep p-1">
          <Button variant="inverse" size="sm">
            Sobre oscuro
          </Button>
        </span>
        <ButtonLink href="#contenido" variant="secondary" size="sm" icon="whatsapp">
          Enlace
        </ButtonLink>
        <IconButton icon="heart" label="Guardar en favoritos" />
        <IconButton icon="heart" label="Quitar de favoritos" filled className="text-accent" />
        <IconButton icon="bag" label="Carrito, 6 productos" variant="outline" count={6} />
        <IconButton icon="plus" label="Agregar" variant="raised" />
        <IconButton icon="trash" label="Quitar" disabled />
      </div>
    </Section>
  );
}
