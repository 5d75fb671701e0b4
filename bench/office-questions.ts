import type pg from 'pg';

/** Distinct texts of one kind, as operators type them into the office's search. */
interface OfficeQuestions {
  name: string;
  words: string[];
}

const EACH = 56;
const pairs = [...'abcdefghijlmnoprstuvz'].flatMap((one) => [...'aeioulr'].map((other) => one + other));

/** What operators search for: a customer, an order, a shade, a product; finished and unfinished. */
export async function officeQuestions(db: pg.Pool): Promise<OfficeQuestions[]> {
  const column = async (text: string): Promise<string[]> =>
    (await db.query<{ value: string }>(`${text} limit ${EACH}`)).rows.map(({ value }) => value);
  const customers = await column(`select name as value from auth.customer order by md5(id::text)`);
  const documents = await column(
    `select document_number as value from auth.customer where document_type = 'NIT' order by md5(id::text)`,
  );
  const phones = await column(
    `select phone as value from auth.identity where phone is not null order by md5(id::text)`,
  );
  const codes = await column(`select code as value from purchase.order order by md5(id::text)`);
  const shades = await column(`select code as value from products.version where active order by md5(id::text)`);
  const products = await column(`select name as value from products.product where active order by md5(id::text)`);
  const people = await column(
    `select name || ' ' || last_name as value from auth.identity where role = 'Admin customer' order by md5(id::text)`,
  );
  const of = (text: string, n: number): string => text.slice(0, 3 + (n % 5));
  return [
    { name: 'two letters', words: pairs.slice(0, EACH) },
    { name: 'the beginning of a name', words: customers.map((name, n) => of(name.slice(name.indexOf(' ') + 1), n)) },
    { name: 'the common word "salón" and a name', words: customers.map((name, n) => `salón ${of(name, n)}${n}`) },
    { name: 'the name of a customer', words: customers },
    { name: 'the person of an account', words: people },
    { name: 'NIT', words: documents },
    { name: 'the beginning of a NIT', words: documents.map((number, n) => of(number, n)) },
    { name: 'telephone', words: phones },
    { name: 'code of an order', words: codes },
    { name: 'code of an order without prefix', words: codes.map((code) => code.slice(code.indexOf('-') + 1)) },
    { name: 'code of a shade', words: shades },
    { name: 'name of a product', words: products },
    { name: 'nothing there', words: codes.map((code) => `zzq ${code.slice(-4)} wwk`) },
  ];
}
