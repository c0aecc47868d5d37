import type { CaseTemplate } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../../shared/api/api';
import { clearSavedText, saveText, savedText } from '../../../shared/actions/saved-text';
import { useCaseKind, type CaseRecord } from './case-kind';
import { casework as texts } from './casework.fr';
import { useCaseAction, useCasePath } from './use-case-action';

type Email = Record<'subject' | 'body' | 'status', string>;

const BLANK: Email = { subject: '', body: '', status: '' };

/** An email as it is being written: from a template or not, kept until it has left. */
export function useEmail(record: CaseRecord) {
  const { resource } = useCaseKind();
  const key = `letter.${resource}.${record.id}`;
  const [letter, setLetter] = useState<Email>(() => ({ ...BLANK, ...savedText(key) }));
  const [isRefused, setRefused] = useState(false);
  const { act, isBusy, dialog } = useCaseAction();
  const pathOf = useCasePath();

  const write = (words: Partial<Email>) => {
    const written = { ...letter, ...words };
    setLetter(written);
    saveText(key, written);
  };
  const faults = {
    subject: isRefused && letter.subject.trim() === '',
    body: isRefused && letter.body.trim() === '',
  };
  const whenComplete = (go: () => void) => {
    const isComplete = letter.subject.trim() !== '' && letter.body.trim() !== '';
    setRefused(!isComplete);
    if (isComplete) go();
  };
  const send = () =>
    whenComplete(() =>
      act(record, {
        send: (version) => api.post(`${pathOf(record)}/letters`, { ...asSent(letter), version }),
        done: texts.letter.sent,
        onDone: () => clearSavedText(key),
      }),
    );
  return { letter, write, faults, whenComplete, send, isBusy, dialog };
}

/** What the api makes of an email: its names between braces filled in. */
export function useFilledEmail({ id }: CaseRecord) {
  const { resource } = useCaseKind();
  const notify = useNotify();
  return useMutation({
    mutationFn: (email: Email) => api.post(`/admin/${resource}/${id}/letters/preview`, asSent(email)),
    onError: (error) => notify(sentenceOf(error), { type: 'error' }),
  });
}

/** A template as an email to one whose case may, or may not, take its state. */
export function emailFrom({ subject, body, status }: CaseTemplate, { next_statuses }: CaseRecord): Email {
  return { subject, body, status: status && next_statuses.includes(status) ? status : '' };
}

const asSent = ({ subject, body, status }: Email) => ({
  subject: subject.trim(),
  body: body.trim(),
  ...(status && { status }),
});

/** What is wrong with a field of the email, before the message for the whole form. */
function sentenceOf(error: Error): string {
  const faults = (error as { body?: { errors?: Record<string, string> } }).body?.errors;
  return faults ? Object.values(faults).join(' ') : error.message;
}
