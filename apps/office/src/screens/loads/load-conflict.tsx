import type { LoadSheet } from '@tonalia/contract/load-office';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import type { ConflictNoteProps, ConflictRow } from '../../components/conflict-note.tsx';
import { SaveConflict } from '../../components/save-conflict.tsx';
import { formatLeavingHour } from '../../features/picking/leaving-hour.ts';
import { loadTexts as texts } from '../../messages/loads.es-CO.ts';
import { type LoadFormFields, keepOrder } from './load-fields.ts';

type ConflictChoice = Pick<ConflictNoteProps, 'isBusy' | 'onTake' | 'onKeep'>;

/** Another person saved the driver, vehicle, hour or change of the load first. */
export const SettingsConflict = ({
  mine,
  now,
  ...choice
}: ConflictChoice & { mine: LoadFormFields; now: LoadSheet }) => (
  <SaveConflict about={aboutOf(now)} rows={settingRows(mine, now)} {...choice} />
);

const aboutOf = ({ code, routeName }: LoadSheet) =>
  ({ kind: 'load', subject: code, name: `${code}, ${routeName}` }) as const;

function settingRows(mine: LoadFormFields, now: LoadSheet): ConflictRow[] {
  const row = (name: string, of: (load: LoadFormFields) => string | null): ConflictRow => ({
    name,
    mine: of(mine),
    saved: of(now),
  });
  return [
    row(texts.fields.name, ({ driverName }) => driverName),
    row(texts.fields.phone, ({ driverPhone }) => driverPhone),
    row(texts.fields.document, ({ driverDocument }) => driverDocument),
    row(texts.fields.vehicle, ({ vehicle }) => vehicle),
    row(texts.fields.plate, ({ plate }) => plate),
    row(texts.fields.capacity, ({ capacityKg }) =>
      capacityKg === null ? null : texts.weight(formatNumber(capacityKg)),
    ),
    row(texts.fields.leaves, ({ leavesAt }) => formatLeavingHour(leavesAt)),
    row(texts.change, ({ changeAmount }) => formatPesos(changeAmount)),
    row(texts.asksCode, ({ asksCode }) => (asksCode ? texts.yes : texts.no)),
    row(texts.notifiesShort, ({ notifiesCustomers }) => (notifiesCustomers ? texts.yes : texts.no)),
  ];
}

/** Another person changed the stops or their order first; `mine` are the ids as they were put here. */
export function OrderConflict({ mine, now, ...choice }: ConflictChoice & { mine: readonly string[]; now: LoadSheet }) {
  const nameOf = (id: string | undefined): string | null => {
    const stop = now.stops.find(({ _id }) => _id === id);
    return stop ? `${stop.customer}, ${stop.reference ?? stop.orderCode}` : null;
  };
  const kept = keepOrder(mine, now);
  const rows = now.stops.map(({ _id, position }, at) => ({
    name: texts.stopAt(position),
    mine: nameOf(kept[at]),
    saved: nameOf(_id),
  }));
  return <SaveConflict about={aboutOf(now)} rows={rows} {...choice} />;
}
