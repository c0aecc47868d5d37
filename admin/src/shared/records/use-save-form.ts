import { setSubmissionErrors, useSaveContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ContentRecord } from './content-kind';

/** Saves the form as its own button would, and answers the saved record; null where a field is refused. */
export function useSaveForm(): () => Promise<ContentRecord | null> {
  const { save } = useSaveContext();
  const { handleSubmit, setError } = useFormContext();
  return async () => {
    let saved: ContentRecord | null = null;
    await handleSubmit(async (values) => {
      const errors = await save?.(values, {
        onSuccess: (record: ContentRecord) => void (saved = record),
      });
      if (errors) setSubmissionErrors(errors, setError);
    })();
    return saved;
  };
}
