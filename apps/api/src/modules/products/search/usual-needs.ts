import type { Need } from './needs.ts';
import { elsewhere } from './usual-elsewhere.ts';

/** What a Colombian salon asks something for, and after the colon what serves it, the best first; without accents. Any of the words
 * with a slash between them will do. */
const usual: readonly string[] = [
  // Grey hair and roots
  'cana: cubre canas, retoque raiz, tinte permanente, coloracion permanente, kit coloracion, tinte, gel color negro',
  'tapar/tape/cubrir/cubre/cubra/esconder/disimular/ocultar/pintar/quitar cana: cubre canas, retoque raiz, tinte permanente, coloracion permanente, tinte, gel color negro',
  'raiz crecida/blanca/tapar/cubrir/retocar/disimular: retoque raiz, cubre canas',
  // Yellow and orange
  'tono/reflejo/pelo/cabello/rubio/color/mechas amarillo/amarillento/pollito: matizador violeta, mascarilla matizadora, matizador',
  'quitar/bajar/neutralizar/matar/matizar/tumbar amarillo: matizador violeta, mascarilla matizadora, matizador',
  'matizar: matizador',
  'tono/reflejo/pelo/cabello/mechas naranja/anaranjado/zanahoria: matizador azul, sin tonos naranja',
  'quitar/bajar/neutralizar/matar/matizar/tumbar naranja/anaranjado: matizador azul, sin tonos naranja',
  'rubio/mono/mona mantener/cuidar/lavar: matizador violeta, rubios, mascarilla matizadora',
  // Colour
  'aclarar/decolorar/desteñir/abrir cabello/pelo: decolorante',
  'aclarar/decolorar/aclararme/decolorarme/decoloracion: decolorante, protectora decoloracion',
  'mecha/rayito/iluminacion/balayage: decolorante, gorro rayitos, papel aluminio',
  'pintar/teñir/tinturar/pintarme/teñirme/tinturarme/pintarse/teñirse/tinturarse: tinte, coloracion, kit coloracion',
  'mancha/manche/manchar/proteger piel/frente/cuero/cara tinte: protectora contorno',
  'piel/frente/cara/cuero/contorno tinte: protectora contorno',
  'color dure/durar/dura/caiga/lave/vaya/mantener/baje/destiña/pierda/opaque/cuidar/proteger/conservar/sellar: cabello teñido, sellante color, protector color',
  'tinte dure/durar/dura/caiga/lave/vaya/bote/baje/destiña/pierda/sellar/mantener: cabello teñido, sellante color, protector color',
  'embarazada/embarazo/alergia/alergica tinte: sin amoniaco',
  'embarazada/embarazo: sin amoniaco',
  'mezclar/preparar/batir tinte: coca tinte, brocha tinte',
  'mezclar/preparar/activar tinte/decolorante: oxidante',
  // Hair
  'frizz/friz/esponjado/esponja/esponje/alborotado/erizado/humedad: antifrizz, alisado, keratina, crema peinar, desenredante',
  'caida/cae/caen/caiga/cayendo/caer/caerse/calvicie/alopecia: anticaida, crecimiento, romero, cebolla',
  'cabello/pelo caida/cae/caen/caiga/cayendo/caer/caerse: anticaida, crecimiento, romero, cebolla',
  'caspa/piquiña/picazon/descamacion: anticaspa, exfoliante capilar, champu menta',
  'crecer/crezca/crecimiento/crece cabello/pelo: crecimiento, romero, cebolla, anticaida, ricino',
  'crecer/crezca/crecimiento/crece/salga barba/bigote: minoxidil, tonico crecimiento, aceite barba',
  'barba rala/poblada/poblar/tupida/tupir: minoxidil, tonico crecimiento',
  'crecer/crezca/crecimiento/crece pestaña/ceja: ricino',
  'crezca/crecer: crecimiento, minoxidil, ricino, romero',
  'cabello/pelo/punta reseco/seco/opaco/pajoso/paja: mascarilla hidratante, mascarilla nutritiva, champu hidratante, nutritivo, aceite, puntas',
  'cabello/pelo maltratado/dañado/quemado/quebradizo/debil/procesado/chicle/elastico/poroso: reparador, mascarilla reparadora, leche reparadora, choque, keratina, cirugia capilar, botox',
  'cabello/pelo parte/parta/quiebra/rompe/reventado/revienta: reparador, leche reparadora, choque, keratina',
  'punta abierta/abre/abren/partida/parte/horquilla/florecida/reseca: puntas, reparador, leche reparadora',
  'orzuela/horquilla: puntas, reparador',
  'cabello/pelo/cuero grasoso/graso/grasa: cabello graso, menta, champu seco',
  'grasa raiz/cuero: cabello graso, champu menta, champu seco',
  'alisar/alisarme/alisarse/lacio/planchado/liso cabello/pelo: alisado, keratina, plancha',
  'alisar/alisarme/alisarse/laciar/desrizar: alisado, keratina, plancha',
  'lavar alisado/keratina: sin sal',
  'mantener/cuidar/conservar/dure alisado/keratina: sin sal, keratina mantenimiento',
  'desenredar/desenrede/enredado/enreda/enredo/nudo: desenredante, crema peinar',
  'brillo cabello/pelo: brillo spray, serum brillo, laca brillo',
  'calor/quemar/queme/dañe/proteger/proteja plancha/secador/calor: termoprotectora, protector termico, protectora termica',
  'definir/definirme/marcar/moldear crespo/rizo/churco/rulo: activador rizos, definidora, crema peinar rizos, rizos',
  'volumen cabello/pelo/raiz: volumen',
  'cabello/pelo delgado/fino/aplastado/escaso: volumen, crecimiento',
  'peinado fijar/dure/dañe/aguante: laca, fijador',
  'parar/pararse/tieso/quieto cabello/pelo/copete: gel extrafuerte, cera, laca extrema',
  'lavar cabello/pelo: champu',
  'hidratar/hidratacion cabello/pelo: mascarilla hidratante, champu hidratante, acondicionador hidratante',
  'secar cabello/pelo: secador',
  'ondas/rizar/crespar/encrespar cabello/pelo: rizador',
  'ondas playa/playeras/surfer: texturizante sal',
  'trenza: mantequilla trenzas',
  // Nails
  'uña quebradiza/debil/parte/parta/parten/partan/partida/partido/quiebra/quiebre/rompe/rompen/rompan/fragil/delgada/blanda/escama/astilla: fortalecedor uñas, endurecedor, base calcio',
  'uña crecer/crezca/crezcan/larga/dura/fortalecer/fuerte: fortalecedor uñas, endurecedor, base calcio',
  'quitar/quito/retirar/remover/sacar/bajar/desmontar gel/semipermanente/semi/permanente/gelish: removedor semipermanente, removedor acetona, torno, removedor esmalte',
  'quitar/quito/retirar/remover/sacar/limpiar/borrar/despintar esmalte/pintura/pintauña/cutex: removedor esmalte, removedor acetona',
  'quitar/retirar/limpiar/despintar uña: removedor acetona, removedor esmalte',
  'quitar/quito/retirar/remover/sacar acrilico/acrilica: removedor acetona, torno',
  'pegajoso/pegote/residuo gel/semi/semipermanente/uña: limpiador gel, top coat residuo',
  'secar/secador/curar/secado uña/gel/semipermanente/semi/esmalte/manicure: lampara, secado rapido',
  'esmalte/gel/semipermanente/semi/acrilico levanta/levante/levanten/despega/despegue/pegar/agarre/dure/durar/caiga: primer acido, base coat, deshidratador, top coat',
  'sellar/sellado esmalte/uña/gel/semipermanente/semi/manicure: top coat',
  'brillo esmalte/uña/gel/semipermanente/semi: top coat brillo, top coat',
  'pintar/arreglar/arreglarme/pintarme/hacer uña: esmalte, semipermanente',
  'cuero/cuerito/pellejo/pellejito uña: removedor cuticula, aceite cuticula',
  'pellejo/pellejito/cuerito: removedor cuticula, aceite cuticula',
  'cuticula seca/reseca/resequita: aceite cuticula',
  'cuticula dura/quitar/ablandar/sacar/empujar/aflojar: removedor cuticula',
  'pulir/limar uña/acrilico: torno',
  'maquina uña: torno, lampara',
  'decorar/decoracion/dibujar/lineas/diseño uña: pincel liner uñas, escarchado',
  'uña postiza/esculpida/acrilica: polvo acrilico, monomero',
  // Face
  'sol/solar/bloquear/quemadura/quemarse/asolear/playa/piscina/insolacion: proteccion solar, protector solar',
  'mancha/paño/melasma/marca cara/piel/rostro/sol/embarazo: aclarante manchas, vitamina c, niacinamida',
  'mancha/paño/melasma: aclarante manchas, vitamina c, niacinamida',
  'aclarar/blanquear/despercudir piel/cara/rostro: aclarante manchas, vitamina c, exfoliante',
  'arruga/arruguita/envejecimiento/envejecer/patagallina/flacidez: antiedad, retinol, colageno, hialuronico',
  'linea expresion: antiedad, retinol, colageno, hialuronico',
  'pata gallina: contorno ojos, antiedad, retinol',
  'tapar/cubrir/disimular/esconder ojera/mancha/imperfeccion/grano: corrector, base mate',
  'ojera/ojeroso: contorno ojos, corrector',
  'bolsa/hinchado ojo: contorno ojos',
  'acne/espinilla/barrito/grano/granito/brote/imperfeccion/barros: acido salicilico, niacinamida, carbon, arcilla',
  'punto negro: carbon, peel off, acido salicilico, arcilla',
  'piel/cara/rostro graso/grasosa/grasa/brillosa: acido salicilico, niacinamida, arcilla, limpiador, base mate',
  'quitar/controlar/control brillo cara/piel/rostro: base mate, polvo compacto, niacinamida',
  'poro: sin poros, niacinamida, arcilla, salicilico',
  'piel/cara/rostro seco/reseca/hidratar/hidratacion/deshidratada/tirante: crema hidratante, gel hidratante, acido hialuronico, nutritiva, mantequilla corporal',
  'piel/cara/rostro sensible/irritada/roja/rojo/enrojecida/rosacea: centella asiatica, avena, sabila',
  'lavar/limpiar/limpieza/limpia cara/rostro/piel: limpiador, limpiadora, jabon liquido, agua micelar',
  'piel luminosa/opaca/apagada/glow: vitamina c, iluminador, exfoliante facial',
  'quitar/quito/remover/limpiar/retirar/sacar/desmaquillar maquillaje/pestañina/rimel/base: desmaquillante, agua micelar, leche limpiadora',
  'desmaquillar/desmaquillarme/desmaquillarse: desmaquillante, agua micelar',
  'maquillaje dure/durar/corra/fijar/sellar/fije/selle/aguante/caiga: fijador maquillaje, primer',
  'base cubra/cubrir/tape/tapar: base mate, base liquida, base hidratante, corrector',
  'maquillarme/maquillar cara/rostro: base, polvo compacto, rubor',
  'exfoliar/exfoliacion: exfoliante',
  'celula muerta: exfoliante',
  // Eyes and lips
  'ceja pintar/rellenar/marcar/delinear/poblar/despoblada: lapiz cejas, gel cejas, tintura cejas',
  'pestaña larga/alargar/volumen/crespa/encrespar/levantar/arqueada/tupida: pestañina',
  'labio reseco/seco/hidratar/partido/agrietado: labial hidratante, brillo labial hidratante',
  'pintar/pintarme/pintarse labio/boca: labial, tinta labios',
  'labial corra/caiga/dure/quite/borre/transfiera/manche/despinte: larga duracion, labial liquido mate, tinta labios',
  'pestañina/rimel/delineador corra/caiga/agua/playa/piscina/llorar/sudor: prueba agua',
  'boca: labial, labios',
  // Body
  'depilar/depilarme/depilarse/depilacion/depilada/vello/bozo: depilatoria, postdepilatorio',
  'quitar/quito/arrancar/sacar vello/pelo/bozo/bigote pierna/axila/bikini/cara/piernas: depilatoria',
  'quitar vello/bozo: depilatoria',
  'despues depilar/depilacion/depilarse/depilarme/cera: postdepilatorio',
  'talon/pie/calcañal reseco/seco/agrietado/partido/rajado/duro/calloso/aspero: exfoliante pies, sales pies, crema urea',
  'crema/locion pie/talon: exfoliante pies, crema urea, sales pies',
  'talon/callo/pedicure/calcañal: exfoliante pies, sales pies',
  'pie cansado/hinchado/oler/mal: sales pies',
  'mano reseca/seca/agrietada/aspera/maltratada/hidratar: crema manos',
  'celulitis/abdomen/barriga/gordito/adelgazar/rebajar/reducir/cintura/rollito: gel reductor',
  'masaje/masajear/relajar: aceite masajes',
  'cuerpo reseco/hidratar/seco/piel: mantequilla corporal, crema corporal',
  'codo/rodilla: exfoliante corporal, mantequilla corporal',
  // Barber and tools
  'afeitar/afeitarme/afeitarse/rasurar/rasurarme/afeitada: espuma afeitar, gel afeitar, navaja, despues afeitar, afeitadora',
  'irrita/irrite/irritacion/ardor/arde afeitar/barba/rasurar/afeitada/afeitarme: balsamo calmante, despues afeitar',
  'despues afeitar/afeitada/rasurar/afeitarse: despues afeitar, balsamo calmante',
  'cortada/cortadura/sangre/sangrado: piedra alumbre',
  'motilar/motilarme/peluquear/peluquearme/motilada: maquina corte, capa corte',
  'capa cortar/motilar/peluquear/tinturar: capa corte, capa tinte',
  'cortar cabello/pelo: maquina corte, peine corte',
  'perfilar/marcar/terminar/delinear patilla/barba: patillera, navaja, terminacion',
  'perfilar: patillera',
  'barba reseca/suave/ablandar/peinar/hidratar/dura: aceite barba, balsamo barba',
  'proteger mano: guantes',
  'proteger/manche/ensuciar/mojar ropa: capa, delantal',
  'piojo/liendra:',
  'aceite motor/cocina/oliva cocinar:',
  'leche vaca/polvo/deslactosada:',
  'silla/cama/mesa oficina/comedor:',
];

/** "cabello/pelo seco" is "cabello seco" and "pelo seco". */
function spellOut(row: string): Need[] {
  const [need = '', finds = ''] = row.split(':').map((part) => part.trim());
  const ways = need
    .split(' ')
    .reduce<string[]>(
      (begun, words) => begun.flatMap((before) => words.split('/').map((word) => `${before} ${word}`.trim())),
      [''],
    );
  return ways.map((way) => ({ need: way, finds }));
}

/** What every installation knows, and what its operator keeps: of one need the operator's row alone. */
export function withUsualNeeds(kept: readonly Need[]): Need[] {
  const own = new Set(kept.map(({ need }) => need));
  const known = usual.flatMap(spellOut);
  const foreign = elsewhere.map((need) => ({ need, finds: '' }));
  return [...[...known, ...foreign].filter(({ need }) => !own.has(need)), ...kept];
}
