import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ApiError } from '@livres/api/client';
import { useId, useRef, useState, type ReactNode, useEffect } from 'react';
import { Form, SaveButton, useRefresh } from 'react-admin';
import { useConflict } from '../conflict/use-conflict';
import { feedback } from '../feedback/feedback.fr';
import { collection as texts } from './collection.fr';
import { clearSavedText, savedText, saveText } from './saved-text';
import { useFormContext } from 'react-hook-form';

type Values = Record<string, unknown>;

interface Props<Typed extends Values> {
  /** One for each act and record: what was typed is kept under it until it is sent. */
  name: string;
  title: string;
  help?: string;
  /** What the button that sends says. */
  action: string;
  color?: 'primary' | 'error';
  /** Said when a colleague's newer version was written over. */
  done: string;
  blank: Typed;
  /** `version` is given where staff chose to act on a colleague's newer version. */
  onSend: (values: Typed, version?: number) => Promise<unknown>;
  /** What is wrong before anything is sent, by field. */
  check?: (values: Typed) => Record<string, string>;
  onDone: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** A form that does one thing: errors are shown at their field or above the fields, and nothing typed is lost. */
export function ActionDialog<Typed extends Values>({
  name,
  title,
  help,
  action,
  color = 'primary',
  blank,
  children,
  ...props
}: Props<Typed>) {
  const titleId = useId();
  const phone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const [kept] = useState(() => savedText(name));
  // A record that is read anew while someone types must not bring the form back to its beginning.
  const [initial] = useState(() => ({ ...blank, ...kept }));
  const { send, refusal, isBusy, dialog } = useSending({ name, ...props });
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : props.onClose}
      fullScreen={phone}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
    >
      <Form record={initial} onSubmit={send} noValidate className="act-form">
        <TextAutosave name={name} />
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {help && <Typography sx={{ mb: 2 }}>{help}</Typography>}
          {kept && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {texts.kept}
            </Alert>
          )}
          {refusal && (
            <Alert severity="error" role="alert" sx={{ mb: 2 }}>
              {refusal}
            </Alert>
          )}
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={props.onClose} disabled={isBusy}>
            {feedback.cancel}
          </Button>
          <SaveButton label={action} icon={<></>} color={color} alwaysEnable size="medium" />
        </DialogActions>
      </Form>
      {dialog}
    </Dialog>
  );
}

type Sending<Typed extends Values> = Pick<Props<Typed>, 'name' | 'done' | 'onSend' | 'check' | 'onDone'>;

function useSending<Typed extends Values>({ name, done, onSend, check, onDone }: Sending<Typed>) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const refresh = useRefresh();
  const { ask, dialog } = useConflict();
  const finish = () => {
    clearSavedText(name);
    onDone();
    refresh();
  };

  async function attempt(values: Typed): Promise<Record<string, string> | undefined> {
    const faults = check?.(values) ?? {};
    if (Object.keys(faults).length > 0) return faults;
    try {
      await onSend(values);
      finish();
    } catch (error) {
      const retry = async (version: number) => {
        await onSend(values, version);
        finish();
      };
      if (ask(error, { mine: [], retry, done })) return undefined;
      const { atFields, above } = refusalOf(error as Error, values);
      setRefusal(above);
      if (atFields) return atFields;
      // Someone else may have done it meanwhile: what lies behind shows where it stands.
      if (error instanceof ApiError && error.status === 409) refresh();
    }
    return undefined;
  }

  async function send(values: Values): Promise<Record<string, string> | undefined> {
    if (isSending.current) return undefined;
    isSending.current = true;
    setBusy(true);
    setRefusal(null);
    const faults = await attempt(values as Typed);
    isSending.current = false;
    setBusy(false);
    return faults;
  }
  return { send, refusal, isBusy, dialog };
}

/** Errors of a field are shown there; the others above all of them. */
function refusalOf(error: Error, values: Values) {
  const faults = error instanceof ApiError ? error.body.errors : undefined;
  if (!faults) return { atFields: undefined, above: error.message };
  const hasField = (name: string) => Object.hasOwn(values, name.split('.')[0] ?? name);
  const atFields = Object.fromEntries(Object.entries(faults).filter(([name]) => hasField(name)));
  const others = Object.entries(faults).filter(([name]) => !hasField(name));
  return { atFields, above: [error.message, ...others.map(([, fault]) => fault)].join(' ') };
}

/** Keeps what is typed in the form around it, until it is sent. */
function TextAutosave({ name }: { name: string }) {
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
