import { formatNumber } from '@tonalia/rules/money';

const customers = (count: number): string => (count === 1 ? '1 cliente' : `${formatNumber(count)} clientes`);

/** Words of what is done with many customers at once. */
export const customerBulkTexts = {
  bulk: 'Acciones sobre los clientes elegidos',
  count: customers,
  owed: (amount: string) => `deben ${amount}`,
  chooseAll: 'Elegir todos los de la página',
  chooseOne: (name: string) => `Elegir ${name}`,
  choose: 'elegir',
  clearChoice: 'Quitar la selección',
  assign: 'Asignar asesor',
  export: 'Exportar',
  title: (count: string) => `Asignar ${count}`,
  titleAll: (count: string) => `Asignar los ${count} clientes`,
  seller: 'Asesor',
  chooseSeller: 'Elige a quién pasan',
  direct: 'Directo, sin asesor',
  checking: 'Revisando los clientes',
  moves: 'Cambian de asesor',
  from: (name: string | null) => (name === null ? 'Sin asesor' : `De ${name}`),
  stays: 'Ya estaban ahí',
  cannot: 'No se puede',
  nothing: 'Ninguno cambia.',
  after: (name: string) => `${name} queda con`,
  begun: 'Lo que tienen empezado',
  carts: (count: number) =>
    count === 1
      ? '1 carrito de su asesor con productos. El asesor nuevo no lo ve.'
      : `${formatNumber(count)} carritos de su asesor con productos. El asesor nuevo no los ve.`,
  waiting: (count: number) =>
    count === 1
      ? '1 pedido con novedad que su asesor no ha resuelto. Ya no podrá enviarlo.'
      : `${formatNumber(count)} pedidos con novedad que su asesor no ha resuelto. Ya no podrá enviarlos.`,
  noneBegun: 'No tienen carritos de su asesor ni pedidos por resolver.',
  onPhones:
    'Los pedidos que un asesor tomó sin red y todavía están en su celular no se ven desde aquí, y ya no podrá enviarlos.',
  ordersStay: 'Los pedidos que ya hicieron y lo que deben no cambian.',
  cancel: 'Cancelar',
  act: (count: number) => (count === 0 ? 'Asignar' : `Asignar ${customers(count)}`),
  done: (changed: number, name: string) =>
    changed === 1 ? `1 cliente pasó a ${name}` : `${customers(changed)} pasaron a ${name}`,
  partly: (changed: number, all: number) => `Cambiaron ${formatNumber(changed)} de ${customers(all)}`,
  undone: (changed: number, all: number) =>
    changed === all
      ? changed === 1
        ? '1 cliente volvió a su asesor'
        : `${customers(changed)} volvieron a su asesor`
      : `${formatNumber(changed)} de ${customers(all)} volvieron a su asesor`,
  theirDirect: 'Directo',
} as const;
