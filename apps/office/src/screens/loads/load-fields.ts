import type { LoadSheet } from '@tonalia/contract/load-office';
import type { LoadSettings } from '../../api/loads.ts';

/** What an operator sets on a load. */
export type LoadFormFields = Omit<LoadSettings, 'version'>;

/** The settings of a load as it is. */
export const fieldsOf = ({
  driverName,
  driverPhone,
  driverDocument,
  vehicle,
  plate,
  capacityKg,
  changeAmount,
  asksCode,
  notifiesCustomers,
  leavesAt,
}: LoadSheet): LoadFormFields => ({
  driverName,
  driverPhone,
  driverDocument,
  vehicle,
  plate,
  capacityKg,
  changeAmount,
  asksCode,
  notifiesCustomers,
  leavesAt,
});

/** The stops of a load as it is now in an order that was made before: those that left it are out, and those that came are last. */
export function keepOrder(mine: readonly string[], { stops }: LoadSheet): string[] {
  const ids = stops.map(({ _id }) => _id);
  const known = mine.filter((id) => ids.includes(id));
  return [...known, ...ids.filter((id) => !known.includes(id))];
}

/** A plate as it is read: "WGT 482". */
export const spacedPlate = (plate: string): string => plate.replace(/^([A-Z]{3})(?=\d)/, '$1 ');
