import '../../api/http/early-answers.ts';

/**
 * Runs in the head of a signed-in shopper's page: renews the session and asks for its user while the code is on its way, two round
 * trips that the page would wait for afterwards. `takeEarlyAnswer` gives the responses to the calls that want them; a call that failed
 * gives null and is made again. It is sent as text, so it uses nothing of this module.
 */
export function requestSessionEarly(): void {
  const renewal = '/api/auth/auth/refresh-token';
  const user = '/api/auth/auth/me';
  const ask = async (path: string, header: Record<string, string>) => {
    const headers = { accept: 'application/json', ...header };
    const response = await fetch(path, { headers, signal: AbortSignal.timeout(120_000) });
    // Read here: a response that no call wants would hold its connection.
    return new Response(await response.blob(), response);
  };
  const renew = () => ask(renewal, { 'refresh-token': 'cookie' });
  // The lock of every renewal: the tabs of a session share its cookie. Browsers offer it in secure contexts only.
  const answer = 'locks' in navigator ? navigator.locks.request('tonalia-session', renew) : renew();
  const renewed = answer.catch(() => null);
  const known = renewed.then(async (response) => {
    const tokens: { tokenReturn?: string } = response?.ok ? await response.clone().json() : {};
    return tokens.tokenReturn ? ask(user, { token: tokens.tokenReturn }) : null;
  });
  window.earlyAnswers = { [renewal]: renewed, [user]: known.catch(() => null) };
}
