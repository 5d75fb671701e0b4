/** The sheet that is open over an order's page, from its address. */
export interface OrderSearch {
  panel?: 'ajustar';
  /** Dispatch date of the part; the one in stock, or the first that fits, without it. */
  parte?: string;
}

/** Reads the address, without what it does not know. */
export const readOrderSearch = ({ panel, parte }: Record<string, unknown>): OrderSearch =>
  panel === 'ajustar' ? { panel, ...(typeof parte === 'string' && { parte }) } : {};
