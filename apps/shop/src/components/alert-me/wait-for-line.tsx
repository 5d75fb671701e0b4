import type { CartProduct } from '@tonalia/contract/purchase';
import { WaitButton } from './wait-button.tsx';

/** "Avísame" for the units of a cart line that ran out. A combo with open parts is no single version. */
export function WaitForLine({ line, units }: { line: CartProduct; units: number }) {
  const { productId, versionCode, versionName, name, assemblyCode } = line;
  if (assemblyCode !== null) return null;
  return (
    <WaitButton wish={{ productId, versionCode, name: versionName ?? name, product: name, kind: 'stock', units }} />
  );
}
