import { IconButton } from '@tonalia/ui/icon-button';
import { CartLink } from '../../features/cart-link/cart-link.tsx';
import { useGo } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';

/** The tools in a list's bar on a phone: search and cart. */
export function ListTools() {
  const go = useGo();
  return (
    <>
      <IconButton
        icon="search"
        iconSize="lg"
        label={messages.shell.search}
        tip="none"
        onClick={() => go(paths.searching())}
      />
      <CartLink />
    </>
  );
}
