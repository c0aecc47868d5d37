import type { ScholarshipSummary } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { comparisonRows } from './comparison-rows';

function scholarship(changes: Partial<ScholarshipSummary> = {}): ScholarshipSummary {
  return {
    id: 1,
    level: 'master',
    country: 'Canada',
    field_of_study: 'Agronomie',
    amount: 12_000,
    coverage_type: 'complete',
    duration_months: 24,
    min_gpa: 3,
    language_requirements: { Français: 'B2', Anglais: '' },
    eligible_countries: ['Cameroun', 'Sénégal'],
    ...changes,
  } as ScholarshipSummary;
}

function row(name: string, scholarships: ScholarshipSummary[]) {
  return comparisonRows(scholarships)
    .find((one) => one.name === name)!
    .values.map((value) => ({ ...value, text: value.text.replaceAll(/\s/g, ' ') }));
}

const texts = (name: string, ...scholarships: ScholarshipSummary[]) =>
  row(name, scholarships).map(({ text }) => text);

describe('scholarships side by side', () => {
  it('keep their order', () => {
    const [first, second] = [scholarship({ country: 'Canada' }), scholarship({ country: 'Maroc' })];
    expect(texts('Pays', second, first)).toEqual(['Maroc', 'Canada']);
  });

  it('say what is known of each', () => {
    const one = scholarship();
    expect(comparisonRows([one]).map(({ name }) => name)).toEqual([
      'Montant',
      'Prise en charge',
      'Durée',
      'Niveau',
      'Domaine',
      'Pays',
      'Langues',
      'Moyenne minimale',
      'Pays éligibles',
    ]);
    expect(texts('Montant', one)).toEqual(['12 000 €']);
    expect(texts('Durée', one)).toEqual(['24 mois']);
    expect(texts('Langues', one)).toEqual(['Français B2, Anglais']);
    expect(texts('Moyenne minimale', one)).toEqual(['3.0/4.0']);
    expect(texts('Pays éligibles', one)).toEqual(['Cameroun, Sénégal']);
  });

  it('say what is not known, and what is not asked for', () => {
    const bare = scholarship({
      amount: null,
      duration_months: null,
      min_gpa: null,
      language_requirements: '',
      eligible_countries: [],
    });
    expect(texts('Montant', bare)).toEqual(['Montant non communiqué']);
    expect(texts('Durée', bare)).toEqual(['Non précisé']);
    expect(texts('Langues', bare)).toEqual(['Aucune exigée']);
    expect(texts('Moyenne minimale', bare)).toEqual(['Aucune exigée']);
    expect(texts('Pays éligibles', bare)).toEqual(['Tous les pays']);
  });

  it('mark the highest amount and the widest coverage, where they differ', () => {
    const high = scholarship({ amount: 20_000, coverage_type: 'partial' });
    const marks = (name: string, all: ScholarshipSummary[]) => row(name, all).map(({ best }) => best);
    expect(marks('Montant', [scholarship(), high])).toEqual(['', 'Le plus élevé']);
    expect(marks('Prise en charge', [scholarship(), high])).toEqual(['La plus complète', '']);
    expect(marks('Montant', [scholarship(), scholarship()])).toEqual(['', '']);
    expect(marks('Montant', [scholarship({ amount: null }), scholarship()])).toEqual(['', '']);
  });
});
