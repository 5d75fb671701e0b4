import { Notice, noticeActionClass } from '@tonalia/ui/notice';
import { Suspense, lazy } from 'react';
import { dismissAlert, useAlert } from '../../state/alerts.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { dismissNotice, staysUp, useFloatingNotice } from '../../state/notices.ts';
import type { FloatingNotice } from '../../state/notices.ts';

const AlertDialog = lazy(() => import('./alert-dialog.tsx').then((it) => ({ default: it.AlertDialog })));

/** Shows the current notice and the current alert, one of each. */
export function FloatingHosts({ aboveTabs }: { aboveTabs: boolean }) {
  const notice = useFloatingNotice();
  const alert = useAlert();
  return (
    <>
      <div
        className={`pointer-events-none fixed inset-x-safe z-toast flex justify-center px-3 lg:bottom-(--notice-wide) ${aboveTabs ? 'bottom-(--notice-tabs)' : 'bottom-(--notice-bar)'}`}
      >
        {notice && (
          <div key={notice.message} className="rise pointer-events-auto w-full max-w-105">
            <Notice
              color={notice.color}
              message={notice.message}
              detail={notice.detail}
              dismiss={staysUp(notice)}
              onDismiss={dismissNotice}
              action={notice.action && <Action action={notice.action} />}
            />
          </div>
        )}
      </div>
      <Suspense>{alert && <AlertDialog alert={alert} onDone={dismissAlert} />}</Suspense>
    </>
  );
}

function Action({ action }: { action: NonNullable<FloatingNotice['action']> }) {
  if ('href' in action) {
    return (
      <RouteLink href={action.href} className={noticeActionClass} onClick={dismissNotice}>
        {action.text}
      </RouteLink>
    );
  }
  const act = () => {
    dismissNotice();
    action.onAct();
  };
  return (
    <button type="button" className={noticeActionClass} onClick={act}>
      {action.text}
    </button>
  );
}
