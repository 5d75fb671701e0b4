import type { OfferedLine, OrderAskChoice } from '@tonalia/contract/order-asks';
import { wholeSteps } from '@tonalia/rules/quantity';

/** What can be had of a version now. Prices in pesos. */
export interface OfferedVersion {
  code: string;
  name: string;
  versionName: string | null;
  /** Units of a pack. */
  step: number;
  price: number;
  /** Units that this line can have, from stock or in presale as it was shown. */
  most: number;
  /** Units in stock, and the open presale; `left` is null without a limit. */
  stock: number;
  presale: { dispatchDate: string; left: number | null } | null;
  /** Of the line: null from stock. */
  dispatchDate: string | null;
}

/** A version that can replace it. */
export interface Replacement {
  code: string;
  name: string;
  versionName: string | null;
  price: number;
  minQuantity: number;
  stock: number;
  nearness: string | null;
  difference: string | null;
}

/** Replacements that are offered for one line. */
export const MOST_REPLACEMENTS = 2;

const plain = { nearness: null, difference: null };
const remove: OrderAskChoice = { choice: 'remove', kind: 'remove', lines: [], ...plain };

/** What can be chosen instead of `wanted` units; `version` is null for what is no longer sold. `isPresale`: the line was shown in presale. */
export function choicesFor(
  wanted: number,
  version: OfferedVersion | null,
  replacements: readonly Replacement[],
  isPresale: boolean,
): OrderAskChoice[] {
  const kept = version === null ? 0 : wholeSteps(Math.min(wanted, version.most), version.step);
  const own = version === null ? [] : ownChoices(wanted, kept, version, isPresale);
  const rest = wanted - kept;
  const replaced = (rest > 0 ? replacements : [])
    .filter(({ stock, minQuantity }) => stock >= rest && rest % minQuantity === 0)
    .slice(0, MOST_REPLACEMENTS)
    .map(({ code, name, versionName, price, nearness, difference }): OrderAskChoice => ({
      choice: `replace:${code}`,
      kind: 'replace',
      lines: [
        ...(version !== null && kept > 0 ? [offered(version, kept, version.dispatchDate)] : []),
        { code, name, versionName, quantity: rest, price, dispatchDate: null },
      ],
      nearness,
      difference,
    }));
  return [...own, ...replaced, remove];
}

function ownChoices(wanted: number, kept: number, version: OfferedVersion, isPresale: boolean): OrderAskChoice[] {
  const { step, most, stock, presale, dispatchDate } = version;
  const choices: OrderAskChoice[] = [];
  const add = (choice: string, kind: OrderAskChoice['kind'], lines: OfferedLine[]) =>
    choices.push({ choice, kind, lines, ...plain });
  const packs = wholeSteps(wanted + step - 1, step);
  const rest = wanted - kept;
  if (kept === wanted) add('accept', 'accept', [offered(version, kept, dispatchDate)]);
  if (packs !== wanted && packs <= most) add('packs', 'accept', [offered(version, packs, dispatchDate)]);
  if (kept > 0 && rest > 0) add('fewer', 'fewer', [offered(version, kept, dispatchDate)]);
  if (!isPresale && presale && rest > 0 && rest % step === 0 && (presale.left ?? rest) >= rest)
    add('presale', 'presale', [
      ...(kept > 0 ? [offered(version, kept, null)] : []),
      offered(version, rest, presale.dispatchDate),
    ]);
  const inStock = wholeSteps(Math.min(wanted, stock), step);
  if (isPresale && kept < wanted && inStock > 0)
    add('stock', inStock === wanted ? 'accept' : 'fewer', [offered(version, inStock, null)]);
  return choices;
}

const offered = (
  { code, name, versionName, price }: OfferedVersion,
  quantity: number,
  dispatchDate: string | null,
): OfferedLine => ({ code, name, versionName, quantity, price, dispatchDate });
