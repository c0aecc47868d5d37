import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { saveText } from './saved-text';

/** Keeps what is typed in the form around it, until it is sent. */
export function TextAutosave({ name }: { name: string }) {
  const { subscribe } = useFormContext();
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) saveText(name, values);
        },
      }),
    [subscribe, name],
  );
  return null;
}
