import { Link } from '@tanstack/react-router';
import { MiddleNote } from '../components/states.tsx';
import { officeButtonClass } from '../components/office-button.tsx';
import { texts } from '../messages/texts.es-CO.ts';
import { BarsMark } from '../components/bars-mark.tsx';

/** A page without a screen, within the frame. */
export const NotFoundNote = () => (
  <div className="pt-[16vh]">
    <MiddleNote mark={<BarsMark large />} heading="h1" title={texts.notFound} text={texts.notFoundText}>
      <Link to="/pedidos" className={officeButtonClass('primary')}>
        {texts.goToOrders}
      </Link>
    </MiddleNote>
  </div>
);

/** The same where there is no frame. */
export const NotFoundPage = () => (
  <main id="main">
    <NotFoundNote />
  </main>
);
