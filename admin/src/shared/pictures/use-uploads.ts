import { ApiError } from '@livres/api/client';
import {
  MINUTE_MS,
  altFault,
  MEDIA_LIMITS,
  MEDIA_MESSAGES,
  type KnownPicture,
  type MediaRecord,
} from '@livres/api/contract';
import { useEffect, useRef, useState } from 'react';
import { api, uploadApi } from '../api/api';
import { toMultipart } from '../data/multipart';
import { isAnimated } from './picture-kind';
import { CENTRE, type FocalPoint } from './focal-point';

const TIMEOUT_MS = 5 * MINUTE_MS;

export interface Upload extends FocalPoint {
  key: number;
  file: File;
  preview: string;
  alt: string;
  /** It will stand still on the site. */
  moves: boolean;
  state: 'waiting' | 'sending' | 'failed' | 'sent';
  /** How much of it has left, from 0 to 1. */
  progress: number;
  refusal: string | null;
  /** The picture of the library that is the same. */
  known: KnownPicture | null;
}

/** What all the pictures of one sending share. */
export interface Shared {
  folder_id: number | null;
  credit: string;
}

let nextKey = 1;

/** The pictures that staff are about to send, each with its words and its focal point. */
export function useUploads(shared: Shared, onSent: (records: MediaRecord[]) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [busy, setBusy] = useState(false);
  const previews = usePreviews();

  const change = (key: number, values: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one)));
  const remove = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  function add(files: Iterable<File>) {
    const added = [...files].map((file) => toUpload(file, previews(file)));
    setUploads((all) => [...all, ...added]);
    for (const { key, file } of added) void isAnimated(file).then((moves) => moves && change(key, { moves }));
  }

  /** Sends them one after the other; what fails stays, with its reason, to be sent again. */
  async function send(chosen: Upload[], again: { allow_duplicate?: true } = {}) {
    setBusy(true);
    const sent: MediaRecord[] = [];
    for (const upload of chosen) {
      const record = await sendOne(upload, again);
      if (record) sent.push(record);
    }
    setBusy(false);
    if (sent.length > 0) onSent(sent);
  }

  async function sendOne(upload: Upload, again: object): Promise<MediaRecord | null> {
    const { key, file, alt, focal_x, focal_y } = upload;
    const refusal = refusalOf(upload);
    if (refusal) {
      change(key, { refusal });
      return null;
    }
    change(key, { state: 'sending', progress: 0, refusal: null, known: null });
    try {
      const form = toMultipart({ file, alt: alt.trim(), focal_x, focal_y, ...shared, ...again });
      const client = uploadApi((progress) => change(key, { progress }));
      const record = await client.post('/admin/media', form, { timeoutMs: TIMEOUT_MS });
      change(key, { state: 'sent', progress: 1 });
      return record;
    } catch (error) {
      change(key, { state: 'failed', refusal: sentenceOf(error), known: knownOf(error) });
      return null;
    }
  }

  /** Takes the picture of the library instead, out of the trash where it lies there. */
  async function takeKnown({ key, known }: Upload) {
    if (!known) return;
    try {
      if (known.deleted_at) await api.post(`/admin/media/${known.id}/restore`);
      const record = await api.get(`/admin/media/${known.id}`);
      change(key, { state: 'sent', refusal: null, known: null });
      onSent([record]);
    } catch (error) {
      change(key, { refusal: sentenceOf(error) });
    }
  }

  return { uploads, busy, add, change, remove, send, takeKnown };
}

/** Addresses that show files before they are sent, given back when the screen closes. */
function usePreviews(): (file: File) => string {
  const made = useRef<string[]>([]);
  useEffect(() => {
    const addresses = made.current;
    return () => addresses.forEach((address) => URL.revokeObjectURL(address));
  }, []);
  return (file) => {
    const address = URL.createObjectURL(file);
    made.current.push(address);
    return address;
  };
}

function toUpload(file: File, preview: string): Upload {
  const fresh = {
    alt: '',
    moves: false,
    state: 'waiting',
    progress: 0,
    refusal: null,
    known: null,
    ...CENTRE,
  } as const;
  return { key: nextKey++, file, preview, ...fresh };
}

function refusalOf({ file, alt }: Upload): string | null {
  return file.size > MEDIA_LIMITS.max_bytes ? MEDIA_MESSAGES.too_large : altFault(alt, file.name);
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) return MEDIA_MESSAGES.unreadable;
  return Object.values(error.body.errors ?? {})[0] ?? error.message;
}

function knownOf(error: unknown): KnownPicture | null {
  const problem =
    error instanceof ApiError ? (error.problem as { existing?: KnownPicture } | undefined) : undefined;
  return problem?.existing ?? null;
}
