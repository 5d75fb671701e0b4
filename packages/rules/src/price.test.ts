import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Deal, type PriceFacts, priceOf } from './price.ts';
import { priceSentences } from './price-steps.ts';

const facts = (given: Partial<PriceFacts> = {}): PriceFacts => ({
  productId: '1',
  manufacturerId: '10',
  categoryId: '21',
  parentCategoryId: '20',
  basePrice: 10_000,
  tradePrice: null,
  programmed: [],
  ...given,
});

const deal = (given: Partial<Deal> = {}): Deal => ({
  id: '1',
  name: 'Mes del tinte',
  discountType: 'percentage',
  amount: 20,
  productId: '1',
  manufacturerId: null,
  categoryId: null,
  minQuantity: 1,
  ...given,
});

const temporada = { id: '5', name: 'Temporada', amount: 9_000, replaces: false };
const own = (amount: number, replaces = false) => ({ id: '6', name: 'Distribuidores', amount, replaces });

describe('the price of a unit', () => {
  test.each<[string, Partial<PriceFacts>, Deal[], number, number, number]>([
    ['without anything is the list price', {}, [], 1, 10_000, 10_000],
    ['is that of the trade type where there is one', { tradePrice: 8_000 }, [], 1, 8_000, 8_000],
    ['in a programmed window is the programmed one', { programmed: [temporada] }, [], 1, 9_000, 10_000],
    ['takes a percentage off', {}, [deal()], 1, 8_000, 10_000],
    ['takes a value off', {}, [deal({ discountType: 'value', amount: 1_500 })], 1, 8_500, 10_000],
    ['takes the deal off the programmed price', { programmed: [temporada] }, [deal()], 1, 7_200, 10_000],
    ['takes the better of two deals, never both', {}, [deal(), deal({ id: '2', amount: 30 })], 1, 7_000, 10_000],
    ['waits for the minimum of a deal', {}, [deal({ minQuantity: 6 })], 5, 10_000, 10_000],
    ['gets the deal at its minimum', {}, [deal({ minQuantity: 6 })], 6, 8_000, 10_000],
    ['gets the deal of the brand', {}, [deal({ productId: null, manufacturerId: '10' })], 1, 8_000, 10_000],
    ['gets the deal of the category', {}, [deal({ productId: null, categoryId: '21' })], 1, 8_000, 10_000],
    ['gets the deal of the parent category', {}, [deal({ productId: null, categoryId: '20' })], 1, 8_000, 10_000],
    ['knows no deal of another product', {}, [deal({ productId: '2' })], 1, 10_000, 10_000],
    ['knows no deal of another brand', {}, [deal({ productId: null, manufacturerId: '11' })], 1, 10_000, 10_000],
    ['knows no deal of another category', {}, [deal({ productId: null, categoryId: '22' })], 1, 10_000, 10_000],
    ['is never nothing', {}, [deal({ discountType: 'value', amount: 50_000 })], 1, 1, 10_000],
    ['is whole pesos', { basePrice: 9_999 }, [deal({ amount: 33 })], 1, 6_699, 9_999],
    [
      'is not raised by a programmed price above the trade type’s',
      { basePrice: 40_000, tradePrice: 32_000, programmed: [{ ...temporada, amount: 36_000 }] },
      [],
      1,
      32_000,
      32_000,
    ],
    [
      'is raised by a programmed price that replaces',
      { tradePrice: 8_000, programmed: [{ ...temporada, amount: 12_000, replaces: true }] },
      [],
      1,
      12_000,
      12_000,
    ],
    ['is the lowest of two programmed prices', { programmed: [own(9_500), temporada] }, [], 1, 9_000, 10_000],
    [
      'is that of the trade type where two replace',
      { programmed: [own(13_000, true), { ...temporada, replaces: true }] },
      [],
      1,
      13_000,
      13_000,
    ],
    [
      'is lowered by a programmed price beside one that replaces',
      { programmed: [own(8_000), { ...temporada, amount: 12_000, replaces: true }] },
      [],
      1,
      8_000,
      10_000,
    ],
  ])('%s · D-67', (_title, given, deals, quantity, price, originalPrice) => {
    expect(priceOf(facts(given), deals, quantity)).toMatchObject({ price, originalPrice });
  });

  test('says which programmed price and which deal made it', () => {
    const given = [facts({ programmed: [temporada] }), [deal({ id: '7' })], 1] as const;
    expect(priceOf(...given)).toEqual({
      price: 7_200,
      originalPrice: 10_000,
      discount: { value: 2_800, percent: 28 },
      programmedPriceId: '5',
      programmedPriceName: 'Temporada',
      applicableDealsId: '7',
    });
    expect(priceSentences(...given)).toEqual([
      'Precio de lista: $\u00A010.000',
      'Precio programado «Temporada»: $\u00A09.000',
      'Oferta «Mes del tinte» (20 % menos): $\u00A07.200',
    ]);
  });

  test('says why a programmed price does not hold, or that it replaces · D-67', () => {
    const dear = { ...temporada, amount: 36_000 };
    const why = (programmed: PriceFacts['programmed']) =>
      priceSentences(facts({ tradePrice: 32_000, programmed }), [], 1).slice(1);
    expect(why([dear])).toEqual([
      'Precio programado «Temporada»: $\u00A036.000, no se aplica: hay un precio igual o menor',
    ]);
    expect(why([{ ...dear, replaces: true }])).toEqual([
      'Precio programado «Temporada»: $\u00A036.000, reemplaza el precio anterior',
    ]);
    expect(why([own(35_000, true), { ...dear, replaces: true }])).toEqual([
      'Precio programado «Distribuidores»: $\u00A035.000, reemplaza el precio anterior',
      'Precio programado «Temporada»: $\u00A036.000, no se aplica: rige el del tipo de negocio',
    ]);
    expect(priceOf(facts({ tradePrice: 32_000, programmed: [dear] }), [], 1)).toMatchObject({
      programmedPriceId: null,
      programmedPriceName: null,
    });
  });

  test('names a price agreed with the customer, which replaces before that of the trade type (OFC-407)', () => {
    const agreed = { id: '7', name: 'Convenio', amount: 13_000, replaces: true, isAgreed: true as const };
    const why = (programmed: PriceFacts['programmed']) => priceSentences(facts({ programmed }), [], 1).slice(1);
    expect(why([agreed, own(12_000, true)])).toEqual([
      'Precio pactado «Convenio»: $\u00A013.000, reemplaza el precio anterior',
      'Precio programado «Distribuidores»: $\u00A012.000, no se aplica: rige el pactado con el cliente',
    ]);
    expect(why([{ ...agreed, amount: 9_500, replaces: false }, temporada])).toEqual([
      'Precio pactado «Convenio»: $\u00A09.500, no se aplica: hay un precio igual o menor',
      'Precio programado «Temporada»: $\u00A09.000',
    ]);
  });

  test('names no price or deal that changes nothing', () => {
    const equal = { ...temporada, amount: 10_000 };
    expect(priceOf(facts({ programmed: [equal] }), [deal({ minQuantity: 2 })], 1)).toMatchObject({
      discount: null,
      programmedPriceId: null,
      applicableDealsId: null,
    });
  });

  test('of two deals alike is that of the older one, whatever their order', () => {
    const [older, newer] = [deal({ id: '9' }), deal({ id: '10' })];
    expect(priceOf(facts(), [newer, older], 1).applicableDealsId).toBe('9');
    expect(priceOf(facts(), [older, newer], 1).applicableDealsId).toBe('9');
  });
});

