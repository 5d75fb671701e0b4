import { describe, expect, test } from 'vitest';
import { readStatement } from './statement.rules.ts';

const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line, at) => ({ rowNo: at + 1, cells: line.trim().split(';') }));
const read = (text: string) => readStatement(rowsOf(text));

describe('a statement (OFC-109)', () => {
  test('of Bancolombia has a preamble, and a signed amount', () => {
    expect(
      read(`Bancolombia;Cuenta de ahorros 912-445555-12
        Periodo;16/11/2026 a 22/11/2026
        Fecha;Descripción;Sucursal;Referencia;Valor
        22/11/2026;TRANSF CTA RUEDA BELLEZA;084;48191;1.400.000,00
        20/11/2026;COMISION WOMPI NOV;084;;-214.900,00`),
    ).toEqual({
      account: 'Bancolombia ··5512',
      errors: [],
      lines: [
        { rowNo: 4, day: '2026-11-22', amount: 1_400_000, reference: '48191', description: 'TRANSF CTA RUEDA BELLEZA' },
        { rowNo: 5, day: '2026-11-20', amount: -214_900, reference: '', description: 'COMISION WOMPI NOV' },
      ],
    });
  });

  test('of Davivienda has debits and credits, that of BBVA two dates', () => {
    const davivienda = read(`Fecha;Documento;Descripción;Oficina;Débito;Crédito;Saldo
      21/11/2026;77;ABONO;1;0,00;346.800,00;1.000.000,00
      21/11/2026;78;RETIRO;1;12.000,00;;988.000,00`);
    expect(davivienda?.lines.map(({ amount, reference }) => [amount, reference])).toEqual([
      [346_800, '77'],
      [-12_000, '78'],
    ]);
    const bbva = read(`FECHA OPERACIÓN;FECHA VALOR;CONCEPTO;NÚMERO DE MOVIMIENTO;IMPORTE;SALDO
      2026-11-21;2026-11-21;TRANSFERENCIA;991;512700;1`);
    expect(bbva?.lines).toMatchObject([{ day: '2026-11-21', amount: 512_700, reference: '991' }]);
  });

  test('names each row that is no line, with the reason, and keeps the others', () => {
    const statement = read(`Fecha;Descripción;Valor
      31/02/2026;X;10.000
      22/11/2026;X;10.000,50
      22/11/2026;X;mil
      22/11/2026;=HYPERLINK("http://x");20.000
      ;;
      22/11/2026;X;999.999.999.999`);
    expect(statement?.errors).toEqual([
      { row: 2, message: 'la fecha «31/02/2026» no es un día' },
      { row: 3, message: 'el valor «10.000,50» tiene centavos' },
      { row: 4, message: 'el valor «mil» no es un número' },
      { row: 7, message: 'el valor «999.999.999.999» es demasiado grande' },
    ]);
    expect(statement?.lines).toMatchObject([{ amount: 20_000, description: '=HYPERLINK("http://x")' }]);
  });

  test('names a row of nothing, with one column of values or with two', () => {
    expect(read('Fecha;Valor\n22/11/2026;0\n22/11/2026;0,00')).toMatchObject({
      lines: [],
      errors: [
        { row: 2, message: 'el valor es cero' },
        { row: 3, message: 'el valor es cero' },
      ],
    });
    expect(read('Fecha;Débito;Crédito\n22/11/2026;0;0')?.errors).toEqual([{ row: 2, message: 'el valor es cero' }]);
  });

  test.each([
    ['Nequi;Del 2026-11-01 al 2026-11-30;Cuenta 3001234567', 'Nequi ··4567'],
    ['Periodo 20261101;01-11-2026;912-445555-12', '··5512'],
    ['Bancolombia;Del 2026-11-01 al 2026-11-30', null],
    ['', null],
  ])('with the preamble «%s» is of the account %s', (preamble, account) => {
    expect(read(`${preamble}\nFecha;Valor\n22/11/2026;1.000`)?.account).toBe(account);
  });

  test('has a date and one column of values at least, in its first 25 rows', () => {
    const amounts = (text: string) => read(text)?.lines.map(({ amount }) => amount);
    expect(amounts('Fecha;Cargo\n22/11/2026;1.000')).toEqual([-1_000]);
    expect(amounts('Fecha;Abono\n22/11/2026;1.000')).toEqual([1_000]);
    for (const none of ['Fecha;Descripción', 'Valor;Descripción', 'hola;mundo'])
      expect(read(`${none}\n22/11/2026;1`)).toBeUndefined();
    const after = (rows: number) => amounts(`${'Bancolombia\n'.repeat(rows)}Fecha;Valor\n22/11/2026;1.000`);
    expect([after(24), after(25)]).toEqual([[1_000], undefined]);
  });

  test('names a row that has a date or a value only, and cuts long texts', () => {
    const statement = read(`Fecha;Referencia;Descripción;Valor;Débito;Crédito
      ;X;X;10.000;;
      ;X;X;;10.000;
      ;X;X;;;10.000
      22/11/2026;X;X;;;
      el veintidós de noviembre;X;X;10.000;;
      22/11/2026;${'r'.repeat(90)};${'d'.repeat(250)};10.000;;`);
    expect(statement?.errors.map(({ message }) => message)).toEqual([
      'la fecha «» no es un día',
      'la fecha «» no es un día',
      'la fecha «» no es un día',
      'el valor es cero',
      'la fecha «el veintidós de novi» no es un día',
    ]);
    expect(statement?.lines.map(({ reference, description }) => [reference.length, description.length])).toEqual([
      [80, 200],
    ]);
  });
});
