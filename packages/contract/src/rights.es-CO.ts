import type { ShopPermission } from './rights.ts';

/** Names of the shop's permissions, as a table of roles shows them. */
export const permissionNames: Record<ShopPermission, string> = {
  'session.read': 'Ver su sesión',
  'searches.keep': 'Guardar sus búsquedas',
  'account.open': 'Ingresar o abrir una cuenta',
  'account.use': 'Usar su cuenta',
  'account.close': 'Eliminar su cuenta',
  'registration.send': 'Enviar un registro',
  'business.edit': 'Corregir los datos de su negocio',
  'push.receive': 'Recibir notificaciones en el celular',
  'customer.read': 'Ver sus precios y su nivel',
  'portfolio.use': 'Pedir para sus clientes',
  'addresses.edit': 'Cambiar direcciones de entrega',
  'favourites.edit': 'Cambiar favoritos',
  'formulas.keep': 'Guardar mezclas de sus clientas',
  'favourites.merge': 'Traer los favoritos del dispositivo',
  'cart.edit': 'Armar el carrito',
  'orders.place': 'Hacer pedidos',
  'orders.ask': 'Pedir la aprobación de un pedido',
  'orders.change': 'Cancelar y devolver pedidos',
  'orders.read': 'Ver pedidos',
  'credit.read': 'Ver el cupo y pagarlo',
  'team.manage': 'Manejar las personas de su negocio',
  'payments.make': 'Pagar',
};
