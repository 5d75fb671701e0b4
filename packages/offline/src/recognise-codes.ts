import type { RecognisedRow } from '@tonalia/contract/order-list';
import { canBeOrdered } from '@tonalia/order-list/near-in-stock';
import { readList } from '@tonalia/order-list/read-list';
import { verdictTexts } from '@tonalia/order-list/verdict-texts.es-CO';
import type { OfflineCatalogue } from './catalogue.ts';
import { findVersion } from './find-version.ts';
import { listedVersion } from './recognise.ts';
import { type OfflineShopper, sellableOf } from './sellable.ts';

/**
 * The rows of a list of codes and barcodes, before the search is ready; null where a row needs it: for words, and for what can replace a version
 * that is sold out.
 */
export function recogniseCodes(
  catalogue: OfflineCatalogue,
  shopper: OfflineShopper,
  text: string,
): RecognisedRow[] | null {
  const found: RecognisedRow[] = [];
  for (const row of readList(text).filter(({ isHeading }) => !isHeading)) {
    const read = row.readings.flatMap((one) => {
      const version = findVersion(catalogue, one.words);
      return version === undefined ? [] : [{ one, version }];
    })[0];
    if (!read || !canBeOrdered(listedVersion(catalogue, shopper, read.version))) return null;
    const { words, quantity, unit } = read.one;
    const { match } = sellableOf(catalogue, shopper, read.version);
    found.push({
      row: found.length + 1,
      line: row.line,
      text: row.text,
      words,
      quantity,
      unit,
      verdict: 'recognised',
      match,
      candidates: [],
      reason: verdictTexts.code,
      isAsBefore: false,
    });
  }
  return found.length > 0 ? found : null;
}
