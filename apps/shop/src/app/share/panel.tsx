import { maxAnswerName, maxAnswerNote } from '@tonalia/contract/limits';
import { sharePageMessages as words } from '../../messages/share-page.es-CO.ts';
import { Glyph } from './glyph.tsx';

/** The choices, the name and note of the visitor, and the button that sends it; beside the card, on a phone below it. */
export const SendPanel = ({ until }: { until: string }) => (
  <aside className="sp-panel" id="enviar" aria-labelledby="tu-lista">
    <div className="sp-deep">
      <h2 id="tu-lista" tabIndex={-1}>
        {words.yours}
      </h2>
      <p data-sum aria-live="polite" />
      <Fan />
    </div>
    <form data-form noValidate>
      <p className="sp-none" data-empty>
        {words.empty}
      </p>
      <ul className="sp-chosen" data-chosen />
      <label htmlFor="nombre">
        {words.name} <span>{words.optional}</span>
      </label>
      <input id="nombre" name="name" maxLength={maxAnswerName} autoComplete="name" />
      <label htmlFor="nota">
        {words.note} <span>{words.optional}</span>
      </label>
      <textarea id="nota" name="note" maxLength={maxAnswerNote} rows={2} placeholder={words.noteHint} />
      <p className="sp-failed" role="alert" data-failed hidden />
      <button type="submit" className="sp-button" data-send disabled>
        <span>{words.send}</span>
      </button>
      <p className="sp-until">{words.until(until)}</p>
    </form>
    <template data-line>
      <li>
        <i className="sp-swatch" />
        <p>
          <b />
          <span />
        </p>
        <b />
        <button type="button" data-drop>
          <Glyph of="x" />
        </button>
      </li>
    </template>
  </aside>
);

/** On a phone: the sum at the foot of the screen, which leads to the panel. */
export const SumBar = () => (
  <div className="sp-bar" data-bar hidden>
    <span className="sp-pile" aria-hidden="true" data-pile />
    <p data-bar-sum />
    <a className="sp-button" href="#enviar" data-see>
      {words.see}
    </a>
  </div>
);

/** Shown when the list was sent. */
export const SentView = () => (
  <main className="sp-sent" data-sent hidden>
    <span className="sp-pile sp-steps" aria-hidden="true" data-pile />
    <h1 tabIndex={-1}>{words.sent}</h1>
    <p>{words.sentHelp}</p>
    <ul className="sp-chosen" data-chosen />
    <div className="sp-two">
      <button type="button" className="sp-button sp-plain" data-change>
        {words.change}
      </button>
      <a className="sp-button sp-soft" href="https://wa.me/" data-whatsapp rel="noreferrer">
        <Glyph of="whatsapp" /> {words.whatsapp}
      </a>
    </div>
  </main>
);

/** Five strips of a colour card, spread. */
export const Fan = () => (
  <span className="sp-fan" aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
    <i />
  </span>
);
