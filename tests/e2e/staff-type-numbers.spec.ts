import { describe, expect } from 'vitest';
import { enterPanel } from './enter-panel.ts';
import { journey } from './journey.ts';

describe('staff who scroll with the pointer over a number', () => {
  journey.for([
    ['/admin/campaigns/bibliotheque-lycee-foumban/edit', 'goal_books'],
    ['/admin/events/samedi-de-tri-lyon/edit', 'latitude'],
  ] as const)('leave it as it was typed: %j', async ([path, name], { page, product }) => {
    await enterPanel(page, product, path);
    const number = page.locator(`input[name="${name}"]`);
    await number.fill('42');
    await number.hover();
    await page.mouse.wheel(0, 120);
    // Only a number that has the focus follows the wheel.
    await expect.poll(() => number.evaluate((field) => field === document.activeElement)).toBe(false);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => number.inputValue()).toBe('42');
  });
});
