import { type BrandLine, of, split } from './line.ts';

/** Tools and supplies. */
export const toolLines: readonly BrandLine[] = of('tools', [
  {
    code: 'BP',
    category: 'Accesorios/Brochas y pinceles',
    form: 'brocha',
    names: split(
      'Brocha para polvo|Brocha para base|Brocha de rubor|Set de 12 brochas|Pincel para cejas|Pincel difuminador|Pincel para acrílico n.º 8|Pincel liner para uñas|Esponja para base',
    ),
    contents: [1],
    unit: 'und',
    price: [8_900, 39_900],
    description: 'Cerda sintética suave que no suelta pelo.',
    facts: [['Cerda', 'Sintética']],
  },
  {
    code: 'PE',
    category: 'Accesorios/Peines y cepillos',
    form: 'brocha',
    names: split(
      'Cepillo térmico 32 mm|Cepillo térmico 45 mm|Cepillo desenredante|Peine de cola|Peine de corte|Cepillo raqueta|Set de peines de carbono',
    ),
    contents: [1],
    unit: 'und',
    price: [6_900, 29_900],
    minQuantity: 3,
    description: 'Resiste el calor y los químicos del salón.',
    facts: [['Material', 'Carbono y nailon']],
  },
  {
    code: 'CC',
    category: 'Accesorios/Capas',
    form: 'sobre',
    names: split(
      'Capa de corte antifluido|Capa para tinte|Delantal de estilista|Toallas desechables por 100|Cuello desechable por 500',
    ),
    contents: [1],
    unit: 'und',
    price: [14_900, 42_900],
    description: 'Impermeable y fácil de limpiar.',
    facts: [['Material', 'Antifluido']],
  },
  {
    code: 'GN',
    category: 'Accesorios/Guantes',
    form: 'sobre',
    names: split(
      'Guantes de nitrilo negro talla S|Guantes de nitrilo negro talla M|Guantes de nitrilo negro talla L|Guantes de látex talla M|Guantes de vinilo talla M',
    ),
    contents: [100],
    unit: 'und',
    price: [24_900, 34_900],
    minQuantity: 1,
    description: 'Caja por 100 unidades, sin polvo.',
    facts: [['Unidades', '100']],
  },
  {
    code: 'PL',
    category: 'Accesorios/Planchas',
    form: 'compacto',
    names: split(
      'Plancha de titanio 1 pulgada|Plancha de cerámica|Secador profesional 2.200 W|Rizador de 25 mm|Cepillo secador',
    ),
    contents: [1],
    unit: 'und',
    price: [119_900, 389_900],
    description: 'Calienta en 30 segundos y conserva la temperatura.',
    facts: [
      ['Garantía', '12 meses'],
      ['Voltaje', '110 V'],
    ],
  },
  {
    code: 'AP',
    category: 'Accesorios/Aplicadores',
    form: 'champu',
    names: split(
      'Aplicador de tinte con escala|Coca para tinte|Brocha de tinte por 3|Gorro para rayitos|Papel aluminio por 50 m|Pinzas separadoras por 12',
    ),
    contents: [1],
    unit: 'und',
    price: [3_900, 18_900],
    minQuantity: 12,
    description: 'Básico de la estación de color.',
    facts: [['Uso', 'Profesional']],
  },
]);
