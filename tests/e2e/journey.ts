import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { inject, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { DESKTOP } from './journey-sizes.ts';
import { startProduct, type Product } from './product.ts';

const SCREENSHOTS = join(import.meta.dirname, '../../var/e2e');

/** A test with a real browser on the whole product; `page` is fresh each time, `product` is one per file. */
export const journey = test
  .extend('product', { scope: 'file' }, async ({}, { onCleanup }): Promise<Product> => {
    const product = await startProduct({
      adminUrl: inject('databaseServer').adminUrl,
      demo: inject('demoContent'),
    });
    onCleanup(product.stop);
    return product;
  })
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await openBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('page', async ({ browser, product, task, onTestFailed }, { onCleanup }): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: product.url,
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      viewport: DESKTOP,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => said.push(`page: ${error.message}`));
    onTestFailed(() => console.error([...said, product.logs()].join('\n')));
    onCleanup(async () => {
      if (task.result?.state === 'fail' || (task.result?.errors?.length ?? 0) > 0)
        await keepScreenshot(page, task.name);
      await context.close();
    });
    return page;
  });

async function keepScreenshot(page: Page, title: string): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  const name = title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), fullPage: true }).catch(() => undefined);
}
