import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { RowVersion } from './office-wire.ts';
import { CityId, Line, StateId, resultsOf } from './wire.ts';

/** A warehouse that delivers. */
export const OfficeWarehouse = z.object({
  /** Three letters. */
  _id: z.string(),
  name: z.string(),
  /** Empty until someone writes it. */
  address: z.string(),
  cityId: CityId,
  city: z.string(),
  stateId: StateId,
  /** Serves visitors without a city. */
  isDefault: z.boolean(),
  version: z.int(),
});
export type OfficeWarehouse = z.infer<typeof OfficeWarehouse>;

const WarehouseDraft = z.strictObject({
  name: Line.pipe(z.string().min(1).max(60)),
  address: Line.pipe(z.string().min(5).max(160)),
  cityId: CityId,
});
/** As a client sends it. */
export type WarehouseBody = z.input<typeof WarehouseDraft>;

const one = resultsOf(OfficeWarehouse);

/** The office's calls about warehouses, under `/api/tracking`. */
export const warehousesOfficeApi = {
  /** The default one first. */
  'GET /office/warehouses': { response: resultsOf(z.array(OfficeWarehouse)), errors: [] },
  /** Creates a warehouse without zones. The same name in the same municipality again is the same warehouse. */
  'POST /office/warehouses': { body: WarehouseDraft, response: one, errors: ['CITY_NOT_FOUND'] },
  'PUT /office/warehouses/{id}': {
    params: z.object({ id: z.string().regex(/^[A-Z]{3}$/) }),
    body: WarehouseDraft.extend({ version: RowVersion.min(1) }),
    response: one,
    errors: ['WAREHOUSE_NOT_FOUND', 'VERSION_CONFLICT', 'CITY_NOT_FOUND'],
  },
} satisfies OfficeService;
