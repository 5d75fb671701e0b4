import type { Shade } from '@tonalia/contract/products';
import { readHex } from '@tonalia/rules/hex';
import { Button } from '@tonalia/ui/button';
import { Field } from '@tonalia/ui/field';
import { Swatch } from '@tonalia/ui/swatch';
import { useState } from 'react';
import { call } from '../../api/http/client.ts';
import { useForm } from '../../forms/use-form.ts';
import { colourSearchMessages as text } from '../../messages/colour-search.es-CO.ts';

type ColouredShade = Shade & { color: string };

/** Finds a colour by its hex code or by the code of a shade; several shades with that code are offered to choose from. */
export function CodePanel({ onChoose }: { onChoose: (hex: string) => void }) {
  const [shades, setShades] = useState<readonly ColouredShade[]>([]);
  const form = useForm<{ code: string }, 'code'>({
    start: { code: '' },
    send: async ({ code }) => {
      setShades([]);
      const hex = readHex(code);
      if (hex !== null) return onChoose(hex);
      const found = code.trim() === '' ? [] : await findShadesByCode(code.trim());
      const [first] = found;
      if (!first) return { errors: { code: text.codeWrong } };
      if (found.length === 1) return onChoose(first.color);
      return setShades(found);
    },
    explain: () => ({ errors: { code: text.codeFailed } }),
  });
  return (
    <div className="pb-6">
      <form {...form.props} className="flex flex-col gap-3">
        <Field
          {...form.text('code')}
          label={text.codeLabel}
          help={text.codeHelp}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button type="submit" variant="soft" loading={form.isSending}>
          {text.codeSearch}
        </Button>
      </form>
      {shades.length > 0 && <Which shades={shades} onChoose={onChoose} />}
    </div>
  );
}

/** Shades found by a code; only the shade with exactly this code, when there is one. */
async function findShadesByCode(code: string): Promise<ColouredShade[]> {
  const { results } = await call('products', 'GET /suggest', { query: { search: code } });
  const coloured = results.shades.filter((shade): shade is ColouredShade => shade.color !== null);
  const exact = coloured.filter((shade) => shade.code.toUpperCase() === code.toUpperCase());
  return exact.length > 0 ? exact.slice(0, 1) : coloured;
}

function Which({ shades, onChoose }: { shades: readonly ColouredShade[]; onChoose: (hex: string) => void }) {
  return (
    <div role="group" aria-label={text.which} className="mt-4">
      <p role="status" className="mb-1 text-label">
        {text.which}
      </p>
      {shades.map(({ code, name, color, productName, manufacturer }) => (
        <button
          key={code}
          type="button"
          className="pressable flex min-h-14 w-full items-center gap-3 rounded-control text-left"
          onClick={() => onChoose(color)}
        >
          <Swatch size={48} color={color} />
          <span className="min-w-0">
            <b className="block truncate text-label">{name}</b>
            <span className="block truncate text-small text-text-3">
              {manufacturer.name}, {productName}
            </span>
          </span>
        </button>
      ))}
    </div>
  );
}
