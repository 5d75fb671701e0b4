import type { Packing } from '@tonalia/contract/packing-office';
import type { OfficeCaller } from './make-waves.ts';

interface BoxedUnits {
  versionId: string;
  units: number;
  /** The box; 1 when absent. */
  number?: number;
}

/** Puts units of a version into a box that has none of it. */
export const putUnits = (
  call: OfficeCaller,
  shipmentId: string,
  { versionId, units, number = 1 }: BoxedUnits,
): Promise<Packing> =>
  answer(call(`PUT /api/purchase/office/shipments/${shipmentId}/boxes/${number}/units`, { versionId, units, was: 0 }));

/** Closes a box. */
export const closeBox = (
  call: OfficeCaller,
  shipmentId: string,
  number: number,
  body: object = { size: 'medium', weight: 11_800 },
): Promise<Packing> => answer(call(`POST /api/purchase/office/shipments/${shipmentId}/boxes/${number}/close`, body));

/** Closes the packing of a shipment. */
export const pack = (call: OfficeCaller, shipmentId: string): Promise<Packing> =>
  answer(call(`POST /api/purchase/office/shipments/${shipmentId}/pack`));

async function answer(sent: ReturnType<OfficeCaller>): Promise<Packing> {
  const response = await sent;
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<{ results: Packing }>().results;
}
