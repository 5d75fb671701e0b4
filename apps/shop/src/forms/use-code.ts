import { ApiError } from '../api/http/api-error.ts';
import { useForm } from './use-form.ts';

export interface CodeOptions {
  /** Receives the six digits, once at a time. */
  send: (code: string) => Promise<void>;
  /** The sentence for what `send` throws. */
  explain: (cause: unknown) => string;
}

/** A code that is sent with its last digit. A wrong code empties the field. */
export function useCode({ send, explain }: CodeOptions) {
  const form = useForm<{ code: string }, 'code'>({
    start: { code: '' },
    send: async ({ code }) => {
      try {
        await send(code);
      } catch (cause) {
        // Without an answer the code may still be right: it stays to be sent again.
        if (cause instanceof ApiError && cause.status > 0) form.change({ code: '' });
        throw cause;
      }
    },
    explain: (cause) => ({ errors: { code: explain(cause) } }),
  });
  return {
    code: form.values.code,
    error: form.error('code'),
    isChecking: form.isSending,
    /** While a code is checked its digits stay. */
    type: (code: string) => !form.isSending && form.change({ code }),
    check: () => form.submit(),
    clear: () => form.reset({ code: '' }),
  };
}
