import { open } from './shot.tmp.mjs';
const { browser, page, shot } = await open();
await page.goto('/admin/campaigns/bibliotheque-lycee-foumban/edit', { waitUntil: 'networkidle' });
await shot('edit', true);
await page.goto('/admin/campaigns', { waitUntil: 'networkidle' });
await shot('list');
await browser.close();
