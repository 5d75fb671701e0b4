/** A box among those of its shipment. */
export interface BoxName {
  /** "TN-48213" */
  orderCode: string;
  /** Date of a presale ("2026-11-26"), which tells the shipments of one order apart; null for what is in stock. */
  dispatchDate: string | null;
  /** The warehouse ("MDE") when it is not that of the order: two parts of one day leave from different ones. */
  elsewhere: string | null;
  number: number;
}

/**
 * The code on the label of a box: "TN48213-1-2" is box 1 of 2, "TN48213-261126-1-2" one of the presale of 26 November, and
 * "TN48213-261126MDE-1-2" one that leaves Medellín on that day.
 */
export function boxCode({ orderCode, dispatchDate, elsewhere, number }: BoxName, boxes: number): string {
  const order = orderCode.replace('-', '');
  const day = dispatchDate === null ? '' : dispatchDate.slice(2).replaceAll('-', '');
  const part = `${day}${elsewhere ?? ''}`;
  return `${order}${part && `-${part}`}-${number}-${boxes}`;
}

const LABEL = /^([A-Z]{2,4})-?([0-9A-Z]{5,8})(?:-(?=\w)(?:(\d{2})(\d{2})(\d{2}))?([A-Z]{3})?)?-(\d{1,2})-(\d{1,2})$/;

/** Reads the code of a label; the number of boxes may have changed since it was printed, so it is left out. Undefined for another text. */
export function readBoxCode(text: string): BoxName | undefined {
  const [, prefix, rest, year, month, day, elsewhere = null, number] = LABEL.exec(text.trim().toUpperCase()) ?? [];
  if (number === undefined) return undefined;
  return {
    orderCode: `${prefix}-${rest}`,
    dispatchDate: year === undefined ? null : `20${year}-${month}-${day}`,
    elsewhere,
    number: Number(number),
  };
}
