import { CallFailure, sentenceOf } from '../../api/call-failure.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { paletteTexts as texts } from '../../messages/palette.es-CO.ts';
import { texts as shared } from '../../messages/texts.es-CO.ts';
import type { usePalette } from './use-palette.ts';

/** Below the rows: nothing was found, some groups could not be searched, or none. */
export function PaletteNote({ palette }: { palette: ReturnType<typeof usePalette> }) {
  const { failure, missing, rows, words, isCurrent } = palette;
  if (failure) {
    return (
      <div role="alert" className="flex items-center gap-3 px-3 py-4">
        <p className="flex-1 text-text-2">{failure instanceof CallFailure ? sentenceOf(failure) : texts.failed}</p>
        <OfficeButton look="secondary" small icon="retry" onClick={palette.retry}>
          {shared.retry}
        </OfficeButton>
      </div>
    );
  }
  return (
    <>
      {isCurrent && rows.length === 0 && words !== '' && (
        <div className="px-3 pt-8 pb-6 text-center">
          <p className="font-[650] break-words">{texts.none(words)}</p>
          <p className="mt-1 text-text-2">{texts.noneText}</p>
        </div>
      )}
      {missing.length > 0 && (
        <p role="alert" className="px-3 pt-3 text-[0.8125rem] text-text-2">
          {texts.missing(missing.map((group) => texts.group[group]).join(', '))}
        </p>
      )}
    </>
  );
}
