import { readPage } from '../../components/address.ts';

/** Reads the address of the list: its page. */
export const readSellerDraftsSearch = (search: Record<string, unknown>): { pagina?: number } =>
  readPage(search['pagina']);
