import type { Locator } from 'playwright-core';
import { eventually } from '../factories/waiting.ts';

/** The page's script has taken this element over: until then a click on it is the browser's own. */
export async function untilScripted(element: Locator): Promise<void> {
  const isScripted = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
  await eventually('the script of the page', isScripted);
}
