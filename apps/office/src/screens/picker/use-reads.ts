import type { PickLine } from '@tonalia/contract/dispatch-wave';
import { useEffect, useState } from 'react';
import { lineTitle } from '../../features/picking/line-words.ts';
import { pickerTexts as texts } from '../../messages/picker.es-CO.ts';
import { useReader } from '../../features/picking/use-reader.ts';

const SHAKE_MS = 2_500;
const BUZZ_MS = 60;

/** Codes that were read: one of the line counts, any other is named. */
export function useReads(lines: readonly PickLine[], line: PickLine | undefined, onCount: () => void) {
  const [last, setLast] = useState<{ code: string; at: number }>();
  const [wrong, setWrong] = useState<string>();
  useEffect(() => {
    if (wrong === undefined) return;
    const timer = setTimeout(() => setWrong(undefined), SHAKE_MS);
    return () => clearTimeout(timer);
  }, [wrong]);
  const read = (code: string) => {
    const found = lines.find((one) => isOf(one, code));
    if (line && found === line && line.picked < line.units) {
      setWrong(undefined);
      setLast({ code, at: Date.now() });
      if ('vibrate' in navigator) navigator.vibrate(BUZZ_MS);
      return onCount();
    }
    if (found === line) return setWrong(texts.isFull);
    setWrong(found ? texts.foreign(lineTitle(found)) : texts.unknown(code));
  };
  useReader(read);
  return { last, wrong, read };
}

const isOf = ({ barcode, code }: PickLine, read: string): boolean =>
  barcode === read || code.toUpperCase() === read.toUpperCase();
