import { useLayoutEffect, useRef } from 'react';
import { TextField } from '../../shared/ui/Field';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { caretAfter, formattedCode } from './code-format';
import { physicalDonationValidationContent as content } from './physical-donation-validation.content';

interface CodeFieldProps {
  code: string;
  error: string | undefined;
  onCode: (code: string) => void;
}

/** One field for the whole code, written XXXX-XXXX as one types or pastes it. */
export function CodeField({ code, error, onCode }: CodeFieldProps) {
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [code]);
  return (
    <TextField
      name="code"
      label={content.code}
      help={content.codeHelp}
      error={error}
      placeholder={content.placeholder}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      required
      pattern="[0-9]{4}[\- ]?[0-9]{4}"
      maxLength={isHydrated ? undefined : 9}
      value={code}
      onChange={({ target }) => {
        field.current = target;
        caret.current = caretAfter(target.value, target.selectionStart ?? target.value.length);
        onCode(formattedCode(target.value));
      }}
    />
  );
}
