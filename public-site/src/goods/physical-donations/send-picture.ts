import type { PhysicalDonationPicture } from '@livres/api/contract';
import { physicalDonationPicturesContent as content } from './physical-donation-form.content';

interface SendPictureOptions {
  signal: AbortSignal;
  /** 0 to 100. */
  onProgress: (percent: number) => void;
}

/**
 * Sends one photo. By XMLHttpRequest, the only one that reports upload progress. Throws a French
 * sentence.
 */
export function sendPicture(
  picture: Blob,
  name: string,
  { signal, onProgress }: SendPictureOptions,
): Promise<PhysicalDonationPicture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (sentence: string = content.failed) => reject(new Error(sentence));
    request.open('POST', '/api/v1/physical-donations/pictures/');
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    request.timeout = 180_000;
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0),
    );
    request.addEventListener('load', () => {
      const isSent = request.status >= 200 && request.status < 300 && request.response;
      if (isSent) resolve(request.response as PhysicalDonationPicture);
      else fail(sentenceIn(request.response));
    });
    for (const end of ['error', 'timeout', 'abort']) request.addEventListener(end, () => fail());
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const body = new FormData();
    body.set('file', picture, name);
    request.send(body);
  });
}

function sentenceIn(answer: unknown): string | undefined {
  const problem = answer as { detail?: string; errors?: Record<string, string> } | null;
  return problem?.errors?.['file'] ?? problem?.detail;
}
