import { Link } from '@tanstack/react-router';
import { MiddleNote } from '../components/states.tsx';
import { officeButtonClass } from '../components/office-button.tsx';
import { texts } from '../messages/texts.es-CO.ts';
import { BarsMark } from '../components/bars-mark.tsx';

/** An address without a page. */
export const NotFoundScreen = () => (
  <div className="pt-[16vh]">
    <MiddleNote mark={<BarsMark large />} heading="h1" title={texts.notFound} text={texts.notFoundText}>
      <Link to="/pedidos" className={officeButtonClass('primary')}>
        {texts.goToOrders}
      </Link>
    </MiddleNote>
  </div>
);
