import { readCount } from '../../../api/src/modules/products/index.ts';
import type { WarehouseEdit } from '../../../api/src/modules/tracking/index.ts';
import { flag, parseOptions, text } from '../terminal/parse-options.ts';
import { Stop } from '../terminal/stop.ts';

const USAGE = `Uso: npm run warehouse -- list
     npm run warehouse -- BODEGA [CIUDAD] [opciones]
     npm run warehouse -- BOG 11001 --covers 11,25 --fee 9900

  BODEGA               tres letras
  CIUDAD               código DANE del municipio donde está; una bodega nueva la necesita
  --covers 11,25,05001 departamentos y municipios adonde entrega, además de los que ya tiene
  --fee 9900           lo que cuesta el envío, en pesos
  --lead-days 1        días que tarda un pedido en salir
  --days 1,2,3,4,5,6   días de la semana en que entrega, 1 es lunes
  --yes                acepta mudar la bodega o quitarle municipios a otra

Lo que no se nombra queda como está. Una bodega nueva entrega en el departamento de su ciudad, sin costo, al día siguiente, de lunes a sábado.`;

/** A task of `npm run warehouse`: list all warehouses, or create or change one. */
export type WarehouseTask = { do: 'list' } | { do: 'set'; edit: WarehouseEdit; isConfirmed: boolean };

const options = { covers: text, fee: text, 'lead-days': text, days: text, yes: flag };

/** Reads the command line; throws Stop with one sentence when it is wrong. */
export function readWarehouseTask(args: string[]): WarehouseTask {
  const { values, positionals } = parseOptions(args, options, USAGE);
  if (positionals[0] === 'list' && args.length === 1) return { do: 'list' };
  const [id = '', cityId, ...rest] = positionals;
  if (!/^[A-Za-z]{3}$/.test(id) || (cityId !== undefined && !/^\d{5}$/.test(cityId)) || rest.length > 0)
    throw new Stop(USAGE);
  const edit: WarehouseEdit = {
    id: id.toUpperCase(),
    ...(cityId !== undefined && { cityId }),
    ...(values.covers !== undefined && { covers: listOf(values.covers) }),
    ...(values['lead-days'] !== undefined && { leadDays: readNumber('--lead-days', values['lead-days'], 30) }),
    ...(values.days !== undefined && { weekdays: readWeekdays(values.days) }),
    ...(values.fee !== undefined && { shippingFee: readNumber('--fee', values.fee, 10_000_000) }),
  };
  return { do: 'set', edit, isConfirmed: values.yes === true };
}

const listOf = (text: string): string[] => [...new Set(text.split(',').flatMap((part) => part.trim() || []))];

function readWeekdays(text: string): number[] {
  const weekdays = listOf(text).map(Number);
  if (weekdays.length === 0 || weekdays.some((day) => !Number.isInteger(day) || day < 1 || day > 7))
    throw new Stop(`Los días de --days van de 1 (lunes) a 7, y son «${text}».`);
  return weekdays;
}

function readNumber(option: string, text: string, most: number): number {
  const number = readCount(text);
  if (number === undefined || number > most)
    throw new Stop(`${option} debe ser un número entero hasta ${most}, y es «${text}».`);
  return number;
}
