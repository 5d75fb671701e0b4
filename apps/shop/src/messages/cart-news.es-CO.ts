import { count } from './es-CO.ts';

/** Texts of the cart changes. */
export const cartNewsMessages = {
  title: 'Cambios en tu carrito',
  changed: (n: number) => `${n === 1 ? 'Cambió' : 'Cambiaron'} ${count(n, 'producto', 'productos')}`,
  forWhom: (customer: string) => `Carrito de ${customer}`,
  list: 'Productos que cambiaron',
  remove: (name: string) => `Quitar ${name}`,
  swap: 'Cambiar',
  swapFor: (name: string, other: string) => `Cambiar ${name} por ${other}`,
  otherSize: 'Otra presentación',
  otherProduct: 'De la misma categoría',
  left: (n: number) => `hay\u00a0${n.toLocaleString('es-CO')}`,
  before: (units: number) => `Antes, ${units.toLocaleString('es-CO')} und.`,
  sums: {
    price: 'Cambio de precio',
    stock: 'Quedan menos',
    gone: 'Fuera de stock',
  },
  update: 'Actualizar carrito',
  failed: 'No pudimos cargar los cambios',
};
