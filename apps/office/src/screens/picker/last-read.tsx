import { useEffect, useState } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { outlines } from '../../components/outlines.ts';
import { pickerTexts as texts } from '../../messages/picker.es-CO.ts';

export type LastReadProps = {
  code: string;
  /** Milliseconds since 1970. */
  at: number;
};

/** The code that was read last, with its age. */
export function LastRead({ code, at }: LastReadProps) {
  const [now, setNow] = useState(at);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="mt-3 flex items-center justify-center gap-2 text-small text-text-2">
      <Icon name={outlines.scan} size="sm" />
      {texts.read(code, Math.max(0, Math.floor((now - at) / 1_000)))}
    </p>
  );
}
