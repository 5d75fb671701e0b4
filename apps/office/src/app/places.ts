import type { IconProps } from '@tonalia/ui/icon';
import { type Permission } from '../api/session.ts';
import { outlines } from '../components/outlines.ts';
import { texts } from '../messages/texts.es-CO.ts';

interface Place {
  to:
    | '/configuracion/empresa'
    | '/configuracion/salud'
    | '/'
    | '/pedidos'
    | '/alistamiento'
    | '/devoluciones'
    | '/clientes'
    | '/existencias'
    | '/precios'
    | '/preventas'
    | '/mercadeo'
    | '/cobertura'
    | '/pagos'
    | '/productos'
    | '/cartera/recaudos';
  /** Other pages below this path belong to it too. */
  under?: string;
  /** Pages elsewhere that mark it too. */
  also?: readonly string[];
  name: string;
  /** At the foot of a phone, where it is shorter or another word. */
  shortName?: string;
  icon: IconProps['name'];
  /** The letter after G that goes there. */
  letter: string;
  needs: Permission;
}

/** The entries of the menu in their order, in groups. An entry without the permission is not drawn. */
export const placeGroups: readonly (readonly Place[])[] = [
  [
    { to: '/', name: texts.today, icon: outlines.sun, letter: 'h', needs: 'orders.read' },
    { to: '/pedidos', name: texts.orders, icon: outlines.receipt, letter: 'p', needs: 'orders.read' },
    {
      to: '/alistamiento',
      name: texts.picking,
      shortName: texts.pickingOnPhone,
      icon: outlines.pick,
      letter: 'a',
      needs: 'picking.read',
    },
    { to: '/devoluciones', name: texts.returns, icon: outlines.undo, letter: 'd', needs: 'returns.read' },
  ],
  [
    {
      to: '/clientes',
      name: texts.customers,
      icon: 'users',
      letter: 'c',
      needs: 'customers.read',
    },
    { to: '/cartera/recaudos', name: texts.settlements, icon: 'credit', letter: 'r', needs: 'cash.settle' },
    { to: '/pagos', name: texts.payments, icon: 'card', letter: 'o', needs: 'payments.read' },
  ],
  [
    { to: '/productos', name: texts.products, also: ['/importar'], icon: 'box', letter: 'u', needs: 'catalogue.read' },
    { to: '/existencias', name: texts.stock, icon: outlines.boxes, letter: 'e', needs: 'stock.read' },
    { to: '/precios', name: texts.prices, icon: outlines.tags, letter: 'l', needs: 'prices.read' },
    { to: '/preventas', name: texts.presales, icon: 'calendar-clock', letter: 'v', needs: 'presales.read' },
  ],
  [
    { to: '/mercadeo', name: texts.marketing, icon: outlines.megaphone, letter: 'm', needs: 'marketing.read' },
    { to: '/cobertura', name: texts.coverage, icon: outlines.mapPin, letter: 'b', needs: 'coverage.read' },
  ],
  [
    { to: '/configuracion/salud', name: texts.health, icon: outlines.pulse, letter: 's', needs: 'health.read' },
    {
      to: '/configuracion/empresa',
      name: texts.configuration,
      also: ['/configuracion/pagos', '/configuracion/reglas', '/configuracion/operadores', '/configuracion/registro'],
      icon: outlines.gear,
      letter: 'n',
      needs: 'settings.read',
    },
  ],
];

/** Pages of the frame without an entry of their own, that not every role may open. */
export const furtherPages: readonly (Pick<Place, 'name' | 'needs'> & { to: string })[] = [
  { to: '/existencias/compra', name: texts.purchase, needs: 'costs.read' },
  { to: '/configuracion/pagos', name: texts.paymentConfiguration, needs: 'settings.read' },
  { to: '/configuracion/reglas', name: texts.businessRules, needs: 'settings.read' },
  { to: '/configuracion/operadores', name: texts.operators, needs: 'operators.manage' },
  { to: '/configuracion/rutas', name: texts.routes, needs: 'picking.read' },
  { to: '/configuracion/registro', name: texts.audit, needs: 'audit.read' },
  { to: '/importar', name: texts.imports, needs: 'imports.use' },
];
