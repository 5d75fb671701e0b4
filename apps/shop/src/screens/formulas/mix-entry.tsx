import { useMutation } from '@tanstack/react-query';
import { maxFormulaGrams, maxFormulaLines } from '@tonalia/contract/limits';
import type { ListMatch } from '@tonalia/contract/order-list';
import { readMix } from '@tonalia/rules/mix-text';
import { Button } from '@tonalia/ui/button';
import { Field } from '@tonalia/ui/field';
import { useState } from 'react';
import { sentenceOf } from '../../api/http/api-error.ts';
import { formulaMessages as words } from '../../messages/formulas.es-CO.ts';
import { DyeChoices } from './dye-choices.tsx';
import { type ReadDye, resolveDyes } from './resolve-mix.ts';
import type { MixDraft } from './use-mix-draft.ts';

/** Takes a mix as it is typed or pasted. The text stays until each of its dyes is in the mix. */
export function MixEntry({ draft }: { draft: MixDraft }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [unclear, setUnclear] = useState<readonly ReadDye[]>([]);
  const reading = useMutation({
    mutationFn: async () => {
      const read = readMix(text, { lines: maxFormulaLines, grams: maxFormulaGrams });
      if ('why' in read) return { error: words.refusals[read.why](read.piece) };
      return { read, dyes: await resolveDyes(read.lines, draft.shelf) };
    },
    onSuccess: ({ read, dyes, error: refusal }) => {
      setUnclear([]);
      if (!read) return setError(refusal);
      const missing = dyes.find(({ matches }) => matches.length === 0);
      if (missing) return setError(words.unknown(missing.words));
      draft.take(read);
      for (const { matches, grams } of dyes) if (matches.length === 1 && matches[0]) draft.putDye(matches[0], grams);
      const open = dyes.filter(({ matches }) => matches.length > 1);
      setUnclear(open);
      if (open.length === 0) setText('');
    },
    onError: (cause) => setError(sentenceOf(cause)),
  });
  function choose(dye: ReadDye, match: ListMatch) {
    draft.putDye(match, dye.grams);
    const left = unclear.filter((one) => one !== dye);
    setUnclear(left);
    if (left.length === 0) setText('');
  }
  return (
    <form
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setError(undefined);
        reading.mutate();
      }}
    >
      <div className="flex flex-wrap items-start gap-2">
        <Field
          label={words.text}
          className="min-w-0 flex-1 basis-60 max-w-none!"
          placeholder={words.textHint}
          value={text}
          maxLength={600}
          autoComplete="off"
          error={error}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setError(undefined);
          }}
        />
        <Button type="submit" variant="secondary" size="lg" className="mt-7" loading={reading.isPending}>
          {words.read}
        </Button>
      </div>
      {unclear.map((dye) => (
        <DyeChoices key={dye.words} dye={dye} onChoose={(match) => choose(dye, match)} />
      ))}
    </form>
  );
}
