import type { Need } from './needs.ts';
import { elsewhere } from './usual-elsewhere.ts';

/** What a Colombian salon asks something for, without accents; words with a slash between them say the same. */
const usual: readonly (readonly [need: string, finds: string])[] = [
  // Colour
  ['cana', 'cubre canas, retoque raiz, tinte permanente, coloracion permanente, kit coloracion, tinte'],
  [
    'tapar/cubrir/cubre/esconder/disimular cana',
    'cubre canas, retoque raiz, tinte permanente, coloracion permanente, tinte',
  ],
  ['raiz crecida/blanca', 'retoque raiz, tinte permanente'],
  ['tono/reflejo/pelo/cabello/rubio/color amarillo/amarillento', 'matizador violeta, mascarilla matizadora, matizador'],
  ['quitar/bajar/neutralizar/matar amarillo', 'matizador violeta, mascarilla matizadora, matizador'],
  ['amarillo', 'matizador violeta'],
  ['tono/reflejo/pelo/cabello/color naranja/anaranjado/cobrizo quitar', 'matizador azul, sin tonos naranja'],
  ['tono/reflejo/pelo/cabello naranja/anaranjado', 'matizador azul, sin tonos naranja'],
  ['quitar/bajar/neutralizar naranja/anaranjado', 'matizador azul, sin tonos naranja'],
  ['aclarar/decolorar/desteñir/abrir cabello/pelo', 'decolorante, oxidante'],
  ['aclarar/decolorar/aclararme', 'decolorante'],
  ['mecha/rayito/iluminacion', 'decolorante, gorro rayitos, papel aluminio'],
  ['pintar/teñir/tinturar/pintarme/teñirme/tinturarme/pintarse/teñirse', 'tinte, coloracion, kit coloracion'],
  ['mancha/manchar tinte piel/frente/cuero/cara', 'protectora contorno'],
  ['mancha/manchar piel/frente tinte', 'protectora contorno'],
  ['color dure/durar/caiga/lave/vaya/mantener', 'cabello teñido, sellante color, protector color'],
  ['tinte dure/durar/caiga/lave/vaya/bote', 'cabello teñido, sellante color, protector color'],
  ['embarazada/embarazo', 'sin amoniaco'],
  // Hair
  ['frizz/friz/esponjado/encrespado/alborotado/erizado', 'antifrizz, alisado, keratina, crema peinar, desenredante'],
  ['caida/cae/caen/cayendo/caer/caerse/calvicie/alopecia', 'anticaida, crecimiento, romero, cebolla'],
  ['caspa/piquiña/descamacion', 'anticaspa, exfoliante capilar, champu menta'],
  ['crecer/crezca/crecimiento/crece cabello/pelo', 'crecimiento, romero, cebolla, anticaida, ricino'],
  ['crecer/crezca/crecimiento/crece barba/bigote', 'crecimiento barba, minoxidil, tonico crecimiento'],
  ['crecer/crezca/crecimiento/crece pestaña/ceja', 'ricino'],
  ['crezca/crecer', 'crecimiento, minoxidil, ricino, romero'],
  [
    'cabello/pelo/punta reseco/seco/opaco',
    'mascarilla hidratante, mascarilla nutritiva, champu hidratante, aceite, puntas',
  ],
  [
    'cabello/pelo maltratado/dañado/quemado/quebradizo/debil/procesado',
    'reparador, mascarilla reparadora, keratina, choque, leche reparadora',
  ],
  ['cabello/pelo parte/quiebra/rompe', 'reparador, choque, keratina'],
  ['punta abierta/partida/horquilla/florecida', 'puntas, reparador, leche reparadora'],
  ['orzuela', 'puntas, reparador'],
  ['cabello/pelo grasoso/graso/grasa', 'cabello graso, menta'],
  ['grasa cuero/raiz', 'cabello graso, champu menta, champu seco'],
  ['alisar/alisarme/lacio/planchado/liso cabello/pelo', 'alisado, keratina, plancha'],
  ['alisar/alisarme/laciar', 'alisado, keratina, plancha'],
  ['desenredar/desenrede/enredado/enreda/enredo', 'desenredante, crema peinar'],
  ['brillo cabello/pelo', 'brillo spray, serum brillo, laca brillo'],
  ['calor/quemar/queme/proteger plancha/secador', 'termoprotectora, protector termico, protectora termica'],
  ['calor/plancha/secador proteger/protege/proteja', 'termoprotectora, protector termico, protectora termica'],
  ['definir/definirme/marcar/moldear crespo/rizo/churco', 'rizos, definidora'],
  ['volumen cabello/pelo/raiz', 'volumen'],
  ['peinado fijar/dure/dañe', 'laca, fijador'],
  ['lavar cabello/pelo', 'champu'],
  ['hidratar/hidratacion cabello/pelo', 'mascarilla hidratante, champu hidratante, acondicionador hidratante'],
  // Nails
  [
    'uña quebradiza/debil/parte/parten/partida/quiebra/rompe/fragil/delgada/blanda',
    'fortalecedor uñas, endurecedor, base calcio',
  ],
  ['uña crecer/crezca/larga/dura', 'fortalecedor uñas, endurecedor, base calcio'],
  [
    'quitar/retirar/remover/sacar/bajar gel/semipermanente/semi/permanente',
    'removedor semipermanente, removedor acetona, torno, removedor',
  ],
  ['quitar/retirar/remover/sacar/limpiar/borrar esmalte/pintura/uña', 'removedor'],
  ['quitar/retirar/remover/sacar acrilico/acrilica', 'removedor acetona, removedor, torno'],
  ['secar/curar/secado uña/gel/semipermanente/esmalte', 'lampara, secado rapido'],
  [
    'esmalte/gel/semipermanente levanta/levante/despega/despegue/pegar/agarre/dure/durar',
    'primer acido, base coat, deshidratador, top coat',
  ],
  ['sellar/brillo esmalte/uña/gel/semipermanente', 'top coat'],
  ['pintar/arreglar/arreglarme uña', 'esmalte, semipermanente'],
  ['cuero/pellejo/pellejito uña', 'cuticula'],
  ['cuticula seca/reseca/dura/quitar/ablandar', 'removedor cuticula, aceite cuticula'],
  ['pulir/limar uña', 'torno'],
  ['decorar/decoracion/dibujar/lineas uña', 'pincel liner uñas, escarchado'],
  // Face
  ['sol/solar/bloquear/quemadura/quemarse/asolear/playa', 'proteccion solar, protector solar'],
  ['mancha/paño/melasma cara/piel/rostro/sol', 'aclarante manchas, vitamina c, niacinamida'],
  ['mancha/paño/melasma', 'aclarante manchas, vitamina c, niacinamida'],
  ['arruga/linea/envejecimiento/edad', 'antiedad, retinol, colageno, hialuronico'],
  ['ojera/bolsa', 'contorno ojos, corrector'],
  [
    'acne/espinilla/barro/barrito/grano/brote/imperfeccion/puntos/negros',
    'acido salicilico, niacinamida, carbon, arcilla',
  ],
  ['punto negro', 'carbon, peel off, acido salicilico, arcilla'],
  ['piel/cara/rostro graso/grasosa/grasa', 'acido salicilico, niacinamida, arcilla, limpiador, base mate'],
  ['poro', 'sin poros, niacinamida, arcilla, salicilico'],
  [
    'piel/cara/rostro seco/reseca/hidratar/hidratacion/deshidratada',
    'hidratante, acido hialuronico, nutritiva, mantequilla corporal',
  ],
  ['piel/cara/rostro limpiar/lavar/limpieza', 'limpiador, limpiadora, jabon liquido, agua micelar'],
  ['piel/cara/rostro sensible/irritada/roja', 'centella asiatica, avena, sabila'],
  ['lavar/limpiar cara/rostro', 'limpiador, limpiadora, jabon liquido, agua micelar'],
  ['quitar/remover/limpiar/retirar/sacar maquillaje', 'desmaquillante, agua micelar, leche limpiadora'],
  ['desmaquillar/desmaquillarme/desmaquillarse', 'desmaquillante, agua micelar'],
  ['maquillaje dure/durar/corra/fijar/sellar/fije/aguante', 'fijador maquillaje, primer'],
  ['maquillarme/maquillar cara/rostro', 'base, polvo compacto, rubor'],
  ['exfoliar/exfoliacion/celulas/muertas', 'exfoliante'],
  // Eyes and lips
  ['ceja/cejas pintar/rellenar/marcar/delinear/poblar', 'lapiz cejas, gel cejas, tintura cejas'],
  ['pestaña larga/alargar/volumen/crespa/encrespar/levantar', 'pestañina'],
  ['labio reseco/seco/hidratar/partido', 'labial hidratante, brillo labial hidratante'],
  ['pintar/pintarme/pintarse labio/boca', 'labial, tinta labios'],
  ['boca', 'labial, labios'],
  // Body
  ['depilar/depilarme/depilarse/depilacion/depilada/vello/bozo', 'depilatoria, postdepilatorio'],
  ['quitar/arrancar/sacar vello/pelo/bozo/bigote pierna/axila/bikini/cara', 'depilatoria'],
  ['despues depilar/depilacion', 'postdepilatorio'],
  ['talon/pie/calcañal reseco/seco/agrietado/partido/rajado/duro/calloso', 'exfoliante pies, sales pies, crema urea'],
  ['talon/callo/pie/pedicure', 'exfoliante pies, sales pies'],
  ['mano reseca/seca/agrietada/aspera/maltratada', 'crema manos'],
  ['celulitis/abdomen/barriga/gordito/adelgazar/rebajar/reducir/medidas', 'gel reductor'],
  ['masaje', 'aceite masajes'],
  ['cuerpo reseco/hidratar', 'mantequilla corporal, crema corporal'],
  // Barber and tools
  ['afeitar/afeitarme/afeitarse/rasurar/rasurarme', 'espuma afeitar, gel afeitar, navaja, despues afeitar, afeitadora'],
  ['irrita/irritacion/ardor afeitar/barba/rasurar/afeitada', 'balsamo calmante, despues afeitar'],
  ['cortada/cortadura/sangre/sangrado', 'piedra alumbre'],
  ['motilar/peluquear/cortar cabello/pelo', 'maquina corte, peine corte'],
  ['motilar/motilarme/peluquear/peluquearme', 'maquina corte, capa corte'],
  ['perfilar/patilla/barba marcar/terminar', 'patillera, navaja, terminacion'],
  ['barba reseca/suave/peinar/hidratar', 'aceite barba, balsamo barba'],
  ['secar cabello/pelo', 'secador'],
  ['mezclar/preparar/batir tinte', 'coca tinte, brocha tinte'],
  ['proteger mano/ropa', 'guantes, capa, delantal'],
  ['piojo/liendra', ''],
];

/** "cabello/pelo seco" is "cabello seco" and "pelo seco". */
function spellOut(need: string): string[] {
  return need
    .split(' ')
    .reduce<string[]>(
      (begun, ways) => begun.flatMap((before) => ways.split('/').map((way) => `${before} ${way}`.trim())),
      [''],
    );
}

/** What every installation knows, and what its operator keeps: of one need the operator's row alone. */
export function withUsualNeeds(kept: readonly Need[]): Need[] {
  const own = new Set(kept.map(({ need }) => need));
  const known = usual.flatMap(([need, finds]) => spellOut(need).map((each) => ({ need: each, finds })));
  const foreign = elsewhere.map((need) => ({ need, finds: '' }));
  return [...[...known, ...foreign].filter(({ need }) => !own.has(need)), ...kept];
}
