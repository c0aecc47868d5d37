import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject, test } from 'vitest';
import { onServer } from '../setup/database-server.ts';
import { openBrowser } from './browser.ts';
import { DESKTOP } from './journey-sizes.ts';
import { startProduct, type Product } from './product.ts';
import { withScripts } from './scripted.ts';

const SCREENSHOTS = join(import.meta.dirname, '../../var/e2e');

/** The product that journeys share. */
class SharedProduct {
  #running: Promise<Product> | undefined;

  async get(): Promise<Product> {
    this.#running ??= startProduct({
      adminUrl: inject('databaseServer').adminUrl,
      demo: inject('demoContent'),
    });
    return this.#running;
  }

  async stop(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    await (await running)?.stop();
  }
}

const withBrowser = test.extend(
  'browser',
  { scope: 'worker' },
  async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await openBrowser();
    onCleanup(() => browser.close());
    return browser;
  },
);

type Cleanup = { onCleanup: (stop: () => Promise<void>) => void };

async function shareProduct({}, { onCleanup }: Cleanup): Promise<SharedProduct> {
  const shared = new SharedProduct();
  onCleanup(() => shared.stop());
  return shared;
}

/**
 * A test with a real browser on the whole product, which other files have used and will use; `page` is fresh, and
 * keeps nothing: see `journeyWithKeptPages`.
 */
export const journey = withBrowser
  .extend('shared', { scope: 'worker' }, shareProduct)
  // One that keeps each page fetches it again, and is asked for each request: it takes a fifth of what browsers take.
  .extend('serviceWorkers', (): 'allow' | 'block' => 'block')
  .extend('product', async ({ shared }): Promise<Product> => {
    const product = await shared.get();
    // All journeys come from one address: what others asked for in this hour is none of this one's.
    await onServer(product.databaseUrl, 'DELETE FROM attempts');
    return product;
  })
  .extend(
    'page',
    async ({ browser, product, serviceWorkers, task, onTestFailed }, { onCleanup }): Promise<Page> => {
      const context = await browser.newContext({
        baseURL: product.url,
        serviceWorkers,
        locale: 'fr-FR',
        timezoneId: 'Europe/Paris',
        viewport: DESKTOP,
      });
      const page = withScripts(await context.newPage());
      // Two cores may have more browsers to draw than one.
      page.setDefaultTimeout(30_000);
      const said: string[] = [];
      page.on('console', (message) => message.type() === 'error' && said.push(`console: ${message.text()}`));
      page.on('pageerror', (error) => said.push(`page: ${error.message}`));
      page.on(
        'response',
        (answer) => answer.status() >= 400 && said.push(`${answer.status()}: ${answer.url()}`),
      );
      onTestFailed(() => console.error([...said, product.logs()].join('\n')));
      onCleanup(async () => {
        const fault = task.result?.errors?.[0];
        if (fault) {
          await keepScreenshot(page, task.name);
          // Said with the fault, so that it is known also where only the message is kept.
          fault.message += `\n${[...(await readState(page)), ...said.slice(-8)].join('\n')}`;
        }
        await context.close();
      });
      return page;
    },
  )
  /** Opens a page in another browser, for whoever comes besides or without what the first one has. */
  .extend('visit', ({ browser, product }, { onCleanup }) => {
    const opened: BrowserContext[] = [];
    onCleanup(async () => {
      for (const context of opened) await context.close();
    });
    return async (options: BrowserContextOptions = {}): Promise<Page> => {
      const context = await browser.newContext({ baseURL: product.url, ...options });
      opened.push(context);
      return withScripts(await context.newPage());
    };
  });

/** The same on a product of the file's own: for what finds the demonstration content as it was, or leaves it as nobody else would. */
export const journeyOnOwnProduct = journey
  .extend('own', { scope: 'file' }, shareProduct)
  .extend('product', ({ own }): Promise<Product> => own.get());

/** The same with what keeps pages on the device, as a visitor has it. */
export const journeyWithKeptPages = journey.extend('serviceWorkers', (): 'allow' | 'block' => 'allow');

async function keepScreenshot(page: Page, title: string): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  const name = title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), fullPage: true }).catch(() => undefined);
}

/** Where the page stood: its address, and what it says of what goes on. */
async function readState(page: Page): Promise<string[]> {
  const told = page.locator('[role=alert], [role=status], [role=dialog], h1');
  const texts = await told.allInnerTexts().catch(() => ['(the page does not answer)']);
  const short = texts.map((text) => text.replace(/\s+/g, ' ').trim().slice(0, 200)).filter(Boolean);
  return [`at ${page.url()}`, ...short.map((text) => `says: ${text}`)];
}
