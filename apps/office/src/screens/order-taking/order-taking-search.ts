/** The address of the page: the chosen customer. */
export interface OrderTakingSearch {
  cliente?: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const readOrderTakingSearch = ({ cliente }: Record<string, unknown>): OrderTakingSearch =>
  typeof cliente === 'string' && UUID.test(cliente) ? { cliente } : {};
