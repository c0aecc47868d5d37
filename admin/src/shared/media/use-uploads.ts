import { MEDIA_LIMITS, MEDIA_MESSAGES, type MediaRecord } from '@livres/api/contract';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { CENTRE, type FocalPoint } from './focal-point';

export interface Upload extends FocalPoint {
  key: number;
  file: File;
  preview: string;
  alt: string;
  state: 'waiting' | 'sending' | 'sent';
  refusal: string | null;
}

let nextKey = 1;

/** The pictures that staff are about to send, each with its words and its focal point. */
export function useUploads(onSent: (records: MediaRecord[]) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [busy, setBusy] = useState(false);
  const dataProvider = useDataProvider();
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const made = previews.current;
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  const change = (key: number, values: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one)));

  function add(files: Iterable<File>) {
    const added = [...files].map(toUpload);
    added.forEach(({ preview }) => previews.current.add(preview));
    setUploads((all) => [...all, ...added]);
  }

  async function send() {
    setBusy(true);
    const sent: MediaRecord[] = [];
    for (const upload of uploads.filter(({ state }) => state !== 'sent')) {
      const refusal = refusalOf(upload);
      if (refusal) {
        change(upload.key, { refusal });
        continue;
      }
      change(upload.key, { state: 'sending', refusal: null });
      const record = await sendOne(upload);
      if (record) sent.push(record);
    }
    setBusy(false);
    if (sent.length > 0) onSent(sent);
  }

  async function sendOne({ key, file, alt, focal_x, focal_y }: Upload): Promise<MediaRecord | null> {
    try {
      const { data } = await dataProvider.create<MediaRecord>('media', {
        data: { file, alt: alt.trim(), focal_x, focal_y } as never,
      });
      change(key, { state: 'sent' });
      return data;
    } catch (error) {
      change(key, {
        state: 'waiting',
        refusal: error instanceof Error ? error.message : MEDIA_MESSAGES.unreadable,
      });
      return null;
    }
  }

  const remove = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));
  const clearSent = () => setUploads((all) => all.filter(({ state }) => state !== 'sent'));
  return { uploads, busy, add, change, remove, send, clearSent };
}

function toUpload(file: File): Upload {
  const preview = URL.createObjectURL(file);
  return { key: nextKey++, file, preview, alt: '', state: 'waiting', refusal: null, ...CENTRE };
}

function refusalOf({ file, alt }: Upload): string | null {
  if (file.size > MEDIA_LIMITS.max_bytes) return MEDIA_MESSAGES.too_large;
  if (alt.trim() === '') return MEDIA_MESSAGES.alt_required;
  return null;
}
