import type { WaveDetail } from '@tonalia/contract/dispatch-wave';
import { Link } from '@tanstack/react-router';
import { officeButtonClass } from '../../components/office-button.tsx';
import { EmptyNote } from '../../components/states.tsx';
import { pickerTexts as texts } from '../../messages/picker.es-CO.ts';

/** After the last line: what is next. */
export const WaveDone = ({ wave: { short } }: { wave: WaveDetail }) => (
  <EmptyNote
    title={short > 0 ? texts.isShort(short) : texts.isDone}
    text={short > 0 ? texts.isShortText : texts.isDoneText}
  >
    <Link to="/alistamiento" className={officeButtonClass('primary')}>
      {texts.backToWaves}
    </Link>
  </EmptyNote>
);
