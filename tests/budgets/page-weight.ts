import type { Browser, Response } from 'playwright-core';
import { PHONE } from '../e2e/journey-sizes.ts';

export interface PageWeight {
  path: string;
  html: number;
  script: number;
  style: number;
  total: number;
  requests: number;
}

type Kind = 'html' | 'script' | 'style' | 'other';

/** What a first visit on a phone makes travel, before scrolling. */
export async function weighPage(browser: Browser, origin: string, path: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'fr-FR', isMobile: true });
  const page = await context.newPage();
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const weight: PageWeight = { path, html: 0, script: 0, style: 0, total: 0, requests: answers.length };
  for (const answer of answers) {
    const { responseBodySize: bytes } = await answer.request().sizes();
    const kind = kindOf(answer);
    if (kind !== 'other') weight[kind] += bytes;
    weight.total += bytes;
  }
  await context.close();
  return weight;
}

function kindOf(answer: Response): Kind {
  const type = answer.headers()['content-type'] ?? '';
  if (type.includes('javascript')) return 'script';
  if (type.includes('css')) return 'style';
  return type.includes('html') ? 'html' : 'other';
}
