import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { IconTile } from './icon-tile.tsx';
import type { IconName } from './icon.tsx';

export type ErrorBlockProps = {
  /** "No pudimos cargar tus pedidos" */
  title: ReactNode;
  /** Says what is safe and what to do: "Revisa tu conexión. Tu carrito está guardado." */
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
  retry?: string;
  retrying?: boolean;
  icon?: IconName;
  className?: string | undefined;
};

/** Replaces a part of the page that failed to load, in its place. */
export function ErrorBlock({
  title,
  text,
  onRetry,
  retry = 'Reintentar',
  retrying = false,
  icon = 'cloud-alert',
  className,
}: ErrorBlockProps) {
  return (
    <div role="alert" className={className}>
      <div className="flex items-center gap-4">
        <IconTile icon={icon} tone="danger" size="lg" />
        <div>
          <h2 className="text-h3">{title}</h2>
          {text && <p className="mt-1 text-small text-text-2">{text}</p>}
          {onRetry && (
            <Button variant="secondary" size="sm" icon="retry" className="mt-3" loading={retrying} onClick={onRetry}>
              {retry}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
