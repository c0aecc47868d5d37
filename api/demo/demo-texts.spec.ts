import { describe, expect, it } from 'vitest';
import { DEMO_CAMPAIGN_UPDATES } from './campaign-updates/campaign-updates.content.js';
import { MAIN_CAMPAIGNS } from './campaigns/main-campaigns.content.js';
import { LATER_EVENTS } from './events/later-events.content.js';
import { CURRENT_PROJECTS } from './projects/current-projects.content.js';
import { IN_AFRICA_AND_ONLINE } from './scholarships/africa-and-online.content.js';
import { IN_ASIA } from './scholarships/asia.content.js';
import { IN_BELGIUM_AND_SWITZERLAND } from './scholarships/belgium-switzerland.content.js';
import { IN_CENTRAL_AFRICA } from './scholarships/central-africa.content.js';
import { ELSEWHERE } from './scholarships/elsewhere.content.js';
import { IN_EUROPE } from './scholarships/europe.content.js';
import { IN_FRANCE } from './scholarships/france.content.js';
import { IN_NORTH_AFRICA } from './scholarships/north-africa.content.js';
import { IN_NORTH_AMERICA } from './scholarships/north-america.content.js';
import { IN_THE_BRITISH_ISLES } from './scholarships/united-kingdom.content.js';
import { IN_WEST_AFRICA } from './scholarships/west-africa.content.js';

const SCHOLARSHIPS = [
  IN_AFRICA_AND_ONLINE,
  IN_ASIA,
  IN_BELGIUM_AND_SWITZERLAND,
  IN_CENTRAL_AFRICA,
  ELSEWHERE,
  IN_EUROPE,
  IN_FRANCE,
  IN_NORTH_AFRICA,
  IN_NORTH_AMERICA,
  IN_THE_BRITISH_ISLES,
  IN_WEST_AFRICA,
].flat();

const MONTHLY = /(\d[\d\s]*)\s€ par mois/;
/** Two figures of one page that are nearer to each other than this are meant to be the same. */
const SAME = 0.01;
const WEEKS_BEFORE_LOADING = 5;

function monthlySums({ title, amount, duration_months, description }: (typeof SCHOLARSHIPS)[number]) {
  const told = Number(MONTHLY.exec(description ?? '')?.[1]?.replace(/\s/g, ''));
  const reckoned = amount && duration_months ? Math.round(amount / duration_months) : Number.NaN;
  return { title, told, reckoned };
}

describe('the texts of the demonstration', () => {
  it('say of a scholarship the monthly sum that its amount makes', () => {
    const sums = SCHOLARSHIPS.map(monthlySums);
    const near = sums.filter(({ told, reckoned }) => Math.abs(told / reckoned - 1) < SAME);
    expect(near.length).toBeGreaterThan(40);
    expect(near.filter(({ told, reckoned }) => told !== reckoned)).toEqual([]);
  });

  it('send no boat before its boxes are collected', () => {
    const campaign = MAIN_CAMPAIGNS.find(({ slug }) => slug === 'conteneur-printemps-le-havre-douala')!;
    const loading = LATER_EVENTS.find(({ slug }) => slug === 'chargement-du-conteneur-le-havre')!;
    expect(loading.starts_in).toBeGreaterThanOrEqual(campaign.ends_in! + WEEKS_BEFORE_LOADING * 7);
  });

  it('know one librarian of Foumban', () => {
    const project = CURRENT_PROJECTS.find(({ title }) => title === 'La bibliothèque du lycée de Foumban')!;
    const [, librarian] = /(\p{Lu}\p{L}+ \p{Lu}\p{L}+), la bibliothécaire/u.exec(project.description)!;
    const update = DEMO_CAMPAIGN_UPDATES.find(({ title }) => title.endsWith('sera la bibliothécaire'))!;
    expect(update.title).toBe(`${librarian} sera la bibliothécaire`);
  });
});
