import { Icon } from '@tonalia/ui/icon';
import { ProgressSteps } from '@tonalia/ui/progress-steps';
import type { ReactNode } from 'react';
import { BrandMark } from '../../components/brand-mark.tsx';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { paths } from '../../paths.ts';

/** The page of each checkout step, in the order of `ProgressSteps`. */
const stepPaths = [paths.cart(), paths.orderDetail(), paths.paymentMethods(), paths.orderSummary()] as const;

export interface CheckoutFrameProps {
  title: string;
  step: 1 | 2 | 3;
  side?: ReactNode;
  children: ReactNode;
}

/** The frame of a checkout step: only the progress steps, without links that lead away; `children` beside `side`. */
export function CheckoutFrame({ title, step, side, children }: CheckoutFrameProps) {
  return (
    <div className="flex-1 bg-canvas-sunken pb-60 low:pb-4 lg:pb-16">
      <div className="bg-surface max-lg:[&>header]:bg-surface max-lg:sticky max-lg:top-(--safe-top) max-lg:z-header">
        <MobileBar title={title} fallback={stepPaths[step - 1] ?? paths.cart()} />
        <div className="relative z-header flex items-center px-4 pt-0.5 pb-3 lg:page-wrap lg:pt-0 lg:h-21 lg:pb-0">
          <RouteLink href={paths.home()} className="max-lg:hidden">
            <BrandMark />
          </RouteLink>
          <ProgressSteps
            current={step}
            className="w-full lg:mx-auto lg:w-140"
            renderDone={(name, at) => (
              <RouteLink href={stepPaths[at] ?? paths.cart()} className="touch-area rounded-[9px]">
                {name}
              </RouteLink>
            )}
          />
          <SecurePayment className="max-lg:hidden" />
        </div>
      </div>
      <div className="border-line lg:border-t" />
      <div className="page-wrap pt-3 lg:grid lg:grid-cols-[minmax(0,1fr)_376px] lg:items-start lg:gap-7 lg:pt-9.5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:gap-3.5">
          <h1 className="mb-1 text-h1 max-lg:hidden">{title}</h1>
          {children}
        </div>
        {side}
      </div>
    </div>
  );
}

export function SecurePayment({ className = '' }: { className?: string }) {
  return (
    <span className={`flex items-center gap-1 text-small text-text-3 ${className}`}>
      <Icon name="lock" size="sm" />
      {purchaseMessages.securePayment}
    </span>
  );
}
