import { expect, it, vi } from 'vitest';
import type { MeasureAnswer } from '../measures/measure.dto.js';
import type { QuestionRow } from '../questions/question.entity.js';
import { questionPicture } from './question-picture.js';
import { WeeklyEmailsService } from './weekly-emails.service.js';

vi.mock('./question-picture.js', () => ({ questionPicture: vi.fn() }));

const answer = {
  measure: 'raised',
  dimension: 'method',
  label: 'Dons d’argent reçus',
  unit: 'euros',
  definition: 'Ce que le journal a reçu.',
  from: '2027-03-22',
  to: '2027-03-28',
  before_from: null,
  before_to: null,
  total: { value: 150, before: null },
  lines: [{ key: 'card', label: 'Carte', value: 150, before: null }],
} as unknown as MeasureAnswer;
const row = { id: 1, title: 'Les dons', question: {} } as QuestionRow;
const emails = new WeeklyEmailsService(
  {} as never,
  { appUrl: 'https://livres.example' } as never,
  { value: async () => null } as never,
);

it('without a picture the table leaves all the same, with a sentence that says so', async () => {
  vi.mocked(questionPicture).mockRejectedValue(new Error('no memory'));
  const { paragraphs, table, picture, attachments } = await emails.write(row, answer, 'Awa');
  expect(table?.rows).toHaveLength(1);
  expect([picture, attachments]).toEqual([undefined, undefined]);
  expect(paragraphs).toContain('L’image n’a pas pu être faite cette fois. Le tableau dit la même chose.');
});

it('with its picture nothing is said of it', async () => {
  vi.mocked(questionPicture).mockResolvedValue(Buffer.from('png'));
  const { paragraphs, table, attachments } = await emails.write(row, answer, 'Awa');
  expect([attachments?.length, table?.rows.length]).toEqual([1, 1]);
  expect(paragraphs.join(' ')).not.toContain('pas pu');
});
