import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { focusFirstInvalid, typedTexts } from './form-element.ts';
import { fieldsWithError, hasErrors } from './form-failure.ts';
import type { FieldErrors, FormFailure } from './form-failure.ts';
import { textEvents } from './text-events.ts';
import type { TextProps } from './text-events.ts';
import { useOnce } from './use-once.ts';

export interface FormOptions<Values extends object, Name extends string> {
  start: Values | (() => Values);
  /** Finds the errors a browser can find; values with errors are not sent. */
  check?: (values: Values) => FieldErrors<Name>;
  /** Sends the values, once at a time. A returned failure is shown. */
  send: (values: Values) => Promise<FormFailure<Name> | void> | FormFailure<Name> | void;
  /** Turns what `send` throws into what is shown. */
  explain?: (cause: unknown) => FormFailure<Name>;
  onChange?: (values: Values) => void;
  /** Errors that are known from the start, such as the server's errors about an earlier step. */
  startErrors?: FieldErrors<Name> | undefined;
  /** Checks a field with every change after its first check. By default a field is only watched while it has an error. */
  isLive?: boolean;
}

type TextName<Values> = { [K in keyof Values]: Values[K] extends string ? K : never }[keyof Values] & string;

/**
 * The one form engine of the shop (ADR 0028): values, errors beside fields, focus on the first invalid field, and submission.
 * A field is checked when it is left with text in it and when the form is submitted.
 */
export function useForm<Values extends object, Name extends string>(options: FormOptions<Values, Name>) {
  const { check = (): FieldErrors<Name> => ({}), send, explain, onChange, startErrors = {}, isLive = false } = options;
  const [values, setValues] = useState(options.start);
  const latest = useRef(values);
  const [checked, setChecked] = useState<readonly Name[]>([]);
  const [failure, setFailure] = useState<FormFailure<Name>>({ errors: startErrors });
  const [refusals, setRefusals] = useState(hasErrors(startErrors) ? 1 : 0);
  const element = useRef<HTMLElement>(null);
  const { isBusy, once } = useOnce();
  const found = check(values);

  function change(part: Partial<Values>) {
    latest.current = { ...latest.current, ...part };
    const errors = check(latest.current);
    setValues(latest.current);
    setFailure(({ notice }) => ({ notice }));
    if (!isLive) setChecked((before) => before.filter((name) => errors[name] !== undefined));
    onChange?.(latest.current);
  }
  function show(next: FormFailure<Name>) {
    setFailure(next);
    if (hasErrors(next.errors)) setRefusals((count) => count + 1);
  }
  /** Starts over with these values, without errors and notice. */
  function reset(next: Values) {
    latest.current = next;
    setValues(next);
    setChecked([]);
    setFailure({});
  }
  function leave(name: Name) {
    if (isLive || check(latest.current)[name] !== undefined) setChecked((before) => [...before, name]);
  }
  /** Takes text that raised no event: typed before hydration, or filled in by a password manager. */
  function takeTyped() {
    const typed = typedTexts(element.current, latest.current);
    // Only string values are read, under their own names.
    if (Object.keys(typed).length > 0) change(typed as Partial<Values>);
  }
  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (isBusy) return;
    takeTyped();
    const errors = check(latest.current);
    setChecked(fieldsWithError(errors));
    setFailure({});
    if (hasErrors(errors)) setRefusals((count) => count + 1);
    else void once(deliver);
  }
  async function deliver() {
    try {
      show((await send(latest.current)) ?? {});
    } catch (cause) {
      if (!explain) throw cause;
      show(explain(cause));
    }
  }

  useLayoutEffect(() => {
    takeTyped();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, right after hydration
  }, []);
  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(element.current);
  }, [refusals]);

  const isShown = (name: Name) => checked.includes(name) || (isLive && refusals > 0);
  const attach = useCallback((node: HTMLElement | null) => void (element.current = node), []);
  const error = (name: Name) => failure.errors?.[name] ?? (isShown(name) ? found[name] : undefined);
  return {
    values,
    change,
    leave,
    error,
    notice: failure.notice ?? null,
    show,
    reset,
    submit,
    isSending: isBusy,
    element,
    /** The ref of the element around the fields, for fields without a `<form>`. */
    attach,
    /** Props of the `<form>`. */
    props: {
      ref: attach,
      noValidate: true,
      method: 'post',
      onSubmit: submit,
    } as const,
    /** Props of a text field; `format` rewrites its text while it is typed. */
    text: (name: TextName<Values> & Name, format?: (text: string) => string): TextProps => ({
      name,
      value: String(values[name]),
      error: error(name),
      ...textEvents({
        // The type of `name` says that its value is text.
        write: (text) => change({ [name]: text } as unknown as Partial<Values>),
        leave: () => leave(name),
        format,
      }),
    }),
  };
}

export type Form<Values extends object, Name extends string> = ReturnType<typeof useForm<Values, Name>>;
