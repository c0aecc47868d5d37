import { parentPort, workerData } from 'node:worker_threads';
import heif from 'libheif-js/wasm-bundle.js';
import type { HeicPixels } from './heic-picture.js';

// In a thread of its own: it computes for seconds, and the memory of the compiled code goes when the thread ends.
const { HeifDecoder } = heif;
const [picture] = new HeifDecoder().decode(workerData as Uint8Array);
if (!picture) throw new Error('no picture in this file');
const [width, height] = [picture.get_width(), picture.get_height()];
const frame = { width, height, data: new Uint8ClampedArray(width * height * 4) };
picture.display(frame, (drawn) => {
  if (!drawn) throw new Error('a picture that cannot be drawn');
  const pixels: HeicPixels = { width, height, rgba: frame.data };
  parentPort!.postMessage(pixels, [frame.data.buffer]);
});
