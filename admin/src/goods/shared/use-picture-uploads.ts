import { ApiError } from '@livres/api/client';
import { MINUTE_MS, PHYSICAL_DONATION_LIMITS, type PhysicalDonationPicture } from '@livres/api/contract';
import { useState } from 'react';
import { uploadApi } from '../../shared/api/api';
import { toMultipart } from '../../shared/data/multipart';
import { collection as texts } from '../../shared/actions/collection.fr';

const TIMEOUT_MS = 3 * MINUTE_MS;
export const MOST_PICTURES = PHYSICAL_DONATION_LIMITS.pictures;

export type PicturesPath = `/admin/physical-donations/${string}/pictures`;

/** Sends pictures one after the other; the first that is refused stops, with its reason, and those before it stay. */
export function usePictureUploads(
  path: PicturesPath,
  pictures: PhysicalDonationPicture[],
  onChange: (pictures: PhysicalDonationPicture[]) => void,
) {
  /** How much of the picture that is leaving has left, from 0 to 1. */
  const [progress, setProgress] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send(files: File[]) {
    const room = MOST_PICTURES - pictures.length;
    setRefusal(files.length > room ? texts.picture.too_many(MOST_PICTURES) : null);
    let received = pictures;
    try {
      for (const file of files.slice(0, room)) {
        setProgress(0);
        const form = toMultipart({ file });
        const client = uploadApi(setProgress);
        received = [...received, await client.post(path, form, { timeoutMs: TIMEOUT_MS })];
        onChange(received);
      }
    } catch (error) {
      setRefusal(sentenceOf(error));
    }
    setProgress(null);
  }
  return { send, progress, refusal };
}

function sentenceOf(error: unknown): string {
  const fields = error instanceof ApiError ? Object.values(error.body.errors ?? {}) : [];
  return fields[0] ?? (error as Error).message;
}
