import { parseArgs } from 'node:util';
import { readCount } from '../../api/src/modules/products/index.ts';
import type { WarehouseToSetUp } from '../../api/src/modules/tracking/index.ts';
import { Stop } from './stop.ts';

const USAGE = `Uso: npm run warehouse -- BODEGA CIUDAD [opciones]
     npm run warehouse -- BOG 11001 --covers 11,25 --fee 9900

  BODEGA               tres letras
  CIUDAD               código DANE del municipio donde está
  --covers 11,25,05001 departamentos y municipios adonde entrega (el departamento de su ciudad)
  --fee 9900           lo que cuesta el envío, en pesos (0)
  --lead-days 1        días que tarda un pedido en salir (1)
  --days 1,2,3,4,5,6   días de la semana en que entrega, 1 es lunes (lunes a sábado)`;

/** What the command is asked to do; throws Stop for what it cannot understand. */
export function readWarehouse(args: string[]): WarehouseToSetUp {
  const { values, positionals } = parse(args);
  const [id = '', cityId = '', ...rest] = positionals;
  if (!/^[A-Za-z]{3}$/.test(id) || !/^\d{5}$/.test(cityId) || rest.length > 0) throw new Stop(USAGE);
  const weekdays = listOf(values.days ?? '1,2,3,4,5,6').map(Number);
  if (weekdays.length === 0 || weekdays.some((day) => !Number.isInteger(day) || day < 1 || day > 7))
    throw new Stop(`Los días de --days van de 1 (lunes) a 7, y son «${values.days}».`);
  return {
    id: id.toUpperCase(),
    cityId,
    covers: listOf(values.covers ?? ''),
    leadDays: readNumber('--lead-days', values['lead-days'] ?? '1', 30),
    weekdays,
    shippingFee: readNumber('--fee', values.fee ?? '0', 10_000_000),
  };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { covers: text, fee: text, 'lead-days': text, days: text },
    });
  } catch {
    throw new Stop(USAGE);
  }
}

const listOf = (text: string): string[] => [...new Set(text.split(',').flatMap((part) => part.trim() || []))];

function readNumber(option: string, text: string, most: number): number {
  const number = readCount(text);
  if (number === undefined || number > most)
    throw new Stop(`${option} debe ser un número entero hasta ${most}, y es «${text}».`);
  return number;
}
