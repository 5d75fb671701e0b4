import type { LoadSheet } from '@tonalia/contract/load-office';
import { Field } from '@tonalia/ui/field';
import { type ReactNode, useState } from 'react';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { PesoField } from '../../components/peso-field.tsx';
import { loadTexts as texts } from '../../messages/loads.es-CO.ts';
import { SettingsConflict } from './load-conflict.tsx';
import { fieldsOf } from './load-fields.ts';
import type { LoadWork } from './use-load.ts';

const clean = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());
const digits = (typed: string): string | null => clean(typed.replace(/[\s.-]/g, ''));

/** Kilograms as they are typed, "1.200"; NaN for anything else. */
const capacityOf = (typed: string): number | null => {
  const written = digits(typed);
  return written === null ? null : /^\d+$/.test(written) ? Number(written) : Number.NaN;
};
const isCapacity = (kilos: number | null): boolean => kilos === null || (kilos >= 1 && kilos <= 50_000);

const typedOf = (load: LoadSheet) => ({
  name: load.driverName ?? '',
  phone: load.driverPhone ?? '',
  document: load.driverDocument ?? '',
  vehicle: load.vehicle ?? '',
  plate: load.plate ?? '',
  capacity: load.capacityKg?.toString() ?? '',
  leaves: load.leavesAt,
});

/** Driver, vehicle with what it carries, hour of leaving and cash for change. */
export function DriverDialog({ load, work, onClose }: { load: LoadSheet; work: LoadWork; onClose: () => void }) {
  /** The sheet that the fields were read from. */
  const [seen, setSeen] = useState(load);
  const [typed, setTyped] = useState(() => typedOf(load));
  const [change, setChange] = useState<number | null>(load.changeAmount);
  /** The sheet as another person saved it meanwhile. */
  const [now, setNow] = useState<LoadSheet>();
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const fields = {
    ...fieldsOf(seen),
    driverName: clean(typed.name),
    driverPhone: digits(typed.phone),
    driverDocument: digits(typed.document),
    vehicle: clean(typed.vehicle),
    plate: digits(typed.plate)?.toUpperCase() ?? null,
    capacityKg: capacityOf(typed.capacity),
    leavesAt: typed.leaves,
    changeAmount: change ?? 0,
  };
  const wrong = {
    name: fields.driverName !== null && fields.driverName.length < 2 && texts.wrong.name,
    phone: fields.driverPhone !== null && !/^\+?\d{7,15}$/.test(fields.driverPhone) && texts.wrong.phone,
    document: fields.driverDocument !== null && !/^\d{5,12}$/.test(fields.driverDocument) && texts.wrong.document,
    vehicle: false,
    plate: fields.plate !== null && !/^[A-Z0-9]{5,7}$/.test(fields.plate) && texts.wrong.plate,
    capacity: !isCapacity(fields.capacityKg) && texts.wrong.capacity,
    leaves: false,
  } as const;
  async function save(over = seen): Promise<void> {
    setTried(true);
    if (Object.values(wrong).some(Boolean)) return;
    setBusy(true);
    const outcome = await work.change(fields, over.version);
    setBusy(false);
    if (outcome === 'saved') onClose();
    else setNow(typeof outcome === 'object' ? outcome.now : undefined);
  }
  const take = (saved: LoadSheet) => {
    setSeen(saved);
    setTyped(typedOf(saved));
    setChange(saved.changeAmount);
    setNow(undefined);
  };
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
          <OfficeButton type="submit" form="driver" busy={isBusy} disabled={now !== undefined}>
            {texts.save}
          </OfficeButton>
        </>
      }
    >
      {now && (
        <div className="mb-4">
          <SettingsConflict
            mine={fields}
            now={now}
            isBusy={isBusy}
            onTake={() => take(now)}
            onKeep={() => void save(now)}
          />
        </div>
      )}
      <form
        id="driver"
        className="grid gap-3 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!now) void save();
        }}
      >
        {field('name')}
        {field('phone', { inputMode: 'tel' })}
        {field('document', { inputMode: 'numeric' })}
        {field('vehicle')}
        {field('plate')}
        {field('capacity', { inputMode: 'numeric' })}
        {field('leaves', { type: 'time' })}
        <PesoField label={texts.change} value={change} onChange={setChange} />
      </form>
    </OfficeDialog>
  );
}
