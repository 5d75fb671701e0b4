import type { Shade } from '@tonalia/contract/products';
import { readHex } from '@tonalia/rules/hex';
import { Button } from '@tonalia/ui/button';
import { Field } from '@tonalia/ui/field';
import { Swatch } from '@tonalia/ui/swatch';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { call } from '../../api/http/client.ts';
import { colourSearchMessages as text } from '../../messages/colour-search.es-CO.ts';

type Coloured = Shade & { color: string };

/** The colour by its code, or by that of a shade; where several shades go by it, one of them is chosen. */
export function CodePanel({ onChoose }: { onChoose: (hex: string) => void }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [shades, setShades] = useState<readonly Coloured[]>([]);
  const field = useRef<HTMLInputElement>(null);

  function refuse(message: string) {
    setError(message);
    field.current?.focus();
  }
  async function search(event: FormEvent) {
    event.preventDefault();
    if (isAsking) return;
    setError(undefined);
    setShades([]);
    const hex = readHex(code);
    if (hex !== null) return onChoose(hex);
    if (code.trim() === '') return refuse(text.codeWrong);
    setAsking(true);
    try {
      const found = await shadesCalled(code.trim());
      const [first] = found;
      if (!first) refuse(text.codeWrong);
      else if (found.length === 1) onChoose(first.color);
      else setShades(found);
    } catch {
      refuse(text.codeFailed);
    } finally {
      setAsking(false);
    }
  }
  return (
    <div className="pb-6">
      <form className="flex flex-col gap-3" noValidate onSubmit={(event) => void search(event)}>
        <Field
          ref={field}
          label={text.codeLabel}
          help={text.codeHelp}
          error={error}
          value={code}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setError(undefined);
          }}
        />
        <Button type="submit" variant="soft" loading={isAsking}>
          {text.codeSearch}
        </Button>
      </form>
      {shades.length > 0 && <Which shades={shades} onChoose={onChoose} />}
    </div>
  );
}

/** Shades that a code names; that with exactly this code alone, when there is one. */
async function shadesCalled(code: string): Promise<Coloured[]> {
  const { results } = await call('products', 'GET /suggest', { query: { search: code } });
  const coloured = results.shades.filter((shade): shade is Coloured => shade.color !== null);
  const exact = coloured.filter((shade) => shade.code.toUpperCase() === code.toUpperCase());
  return exact.length > 0 ? exact.slice(0, 1) : coloured;
}

function Which({ shades, onChoose }: { shades: readonly Coloured[]; onChoose: (hex: string) => void }) {
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
