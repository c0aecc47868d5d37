import { ApiError } from '@livres/api/client';
import { expect, it } from 'vitest';
import { submitForm } from './submission';

const typed = new FormData();
typed.set('first_name', 'Awa');
const refusedWith = (error: unknown) =>
  submitForm(typed, async () => {
    throw error;
  });
const problem = (detail: string, errors?: Record<string, string>) => ({
  type: 'about:blank',
  title: 'Refus',
  status: 400,
  detail,
  ...(errors && { errors }),
});

it('what was done leaves nothing to correct', async () => {
  expect(await submitForm(typed, async () => 'parti')).toEqual({
    done: 'parti',
    errors: {},
    failure: null,
    values: {},
    status: 200,
  });
});

it('a refusal says the sentence of the api and what to correct, and loses nothing', async () => {
  const errors = { email: 'Indiquez votre adresse e-mail.', last_name: 'Indiquez votre nom.' };
  const answer = await refusedWith(
    new ApiError('http', { status: 400, problem: problem('Corrigez ces champs.', errors) }),
  );
  expect(answer).toMatchObject({ failure: 'Corrigez ces champs.', errors, values: { first_name: 'Awa' } });
  expect(answer).toMatchObject({ done: null, status: 400 });
});

it('of one fault, the sentence is at its field, without the name that programs give it', async () => {
  const detail = 'Une valeur est à corriger : email — Indiquez votre adresse e-mail.';
  const errors = { email: 'Indiquez votre adresse e-mail.' };
  const answer = await refusedWith(new ApiError('http', { status: 400, problem: problem(detail, errors) }));
  expect(answer).toMatchObject({ failure: 'Une valeur est à corriger.', errors });
});

it('a refusal without a sentence is an error of the submission', async () => {
  const answer = await refusedWith(new ApiError('http', { status: 502 }));
  expect(answer).toMatchObject({ failure: 'Erreur lors de la soumission', status: 502 });
});

it('any other failure says that an error happened', async () => {
  expect(await refusedWith(new ApiError('network'))).toMatchObject({ failure: 'Une erreur est survenue' });
  expect(await refusedWith(new TypeError('fetch failed'))).toMatchObject({
    failure: 'Une erreur est survenue',
    status: 503,
    values: { first_name: 'Awa' },
  });
});
