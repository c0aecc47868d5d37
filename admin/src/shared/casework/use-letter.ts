import type { CaseLetterPreview, CaseTemplate } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../api/api';
import { forgetWords, keepWords, keptWords } from '../collection/kept-words';
import { useCaseKind, type CaseRecord } from './case-kind';
import { casework as texts } from './casework.fr';
import { useCaseAct } from './use-case-act';

type Letter = Record<'subject' | 'body' | 'status', string>;

const BLANK: Letter = { subject: '', body: '', status: '' };

/** A letter as it is being written: from a template or not, kept until it has left. */
export function useLetter(record: CaseRecord) {
  const { resource } = useCaseKind();
  const key = `letter.${resource}.${record.id}`;
  const [letter, setLetter] = useState<Letter>(() => ({ ...BLANK, ...keptWords(key) }));
  const [isRefused, setRefused] = useState(false);
  const { act, isBusy, dialog } = useCaseAct();

  const write = (words: Partial<Letter>) => {
    const written = { ...letter, ...words };
    setLetter(written);
    keepWords(key, written);
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
        ...{ path: '/letters', body: asSent(letter), fields: [], done: texts.letter.sent },
        onDone: () => forgetWords(key),
      }),
    );
  return { letter, write, faults, whenComplete, send, isBusy, dialog };
}

/** What the api makes of a letter: its names between braces filled in. */
export function useFilledLetter({ id }: CaseRecord) {
  const { resource } = useCaseKind();
  const notify = useNotify();
  return useMutation({
    mutationFn: (letter: Letter) =>
      api.post<CaseLetterPreview>(`/admin/${resource}/${id}/letters/preview`, asSent(letter)),
    onError: (error) => notify(sentenceOf(error), { type: 'error' }),
  });
}

/** A template as a letter to one whose case may, or may not, take its state. */
export function letterFrom({ subject, body, status }: CaseTemplate, { next_statuses }: CaseRecord): Letter {
  return { subject, body, status: status && next_statuses.includes(status) ? status : '' };
}

const asSent = ({ subject, body, status }: Letter) => ({
  ...{ subject: subject.trim(), body: body.trim() },
  ...(status && { status }),
});

/** What is wrong with a field of the letter, before what is said of them all. */
function sentenceOf(error: Error): string {
  const faults = (error as { body?: { errors?: Record<string, string> } }).body?.errors;
  return faults ? Object.values(faults).join(' ') : error.message;
}
