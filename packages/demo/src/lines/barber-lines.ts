import { type BrandLine, of, split } from './line.ts';

/** Barber shop. */
export const barberLines: readonly BrandLine[] = of('barber', [
  {
    code: 'CE',
    category: 'Barbería/Ceras',
    form: 'pote',
    names: split(
      'Cera modeladora brillo|Cera en barra fijación media|Pomada base agua|Arcilla mate|Cera capilar de café|Pomada clásica',
    ),
    contents: [120, 60],
    unit: 'g',
    price: [12_900, 19_900],
    minQuantity: 1,
    description: 'Fija y da textura; se reactiva con las manos húmedas.',
    facts: [['Fijación', 'Fuerte']],
  },
  {
    code: 'BB',
    category: 'Barbería/Barba',
    form: 'gotero',
    names: split(
      'Aceite de barba cedro|Aceite de barba cítrico|Bálsamo para barba|Minoxidil para barba 5%|Tónico de crecimiento|Champú para barba',
    ),
    contents: [30, 60],
    unit: 'ml',
    price: [17_900, 29_900],
    description: 'Suaviza, da brillo y quita la picazón.',
    facts: [['Aroma', 'Amaderado']],
  },
  {
    code: 'AF',
    category: 'Barbería/Afeitado',
    form: 'crema',
    names: split(
      'Gel de afeitar transparente|Espuma de afeitar|Loción para después de afeitar|Bálsamo calmante|Alcohol perfumado de barbería|Piedra de alumbre',
    ),
    contents: [250, 500],
    unit: 'ml',
    price: [13_900, 21_900],
    minQuantity: 3,
    description: 'Deslizamiento suave y piel fresca al terminar.',
    facts: [['Uso', 'Profesional']],
  },
  {
    code: 'TA',
    category: 'Barbería/Talcos',
    form: 'champu',
    names: split('Talco para barbería|Talco mentolado|Polvo de volumen'),
    contents: [200],
    unit: 'g',
    price: [9_900, 15_900],
    minQuantity: 6,
    description: 'Seca y refresca el cuello después del corte.',
    facts: [['Aroma', 'Mentol']],
  },
  {
    code: 'MQ',
    category: 'Barbería/Máquinas',
    form: 'rimel',
    names: split(
      'Máquina de corte inalámbrica|Patillera profesional|Afeitadora de terminación|Juego de guías|Cuchilla de repuesto|Navaja con mango de madera',
    ),
    contents: [1],
    unit: 'und',
    price: [59_900, 249_900],
    description: 'Motor silencioso y cuchilla de acero para jornadas largas.',
    facts: [['Garantía', '6 meses']],
  },
]);
