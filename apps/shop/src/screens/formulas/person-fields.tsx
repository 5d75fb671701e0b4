import { Field } from '@tonalia/ui/field';
import { formulaMessages as words } from '../../messages/formulas.es-CO.ts';
import type { MixDraft } from './use-mix-draft.ts';

const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Bogota',
  dateStyle: 'short',
  timeStyle: 'short',
});
/** An instant as a field of date and time has it, in Bogotá: "2026-11-28T11:30". */
const toField = (instant: string | null) => (instant === null ? '' : local.format(new Date(instant)).replace(' ', 'T'));
const fromField = (typed: string) => (typed === '' ? null : new Date(`${typed}:00-05:00`).toISOString());
const numberOf = (typed: string, most: number) => {
  const digits = typed.replace(/\D/g, '').slice(0, 9);
  return digits === '' ? null : Math.min(most, Number(digits));
};

/** The client's name and appointment, and how the mix is called, timed and charged. */
export function PersonFields({ draft, error }: { draft: MixDraft; error: string | undefined }) {
  const { client, change, setMix } = draft;
  const { mix } = client;
  return (
    <section className="grid grid-cols-1 gap-3 rounded-card bg-surface p-4 inset-ring inset-ring-line sm:grid-cols-2">
      <h2 className="text-h3 sm:col-span-2">{words.person}</h2>
      <Field
        label={words.name}
        value={client.name}
        maxLength={60}
        autoComplete="off"
        error={error}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <Field
        label={words.mixName}
        placeholder={words.mixNameHint}
        value={mix.title}
        maxLength={60}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setMix((before) => ({ ...before, title: value }))}
      />
      <Field
        type="datetime-local"
        label={words.appointment}
        value={toField(client.appointmentAt)}
        onChange={({ currentTarget }) => change({ appointmentAt: fromField(currentTarget.value) })}
      />
      <Field
        label={words.minutes}
        inputMode="numeric"
        value={mix.minutes ?? ''}
        onChange={({ currentTarget: { value } }) =>
          setMix((before) => ({ ...before, minutes: numberOf(value, 240) || null }))
        }
      />
      <Field
        label={words.charge}
        inputMode="numeric"
        prefix="$"
        value={mix.charge ?? ''}
        onChange={({ currentTarget: { value } }) =>
          setMix((before) => ({ ...before, charge: numberOf(value, 100_000_000) }))
        }
      />
      <Field
        label={words.note}
        value={mix.note}
        maxLength={200}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setMix((before) => ({ ...before, note: value }))}
      />
    </section>
  );
}
