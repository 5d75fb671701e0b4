import { type CoverageCity, type CoverageZone, coverageExport } from '@tonalia/contract/coverage-office';
import { weekdaysInWords } from '@tonalia/rules/weekdays';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type CsvColumn, serveCsv } from '../../../platform/http/serve-csv.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { readCoverage } from './read-coverage.ts';
import { coverageExportWords as words } from './words.es-CO.ts';

/** A municipality with the terms of its zone. */
interface CoverageExportRow {
  city: CoverageCity;
  state: string;
  zone: CoverageZone | undefined;
  warehouse: string;
  cutoff: string;
}

const columns: readonly CsvColumn<CoverageExportRow>[] = [
  { title: words.code, of: ({ city }) => city._id },
  { title: words.city, of: ({ city }) => city.name },
  { title: words.state, of: ({ state }) => state },
  { title: words.zone, of: ({ zone }) => zone?.name ?? words.none },
  { title: words.delivers, of: ({ zone }) => (zone && !zone.isPaused ? words.yes : words.no) },
  { title: words.warehouse, of: ({ warehouse }) => warehouse },
  { title: words.fee, of: ({ zone }) => zone?.shippingFee ?? null },
  { title: words.freeFrom, of: ({ zone }) => zone?.freeFrom ?? null },
  { title: words.leadDays, of: ({ zone }) => zone?.leadDays ?? null },
  { title: words.weekdays, of: ({ zone }) => (zone ? weekdaysInWords(zone.weekdays) : null) },
  { title: words.cutoff, of: ({ zone, cutoff }) => (zone ? (zone.cutoff ?? cutoff) : null) },
  { title: words.customers, of: ({ city }) => city.customers },
  { title: words.orders, of: ({ city }) => city.orders },
];

/** Serves every municipality with its zone as CSV, also those without delivery; those of one zone with `zone`. */
export function serveCoverageExport(
  app: FastifyInstance,
  context: Pick<ModuleContext, 'db' | 'clock' | 'office'>,
): void {
  serveCsv(app, context, {
    url: coverageExport,
    needs: 'coverage.read',
    query: z.object({ zone: z.string().max(60).optional() }),
    name: 'cobertura',
    action: 'purchase.coverage_exported',
    columns,
    rows: async function* ({ zone: wanted }) {
      const { zones, states, cities, warehouses, cutoff } = await readCoverage(context.db, context.clock);
      const nameOf = (all: readonly { _id: string; name: string }[], id: string | undefined) =>
        all.find(({ _id }) => _id === id)?.name ?? '';
      for (const city of cities) {
        if (wanted !== undefined && city.zoneId !== wanted) continue;
        const zone = zones.find(({ _id }) => _id === city.zoneId);
        yield {
          city,
          state: nameOf(states, city.stateId),
          zone,
          warehouse: nameOf(warehouses, zone?.warehouseId),
          cutoff,
        };
      }
    },
  });
}
