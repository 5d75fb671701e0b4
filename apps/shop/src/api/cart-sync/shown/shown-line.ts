import type { QueryClient } from '@tanstack/react-query';
import type { Product, ProductCard, Version } from '@tonalia/contract/products';
import type { CartProduct, CartView } from '@tonalia/contract/purchase';
import type { AddRequest, LineKey, EditableLine } from '../cart-line.ts';
import { findLine } from '../cart-line.ts';
import { keys } from '../../queries/queries.ts';

type LoadedProduct = ProductCard | Product;

/** The line to show before the server confirms it: from the cart, else from the loaded data of its product. */
export function shownLine(cache: QueryClient, line: EditableLine, quantity: number): CartProduct | undefined {
  const there = findLine(cache.getQueryData<CartView>(keys.cart), line);
  if (there) return { ...there, quantity };
  const product = knownProduct(cache, line.productId);
  return product && lineOf(product, line, quantity);
}

/** The lines that an addition creates, with the units added to each; stock and presale are separate lines. */
export function addedLines(cache: QueryClient, body: AddRequest): CartProduct[] {
  const { productId, code, versions, assemblies = [] } = body;
  const choice = assemblies.flatMap(({ versionCode }) => versionCode ?? []).join('+');
  const combo = choice === '' ? {} : { assemblyCode: code, assemblyVersionCode: choice };
  const wishes = versions?.map((one) => ({ ...one, versionCode: one.code })) ?? [{ ...body, versionCode: null }];
  return wishes.flatMap(({ versionCode, quantity, quantityPresale }) => {
    const key = { productId, code, versionCode, ...combo };
    return [
      { ...key, advancedPurchasing: false, units: unitsOf(quantity) },
      { ...key, advancedPurchasing: true, units: unitsOf(quantityPresale) },
    ].flatMap(({ units, ...line }) => (units > 0 ? (shownLine(cache, line, units) ?? []) : []));
  });
}

const unitsOf = (quantity: unknown): number => (typeof quantity === 'number' ? quantity : 0);

/** Finds a product in the loaded data; the full product is preferred to its card. */
function knownProduct(cache: QueryClient, productId: string): LoadedProduct | undefined {
  let card: LoadedProduct | undefined;
  for (const { state } of cache.getQueryCache().getAll()) {
    const found = findIn(state.data, productId, 0);
    if (found && 'versions' in found) return found;
    card ??= found;
  }
  return card;
}

/** Search depth that reaches the products in the pages of a list. */
const DEEPEST = 6;

function findIn(data: unknown, productId: string, depth: number): LoadedProduct | undefined {
  if (typeof data !== 'object' || data === null || depth > DEEPEST) return undefined;
  if (isProduct(data, productId)) return data;
  for (const inside of Object.values(data)) {
    const found = findIn(inside, productId, depth + 1);
    if (found) return found;
  }
  return undefined;
}

const isProduct = (thing: object, productId: string): thing is LoadedProduct =>
  '_id' in thing && thing._id === productId && 'minQuantity' in thing && 'manufacturer' in thing;

function lineOf(product: LoadedProduct, key: LineKey, quantity: number): CartProduct {
  const version = 'versions' in product ? product.versions.find(({ code }) => code === key.versionCode) : undefined;
  const { price, originalPrice } = version ?? product;
  const { advancedPurchasing = false, versionCode = null, assemblyCode = null, assemblyVersionCode = null } = key;
  const { _id: productId, code, name, manufacturer, minQuantity, tile, dispatchDate } = product;
  return {
    productId,
    code,
    versionCode,
    assemblyCode,
    assemblyVersionCode,
    advancedPurchasing,
    isPreSales: advancedPurchasing,
    dispatchDate: advancedPurchasing ? dispatchDate : null,
    quantity,
    minQuantity,
    name,
    manufacturer,
    tile,
    price,
    originalPrice,
    stock: version?.quantityAvailable ?? Math.max(product.stock, product.presaleLeft),
    versionName: version ? nameOf(version) : null,
    color: version?.color ?? null,
    image: version?.image ?? product.image,
    amount: price * quantity,
  };
}

const nameOf = ({ attributes }: Version): string | null => attributes.map(({ value }) => value).join(', ') || null;
