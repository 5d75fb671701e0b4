import type { CatalogueIndex } from '../src/modules/products/catalogue-index/catalogue-index.ts';
import { createIndexBuilder } from '../src/modules/products/catalogue-index/index-builder.ts';
import type { FactsRow, VersionTuple } from '../src/modules/products/catalogue-index/facts.sql.ts';
import type { ReferenceData } from '../src/modules/products/catalogue-index/reference-data.ts';

export const noReferenceData: ReferenceData = {
  manufacturers: new Map(),
  categories: new Map(),
  families: new Map(),
  synonyms: [],
  needs: [],
  deals: [],
  presales: new Map(),
  comboTerms: new Map(),
};

type ProgrammedTuple = NonNullable<VersionTuple[11]>[number];
/** A programmed price without its id and name. */
type ProgrammedWindow = ProgrammedTuple extends [...infer Window, string, string] ? Window : never;

/** A version as a row of the database. */
export function versionTuple(given: {
  id?: number;
  code?: string;
  shade?: string | null;
  hex?: string | null;
  family?: number | null;
  volume?: number | null;
  price?: number;
  trade?: Record<string, number> | null;
  programmed?: ProgrammedWindow[] | null;
}): VersionTuple {
  const { id = 1, code = `V${id}`, shade = null, hex = null, family = null, volume = null, price = 10_000 } = given;
  const unit = volume === null ? null : 'ml';
  const { trade = null, programmed = null } = given;
  const named = programmed?.map((window, n): ProgrammedTuple => [...window, String(n + 1), 'Programado']) ?? null;
  return [id, code, null, shade, null, volume, unit, hex, family, price, trade, named];
}

/** A product as a row of the database, with one version by default. */
export function factsRow(given: Partial<FactsRow> & { id: string }): FactsRow {
  return {
    code: `P${given.id}`,
    name: `Producto ${given.id}`,
    search_name: `producto ${given.id}`,
    manufacturer_id: '1',
    category_id: '1',
    kind: 'simple',
    min_quantity: 1,
    attributes: [],
    tile: null,
    photo: null,
    has_versions: false,
    has_colors: false,
    has_volumes: false,
    tones: [],
    tones_total: 0,
    later_tones: [],
    news_at: new Date('2020-01-01T00:00:00Z'),
    units_sold: 0,
    sold_in: {},
    stocked_in: [],
    stock: null,
    versions: [versionTuple({ id: Number(given.id) })],
    ...given,
  };
}

/** An index of these products, without a database. */
export function makeIndex(rows: readonly FactsRow[], reference: Partial<ReferenceData> = {}): CatalogueIndex {
  const builder = createIndexBuilder({ ...noReferenceData, ...reference });
  for (const row of rows) builder.add(row);
  const finishing = builder.finish(0);
  for (;;) {
    const step = finishing.next();
    if (step.done) return step.value;
  }
}
