import { type BrandLine, of, split } from './line.ts';

/** Hair care. */
export const hairLines: readonly BrandLine[] = of('hair', [
  {
    code: 'CH',
    category: 'Capilar/Champú',
    form: 'champu',
    names: split(
      'Champú hidratante de coco|Champú reparador con keratina|Champú anticaída con romero|Champú de cebolla y biotina|Champú para cabello graso|Champú sin sal post alisado|Champú de manzanilla para rubios|Champú con aceite de argán|Champú equilibrante de menta|Champú de sábila y miel|Champú para cabello teñido|Champú neutro de lavado|Champú anticaspa|Champú con células madre',
    ),
    contents: [300, 500, 1000],
    unit: 'ml',
    price: [14_900, 24_900],
    description: 'Limpia con suavidad y deja el cabello suelto y con brillo.',
    facts: [
      ['Sal', 'Sin sal añadida'],
      ['Parabenos', 'Sin parabenos'],
    ],
  },
  {
    code: 'AO',
    category: 'Capilar/Acondicionadores',
    form: 'acondicionador',
    names: split(
      'Acondicionador nutritivo de coco|Acondicionador reparador con keratina|Acondicionador para cabello teñido|Acondicionador sin enjuague|Acondicionador de argán|Acondicionador desenredante|Acondicionador de sábila y miel|Acondicionador anticaída',
    ),
    contents: [300, 500, 1000],
    unit: 'ml',
    price: [15_400, 25_900],
    description: 'Desenreda desde la primera pasada del peine y sella la cutícula.',
    facts: [['Enjuague', 'Con enjuague']],
  },
  {
    code: 'MS',
    category: 'Capilar/Mascarillas',
    form: 'tarro',
    names: split(
      'Mascarilla nutritiva de aguacate|Mascarilla hidratante de coco|Mascarilla reparadora con keratina|Mascarilla de cebolla|Mascarilla de colágeno|Mascarilla botox capilar|Mascarilla para cabello teñido|Mascarilla de chontaduro|Mascarilla de karité y cacao',
    ),
    contents: [250, 500, 1000],
    unit: 'g',
    price: [18_900, 31_900],
    description: 'Tratamiento profundo que devuelve cuerpo al cabello maltratado en 10 minutos.',
    facts: [['Tiempo', '10 minutos']],
  },
  {
    code: 'KE',
    category: 'Capilar/Keratinas',
    form: 'bomba',
    names: split(
      'Keratina orgánica alisadora|Alisado progresivo de cacao|Cirugía capilar|Keratina líquida de mantenimiento|Alisado con ácido hialurónico',
    ),
    contents: [1000, 250],
    unit: 'ml',
    price: [78_900, 169_900],
    description: 'Alisa y controla el volumen hasta por cuatro meses. Aplicación en salón.',
    facts: [
      ['Formol', 'Sin formol'],
      ['Duración', '3 a 4 meses'],
    ],
  },
  {
    code: 'AE',
    category: 'Capilar/Aceites y sérums',
    form: 'gotero',
    names: split(
      'Sérum de puntas con argán|Aceite de coco fraccionado|Aceite de ricino|Sérum de brillo con silicona|Aceite de almendras|Gotas de romero|Aceite de moringa|Sérum antifrizz',
    ),
    contents: [30, 60],
    unit: 'ml',
    price: [13_900, 26_900],
    description: 'Controla el frizz y sella las puntas sin dejar peso.',
    facts: [['Uso', 'De medios a puntas']],
  },
  {
    code: 'TC',
    category: 'Capilar/Tratamientos',
    form: 'crema',
    names: split(
      'Crema de peinar nutritiva|Crema de peinar de cebolla|Tónico capilar anticaída|Ampolla de choque|Leche reparadora|Exfoliante capilar|Protector térmico en crema|Loción de crecimiento',
    ),
    contents: [250, 500],
    unit: 'ml',
    price: [12_900, 22_900],
    description: 'Cuidado diario para un cabello dócil y con movimiento.',
    facts: [['Enjuague', 'Sin enjuague']],
  },
]);
