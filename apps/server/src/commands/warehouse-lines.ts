import { formatPesos } from '@tonalia/rules/money';
import type { WarehouseChange, WarehouseRow, ZoneRow } from '../../../api/src/modules/tracking/index.ts';

const DAYS = ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'];
const NAMED_AT_MOST = 5;

interface WarehouseField {
  label: string;
  show: (row: WarehouseRow) => string;
}

const fields: WarehouseField[] = [
  { label: 'Ciudad', show: ({ city, cityId }) => `${city} (${cityId})` },
  { label: 'Municipios', show: ({ cities }) => String(cities) },
  { label: 'Envío', show: ({ shippingFee }) => formatPesos(shippingFee) },
  { label: 'Días de alistamiento', show: ({ leadDays }) => String(leadDays) },
  { label: 'Entrega', show: ({ weekdays }) => weekdays.map((day) => DAYS[day - 1]).join(', ') },
];

/** One line for each changed field, before → after; every field of a new warehouse. */
export function changeLines({ before, after }: WarehouseChange): string[] {
  const changed = fields.flatMap(({ label, show }) => {
    if (!before) return `    ${label}: ${show(after)}`;
    return show(before) === show(after) ? [] : `    ${label}: ${show(before)} → ${show(after)}`;
  });
  if (!before) return [`  Bodega ${after.id}, nueva`, ...changed];
  return changed.length > 0 ? [`  Bodega ${after.id}`, ...changed] : [`  Bodega ${after.id}: nada cambió.`];
}

/** The municipalities each other zone loses: all when they are few, else the first ones and a count. */
export function takenLines({ taken }: WarehouseChange): string[] {
  return [...Map.groupBy(taken, ({ zoneId }) => zoneId)].map(([zoneId, cities]) => {
    const names = cities.slice(0, NAMED_AT_MOST).map(({ city }) => city);
    const rest = cities.length - names.length;
    const owner = cities[0]?.warehouseId;
    const zone = owner === zoneId ? `la bodega ${zoneId}` : `la zona ${zoneId} de la bodega ${owner}`;
    return `    De ${zone} pasan ${cities.length}: ${names.join(', ')}${rest > 0 ? ` y ${rest} más` : ''}`;
  });
}

export function zoneLine({ isDefault, zoneId, ...row }: ZoneRow): string {
  const facts = fields.map(({ label, show }) => `${label.toLowerCase()} ${show(row)}`);
  const zone = zoneId === row.id ? row.id : `${row.id} · zona ${zoneId}`;
  return `  ${zone}${isDefault ? ' (la que ven los visitantes)' : ''}: ${facts.join(' · ')}`;
}
