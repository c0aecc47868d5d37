import { domToBlob } from 'modern-screenshot';
import { saveBlob } from '../../api/save-file';

const SHARPNESS = 2;
/** What browsers of phones still draw. */
const MOST_PIXELS = 16_000_000;
const LONGEST_WAIT_MS = 5000;

/** Saves what an element shows as a picture on white. */
export async function savePicture(element: HTMLElement, fileName: string): Promise<void> {
  await isDrawn(element);
  const { width, height } = element.getBoundingClientRect();
  const scale = Math.min(SHARPNESS, Math.sqrt(MOST_PIXELS / (width * height)));
  saveBlob(await domToBlob(element, { scale, backgroundColor: '#fff', type: 'image/png' }), fileName);
}

/** Fonts are there, and so is what is fetched when it is first drawn. */
async function isDrawn(element: HTMLElement): Promise<void> {
  await document.fonts.ready;
  const until = performance.now() + LONGEST_WAIT_MS;
  await frames(3);
  while (element.querySelector('[data-pending]') && performance.now() < until) await frames(3);
  await frames(3);
}

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
