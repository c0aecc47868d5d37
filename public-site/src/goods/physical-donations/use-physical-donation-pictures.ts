import { PHYSICAL_DONATION_LIMITS } from '@livres/api/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { newFormKey } from '../../shared/api/form-key';
import { toasts } from '../../shared/ui/toasts';
import type { SavedPicture } from './physical-donation-draft';
import { physicalDonationPicturesContent as content } from './physical-donation-form.content';

const MOST = PHYSICAL_DONATION_LIMITS.pictures;

/** A photo from the moment that it is chosen. */
export interface ChosenPicture {
  key: string;
  name: string;
  preview: string;
  /** Where the api shows it, after a reload. */
  thumbnail_url: string;
  percent: number;
  /** What the api calls it, once it holds it. */
  id: string | null;
  failure: string | null;
  file: File | null;
}

/** The photos of a gift: sent one after the other as soon as they are chosen; one that fails keeps the others. */
export function usePhysicalDonationPictures() {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const sending = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  const change = (key: string, news: Partial<ChosenPicture>) =>
    setPictures((before) => before.map((one) => (one.key === key ? { ...one, ...news } : one)));

  async function send({ key, name, file }: ChosenPicture, signal: AbortSignal): Promise<void> {
    if (!file || signal.aborted) return;
    try {
      const [{ pictureSize, sizedDown }, { sendPicture }] = await Promise.all([
        import('./picture-size'),
        import('./send-picture'),
      ]);
      const smaller = await sizedDown(file, pictureSize(connection()));
      const onProgress = (percent: number) => change(key, { percent });
      const { id, thumbnail_url } = await sendPicture(smaller, name, { signal, onProgress });
      change(key, { id, thumbnail_url, percent: 100, file: null });
    } catch (error) {
      change(key, { failure: error instanceof Error ? error.message : content.failed });
    } finally {
      sending.current.delete(key);
    }
  }

  function begin(picture: ChosenPicture): void {
    const controller = new AbortController();
    sending.current.set(picture.key, controller);
    queue.current = queue.current.then(() => send(picture, controller.signal));
  }

  function add(files: readonly File[]): void {
    const room = MOST - pictures.length;
    if (files.length > room) toasts.show({ type: 'warning', title: content.tooMany(room) });
    const chosen = files.slice(0, room).map(begun);
    setPictures((before) => [...before, ...chosen]);
    for (const picture of chosen) begin(picture);
  }

  function remove(key: string): void {
    sending.current.get(key)?.abort();
    setPictures((before) => before.filter((one) => one.key !== key));
  }

  function retry(picture: ChosenPicture): void {
    change(picture.key, { failure: null, percent: 0 });
    begin(picture);
  }

  useEffect(() => {
    const underWay = sending.current;
    return () => {
      for (const controller of underWay.values()) controller.abort();
    };
  }, []);

  const kept = useMemo(() => pictures.flatMap(asKept), [pictures]);
  const areSending = pictures.some(({ id, failure }) => !id && !failure);
  const bringBack = (found: readonly SavedPicture[]) => setPictures(found.slice(0, MOST).map(asFound));
  return { pictures, kept, areSending, add, remove, retry, bringBack, clear: () => setPictures([]) };
}

function begun(file: File): ChosenPicture {
  const preview = URL.createObjectURL(file);
  return {
    key: newFormKey(),
    name: file.name,
    preview,
    thumbnail_url: '',
    percent: 0,
    id: null,
    failure: null,
    file,
  };
}

function asKept({ id, name, thumbnail_url }: ChosenPicture): SavedPicture[] {
  return id ? [{ id, name, thumbnail_url }] : [];
}

function asFound({ id, name, thumbnail_url }: SavedPicture): ChosenPicture {
  return {
    key: id,
    id,
    name,
    preview: thumbnail_url,
    thumbnail_url,
    percent: 100,
    failure: null,
    file: null,
  };
}

function connection(): { saveData?: boolean; effectiveType?: string } | undefined {
  return (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
}
