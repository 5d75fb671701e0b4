import { userInfo } from 'node:os';
import { readCount } from '../../../api/src/modules/products/index.ts';
import { Stop } from '../terminal/stop.ts';

const USAGE = `Uso: npm run stock -- CÓDIGO
     npm run stock -- CÓDIGO =20 [--warehouse BOG] [--by NOMBRE]
     npm run stock -- CÓDIGO +5
     npm run stock -- CÓDIGO -2`;

/** A task of `npm run stock`. Code and warehouse are in upper case. */
export type StockTask =
  | { do: 'show'; code: string }
  | { do: 'set'; code: string; warehouseId: string; units: { to: number } | { by: number }; by: string };

/** Parses the command line. Throws Stop with one sentence when it is wrong. */
export function readStockTask(args: readonly string[]): StockTask {
  // not with parseArgs, which takes "-2" for an option
  const [code = '', amount, ...rest] = args;
  if (!code.trim() || code.startsWith('-')) throw new Stop(USAGE);
  if (amount === undefined) return { do: 'show', code: code.trim().toUpperCase() };
  const { warehouse = 'BOG', by = userInfo().username } = readOptions(rest);
  return {
    do: 'set',
    code: code.trim().toUpperCase(),
    warehouseId: warehouse.toUpperCase(),
    units: unitsOf(amount),
    by,
  };
}

function unitsOf(text: string): { to: number } | { by: number } {
  const [, sign, digits = ''] = /^([=+-])(.+)$/.exec(text) ?? [];
  const count = readCount(digits);
  if (sign === undefined || count === undefined)
    throw new Stop(`«${text}» no se entiende: son =20, +5 o -2, en unidades enteras.`);
  if (sign === '=') return { to: count };
  return { by: sign === '+' ? count : -count };
}

function readOptions(args: readonly string[]): { warehouse?: string; by?: string } {
  const options: { warehouse?: string; by?: string } = {};
  for (let at = 0; at < args.length; at += 2) {
    const [name, value] = [args[at], args[at + 1]?.trim()];
    if ((name !== '--warehouse' && name !== '--by') || !value) throw new Stop(USAGE);
    options[name === '--by' ? 'by' : 'warehouse'] = value;
  }
  return options;
}
