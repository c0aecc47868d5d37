import { browserProgram } from '../e2e/browser.ts';

/** Unpacked once, before the journeys begin to ask for it. */
export default async function provideBrowser(): Promise<void> {
  await browserProgram();
}
