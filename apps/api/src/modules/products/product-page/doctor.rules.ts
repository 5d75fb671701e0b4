import type { DoctorFinding } from '@tonalia/contract/product-office';

/** The facts of a product. Units are those that are not reserved, by warehouse; of a combo, what its parts allow. */
export interface DoctorFacts {
  kind: 'simple' | 'combo';
  selling: 'draft' | 'published' | 'withdrawn';
  minimum: number;
  /** A presale is open. */
  presale: boolean;
  hasPhoto: boolean;
  shades: number;
  published: number;
  soldOut: number;
  unpictured: number;
  colourless: number;
  cheap: number;
  units: Readonly<Record<string, number>>;
  /** Warehouses that deliver to some city. */
  delivering: ReadonlySet<string>;
}

const finding = (check: DoctorFinding['check'], isBlocking: boolean, count = 1): DoctorFinding => ({
  check,
  isBlocking,
  count,
});

/** Why a product is not sold, or is sold badly: what blocks it first. Empty for a product with nothing to mend. */
export function findingsOf(facts: DoctorFacts): DoctorFinding[] {
  return [...stateFindings(facts), ...stockFindings(facts), ...weakFindings(facts)];
}

function stateFindings({ selling, published }: DoctorFacts): DoctorFinding[] {
  return [
    ...(selling === 'published' ? [] : [finding(selling, true)]),
    ...(published === 0 ? [finding('no_shade_published', true)] : []),
  ];
}

function stockFindings({ kind, published, presale, units, minimum, delivering }: DoctorFacts): DoctorFinding[] {
  if (published === 0) return [];
  const stocked = Object.entries(units).filter(([, count]) => count > 0);
  if (stocked.length === 0) return presale ? [] : [finding(kind === 'combo' ? 'combo_parts' : 'no_stock', true)];
  const reached = stocked.filter(([warehouse]) => delivering.has(warehouse));
  if (reached.length === 0) return [finding('no_coverage', true)];
  // the minimum counts the units of all shades in one warehouse
  return reached.some(([, count]) => count >= minimum) ? [] : [finding('below_minimum', true)];
}

function weakFindings(facts: DoctorFacts): DoctorFinding[] {
  const { kind, shades, published, soldOut, hasPhoto, unpictured, colourless, cheap } = facts;
  const hidden = shades - published;
  const isSomeSoldOut = kind === 'simple' && soldOut > 0 && soldOut < published;
  return [
    ...(hidden > 0 && published > 0 ? [finding('shades_hidden', false, hidden)] : []),
    ...(isSomeSoldOut ? [finding('shades_sold_out', false, soldOut)] : []),
    ...(!hasPhoto && unpictured === published && published > 0 ? [finding('no_photo', false)] : []),
    ...(colourless > 0 ? [finding('no_colour', false, colourless)] : []),
    ...(cheap > 0 ? [finding('price_low', false, cheap)] : []),
  ];
}
