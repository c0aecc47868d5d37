import { describe, expect, it } from 'vitest';
import { giftOf, payloadOf, unanswered } from './registration-values';

const PERSON = { first_name: ' Awa ', last_name: 'Ngo', email: 'awa@example.org', seats: '2', consent: 'on' };

describe('what a form of registration sends', () => {
  it('is what was typed, without the fields that were left empty', () => {
    expect(payloadOf({ ...PERSON, phone: '', organization: '  ', code: '' }, [])).toEqual({
      first_name: 'Awa',
      last_name: 'Ngo',
      email: 'awa@example.org',
      seats: 2,
      consent: true,
    });
  });

  it('says that nothing was accepted where the box was not ticked', () => {
    const { consent: _consent, ...without } = PERSON;
    expect(payloadOf(without, []).consent).toBe(false);
  });

  it('answers the questions of this event, and no others', () => {
    const question = { id: 'q1', kind: 'text' as const, label: 'Repas ?', choices: [], required: false };
    const values = { ...PERSON, 'answers.q1': 'Oui', 'answers.q2': 'Ancienne question' };
    expect(payloadOf(values, [question]).answers).toEqual([{ question_id: 'q1', answer: 'Oui' }]);
    expect(payloadOf(PERSON, [question])).not.toHaveProperty('answers');
  });

  it('lacks the questions that must be answered', () => {
    const question = { id: 'q1', kind: 'text' as const, label: 'Repas ?', choices: [], required: true };
    const asked = [question, { ...question, id: 'q2', required: false }];
    expect(unanswered({ 'answers.q1': ' ' }, asked)).toEqual({ 'answers.q1': 'Répondez à cette question.' });
    expect(unanswered({ 'answers.q1': 'Oui' }, asked)).toEqual({});
  });

  it('waits for a seat where the button or the page says so', () => {
    expect(payloadOf({ ...PERSON, waiting_list: 'true' }, []).waiting_list).toBe(true);
    expect(payloadOf(PERSON, [])).not.toHaveProperty('waiting_list');
  });

  it('is the same registration sent twice, another once it was corrected', () => {
    const key = (over: Record<string, string>) =>
      payloadOf({ ...PERSON, form_key: 'k', ...over }, []).form_key;
    expect(key({})).toMatch(/^k-\w+$/);
    expect(key({})).toBe(key({}));
    expect(key({ seats: '3' })).not.toBe(key({}));
  });
});

describe('the gift on top', () => {
  it.each([
    [{}, 0],
    [{ donation_choice: '' }, 0],
    [{ donation_choice: '20' }, 2_000],
    [{ donation_choice: 'other', free_donation: '12,50 €' }, 1_250],
    [{ donation_choice: 'other', free_donation: '' }, 0],
    [{ donation_choice: 'other', free_donation: 'vingt' }, null],
    [{ donation_choice: '5', free_donation: '100' }, 500],
  ])('of %j is %s cents', (values, cents) => expect(giftOf(values as Record<string, string>)).toBe(cents));
});
