import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const DRAWN_WITHIN_MS = 30_000;
const QUIET_FRAMES = 3;
const MOST_FRAMES = 300;
/** A program that does nothing. */
const NOTHING = ';';
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What breaks the rules of accessibility: all of them, or those that a change of colours can break. */
export async function violations(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  await holdStill(page);
  // In the page itself, faults alone: gathered in a page of its own, each look takes five times as long.
  const axe = new AxeBuilder({ page, ...((await holdsAxe(page)) && { axeSource: NOTHING }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  const { violations: found } = await (
    rules === 'all' ? axe.withTags(TAGS) : axe.withRules(['color-contrast', 'link-in-text-block'])
  ).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** Whether an earlier look has left axe there, which takes a tenth of a second each time; a frame may have come since. */
async function holdsAxe(page: Page): Promise<boolean> {
  return page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
}

/**
 * What the browser leaves out until one scrolls there is drawn, to be looked at with the rest; nothing moves, and no
 * colour is read between two.
 */
async function holdStill(page: Page): Promise<void> {
  await adopt(
    page,
    `* { content-visibility: visible !important; }
    *, ::before, ::after { transition: none !important; animation: none !important; }`,
  );
  await page.evaluate(unchangedFor, { frames: QUIET_FRAMES, most: MOST_FRAMES });
}

async function adopt(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);
}

/** Shows the page in this colour scheme, and waits until it is drawn in it. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // The panel draws itself anew in the other theme, when it comes to it: a busy machine takes its time.
  await page.waitForFunction(isDrawnIn, colorScheme, { timeout: DRAWN_WITHIN_MS });
}

/** Whether the page's ground is dark for `dark`, and light for `light`. */
function isDrawnIn(scheme: string): boolean {
  const ground = [document.body, document.documentElement]
    .map((element) => getComputedStyle(element).backgroundColor)
    .find((colour) => colour !== 'rgba(0, 0, 0, 0)');
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!ground || !canvas) return ground === undefined && scheme === 'light';
  canvas.fillStyle = ground;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return (red + green + blue) / 3 < 128 === (scheme === 'dark');
}

/** Waits until nothing of the document has changed for some frames. */
async function unchangedFor({ frames, most }: { frames: number; most: number }): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let quiet = 0;
  const watcher = new MutationObserver(() => {
    quiet = 0;
  });
  watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let turn = 0; quiet < frames && turn < most; turn += 1) {
    await frame();
    quiet += 1;
  }
  watcher.disconnect();
}
