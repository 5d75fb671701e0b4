import { Notice, noticeActionClass } from '@tonalia/ui/notice';
import { Suspense, lazy } from 'react';
import { dismissAlert, useAlert } from '../../alerts.ts';
import { RouteLink } from '../../link.tsx';
import { dismissNotice, useFloatingNotice } from '../../notices.ts';

const AlertDialog = lazy(() => import('./alert-dialog.tsx').then((it) => ({ default: it.AlertDialog })));

/** The one notice and the one alert that may be up. */
export function FloatingHosts({ aboveTabs }: { aboveTabs: boolean }) {
  const notice = useFloatingNotice();
  const alert = useAlert();
  return (
    <>
      <div
        className={`pointer-events-none fixed inset-x-0 z-toast flex justify-center px-3 lg:bottom-6 ${aboveTabs ? 'bottom-[calc(72px+env(safe-area-inset-bottom))]' : 'bottom-[calc(132px+env(safe-area-inset-bottom))]'}`}
      >
        {notice && (
          <div key={notice.message} className="rise pointer-events-auto w-full max-w-105">
            <Notice
              color={notice.color}
              message={notice.message}
              detail={notice.detail}
              dismiss={notice.color === 'red'}
              onDismiss={dismissNotice}
              action={
                notice.action && (
                  <RouteLink href={notice.action.href} className={noticeActionClass} onClick={dismissNotice}>
                    {notice.action.text}
                  </RouteLink>
                )
              }
            />
          </div>
        )}
      </div>
      <Suspense>{alert && <AlertDialog alert={alert} onDone={dismissAlert} />}</Suspense>
    </>
  );
}
