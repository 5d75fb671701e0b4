import type { SearchDocument } from '@tonalia/search';

/** Brand, category, name and shades. None of these labels has the words of the queries below. */
const rows = `
Igorita; Coloración; Color Permanente Majestic 80 ml; 3-0 Castaño Oscuro, 7-77 Rubio Medio Cobre Extra, 8-11 Rubio Claro Ceniza, 0-22 Anti Naranja
Igorita; Reveladores; Crema Reveladora 20 Vol 1 L
Igorita; Reveladores; Crema Reveladora 30 Vol 1 L
Igorita; Aclarado; Vario Blond Polvo Aclarante 450 g
Bonacúre; Lavado; Champú Micelar Violeta Cool Blonde 1 L
Bonacúre; Lavado; Champú Purificante Detox 1 L
Bonacúre; Lavado; Champú Reparación Péptidos 250 ml
Bonacúre; Tratamientos; Mascarilla Reparación Péptidos 500 ml
Bonacúre; Tratamientos; Ampolleta Shock x 12
Bonacúre; Lavado; Champú Anticaspa Zinc 250 ml
Osirio; Peinado; Cera en Pasta Mate Remix 50 ml
Osirio; Peinado; Polvo Voluminizador Dust 10 g
Osirio; Peinado; Spray Protector de Calor Flatliner 200 ml
Osirio; Peinado; Gel Definidor Crespos Linaza 500 g
Masgló; Uñas Tradicional; Esmalte Masgló 13,5 ml; 001 Reina, 004 Ensoñadora, 006 Vino Añejo
Masgló; Uñas Tradicional; Brillo Secante Masgló 13,5 ml
Masgló; Uñas Gel; Gel Evolution UV 13,5 ml; G1 Atrevida, G2 Sensual
Organicnail; Uñas Esculpidas; Acrílico White 4 oz
Organicnail; Uñas Esculpidas; Acrílico Clear 2 oz
Organicnail; Equipos Uñas; Pulidor Eléctrico Portátil 30.000 rpm
Organicnail; Equipos Uñas; Alicate Cutícula Mundial 777
Organicnail; Equipos Uñas; Aspirador de Polvo Mesa
Vogú; Ojos; Rímel Resist Lavable 8 g
Vogú; Ojos; Máscara Pestañas Waterproof 9 ml
Vogú; Rostro; Colorete Duo Rosa Melocotón 5 g
Vogú; Rostro; Base Fluida Sensación Mate 30 g; 01 Bambú, 03 Avellana
Vogú; Labios; Lip Gloss Voluminizador 4 ml
Bioaquá; Piel; Bloqueador Tono Piel SPF 50+ 50 g
Bioaquá; Piel; Crema Despigmentante Noche 50 g
Bioaquá; Piel; Suero Ácido Hialurónico 30 ml
Bioaquá; Piel; Cera Elástica Depilación Chocolate 1 kg
Barberman; Afeitada; Loción After Shave Menta 250 ml
Barberman; Afeitada; Barbera Porta Cuchilla
Barberman; Aparatos; Cortadora de Cabello Recargable
Barberman; Aparatos; Shaver Doble Cabeza
Gamax; Aparatos; Blower Iónico Turbo 3600
Gamax; Aparatos; Tenaza Wolf 32 mm
Utilería; Varios; Papel Foil 100 m
Utilería; Varios; Gorro de Mechas con Aguja
Utilería; Varios; Tazón con Escala
Utilería; Varios; Clips Seccionadores x 12
Utilería; Varios; Pincel Tinte Ancho
`;

export const otherLabels: readonly SearchDocument[] = rows
  .trim()
  .split('\n')
  .map((row, at) => {
    const [brand = '', category = '', name = '', shades] = row.split(';').map((part) => part.trim());
    const code = `L${100 + at}`;
    const variants = (shades?.split(', ') ?? [null]).map((shade, nth) => ({
      code: `${code}.${nth}`,
      labelNumber: shade?.replace(/ .*/, '') ?? null,
      labelName: shade?.replace(/^\S+ /, '') ?? null,
      series: null,
      contents: null,
    }));
    return { name, brand, category, parentCategory: null, code, popularity: (at * 29) % 50, variants };
  });

/** In the format of the demo queries. */
export const otherWords = {
  otherwise: `
    tinte -> coloracion
    tinte igorita 7.77 -> igorita color #7-77
    tinte rubio ceniza -> igorita color #8-11
    tintura castaño oscuro -> igorita color #3-0
    oxidante 20 volumenes -> reveladora 20
    agua oxigenada de 30 -> reveladora 30
    polvo decolorante -> polvo aclarante
    shampoo matizador -> violeta
    ampollas -> ampolleta
    termoprotector -> protector calor
    gel para rizos -> crespos
    top coat masglo -> brillo secante
    semipermanente atrevida -> gel evolution #G1
    acrilico blanco -> acrilico white
    acrilico cristal -> acrilico clear
    torno para uñas -> pulidor electrico
    cortacuticula -> alicate
    pestañina lavable -> rimel lavable
    rimel a prueba de agua -> mascara waterproof
    rubor -> colorete
    brillo para labios -> lip gloss
    protector solar 50 -> bloqueador
    serum hialuronico -> suero
    crema para las manchas -> despigmentante
    locion despues de afeitar -> after shave
    navaja -> barbera
    maquina de corte -> cortadora
    afeitadora -> shaver
    secador de pelo -> blower
    rizador 32 -> tenaza
    papel aluminio -> papel foil
    gorro de rayitos -> gorro mechas
    coca para tinte -> tazon
    ganchos -> clips
    brocha para tinte -> pincel tinte
  `,
  small: `
    polvito voluminizador -> polvo voluminizador
    esmaltico reina -> esmalte #001
    cerita mate -> cera mate
    labialcito gloss -> lip gloss
    mascarillita peptidos -> mascarilla peptidos
  `,
  derived: `
    shampoo reparador -> champu reparacion
    mascarilla reparadora -> mascarilla reparacion
    shampoo purificador -> champu purificante
    cera para depilar -> cera depilacion
    crema despigmentadora -> crema despigmentante
    algo para la caspa -> champu anticaspa
  `,
  leftOut: `
    polvo de volumen -> polvo voluminizador
    crema caliente -> crema
    esmalte numero de moda -> esmalte
    base alta cobertura -> base fluida
    me envia un catalogo de esmaltes -> esmalte
  `,
};
