import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { IconButton } from '@tonalia/ui/icon-button';
import type { ReactNode } from 'react';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';

/** Goes back; for visitors from outside the shop, to `fallback`. */
export function BackButton({ fallback = paths.home(), className }: { fallback?: string; className?: string }) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <IconButton
      icon="arrow-left"
      iconSize="lg"
      label={messages.shell.back}
      tip="none"
      className={className}
      onClick={() => (canGoBack ? router.history.back() : void router.navigate({ href: fallback }))}
    />
  );
}

/** The bar of a screen on a phone: back button, title (the h1) and actions. A desktop has a separate heading. */
export function MobileBar({
  title,
  fallback,
  children,
}: {
  title: ReactNode;
  fallback?: string;
  children?: ReactNode;
}) {
  return (
    <header className="sticky top-(--safe-top) z-header flex min-h-15 flex-wrap items-center justify-end gap-x-1 bg-canvas pr-2 pl-1 lg:hidden">
      <BackButton {...(fallback === undefined ? {} : { fallback })} />
      <h1 tabIndex={-1} className="line-clamp-2 min-w-28 flex-1 text-h3 outline-none">
        {title}
      </h1>
      {children}
    </header>
  );
}
