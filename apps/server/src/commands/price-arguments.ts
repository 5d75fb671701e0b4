import { userInfo } from 'node:os';
import { decimalPrice, readPrice } from '../../../api/src/modules/products/index.ts';
import { flag, parseOptions, text } from '../terminal/parse-options.ts';
import { Stop } from '../terminal/stop.ts';

const USAGE = `Uso: npm run price -- CÓDIGO [correo o documento del cliente]
     npm run price -- set CÓDIGO PRECIO [--trade-type barberia] [--by NOMBRE] [--yes]`;

/** A task of `npm run price`. */
export type PriceTask =
  | { do: 'explain'; code: string; customer: string | undefined }
  | {
      do: 'set';
      /** In upper case. */
      code: string;
      price: { pesos: number; text: string | undefined };
      tradeTypeId: string | null;
      isConfirmed: boolean;
      by: string;
    };

const options = { 'trade-type': text, by: text, yes: flag };

/** Parses the command line. Throws Stop with one sentence when it is wrong. */
export function readPriceTask(args: string[]): PriceTask {
  if (args[0] === 'set') return readSet(args.slice(1));
  const [code, customer, ...rest] = args;
  if (!code?.trim() || rest.length > 0) throw new Stop(USAGE);
  return { do: 'explain', code, customer };
}

function readSet(args: string[]): PriceTask {
  const { values, positionals } = parseOptions(args, options, USAGE);
  const [code = '', written = '', ...rest] = positionals.map((one) => one.trim());
  if (!code || !written || rest.length > 0) throw new Stop(USAGE);
  const pesos = readPrice(written);
  if (pesos === undefined) throw new Stop(`«${written}» no es un precio en pesos.`);
  return {
    do: 'set',
    code: code.toUpperCase(),
    price: { pesos, text: decimalPrice(written) },
    tradeTypeId: values['trade-type']?.trim() || null,
    isConfirmed: values.yes ?? false,
    by: values.by?.trim() || userInfo().username,
  };
}
