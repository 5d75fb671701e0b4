import { MOST_PRINTED } from '@tonalia/contract/office-job-limits';

/** The print of several orders as its address holds it. */
export interface PrintSearch {
  /** Absent for the pick lists. */
  tipo?: 'remisiones';
  /** Codes, by commas. */
  pedidos?: string;
}

/** Reads an address. Values that it does not know are left out. */
export function readPrintSearch({ tipo, pedidos }: Record<string, unknown>): PrintSearch {
  const codes = typeof pedidos === 'string' ? pedidos.split(',').filter((code) => /^[\w-]{1,40}$/.test(code)) : [];
  return {
    ...(tipo === 'remisiones' && { tipo }),
    ...(codes.length > 0 && { pedidos: [...new Set(codes)].slice(0, MOST_PRINTED).join(',') }),
  };
}
