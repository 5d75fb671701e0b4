import type { CountReason, CountedVersion } from '@tonalia/contract/stock-counts';
import { useState } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { formatNumber } from '@tonalia/rules/money';
import { OfficeButton } from '../../components/office-button.tsx';
import { VersionPicture } from '../../components/version-picture.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { stockOutlines } from '../../features/stock-lines/stock-outlines.ts';
import { countTexts as texts } from '../../messages/count.es-CO.ts';

export type CountPadProps = {
  version: CountedVersion;
  progress: string;
  differing: string | undefined;
  onCount: (units: number, reason: CountReason | null) => void;
};

/** Most digits of a number. */
const DIGITS = 6;
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const reasons = ['broken', 'lost', 'expired', 'elsewhere'] as const satisfies readonly CountReason[];
const key = 'pressable flex min-h-14 items-center justify-center border-line text-[1.25rem] font-semibold';

/** The number with one box more, while it fits. */
const withBox = (typed: string, box: number): string => {
  const more = String(Number(typed) + box);
  return more.length <= DIGITS ? more : typed;
};

/** One version: what there should be, what is counted on the keypad, and why it differs. */
export function CountPad({ version, progress, differing, onCount }: CountPadProps) {
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState<CountReason | null>(version.reason);
  const units = typed === '' ? undefined : Number(typed);
  const by = units === undefined || version.onHand === null ? undefined : units - version.onHand;
  const press = (digit: string) =>
    setTyped((now) => (now === '0' ? digit : now.length < DIGITS ? `${now}${digit}` : now));
  const count = () => {
    if (units !== undefined) onCount(units, by === 0 ? null : reason);
  };
  useKeys({
    ...Object.fromEntries([...digits, '0'].map((digit) => [digit, () => press(digit)])),
    Backspace: () => setTyped((now) => now.slice(0, -1)),
    Enter: count,
  });
  return (
    <>
      <div className="flex flex-1 flex-col bg-deep">
        <div className="flex flex-1 flex-col rounded-t-[24px] bg-surface px-4 pt-4">
          <div className="flex items-center gap-3">
            <VersionPicture image={version.image} tile={version.tile} swatch={version.swatch} size="lg" />
            <div className="min-w-0">
              <h2 className="truncate text-[1.0625rem] font-[650]">{version.name}</h2>
              <p className="truncate text-small text-text-2">
                {[version.code, version.detail, version.shelf && texts.shelf(version.shelf)].filter(Boolean).join(', ')}
              </p>
            </div>
          </div>
          <div className="mt-4 grid grid-cols-[1fr_1.25fr_1fr] items-center gap-3">
            <div>
              <p className="text-small text-text-2">{version.onHand === null ? texts.blind : texts.expected}</p>
              {version.onHand !== null && (
                <p className="text-[1.75rem] leading-tight font-bold tracking-[-0.02em]">
                  {formatNumber(version.onHand)}
                </p>
              )}
            </div>
            <output
              aria-label={texts.counted}
              className="flex h-[68px] items-center justify-center rounded-[18px] text-[2.25rem] font-bold tracking-[-0.02em] ring-4 ring-brand-soft inset-ring-[2.5px] inset-ring-brand"
            >
              {typed === '' ? (
                version.units === null ? (
                  ''
                ) : (
                  <span className="text-text-3">{version.units}</span>
                )
              ) : (
                typed
              )}
            </output>
            <div className={classNames('text-right', version.onHand === null && 'invisible')}>
              <p className="text-small text-text-2">{texts.difference}</p>
              <p
                className={classNames(
                  'text-[1.75rem] leading-tight font-bold tracking-[-0.02em]',
                  by ? 'text-warn' : 'text-text-3',
                )}
              >
                {by === undefined ? '–' : by === 0 ? '0' : `${by > 0 ? '+' : '−'}${formatNumber(Math.abs(by))}`}
              </p>
            </div>
          </div>
          <div
            role="group"
            aria-label={texts.reason}
            className="-mx-4 mt-3.5 flex min-h-11 gap-2 overflow-x-auto px-4 [scrollbar-width:none]"
          >
            {by !== undefined &&
              by !== 0 &&
              reasons.map((value) => (
                <button
                  key={value}
                  type="button"
                  aria-pressed={reason === value}
                  className="pressable min-h-11 shrink-0 rounded-full px-3.5 text-small font-semibold inset-ring-[1.5px] inset-ring-line aria-pressed:bg-brand-soft aria-pressed:text-brand-text aria-pressed:inset-ring-brand"
                  onClick={() => setReason((now) => (now === value ? null : value))}
                >
                  {texts.reasons[value]}
                </button>
              ))}
          </div>
        </div>
      </div>
      <div className="sticky bottom-0 pt-4 bg-surface pb-[var(--safe-bottom)]">
        <div className="grid grid-cols-3 border-t border-line">
          {digits.map((digit, at) => (
            <button
              key={digit}
              type="button"
              className={classNames(key, 'border-b', at % 3 < 2 && 'border-r')}
              onClick={() => press(digit)}
            >
              {digit}
            </button>
          ))}
          <button
            type="button"
            className={classNames(key, 'border-r border-b text-[0.9375rem]')}
            aria-label={version.box > 1 ? texts.boxOf(version.box) : undefined}
            onClick={() => setTyped((now) => (version.box > 1 ? withBox(now, version.box) : ''))}
          >
            {version.box > 1 ? texts.box : texts.clear}
          </button>
          <button type="button" className={classNames(key, 'border-r border-b')} onClick={() => press('0')}>
            0
          </button>
          <button
            type="button"
            aria-label={texts.erase}
            className={classNames(key, 'border-b')}
            onClick={() => setTyped((now) => now.slice(0, -1))}
          >
            <Icon name={stockOutlines.erase} />
          </button>
        </div>
        <div className="flex items-center gap-4 px-4 py-3">
          <div className="min-w-0 flex-1 text-small">
            <p className="font-semibold">{progress}</p>
            {differing && <p className="font-medium text-warn">{differing}</p>}
          </div>
          <OfficeButton
            className="h-[50px] min-w-[206px] max-[380px]:min-w-40"
            disabled={units === undefined}
            onClick={count}
          >
            {texts.countAndGo}
          </OfficeButton>
        </div>
      </div>
    </>
  );
}
