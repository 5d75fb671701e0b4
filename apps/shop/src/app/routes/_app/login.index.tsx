import { createFileRoute } from '@tanstack/react-router';
import { shelvesQuery } from '../../../api/queries/queries.ts';
import { localPath } from '../../../navigation/local-path.ts';
import { loginNotices } from '../../../paths.ts';
import { LoginScreen } from '../../../screens/login/login-screen.tsx';
import { Onboarding } from '../../../screens/onboarding/onboarding.tsx';
import { load } from '../../load.ts';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/login/')({
  ...place('login'),
  // The introduction shows products: with the page, they cost a phone no call.
  loader: ({ context: { cache } }) => load(cache, (it) => it.prefetchQuery(shelvesQuery)),
  component: Page,
});

function Page() {
  const search: Record<string, unknown> = Route.useSearch();
  const isRequired = search['redirect-login-required'] === '1';
  return (
    <>
      <LoginScreen
        isRequired={isRequired}
        redirectTo={localPath(search['redirect'])}
        withEmail={search['with'] === 'email'}
        notice={loginNotices.find((one) => one === search['notice']) ?? null}
      />
      {/* Visitors sent here by an action do not see the introduction. */}
      {!isRequired && <Onboarding />}
    </>
  );
}
