import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { keepWords } from './kept-words';

/** Keeps what is typed in the form around it, until it is sent. */
export function WordsKeeper({ name }: { name: string }) {
  const { subscribe } = useFormContext();
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) keepWords(name, values);
        },
      }),
    [subscribe, name],
  );
  return null;
}
