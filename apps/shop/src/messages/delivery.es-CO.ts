import { purchaseMessages } from './purchase.es-CO.ts';

const unitsShort = purchaseMessages.unitsShort;

/** Words of a delivery as its customer follows it. */
export const deliveryMessages = {
  part: (at: number, of: number) => `Despacho ${at} de ${of}`,
  next: 'Próxima entrega',
  planned: 'Entrega prevista',
  states: {
    received: 'Recibido',
    preparing: 'En preparación',
    on_way: 'En camino',
    not_taken: 'No se entregó',
    delivered: 'Entregado',
    partly: 'Entregado en parte',
    cancelled: 'Cancelado',
  },
  /** "1:48, faltan 4 paradas" */
  stopsBefore: (time: string, stops: number) => {
    const rest = stops === 0 ? 'eres la próxima parada' : stops === 1 ? 'falta 1 parada' : `faltan ${stops} paradas`;
    return `${time}, ${rest}`;
  },
  /** The ends of the working day, under the bar of the window. */
  dayFrom: '8 a.\u00A0m.',
  dayTo: '6 p.\u00A0m.',
  steps: {
    packed: 'Alistado',
    packedUnits: (sent: number, asked: number, at: string) =>
      `${sent === asked ? unitsShort(sent) : purchaseMessages.unitsOf(sent, asked)}, ${at}`,
    left: (city: string) => `Salió de bodega ${city}`,
    onWay: 'En camino',
    notTaken: 'No se pudo entregar',
    notTakenHelp: 'Vuelve a la bodega. Te avisamos cuándo sale de nuevo.',
    partly: 'Entregado en parte',
    withCode: 'Con tu código',
    whenReceiving: ', díselo al recibir',
  },
  back: {
    short: (units: number) => `No alcanzaron ${unitsShort(units)}`,
    door: (units: number) => `No recibiste ${unitsShort(units)}`,
    return: (units: number) => `Devolviste ${unitsShort(units)}`,
    cheaper: 'Te lo cambiamos por algo más barato',
    cheaperLine: 'cambio',
    to: {
      balance: 'Ya está en tu saldo a favor',
      credit: 'Ya está libre en tu cupo',
      owed: 'No te lo cobramos',
    },
    toSource: (name: string) => `Vuelve a ${name}`,
  },
};
