import type { LoadSheet } from '@tonalia/contract/load-office';

/** What an operator sets on a load, as it is. */
export const fieldsOf = ({
  driverName,
  driverPhone,
  driverDocument,
  vehicle,
  plate,
  changeAmount,
  asksCode,
  leavesAt,
}: LoadSheet) => ({ driverName, driverPhone, driverDocument, vehicle, plate, changeAmount, asksCode, leavesAt });
