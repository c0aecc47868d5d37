import bundled from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import { existsSync } from 'node:fs';
const CODE = process.env.CODE,
  BASE = 'http://localhost:3117',
  STATE = '/tmp/w/desk-shots/state.json';
export async function open({ width = 1440, height = 900, dark = false, tz = 'Europe/Paris' } = {}) {
  const browser = await chromium.launch({
    executablePath: await bundled.executablePath(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--hide-scrollbars'],
  });
  const ctx = await browser.newContext({
    baseURL: BASE,
    locale: 'fr-FR',
    timezoneId: tz,
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    ...(existsSync(STATE) ? { storageState: STATE } : {}),
  });
  const page = await ctx.newPage();
  page.setDefaultTimeout(10000);
  page.on('console', (m) => m.type() === 'error' && console.log('console:', m.text().slice(0, 300)));
  page.on('pageerror', (e) => console.log('pageerror:', e.message.slice(0, 300)));
  await page.goto('/admin');
  const field = page.getByLabel("Code d'accès", { exact: true });
  await Promise.race([field.waitFor(), page.getByRole('timer').waitFor()]);
  if (await field.isVisible()) {
    await field.fill(CODE);
    await page.getByRole('button', { name: 'Accéder au panneau' }).click();
    await page.getByRole('timer').waitFor();
    await ctx.storageState({ path: STATE });
  }
  return {
    browser,
    page,
    shot: (name, full = false) => page.screenshot({ path: `/tmp/w/desk-shots/${name}.png`, fullPage: full }),
  };
}
