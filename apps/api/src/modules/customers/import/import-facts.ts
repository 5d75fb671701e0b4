import { plainText } from '@tonalia/rules/plain-text';
import { RowRefused } from '../../../platform/row-import.ts';
import type { Database } from '../../../platform/transaction.ts';
import { listTradeTypes } from '../registration/registration.sql.ts';
import { listImportPlaces, listImportSellers } from './import.sql.ts';

interface ImportPlace {
  cityId: string;
  stateId: string;
  statePlain: string;
}

/** What rows of customers name, by their plain words. */
export interface CustomerImportFacts {
  tradeTypes: ReadonlyMap<string, { id: string; name: string }>;
  sellers: ReadonlyMap<string, { id: string; name: string }[]>;
  places: ReadonlyMap<string, ImportPlace[]>;
}

/** "Bogotá, D.C." and "bogota" are the same place. */
const bare = (text: string): string =>
  plainText(text)
    .replace(/[^a-z0-9ñ@]/g, '')
    .replace(/^(.{4,}?)dc$/, '$1');

/** Trade types, sellers and places with the names that lists give them. */
export async function readImportFacts(db: Database): Promise<CustomerImportFacts> {
  const [tradeTypes, sellers, places] = await Promise.all([
    listTradeTypes(db),
    listImportSellers(db),
    listImportPlaces(db),
  ]);
  return {
    tradeTypes: new Map(
      tradeTypes.flatMap(({ _id: id, name }) => [id, name].map((word) => [bare(word), { id, name }] as const)),
    ),
    sellers: grouped(
      sellers.flatMap(({ id, name, email, phone, code }) =>
        [...new Set([name, email, phone, code].flatMap((word) => (word === null ? [] : [bare(word)])))].map(
          (word) => [word, { id, name }] as const,
        ),
      ),
    ),
    places: grouped(
      places.flatMap(({ cityId, city, stateId, state }) =>
        [cityId, bare(city)].map((word) => [word, { cityId, stateId, statePlain: bare(state) }] as const),
      ),
    ),
  };
}

function grouped<T>(entries: readonly (readonly [string, T])[]): Map<string, T[]> {
  return new Map([...Map.groupBy(entries, ([word]) => word)].map(([word, all]) => [word, all.map(([, one]) => one)]));
}

/** The trade type of a name or id. Throws `RowRefused`. */
export function tradeTypeOf({ tradeTypes }: CustomerImportFacts, typed: string): { id: string; name: string } {
  const found = tradeTypes.get(bare(typed));
  if (!found) throw new RowRefused(`el tipo de negocio «${typed.slice(0, 40)}» no existe`);
  return found;
}

/** The seller of a name, code, phone or mail. Throws `RowRefused`, also when two have the name. */
export function sellerOf({ sellers }: CustomerImportFacts, typed: string): { id: string; name: string } {
  const [found, other] = sellers.get(bare(typed)) ?? [];
  if (!found) throw new RowRefused(`ningún asesor es «${typed.slice(0, 40)}»`);
  if (other) throw new RowRefused(`dos asesores se llaman «${typed.slice(0, 40)}»: escribe su correo`);
  return found;
}

/** The municipality of a name or DANE code, with its department where two have the name. Throws `RowRefused`. */
export function placeOf({ places }: CustomerImportFacts, city: string, state: string | null): ImportPlace {
  const named = places.get(bare(city)) ?? [];
  const found =
    state === null ? named : named.filter(({ stateId, statePlain }) => stateId === state || statePlain === bare(state));
  const [place, other] = found;
  if (!place) throw new RowRefused(`la ciudad «${[city, state].filter(Boolean).join(', ').slice(0, 60)}» no existe`);
  if (other) throw new RowRefused(`hay varias ciudades «${city.slice(0, 40)}»: falta el departamento`);
  return place;
}
