/** The page of a customer as its address holds it. */
export interface CustomerSearch {
  /** The panel being edited. */
  editar?: 'fiscal';
}

/** The known part of an address. */
export const readCustomerSearch = ({ editar }: Record<string, unknown>): CustomerSearch =>
  editar === 'fiscal' ? { editar } : {};
