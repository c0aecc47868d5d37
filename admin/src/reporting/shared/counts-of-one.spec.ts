import { expect, it } from 'vitest';
import { campaignAnalyticsTexts } from '../campaign-analytics/campaign-analytics.fr';
import { summaryTexts } from '../campaign-analytics/summary.fr';
import { visitTexts } from '../visit-analytics/visit-analytics.fr';
import { visualizations } from '../visualizations/visualizations.fr';

it.each([
  [visitTexts.curveFact('1', ''), '1 visite.'],
  [visitTexts.curveFact('12', ''), '12 visites.'],
  [visitTexts.robots(1, '1'), '1 page lue par des robots, comptée à part.'],
  [visitTexts.robots(2, '2'), '2 pages lues par des robots, comptées à part.'],
  [visualizations.librariesSentence('1', '1'), '1 bibliothèque dans 1 lieu.'],
  [visualizations.librariesSentence('3', '2'), '3 bibliothèques dans 2 lieux.'],
  [summaryTexts.books('1'), '1\u00a0livre'],
  [summaryTexts.books('20'), '20\u00a0livres'],
  [summaryTexts.of_expected('1', '0\u00a0%'), 'sur 1 espéré, soit 0\u00a0%'],
  [campaignAnalyticsTexts.of_expected('1'), 'sur 1 espéré'],
  [campaignAnalyticsTexts.of_donors('100\u00a0%', '1'), '100\u00a0% d’un seul donateur'],
  [campaignAnalyticsTexts.of_donors('40\u00a0%', '5'), '40\u00a0% des 5\u00a0donateurs'],
])('one is said in the singular: %s', (said, expected) => {
  expect(said).toBe(expected);
});
