import type { Page } from 'playwright-core';

/** Of the panel, on every screen. */
export const bell = (page: Page) => page.getByRole('button', { name: /^Notifications, / });

export const unreadIn = async (page: Page): Promise<number> =>
  Number(/(\d+) non/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0);
