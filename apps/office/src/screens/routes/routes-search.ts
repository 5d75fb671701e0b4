/** The routes as their address holds them. */
export interface RoutesSearch {
  bodega?: string;
  /** Id of the route with the focus. */
  fila?: string;
  /** Id of the open one, or "nueva". */
  ruta?: string;
}

/** Reads an address. Values that it does not know are left out. */
export function readRoutesSearch({ bodega, fila, ruta }: Record<string, unknown>): RoutesSearch {
  const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,40}$/.test(value);
  return {
    ...(typeof bodega === 'string' && /^[A-Z]{3}$/.test(bodega) && { bodega }),
    ...(isId(fila) && { fila }),
    ...(isId(ruta) && { ruta }),
  };
}
