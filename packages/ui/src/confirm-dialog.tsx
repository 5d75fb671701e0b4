import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { IconTile } from './icon-tile.tsx';
import type { IconTileTone } from './icon-tile.tsx';
import type { IconName } from './icon.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  /** "¿Vaciar el carrito?" */
  title: string;
  /** The consequence: "Se quitan 21 unidades." */
  text?: ReactNode;
  /** The verb of the title: "Vaciar". */
  confirm: string;
  cancel?: string;
  /**
   * "Conservar pedido": set when `confirm` destroys something. It replaces `cancel` as the primary button, and
   * `confirm` becomes red text below it.
   */
  keep?: string;
  /** Above the title, for news instead of a question ("Sin cobertura:"). */
  icon?: IconName;
  iconTone?: IconTileTone;
  /** While the action runs. */
  loading?: boolean;
  /** Shown in the dialog when the action failed. */
  error?: string | undefined;
  onConfirm: () => void;
  /** The second button. */
  onCancel: () => void;
  /** For Esc and the scrim, when they differ from the second button. */
  onClose?: (() => void) | undefined;
};

/** Asks before an action: its consequence and two buttons. With `keep`, the safe answer is the primary button. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  cancel = 'Cancelar',
  keep,
  icon,
  iconTone = 'warn',
  loading = false,
  error,
  onConfirm,
  onCancel,
  onClose = onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} role="alertdialog" hideTitle>
      <div className="px-5 pt-6 pb-4">
        {icon && <IconTile icon={icon} tone={iconTone} className="mb-4" />}
        <p aria-hidden="true" className="text-h2">
          {title}
        </p>
        {text && <div className="mt-1.5 text-[1rem] leading-[1.45] text-text-2">{text}</div>}
        {error && (
          <p role="alert" className="mt-2 text-small text-danger">
            {error}
          </p>
        )}
        <div className="mt-5 grid gap-1.5">
          {keep === undefined ? (
            <>
              <Button full loading={loading} onClick={onConfirm}>
                {confirm}
              </Button>
              <Button full variant="ghost" onClick={onCancel}>
                {cancel}
              </Button>
            </>
          ) : (
            <>
              <Button full onClick={onCancel}>
                {keep}
              </Button>
              <Button full variant="destructive" loading={loading} onClick={onConfirm}>
                {confirm}
              </Button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
