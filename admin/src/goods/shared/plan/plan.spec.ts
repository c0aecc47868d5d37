import { expect, it } from 'vitest';
import { planFaults, toSchedule, type Plan } from './plan';

const plan: Plan = {
  pickup_date: '2026-11-24',
  pickup_slot: 'Matin (8h-12h)',
  assigned_to: ' Paul ',
  notes: '',
};

it('today may be chosen, yesterday may not', () => {
  expect(planFaults(plan, '2026-11-24')).toEqual({});
  expect(planFaults(plan, '2026-11-25')).toEqual({
    pickup_date: 'La collecte ne peut pas avoir lieu dans le passé.',
  });
});

it('a day and a slot are needed', () => {
  expect(planFaults({ ...plan, pickup_date: '', pickup_slot: null }, '2026-11-24')).toEqual({
    pickup_date: 'Choisissez le jour de la collecte.',
    pickup_slot: 'Choisissez l’un des trois créneaux.',
  });
});

it('a name is sent without the spaces around it, and nobody as nobody', () => {
  expect(toSchedule(plan).assigned_to).toBe('Paul');
  expect(toSchedule({ ...plan, assigned_to: '  ' }).assigned_to).toBeNull();
});
