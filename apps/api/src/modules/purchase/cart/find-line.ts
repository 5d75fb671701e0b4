import { AppError } from '@tonalia/contract/errors';
import type { PricedLine } from './catalogue.ts';

/** How clients identify a cart line. */
export interface CartLineReference {
  code: string;
  versionCode?: string | null | undefined;
  assemblyVersionCode?: string | null | undefined;
  advancedPurchasing: boolean;
}

/** The line a client refers to; throws CART_LINE_NOT_FOUND. */
export function findLine(lines: readonly PricedLine[], key: CartLineReference): PricedLine {
  const found = lines.find((line) => isLine(line, key));
  if (!found) throw new AppError('CART_LINE_NOT_FOUND');
  return found;
}

/** Whether a client refers to this line. A product without versions has its own code as version. */
export function isLine({ line, sellable }: PricedLine, key: CartLineReference): boolean {
  const isVersion = (key.versionCode ?? sellable.code) === (sellable.versionCode ?? sellable.code);
  const isChoice = (key.assemblyVersionCode ?? '') === line.choice;
  return sellable.code === key.code && isVersion && isChoice && line.advanced === key.advancedPurchasing;
}
