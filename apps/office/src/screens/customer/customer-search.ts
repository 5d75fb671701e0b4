/** What the page of a customer shows. */
export const customerViews = ['resumen', 'pedidos', 'cartera', 'direcciones', 'devoluciones', 'sesiones'] as const;
export type CustomerView = (typeof customerViews)[number];

/** The page of a customer as its address holds it. */
export interface CustomerSearch {
  /** Without it, the summary. */
  vista?: Exclude<CustomerView, 'resumen'>;
  /** The panel being edited. */
  editar?: 'fiscal';
}

/** The known part of an address. */
export function readCustomerSearch({ vista, editar }: Record<string, unknown>): CustomerSearch {
  const view = customerViews.find((one) => one === vista);
  return { ...(view && view !== 'resumen' && { vista: view }), ...(editar === 'fiscal' && { editar }) };
}
