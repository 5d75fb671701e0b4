import type { OfficeSellerDraft } from '@tonalia/contract/seller-drafts-office';
import type { OrderAskReason } from '@tonalia/contract/order-asks';

type DraftLineWords = Pick<OfficeSellerDraft['lines'][number], 'units' | 'unitsNow'>;

const reasons: Record<OrderAskReason, (line: DraftLineWords) => string> = {
  dearer: () => 'subió de precio',
  gone: () => 'se agotó o ya no se vende',
  fewer: ({ units, unitsNow }) => `quedan ${unitsNow} de ${units}`,
  date: () => 'cambió de fecha',
  step: () => 'ya no va por esas unidades',
};

/** Words of the page of orders that wait for their seller. */
export const sellerDraftsTexts = {
  title: 'Novedades de asesores',
  what: 'las novedades de asesores',
  /** The link above the list of orders; a phone shows its first word and the number. */
  shortLink: 'Novedades',
  ofSellers: 'de asesores',
  back: 'Volver a pedidos',
  list: 'Pedidos que esperan a su asesor',
  reasons,
  /** Doubts without a sentence, because that names money. */
  doubt: 'Algo del pago o del total',
  noSeller: 'Sin asesor',
  seller: 'Asesor',
  taken: (when: string) => `Tomado ${when}`,
  waits: (age: string) => `Espera ${age}`,
  unchanged: (count: number) => (count === 1 ? '1 línea sin cambios' : `${count} líneas sin cambios`),
  more: (count: number) => (count === 1 ? 'y 1 línea más' : `y ${count} líneas más`),
  empty: 'Nada espera a un asesor',
  emptyText: 'Aquí aparece un pedido tomado sin red cuando algo cambió y el asesor debe decidir con el cliente.',
};
