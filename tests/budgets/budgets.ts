import { auditFaults } from './accessibility-audit.ts';
import { openBrowser } from '../e2e/browser.ts';
import { demoProduct } from '../e2e/product.ts';
import {
  scoreFaults,
  scoreTable,
  slowPages,
  weightFaults,
  weightTable,
  weightWarnings,
} from './budget-report.ts';
import { openLighthouse, type Scores } from './lighthouse-scores.ts';
import { weighPage, type PageWeight } from './page-weight.ts';

// `npm run budgets` weighs the pages and runs Lighthouse on the built product; `-- --poids` only weighs.
const onlyWeight = process.argv.includes('--poids');

const product = await demoProduct();
try {
  const campaign = `/campagnes/${await firstSlug(product.url, 'campaigns')}`;
  const article = `/actualites/${await firstSlug(product.url, 'articles')}`;
  const event = `/evenements/${await firstSlug(product.url, 'events')}`;
  const scholarship = `/universites/scholarships/${await firstId(product.url, 'universities/scholarships')}`;
  const weights = await weigh([
    '/',
    '/campagnes',
    campaign,
    '/actualites',
    article,
    '/evenements',
    event,
    '/recherche?q=livres',
    '/contact',
    '/don',
    '/donations/physical',
    '/actions/collecte',
    '/universites',
    '/universites/scholarships',
    scholarship,
    '/universites/favoris',
    '/universites/eligibilite',
    '/universites/accompaniment',
    '/universites/ambassadors',
  ]);
  console.log(weightTable(weights));
  const scored = new Map([
    ['/', 'Accueil'],
    ['/campagnes', 'Campagnes'],
    [campaign, 'Une campagne'],
    [article, 'Un article'],
    [event, 'Un événement'],
    ['/universites/scholarships', 'Bourses d’études'],
  ]);
  const scores = onlyWeight ? [] : await score([...scored.keys()]);
  if (scores.length > 0) console.log(scoreTable(scores));
  const audited = onlyWeight ? [] : auditFaults(scored, scores);
  for (const warning of [...weightWarnings(weights), ...slowPages(scores)]) console.log(`ℹ ${warning}`);
  const faults = [...weightFaults(weights), ...scoreFaults(scores), ...audited];
  for (const fault of faults) console.error(`✘ ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await product.stop();
}

async function firstSlug(origin: string, resource: string): Promise<string> {
  return (await first<{ slug: string }>(origin, resource)).slug;
}

async function firstId(origin: string, resource: string): Promise<number> {
  return (await first<{ id: number }>(origin, resource)).id;
}

async function first<T>(origin: string, resource: string): Promise<T> {
  const answer = await fetch(`${origin}/api/v1/${resource}/?page_size=1`);
  const { results } = (await answer.json()) as { results: T[] };
  if (!results[0]) throw new Error(`There is nothing of ${resource} to measure.`);
  return results[0];
}

async function weigh(paths: string[]): Promise<PageWeight[]> {
  const browser = await openBrowser();
  const weights: PageWeight[] = [];
  for (const path of paths) weights.push(await weighPage(browser, product.url, path));
  await browser.close();
  return weights;
}

async function score(paths: string[]): Promise<Scores[]> {
  const { measure, close } = await openLighthouse();
  const scores: Scores[] = [];
  for (const path of paths) scores.push(await measure(product.url, path));
  await close();
  return scores;
}
