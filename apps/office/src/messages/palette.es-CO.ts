/** Words of the palette: the search of everything, with ⌘K. */
export const paletteTexts = {
  placeholder: 'Pedido, cliente, NIT, teléfono, tono o producto',
  groups: 'Grupos',
  results: 'Resultados',
  group: {
    all: 'Todo',
    orders: 'Pedidos',
    customers: 'Clientes',
    shades: 'Tonos',
    products: 'Productos',
    places: 'Ir a',
  },
  catalogue: 'Productos y tonos',
  acts: 'Acciones',
  forCustomer: (name: string) => `para ${name}`,
  opened: 'Abiertos hace poco',
  otherTab: 'en otra pestaña',
  move: 'moverse',
  none: (words: string) => `Nada con «${words}»`,
  noneText: 'Prueba con el código, el NIT o una parte del nombre.',
  failed: 'No pudimos buscar.',
  missing: (groups: string) => `Ahora no pudimos buscar en ${groups}.`,
  found: (count: number, group: string) => `${count === 1 ? '1 resultado' : `${count} resultados`} en ${group}`,
  keys: 'Tab cambia el grupo. Flechas para moverte, Enter para abrir.',
  debt: (pesos: string) => `debe ${pesos}`,
  units: (units: string) => `${units} und.`,
  today: 'hoy',
  yesterday: 'ayer',
  inShop: 'en la tienda',
  shortcuts: 'Atajos de teclado',
};

/** The shortcuts of the office, in the order of the list that `?` opens. */
export const shortcutTexts: readonly { title: string; keys: readonly [keys: string, does: string][] }[] = [
  {
    title: 'En todas partes',
    keys: [
      ['⌘ K', 'Buscar'],
      ['?', 'Ver los atajos'],
      ['[', 'Plegar el menú'],
      ['Esc', 'Cerrar o volver'],
    ],
  },
  {
    title: 'En las listas',
    keys: [
      ['/', 'Buscar en la lista'],
      ['J K', 'Bajar y subir'],
      ['X', 'Elegir'],
      ['⇧ X', 'Elegir un rango'],
      ['⌘ A', 'Elegir la página'],
      ['↵', 'Abrir'],
    ],
  },
  {
    title: 'Sobre lo elegido',
    keys: [
      ['A', 'Hacer lo que sigue'],
      ['R', 'Rechazar'],
      ['⌘ ↵', 'Guardar'],
    ],
  },
];
