import type { Locator, Page } from 'playwright-core';
import { eventually } from '../factories/waiting.ts';

/** The page's script has taken this element over: until then a click on it is the browser's own. */
export async function untilScripted(element: Locator): Promise<void> {
  const isScripted = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
  await eventually('the script of the page', isScripted);
}

type Options = Parameters<Page['goto']>[1];

/**
 * Opened or loaded again, the page answers once its script is there, as journeys mean it: neither its load nor a quiet
 * network says so on a busy machine, where a press that comes before is the browser's own, or is lost.
 */
export function withScripts(page: Page): Page {
  const { goto, reload } = page;
  const settled = async <T>(answer: T, options: Options): Promise<T> => {
    if (options?.waitUntil !== 'commit') await untilTakenOver(page);
    return answer;
  };
  page.goto = async (url, options) => settled(await goto.call(page, url, options), options);
  page.reload = async (options) => settled(await reload.call(page, options), options);
  return page;
}

/** Where the script cannot come, the page stays as the server rendered it, and the journey goes on. */
export async function untilTakenOver(page: Page): Promise<void> {
  // A page that leads elsewhere at once is looked at again where it led.
  const isTakenOver = () => page.evaluate(hasNothingToWaitFor).catch(() => false);
  await eventually('the script of the page', isTakenOver).catch(() => undefined);
}

/** ScrollRestoration is the last part of the site's pages: its effect comes after those of all others. */
function hasNothingToWaitFor(): boolean {
  return !('__reactRouterContext' in window) || history.scrollRestoration === 'manual';
}
