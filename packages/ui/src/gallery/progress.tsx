import { Countdown } from '../countdown.tsx';
import { ProgressSteps } from '../progress-steps.tsx';
import { Timeline } from '../timeline.tsx';
import { TiraProgress } from '../tira.tsx';
import { Section } from './section.tsx';

const DAY_MS = 86_400_000;

/** Countdown, steps and timeline; `now` is in ms, so that a picture of the page can be repeated. */
export function Progress({ now }: { now: number }) {
  return (
    <Section title="Avance" wide>
      <Countdown title="Semana del color: -20%" end={now + 2.6 * DAY_MS} onClose={() => undefined} />
      <ProgressSteps current={2} className="my-5" />
      <div className="grid gap-5 md:grid-cols-2">
        <Timeline
          label="Avance del pedido"
          steps={[
            { label: 'Pedido recibido', detail: '21 nov, 9:12 a. m.', state: 'done' },
            { label: 'Pago confirmado', detail: '21 nov, 9:13 a. m. con PSE', state: 'done' },
            { label: 'En preparación', detail: '9 de 21 unidades listas', state: 'now' },
            { label: 'En camino', detail: 'Martes 24 de noviembre', state: 'next' },
            { label: 'Entregado', state: 'next' },
          ]}
        />
        <div className="grid gap-4">
          <TiraProgress done={3} label="Pago en proceso" />
          <TiraProgress done={5} outcome="success" label="Pago aprobado" />
        </div>
      </div>
    </Section>
  );
}
