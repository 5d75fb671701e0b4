/** A method in a narrow column: "Efectivo contra entrega" is "Efectivo". */
export const shortMethod = (name: string): string => name.replace(/^(Transferencia|Efectivo|Tarjeta|Cupo)\s.*$/, '$1');
