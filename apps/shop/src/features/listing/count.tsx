/** The number of products that match a choice, at the end of its row. */
export function Count({ n }: { n: number }) {
  return <span className="text-small text-text-3">{n.toLocaleString('es-CO')}</span>;
}
