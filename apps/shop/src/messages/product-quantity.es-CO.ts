import { productMessages } from './product.es-CO.ts';

/** Texts of the quantity of a product without shades, or of a combo. A separate file, because pages with shades do not need them. */
export const productQuantityMessages = {
  quantity: 'Cantidad',
  minimum: (n: number) => `Se pide de ${n} en ${n}`,
  inStock: 'Disponible',
  leftAndPresale: (now: number, later: number) => `${productMessages.left(now)} en bodega y ${later} en preventa`,
  presaleLeft: (n: number) => `En preventa, ${n === 1 ? 'queda 1 unidad' : `quedan ${n} unidades`}`,
};
