import { Link } from '@tanstack/react-router';
import { MiddleNote } from '../components/states.tsx';
import { officeButtonClass } from '../components/office-button.tsx';
import { texts } from '../messages/texts.es-CO.ts';
import { Tira } from '@tonalia/ui/tira';

export const NotFoundPage = () => (
  <main id="main" className="pt-[16vh]">
    <MiddleNote mark={<Tira className="w-32" />} heading="h1" title={texts.notFound} text={texts.notFoundText}>
      <Link to="/pedidos" className={officeButtonClass('primary')}>
        {texts.goToOrders}
      </Link>
    </MiddleNote>
  </main>
);
