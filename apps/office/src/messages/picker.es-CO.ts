const together = new Intl.ListFormat('es-CO', { type: 'conjunction' });
const linesOf = (units: ReadonlyMap<string, number>): string =>
  together.format([...units].map(([name, count]) => `${count} und. de ${name}`));

/** Words of the phone's picker. */
export const pickerTexts = {
  line: (at: number, all: number) => `línea ${at} de ${all}`,
  seeList: 'Ver la lista',
  more: 'Más acciones',
  pickRest: (units: number) => (units === 1 ? 'Alistar la que queda' : `Alistar las ${units} que quedan`),
  printList: 'Imprimir la lista',
  /** "7702145008312, leído hace 3 s" */
  read: (code: string, seconds: number) =>
    `${code}, leído ${seconds < 1 ? 'ahora' : seconds < 60 ? `hace ${seconds} s` : `hace ${Math.floor(seconds / 60)} min`}`,
  scan: 'Escanear con la cámara',
  noCamera: 'No pudimos abrir la cámara. Escribe el código o usa un lector.',
  typeCode: 'Escribe el código',
  count: 'Contar',
  add: 'Agregar una',
  remove: 'Quitar una',
  of: (all: number) => `de ${all}`,
  foreign: (name: string) => `Es ${name}. No va aquí.`,
  unknown: (code: string) => `${code} no está en esta ola.`,
  isFull: 'Ya está completa.',
  nothing: 'No hay',
  noMore: 'No hay más',
  next: 'Siguiente',
  finish: 'Terminar',
  missing: (units: number, name: string) => (units === 1 ? `Falta 1 de ${name}` : `Faltan ${units} de ${name}`),
  reserve: 'Reserva',
  ofWhichOrder: '¿A qué pedido le faltan?',
  asked: (code: string, units: number) => `${code}, pidió ${units}`,
  getsFewer: (code: string) => `Quitar una a ${code}`,
  getsMore: (code: string) => `Dar una a ${code}`,
  picked: 'Alistadas',
  leave: 'Dejar faltante y seguir',
  stillLeft: (units: number) => (units === 1 ? 'Reparte 1 más' : `Reparte ${units} más`),
  isDone: 'La ola está completa',
  isDoneText: 'Llévala a empaque.',
  isShort: (units: number) => (units === 1 ? 'Falta 1 unidad' : `Faltan ${units} unidades`),
  isShortText: 'La oficina decide qué hacer con cada pedido.',
  backToWaves: 'Volver a las olas',
  waiting: (count: number) => `${count} por enviar`,
  offline: 'Sin conexión. Lo alistado queda en este celular.',
  isWaiting: 'Por enviar',
  isSent: 'Enviado',
  refused: (count: number) => (count === 1 ? '1 conteo no se pudo enviar' : `${count} conteos no se pudieron enviar`),
  drop: 'Descartar',
  uncounted: (units: ReadonlyMap<string, number>) =>
    `No contaron ${linesOf(units)}, porque otra persona las alistó o el pedido cambió: devuélvelas a su lugar.`,
  found: (units: ReadonlyMap<string, number>) =>
    `Ya no faltan ${linesOf(units)}: otra persona las encontró o el pedido cambió.`,
  understood: 'Entendido',
  notYours: 'Tu rol no puede contar unidades.',
};
