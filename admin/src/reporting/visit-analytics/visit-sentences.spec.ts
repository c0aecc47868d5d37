import type { PageLine, SourceLine, VisitAnalytics } from '@livres/api/contract';
import { expect, it } from 'vitest';
import {
  curveSentence,
  deviceSentence,
  funnelSentence,
  pageSentence,
  sourceSentence,
  uncountedSentence,
} from './visit-sentences';

const figure = (value: number | null, before: number | null = null) => ({ value, before });
const answer = (over: object) =>
  ({
    figures: { visits: figure(1000, 800), visits_began: figure(22, 16), visits_gave: figure(14, 8) },
    peaks: [],
    devices: [],
    economy: figure(0),
    ...over,
  }) as unknown as VisitAnalytics;

it('A11: the share of pages that is not counted is said, robots apart', () => {
  const said = (views: number, robots: number, refused: number) =>
    uncountedSentence({
      views: figure(views),
      robot_views: figure(robots),
      refused_views: figure(refused),
    } as VisitAnalytics['figures']);
  expect(said(850, 120, 30)).toBe(
    '15\u00a0% des pages demandées ne sont comptées ni ici ni ailleurs : 12\u00a0% par des robots, 3\u00a0% par des navigateurs qui demandent à ne pas être suivis.',
  );
  expect(said(0, 0, 0)).toMatch(/^0\u00a0% /);
});

it('the curve says how many came and how that changed', () => {
  expect(curveSentence(answer({}))?.fact).toBe(
    '1\u202f000 visites, 25\u00a0% de plus que la période d’avant.',
  );
  expect(curveSentence(answer({ figures: { visits: figure(1000, 980) } }))?.fact).toContain(
    'comme la période',
  );
  expect(curveSentence(answer({ figures: { visits: figure(1000) } }))?.fact).toBe('1\u202f000 visites.');
  expect(curveSentence(answer({ figures: { visits: figure(0, 10) } }))).toBeUndefined();
});

it('of a thousand visits, so many begin and pay', () => {
  expect(funnelSentence(answer({}))).toEqual({
    fact: 'Sur 1 000 visites, 22 commencent un don et 14 le paient.',
    reason: 'C’est 4 de plus que la période d’avant.',
  });
  expect(
    funnelSentence(answer({ figures: { visits: figure(1000), visits_began: figure(0) } })),
  ).toBeUndefined();
  const today = { visits: figure(1000, 800), visits_began: figure(22), visits_gave: figure(14) };
  expect(funnelSentence(answer({ figures: today }))).toEqual({
    fact: 'Sur 1 000 visites, 22 commencent un don et 14 le paient.',
  });
});

it('the best source needs more than one lucky gift', () => {
  const source = (label: string, gifts: number, rate: number) =>
    ({ label, kind: 'code', gifts: figure(gifts), gifts_per_100: rate }) as SourceLine;
  expect(sourceSentence([source('Affiche', 1, 50), source('Lettre', 12, 3.2)])?.fact).toBe(
    'Lettre donne le plus :',
  );
  expect(sourceSentence([source('Affiche', 1, 50)])).toBeUndefined();
});

it('a page that hardly anybody saw before does not count as risen', () => {
  const page = (label: string, now: number, before: number) =>
    ({ label, value: label, views: figure(now, before) }) as PageLine;
  expect(pageSentence([page('Foumban', 100, 50), page('Neuve', 90, 2)])?.fact).toBe(
    '« Foumban » monte le plus',
  );
  expect(pageSentence([page('Foumban', 51, 50)])).toBeUndefined();
});

it('devices say what most visits are made on', () => {
  const devices = [{ label: 'Téléphone', visits: figure(610) }];
  expect(deviceSentence(answer({ devices, economy: figure(7) }))).toEqual({
    fact: '61 visites sur 100 : téléphone.',
    reason: '7\u00a0% en mode économie.',
  });
});
