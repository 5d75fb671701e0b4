import { formatPesos } from '@tonalia/rules/money';
import { chipClass } from '@tonalia/ui/chip';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import type { IconName, IconOutline } from '@tonalia/ui/icon';
import { sheen } from '@tonalia/ui/sheen';
import { Tile } from '@tonalia/ui/tile';
import type { MouseEvent, ReactNode } from 'react';
import { RouteLink } from '../../navigation/link.tsx';
import { count } from '../../messages/es-CO.ts';
import { searchMessages as words } from '../../messages/search.es-CO.ts';
import { Picture } from '../../components/picture.tsx';
import { hrefOf } from './choices.ts';
import type { SearchChoice } from './choices.ts';
import { Marked } from './marked.tsx';

// Only this list draws it, so it is not among the icons of every page.
const ARROW_UP_LEFT: IconOutline = 'M7 17V7h10M17 17 7 7';

export interface ChoiceRowProps {
  id: string;
  choice: SearchChoice;
  /** The typed text, to highlight it. */
  typed: string;
  isActive: boolean;
  onTake: () => void;
  /** Writes a term into the field, to continue typing. */
  onWrite: (text: string) => void;
}

const row = 'flex w-full min-w-0 items-center gap-3 text-left lg:rounded-[12px] lg:px-3';

/** One suggestion: a link with the role of an option, outside the Tab order. */
export function ChoiceRow({ id, choice, typed, isActive, onTake, onWrite }: ChoiceRowProps) {
  const href = hrefOf(choice);
  const option = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    className: classNames(isPlace(choice) ? chipClass() : row, isActive && 'bg-surface-2'),
  };
  const content = <Content choice={choice} typed={typed} onWrite={onWrite} />;
  if (href === null) {
    return (
      <button {...option} type="button" onClick={onTake}>
        {content}
      </button>
    );
  }
  return (
    <RouteLink
      {...option}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onTake();
      }}
    >
      {content}
    </RouteLink>
  );
}

const isPlace = ({ kind }: SearchChoice) => kind === 'manufacturer' || kind === 'category';

function Content({ choice, typed, onWrite }: Pick<ChoiceRowProps, 'choice' | 'typed' | 'onWrite'>) {
  switch (choice.kind) {
    case 'term':
    case 'top':
      return <Term icon="search" text={choice.text} typed={typed} onWrite={onWrite} />;
    case 'recent':
      return <Term icon="history" text={choice.text} typed="" onWrite={onWrite} />;
    case 'product':
      return <ProductChoice {...choice} typed={typed} />;
    case 'shade':
      return <ShadeChoice {...choice} />;
    case 'manufacturer':
    case 'category':
      return choice.place.name;
    case 'all':
      return <Line after={<Icon name="arrow-right" size="sm" />}>{words.all(choice.text)}</Line>;
    case 'colour':
      return <Line before={<Icon name="pipette" />}>{words.byColour}</Line>;
    case 'forget':
      return <span className="flex min-h-11 items-center text-label text-text-2">{words.forget}</span>;
  }
}

function Line({ before, after, children }: { before?: ReactNode; after?: ReactNode; children: ReactNode }) {
  return (
    <span className="flex min-h-12 min-w-0 items-center gap-2 text-label text-brand-text">
      {before}
      <span className="truncate">{children}</span>
      {after}
    </span>
  );
}

function Term({
  icon,
  text,
  typed,
  onWrite,
}: {
  icon: IconName;
  text: string;
  typed: string;
  onWrite: (text: string) => void;
}) {
  function write(event: MouseEvent) {
    event.preventDefault();
    event.stopPropagation();
    onWrite(text);
  }
  return (
    <>
      <Icon name={icon} className="text-text-3" />
      <span className="flex min-h-12 min-w-0 flex-1 items-center lg:min-h-11">
        <span className="line-clamp-2 wrap-break-word">
          <Marked text={text} part={typed} />
        </span>
      </span>
      {/* For touch: copies the words into the field; with a keyboard one simply types on. */}
      <span
        aria-hidden="true"
        className="-mr-3 flex size-11 items-center justify-center text-text-3 lg:hidden"
        onClick={write}
      >
        <Icon name={ARROW_UP_LEFT} />
      </span>
    </>
  );
}

function ProductChoice({
  product,
  typed,
}: {
  product: Extract<SearchChoice, { kind: 'product' }>['product'];
  typed: string;
}) {
  const facts = [product.manufacturer.name, product.tonesTotal > 0 && count(product.tonesTotal, 'tono', 'tonos')];
  return (
    <>
      <Tile tint={product.tile} className="my-1.5 w-14 rounded-[15px]">
        <Picture image={product.image} alt="" small sizes="56px" />
      </Tile>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-label font-[550]">
          <Marked text={product.name} part={typed} />
        </span>
        <span className="text-small text-text-3">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <b className="whitespace-nowrap">{formatPesos(product.price)}</b>
    </>
  );
}

function ShadeChoice({ shade }: { shade: Extract<SearchChoice, { kind: 'shade' }>['shade'] }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="my-2 h-11 w-14 shrink-0 rounded-[13px] bg-surface-3 inset-ring inset-ring-swatch-edge"
        style={shade.color ? { background: sheen(shade.color) } : undefined}
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-label font-[550]">{shade.name}</span>
        <span className="block truncate text-small text-text-3">{`${shade.manufacturer.name}, ${shade.productName}`}</span>
      </span>
      <span className="flex shrink-0 items-center gap-1 text-small text-text-3">
        {/* The only difference between the same tone in 60 and 90 ml. */}
        {shade.code}
        <Icon name={ARROW_UP_LEFT} size="sm" />
      </span>
    </>
  );
}
