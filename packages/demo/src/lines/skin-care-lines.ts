import { type BrandLine, of, split } from './line.ts';

/** Face and body. */
export const skinCareLines: readonly BrandLine[] = of('face', [
  {
    code: 'LM',
    category: 'Facial/Limpieza',
    form: 'bomba',
    names: split(
      'Agua micelar|Gel limpiador de avena|Espuma limpiadora de té verde|Leche limpiadora|Tónico de rosas|Jabón líquido de carbón|Exfoliante facial de arroz|Desmaquillante en aceite',
    ),
    contents: [200, 400],
    unit: 'ml',
    price: [17_900, 29_900],
    description: 'Limpia a fondo sin resecar ni dejar sensación grasa.',
    facts: [['Tipo de piel', 'Todas']],
  },
  {
    code: 'SR',
    category: 'Facial/Sérums',
    form: 'gotero',
    names: split(
      'Sérum de ácido hialurónico|Sérum de niacinamida 10%|Sérum de retinol|Sérum vitamina C 15%|Sérum contorno de ojos|Sérum de ácido salicílico|Sérum de centella asiática',
    ),
    contents: [30],
    unit: 'ml',
    price: [27_900, 49_900],
    description: 'Fórmula concentrada de rápida absorción.',
    facts: [['Uso', 'Mañana y noche']],
  },
  {
    code: 'HI',
    category: 'Facial/Hidratantes',
    form: 'tarro',
    names: split(
      'Crema hidratante de día|Crema nutritiva de noche|Gel hidratante de sábila|Crema de colágeno|Crema antiedad con coenzima Q10|Crema aclarante de manchas',
    ),
    contents: [50, 120],
    unit: 'g',
    price: [24_900, 44_900],
    description: 'Hidrata por 24 horas y deja la piel suave.',
    facts: [['Tipo de piel', 'Normal a seca']],
  },
  {
    code: 'MF',
    category: 'Facial/Mascarillas',
    form: 'sobre',
    names: split(
      'Mascarilla de arcilla verde|Mascarilla de carbón activado|Mascarilla hidroplástica de colágeno|Mascarilla de oro|Velo facial de pepino|Mascarilla peel-off',
    ),
    contents: [250, 30],
    unit: 'g',
    price: [19_900, 34_900],
    minQuantity: 3,
    description: 'Para el protocolo de cabina: limpia, calma y descongestiona.',
    facts: [['Tiempo', '15 minutos']],
  },
  {
    code: 'SO',
    category: 'Facial/Protección solar',
    form: 'crema',
    names: split(
      'Protector solar FPS 50 toque seco|Protector solar con color|Protector solar para niños|Protector solar en barra',
    ),
    contents: [60, 120],
    unit: 'ml',
    price: [28_900, 46_900],
    description: 'Protección alta de amplio espectro que no deja la cara blanca.',
    facts: [['FPS', '50']],
  },
  {
    code: 'CP',
    category: 'Facial/Corporal',
    form: 'bomba',
    names: split(
      'Crema corporal de cacao|Aceite de masajes de almendras|Exfoliante corporal de café|Cera depilatoria de miel|Gel reductor frío y calor|Mantequilla corporal de karité|Sales de pies con menta|Aceite postdepilatorio',
    ),
    contents: [500, 1000],
    unit: 'ml',
    price: [22_900, 36_900],
    description: 'Para cabina y para la casa: deja la piel suave y perfumada.',
    facts: [['Uso', 'Cabina y casa']],
  },
]);
