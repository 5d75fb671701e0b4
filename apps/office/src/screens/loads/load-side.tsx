import type { LoadSheet } from '@tonalia/contract/load-office';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { initialsOf } from '@tonalia/rules/initials';
import { formatPhone } from '@tonalia/rules/phone';
import { Suspense, lazy, useState } from 'react';
import { OutlineButton } from '../../components/outline-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { PersonMark } from '../../components/person-mark.tsx';
import { SmallSwitch } from '../../components/small-switch.tsx';
import { formatLeavingHour } from '../../features/picking/leaving-hour.ts';
import { loadTexts as texts } from '../../messages/loads.es-CO.ts';
import { LinkPanel } from './link-panel.tsx';
import { type LoadFormFields, fieldsOf, spacedPlate } from './load-fields.ts';
import type { LoadWork } from './use-load.ts';

const DriverDialog = lazy(() => import('./driver-dialog.tsx').then((module) => ({ default: module.DriverDialog })));
const SettingsConflict = lazy(() =>
  import('./load-conflict.tsx').then((module) => ({ default: module.SettingsConflict })),
);

/** Driver and vehicle, what is collected, and the driver's link. There is no map: its provider is not chosen. */
export function LoadSide({ load, work }: { load: LoadSheet; work: LoadWork }) {
  const [isEditing, setEditing] = useState(false);
  /** The switch that another person's change came before. */
  const [unsaved, setUnsaved] = useState<{ part: Partial<LoadFormFields>; now: LoadSheet }>();
  async function change(part: Partial<LoadFormFields>, of: LoadSheet): Promise<void> {
    const outcome = await work.change({ ...fieldsOf(of), ...part }, of.version);
    setUnsaved(typeof outcome === 'object' ? { part, now: outcome.now } : undefined);
  }
  const {
    driverName,
    driverPhone,
    vehicle,
    plate,
    leavesAt,
    collecting,
    toCollect,
    changeAmount,
    asksCode,
    notifiesCustomers,
  } = load;
  const [firstName = '', ...names] = (driverName ?? '?').split(' ');
  return (
    <div className="grid content-start gap-4 px-4 py-4 max-lg:pb-28 lg:border-l lg:border-line lg:px-5">
      <Panel label={texts.driver} className="flex items-center gap-3 px-4 py-3">
        <PersonMark initials={initialsOf(firstName, names.at(-1) ?? '')} id={driverName ?? load.code} size="md" />
        <span className="min-w-0 flex-1">
          <b className="block truncate font-semibold">{driverName ?? texts.noDriver}</b>
          <span className="block text-[0.8125rem] text-text-2">
            {[vehicle, plate && spacedPlate(plate)].filter(Boolean).join(' ')}
            {driverPhone && (vehicle ?? plate) && ', '}
            {driverPhone && <span className="whitespace-nowrap">{formatPhone(driverPhone)}</span>}
          </span>
        </span>
        {work.canPlan && <OutlineButton icon="edit" label={texts.editDriver} onClick={() => setEditing(true)} />}
      </Panel>
      <Panel label={texts.toCollect}>
        <dl className="grid gap-2.5 text-[0.875rem]">
          <Fact name={texts.leaves} value={formatLeavingHour(leavesAt)} />
          <Fact name={texts.collecting} value={formatNumber(collecting)} />
          {toCollect !== null && <Fact name={texts.toCollect} value={toCollect === 0 ? '–' : formatPesos(toCollect)} />}
          <Fact name={texts.change} value={changeAmount === 0 ? '–' : formatPesos(changeAmount)} />
        </dl>
      </Panel>
      {load.state !== 'closed' && <LinkPanel load={load} work={work} />}
      <Panel className="divide-y divide-hair px-4! py-1!">
        <Switch
          name={texts.notifies(new Set(load.stops.map(({ customer }) => customer)).size)}
          checked={notifiesCustomers}
          disabled={!work.canPlan}
          onChange={(isOn) => void change({ notifiesCustomers: isOn }, load)}
        />
        <Switch
          name={texts.asksCode}
          checked={asksCode}
          disabled={!work.canPlan}
          onChange={(isOn) => void change({ asksCode: isOn }, load)}
        />
      </Panel>
      <Suspense>
        {unsaved && (
          <SettingsConflict
            mine={{ ...fieldsOf(unsaved.now), ...unsaved.part }}
            now={unsaved.now}
            onTake={() => setUnsaved(undefined)}
            onKeep={() => void change(unsaved.part, unsaved.now)}
          />
        )}
        {isEditing && <DriverDialog load={load} work={work} onClose={() => setEditing(false)} />}
      </Suspense>
    </div>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-3">
    <dt className="text-text-2">{name}</dt>
    <dd className="font-semibold">{value}</dd>
  </div>
);

interface SwitchProps {
  name: string;
  checked: boolean;
  disabled: boolean;
  onChange: (isOn: boolean) => void;
}

const Switch = ({ name, onChange, ...input }: SwitchProps) => (
  <label className="flex min-h-[46px] items-center gap-3 font-medium">
    <span className="flex-1">{name}</span>
    <SmallSwitch {...input} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
  </label>
);
