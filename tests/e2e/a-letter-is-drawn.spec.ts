import type { NewsletterBlockInput, NewsletterPreview } from '@livres/api/contract';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { accepted } from '../factories/answers.ts';
import type { Request } from '../factories/api.ts';
import { publishArticle } from '../factories/articles.ts';
import { createNewsletter, newsletterPath } from '../factories/newsletters.ts';
import { uploaded } from '../factories/pictures.ts';
import { apiOf } from './api-calls.ts';
import { openSession } from './enter-panel.ts';
import { journeyOnOwnProduct } from './journey.ts';
import { DESKTOP, PHONE } from './journey-sizes.ts';
import type { Product } from './product.ts';

const LONG_LABEL = 'Inscrire mon établissement à la prochaine distribution de manuels du collège';
const COLUMN = 552;
/** Of the guidelines for touch screens. */
const LEAST_HEIGHT = 44;

/** As staff see it before it leaves: the HTML that is sent. */
async function letterOf(product: Product): Promise<string> {
  const { token } = await openSession(product);
  const staff: Request = (path, options) => apiOf(product)(path, { ...options, token });
  // Wider than any column, and seen through: a dark drawing would vanish on a dark ground.
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="900"><circle cx="1500" cy="450" r="400" fill="#111"/></svg>',
  );
  const { id: media_id } = await uploaded(staff, {
    file: await sharp(drawing).png().toBuffer(),
    name: 'plan.png',
    fields: { alt: 'Le plan de la bibliothèque' },
  });
  const { results } = await accepted(staff<{ results: { id: number }[] }>('/campaigns?limit=1'));
  const campaign = results[0]!.id;
  const article = await publishArticle(staff, { featured_image_id: media_id });
  const blocks: NewsletterBlockInput[] = [
    { type: 'picture', media_id, text: 'Photo : Awa', url: '/campagnes' },
    {
      type: 'text',
      html: '<h2>Titre</h2><h3>Sous-titre</h3><p>Bonjour {prénom}, <strong>voici</strong> <a href="/don">la porte</a>.</p><ul><li>un</li></ul><blockquote><p>dit</p></blockquote>',
    },
    { type: 'campaign', target_id: campaign, label: '', shows_progress: true },
    { type: 'campaign', target_id: campaign, label: '', shows_progress: false },
    { type: 'quote', text: 'Ils restent.', author: 'Ibrahim' },
    { type: 'article', target_id: article.id },
    { type: 'figure', figure: 'books_distributed', text: 'depuis 2009' },
    { type: 'divider' },
    { type: 'button', label: 'Oui', url: '/actualites' },
    { type: 'button', label: LONG_LABEL, url: '/don' },
    { type: 'button', label: 'Pour vous, {prénom}', url: '/don' },
  ];
  const record = await createNewsletter(staff, { blocks });
  return (await accepted(staff<NewsletterPreview>(`${newsletterPath(record)}/preview?first_name=Fatou`)))
    .html;
}

interface Word {
  words: string;
  color: string;
  ground: string;
}

/** Each text with its colour and what is painted under it. */
const wordsOf = (page: Page): Promise<Word[]> =>
  page.evaluate(() => {
    const isPainted = (color: string) => color !== 'rgba(0, 0, 0, 0)' && color !== 'transparent';
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return isPainted(backgroundColor) ? backgroundColor : groundOf(element.parentElement);
    };
    const found: Word[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const words = node.textContent!.replace(/[\s\u00a0]+/g, ' ').trim();
      if (words === '' || !element.checkVisibility()) continue;
      found.push({ words, color: getComputedStyle(element).color, ground: groundOf(element) });
    }
    return found;
  });

const channels = (color: string) => color.match(/[\d.]+/g)!.map(Number);

function luminance([red = 0, green = 0, blue = 0]: number[]): number {
  const linear = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
}

/** As the guidelines for contents of the web reckon it (WCAG 2.2, 1.4.3). */
function contrast(one: number[], other: number[]): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const turnedRound = (color: number[]) => color.slice(0, 3).map((channel) => 255 - channel);

function tooPale(words: readonly Word[]): string[] {
  return words.flatMap(({ words: text, color, ground }) => {
    const [ink, paper] = [channels(color), channels(ground)];
    const least = Math.min(contrast(ink, paper), contrast(turnedRound(ink), turnedRound(paper)));
    return least < 4.5 ? [`${text}: ${color} on ${ground}, ${least.toFixed(2)}`] : [];
  });
}