describe('whatever the facts', () => {
  const amounts = fc.integer({ min: 1, max: 100_000_000 });
  const anyProgrammed = fc.record({
    id: fc.constant('5'),
    name: fc.constant('Temporada'),
    amount: amounts,
    replaces: fc.boolean(),
  });
  const anyFacts = fc.record({
    basePrice: amounts,
    tradePrice: fc.option(amounts),
    programmed: fc.array(anyProgrammed, { maxLength: 2 }),
  });
  const anyDeal = fc.record({
    id: fc.integer({ min: 1, max: 99 }).map(String),
    productId: fc.constantFrom('1', '2'),
    minQuantity: fc.integer({ min: 1, max: 20 }),
    discountType: fc.constant('percentage' as const),
    amount: fc.integer({ min: 1, max: 90 }),
  });
  const anyValueDeal = fc.record({
    id: fc.integer({ min: 1, max: 99 }).map(String),
    discountType: fc.constant('value' as const),
    amount: amounts,
  });
  const anyDeals = fc.array(
    fc.oneof(anyDeal, anyValueDeal).map((given) => deal(given)),
    { maxLength: 8 },
  );
  const quantities = fc.integer({ min: 1, max: 9_999 });

  test('a price is whole pesos, at least one, and never above the original', () => {
    fc.assert(
      fc.property(anyFacts, anyDeals, quantities, (given, deals, quantity) => {
        const { price, originalPrice, discount } = priceOf(facts(given), deals, quantity);
        expect(Number.isSafeInteger(price) && price >= 1 && price <= originalPrice).toBe(true);
        expect(discount?.value ?? 0).toBe(originalPrice - price);
        expect(discount?.percent ?? 0).toSatisfy((percent: number) => percent >= 0 && percent <= 100);
      }),
    );
  });

  test('buying more never costs more a unit, and one more deal never either', () => {
    fc.assert(
      fc.property(anyFacts, anyDeals, anyDeal, quantities, (given, deals, extra, quantity) => {
        const { price } = priceOf(facts(given), deals, quantity);
        expect(priceOf(facts(given), deals, quantity + 1).price).toBeLessThanOrEqual(price);
        expect(priceOf(facts(given), [...deals, deal(extra)], quantity).price).toBeLessThanOrEqual(price);
      }),
    );
  });

  test('one more programmed price that does not replace never raises what is paid · D-67', () => {
    fc.assert(
      fc.property(
        anyFacts,
        anyDeals,
        anyProgrammed,
        quantities,
        fc.boolean(),
        (given, deals, extra, quantity, isOwn) => {
          const price = { ...extra, replaces: false };
          const programmed = isOwn ? [price, ...given.programmed] : [...given.programmed, price];
          const before = priceOf(facts(given), deals, quantity).price;
          expect(priceOf(facts({ ...given, programmed }), deals, quantity).price).toBeLessThanOrEqual(before);
        },
      ),
    );
  });

  test('the order of the deals changes nothing', () => {
    fc.assert(
      fc.property(anyFacts, anyDeals, quantities, (given, deals, quantity) => {
        const unique = [...new Map(deals.map((one) => [one.id, one])).values()];
        expect(priceOf(facts(given), unique.toReversed(), quantity)).toEqual(priceOf(facts(given), unique, quantity));
      }),
    );
  });
});
