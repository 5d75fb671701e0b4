import type { LoadSheet } from '@tonalia/contract/load-office';
import { Field } from '@tonalia/ui/field';
import { type ReactNode, useState } from 'react';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { PesoField } from '../../components/peso-field.tsx';
import { loadTexts as texts } from '../../messages/loads.es-CO.ts';
import { fieldsOf } from './load-fields.ts';
import type { LoadWork } from './use-load.ts';

const clean = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());
const digits = (typed: string): string | null => clean(typed.replace(/[\s.-]/g, ''));

/** Driver, vehicle, hour of leaving and cash for change. */
export function DriverDialog({ load, work, onClose }: { load: LoadSheet; work: LoadWork; onClose: () => void }) {
  const [typed, setTyped] = useState(() => ({
    name: load.driverName ?? '',
    phone: load.driverPhone ?? '',
    document: load.driverDocument ?? '',
    vehicle: load.vehicle ?? '',
    plate: load.plate ?? '',
    leaves: load.leavesAt,
  }));
  const [change, setChange] = useState<number | null>(load.changeAmount);
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const fields = {
    ...fieldsOf(load),
    driverName: clean(typed.name),
    driverPhone: digits(typed.phone),
    driverDocument: digits(typed.document),
    vehicle: clean(typed.vehicle),
    plate: digits(typed.plate)?.toUpperCase() ?? null,
    leavesAt: typed.leaves,
    changeAmount: change ?? 0,
  };
  const wrong = {
    name: fields.driverName !== null && fields.driverName.length < 2 && texts.wrong.name,
    phone: fields.driverPhone !== null && !/^\+?\d{7,15}$/.test(fields.driverPhone) && texts.wrong.phone,
    document: fields.driverDocument !== null && !/^\d{5,12}$/.test(fields.driverDocument) && texts.wrong.document,
    vehicle: false,
    plate: fields.plate !== null && !/^[A-Z0-9]{5,7}$/.test(fields.plate) && texts.wrong.plate,
    leaves: false,
  } as const;
  async function save(): Promise<void> {
    setTried(true);
    if (Object.values(wrong).some(Boolean)) return;
    setBusy(true);
    if (await work.change(fields)) onClose();
    setBusy(false);
  }
  const field = (key: keyof typeof typed, more: { inputMode?: 'tel' | 'numeric'; type?: 'time' } = {}): ReactNode => (
    <Field
      small
      label={texts.fields[key]}
      value={typed[key]}
      error={(isTried && wrong[key]) || undefined}
      autoComplete="off"
      {...more}
      onChange={({ target }) => setTyped((now) => ({ ...now, [key]: target.value }))}
    />
  );
  return (
    <OfficeDialog
      title={texts.editDriver}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          <OfficeButton type="submit" form="driver" busy={isBusy}>
            {texts.save}
          </OfficeButton>
        </>
      }
    >
      <form
        id="driver"
        className="grid gap-3 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {field('name')}
        {field('phone', { inputMode: 'tel' })}
        {field('document', { inputMode: 'numeric' })}
        {field('vehicle')}
        {field('plate')}
        {field('leaves', { type: 'time' })}
        <PesoField label={texts.change} value={change} onChange={setChange} />
      </form>
    </OfficeDialog>
  );
}