/** The shapes that Outlook for Windows draws in the place of links. */
const shapesOf = (html: string) =>
  [...html.matchAll(/<!--\[if mso\]><v:roundrect ([^>]*)>([\s\S]*?)<\/v:roundrect><!\[endif\]-->/g)].map(
    ([, attributes = '', inside = '']) => ({
      href: /href="([^"]*)"/.exec(attributes)![1]!.replaceAll('&amp;', '&'),
      width: Number(/width:(\d+)px/.exec(attributes)![1]),
      height: Number(/height:(\d+)px/.exec(attributes)![1]),
      fill: /fillcolor="(#[0-9a-f]{6})"/.exec(attributes)![1]!,
      color: /color:(#[0-9a-f]{6})/.exec(inside)![1]!,
      label: inside.replace(/<[^>]*>/g, ''),
    }),
  );

const hex = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

describe('a letter as mail programs draw it', () => {
  journeyOnOwnProduct(
    'L1: has buttons that are links as far as they are painted, 44 pixels high, in Outlook too',
    async ({ page, product }) => {
      const html = await letterOf(product);
      await page.setContent(html);
      const buttons = page.locator('td.button');
      await expect.poll(() => buttons.count()).toBe(6);
      for (const size of [DESKTOP, PHONE]) {
        await page.setViewportSize(size);
        for (const button of await buttons.all()) {
          const link = button.locator('a');
          const box = (await link.boundingBox())!;
          expect(box.height).toBeGreaterThanOrEqual(LEAST_HEIGHT);
          expect(box.x + box.width).toBeLessThanOrEqual(size.width);
          // Nothing around the link is painted as it is.
          const painted = await button.evaluate((cell) =>
            [cell, ...cell.querySelectorAll('*:not(a)')].map((one) => getComputedStyle(one).backgroundColor),
          );
          expect(new Set(painted)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
        }
      }
      const links = await buttons
        .locator('a')
        .evaluateAll((all) =>
          all.map((link) => ({ href: link.getAttribute('href'), label: link.textContent })),
        );
      const shapes = shapesOf(html);
      expect(shapes.map(({ href, label }) => ({ href, label }))).toEqual(links);
      await page.setViewportSize(DESKTOP);
      for (const { label, width, height, fill, color } of shapes) {
        expect(height, label).toBeGreaterThanOrEqual(LEAST_HEIGHT);
        expect(width, label).toBeLessThanOrEqual(COLUMN);
        expect(contrast(hex(color), hex(fill)), label).toBeGreaterThanOrEqual(4.5);
        expect(await heightIn(page, label, width), label).toBeLessThanOrEqual(height);
      }
    },
  );

  journeyOnOwnProduct(
    'L1: has pictures as wide as a whole number says, within their column',
    async ({ page, product }) => {
      const html = await letterOf(product);
      // A page of the same place: pictures of the library show nowhere else in a browser.
      await page.goto('/robots.txt');
      await page.setContent(html);
      const pictures = await page.locator('img').evaluateAll((all) =>
        all.map((picture) => ({
          width: picture.getAttribute('width') ?? '',
          alt: picture.getAttribute('alt'),
          column: picture.closest('.mj-column-per-100')!.clientWidth,
          isInside: picture.getBoundingClientRect().right <= document.documentElement.clientWidth,
        })),
      );
      expect(pictures.length).toBeGreaterThanOrEqual(2);
      expect(pictures[0]!.alt).toBe('Le plan de la bibliothèque');
      for (const { width, column, isInside } of pictures) {
        expect(width).toMatch(/^[1-9]\d*$/);
        expect(Number(width)).toBeLessThanOrEqual(column);
        expect(isInside).toBe(true);
      }
      await expect.poll(() => page.content()).not.toMatch(/width="auto"/);
      // Each is opaque: what it draws stands on its own ground, whatever colour a program puts under it.
      for (const src of await page
        .locator('img')
        .evaluateAll((all) => all.map((one) => one.getAttribute('src')!))) {
        const { pathname } = new URL(src);
        const file = await (await fetch(product.url + pathname)).arrayBuffer();
        expect((await sharp(Buffer.from(file)).metadata()).hasAlpha, src).toBe(false);
      }
    },
  );

  journeyOnOwnProduct(
    'L3: is read in light, in dark, and with its colours turned round',
    async ({ page, product }) => {
      const html = await letterOf(product);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setContent(html);
        const words = await wordsOf(page);
        for (const part of ['Livres en partage', 'Oui', 'la porte', 'Ibrahim', 'Me désabonner en un clic'])
          expect(words.map(({ words: text }) => text)).toContain(part);
        expect(tooPale(words), colorScheme).toEqual([]);
      }
    },
  );
});

/** How high a label is in a shape so wide, in the letters that Outlook has. */
async function heightIn(page: Page, label: string, width: number): Promise<number> {
  return page.evaluate(
    ([text, wide]) => {
      const shape = document.createElement('div');
      shape.style.cssText = `width:${wide}px;font:700 16px/20px Arial,sans-serif`;
      shape.textContent = text;
      document.body.append(shape);
      const { height } = shape.getBoundingClientRect();
      shape.remove();
      return height;
    },
    [label, width] as const,
  );
}
