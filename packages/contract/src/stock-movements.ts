import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { MovementCause, StockMovement, StockVersion } from './stock-office.ts';
import { OfficeListQuery, officePageOf } from './office-wire.ts';
import { CatalogueId, Day, Line, flag, resultsOf } from './wire.ts';

/** A movement of any version. */
export const ListedMovement = StockMovement.extend(StockVersion.shape);
export type ListedMovement = z.infer<typeof ListedMovement>;

/** Movements newest first; `older` is the id to ask the next ones with, null when there are none. The total is that of the filters. */
export const MovementsPage = officePageOf(ListedMovement).extend({
  older: z.string().nullable(),
  warehouses: z.array(z.object({ _id: z.string(), name: z.string() })),
});
export type MovementsPage = z.infer<typeof MovementsPage>;

/** A place in a warehouse: aisle, rack, level, as "A-04-2". */
const Shelf = z
  .string()
  .trim()
  .toUpperCase()
  .max(20)
  .regex(/^[A-Z0-9]+(-[A-Z0-9]+){0,3}$/, 'debe ser como A-04-2');

/** The office's calls about movements of all versions, and about shelves, under `/api/products`. */
export const stockMovementsApi = {
  'GET /office/movements': {
    /** `q` is the code of a version or of a document. With `before`, pages count from that movement on. */
    query: OfficeListQuery.extend({
      warehouseId: z.string().max(40).optional(),
      cause: MovementCause.optional(),
      /** Only those of the operator that asks. */
      mine: flag.optional(),
      /** Days in Bogotá, both included. */
      from: Day.optional(),
      to: Day.optional(),
      before: CatalogueId.optional(),
    }),
    response: MovementsPage,
    errors: [],
  },
  /** Says where a version lies in a warehouse, or with `isReserve` where more of it lies; null for no place. VERSION_CONFLICT when it is not where the operator saw it. */
  'POST /office/stock/shelf': {
    body: z.strictObject({
      versionId: CatalogueId,
      warehouseId: Line.pipe(z.string().min(1).max(40)),
      isReserve: z.boolean().default(false),
      shelf: Shelf.nullable(),
      seen: z.string().max(20).nullable(),
    }),
    response: resultsOf(z.object({ shelf: z.string().nullable() })),
    errors: ['VERSION_NOT_FOUND', 'WAREHOUSE_NOT_FOUND', 'VERSION_CONFLICT'],
  },
} satisfies OfficeService;
