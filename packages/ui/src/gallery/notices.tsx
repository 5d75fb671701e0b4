import { Notice, noticeActionClass } from '../notice.tsx';
import { Section } from './section.tsx';

/** Every colour of `Notice`. */
export function Notices() {
  return (
    <Section title="Notificaciones" wide>
      <div className="grid gap-2.5 lg:grid-cols-2">
        <Notice
          color="white"
          message="Agregado al carrito"
          action={
            <button type="button" className={noticeActionClass}>
              Ver
            </button>
          }
        />
        <Notice color="gray" message="TN-48210 está en preparación" />
        <Notice color="blue" message="6 unidades quedan en preventa, salen el 24 de noviembre." />
        <Notice color="orange" message="Stock máximo sobrepasado, solo quedan 4 unidades disponibles." />
        <Notice
          className="lg:col-span-2"
          color="red"
          message="Sin cobertura: Actualmente no tenemos cobertura para Mitú, Vaupés."
          dismiss
        />
      </div>
    </Section>
  );
}
