import { brokenConstraint, pgCode } from '../../../platform/transaction.ts';

/** Why the database refused a product, when the list is at fault and not we. */
export function refusalOf(error: unknown): string | undefined {
  const code = pgCode(error);
  const constraint = brokenConstraint(error) ?? '';
  if (code === '23503' && constraint.includes('warehouse')) return `la bodega ${missingKey(error)} no existe`;
  if (code === '23503' && constraint.includes('trade_type'))
    return `el tipo de negocio ${missingKey(error)} no existe; los precios por tipo se titulan "precio barberia"`;
  if (code === '23505')
    return constraint.startsWith('product_')
      ? 'su código ya es de otro producto'
      : 'uno de sus tonos o códigos ya es de otra versión';
  // 22 is a value PostgreSQL cannot take, 23 one the catalogue's rules forbid
  return /^2[23]/.test(code ?? '') ? 'un valor no es admisible' : undefined;
}

/** The key a foreign key did not find, as PostgreSQL's detail names it: `Key (warehouse_id)=(XYZ) is not present…`. */
function missingKey(error: unknown): string {
  const detail = error instanceof Error && 'detail' in error ? String(error.detail) : '';
  return /=\((.*?)\)/.exec(detail)?.[1] ?? '';
}
