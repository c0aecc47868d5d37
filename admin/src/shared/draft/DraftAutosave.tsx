import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { clearDraft, readDraft, writeDraft } from './draft-store';
import { draft as texts } from './draft.fr';

const WAIT_MS = 400;

/** Keeps what is typed in a new record's form across reloads, and says so when it brings it back. */
export function DraftAutosave({ blank }: { blank: Record<string, unknown> }) {
  const resource = useResourceContext() ?? '';
  const [found, setFound] = useState(() => readDraft(resource));
  const { reset, subscribe } = useFormContext();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer);
        if (isDirty)
          timer = setTimeout(() => writeDraft(resource, values as Record<string, unknown>), WAIT_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, resource]);

  if (!found) return null;
  const discard = () => {
    clearDraft(resource);
    reset(blank);
    setFound(null);
  };
  const button = (
    <Button color="inherit" onClick={discard}>
      {texts.discard}
    </Button>
  );
  return (
    <Alert severity="info" action={button}>
      {texts.found(found.saved_at)}
    </Alert>
  );
}
