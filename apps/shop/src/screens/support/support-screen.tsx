import { Card } from '@tonalia/ui/card';
import { Icon } from '@tonalia/ui/icon';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { supportMessages } from '../../messages/support.es-CO.ts';
import { paths } from '../../paths.ts';
import { Contacts } from './contacts.tsx';
import { LastOrderHelp } from './last-order-help.tsx';

/** Contacts and frequent questions. */
export function SupportScreen() {
  return (
    <div className="flex-1 bg-canvas-sunken pb-8 lg:-mb-20 lg:pb-16">
      <div className="bg-surface lg:hidden [&>header]:bg-surface">
        <MobileBar title={supportMessages.title} fallback={paths.profile()} />
      </div>
      <div className="page-wrap pt-4 lg:grid lg:grid-cols-[400px_minmax(0,1fr)] lg:items-start lg:gap-x-7 lg:pt-9.5">
        <h1 className="mb-4.5 text-h1 max-lg:hidden lg:col-span-2">{supportMessages.title}</h1>
        <div className="grid grid-cols-1 gap-3">
          <Contacts />
          <LastOrderHelp />
        </div>
        <Questions />
      </div>
    </div>
  );
}

function Questions() {
  return (
    <section className="max-lg:mt-6">
      <h2 className="mb-3 px-0.5 text-h2 lg:mb-3.5">{supportMessages.questionsTitle}</h2>
      <Card flush className="divide-y divide-line overflow-hidden">
        {supportMessages.questions.map(([question, answer]) => (
          <details key={question} className="group">
            <summary className="pressable flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
              <span className="flex-1 py-3">{question}</span>
              <Icon name="chevron-down" className="text-text-3 transition-transform group-open:rotate-180" />
            </summary>
            <p className="max-w-[68ch] px-4 pb-4 text-text-2">{answer}</p>
          </details>
        ))}
      </Card>
    </section>
  );
}
