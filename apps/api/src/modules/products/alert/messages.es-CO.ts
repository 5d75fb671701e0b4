import { formatPesos } from '@tonalia/rules/money';

/** The two lines of the notice of an alert; `place` is the city that is served. */
export interface AlertWords {
  name: string;
  stock: number;
  place: string;
  price: number;
  priceThen: number;
}

export const backInStock = ({ name, stock, place }: AlertWords) => ({
  title: `${name} volvió`,
  text: `${stock} ${stock === 1 ? 'disponible' : 'disponibles'} en ${place}`,
});

export const cheaper = ({ name, price, priceThen }: AlertWords) => ({
  title: `${name} bajó a ${formatPesos(price)}`,
  text: `Antes ${formatPesos(priceThen)}`,
});

export const cheaperNow = ({ name, price, priceThen }: AlertWords) => ({
  title: `${name} bajó de precio`,
  text: `Ahora ${formatPesos(price)}, antes ${formatPesos(priceThen)}`,
});

/** The words of the button of the notice. */
export const addUnits = (quantity: number): string => `Agregar ${quantity}`;
