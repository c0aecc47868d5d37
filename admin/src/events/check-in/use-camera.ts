import { type RefObject, useEffect, useRef, useState } from 'react';
import { codeReader } from './code-reader';

const LOOK_EVERY_MS = 150;
/** A ticket that stays in sight is read once. */
const SAME_AFTER_MS = 4_000;

export type CameraState = 'starting' | 'on' | 'refused' | 'none';

/** Shows the camera that looks away from who holds the phone, and tells each code that it sees. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (code: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  const told = useRef(onCode);
  useEffect(() => {
    told.current = onCode;
  });

  useEffect(() => {
    const stop = new AbortController();
    watch(video, stop.signal, setState, (code) => told.current(code)).catch((error: unknown) => {
      if (!stop.signal.aborted) setState(isRefusal(error) ? 'refused' : 'none');
    });
    return () => stop.abort();
  }, [video]);
  return state;
}

const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';

async function watch(
  { current: screen }: RefObject<HTMLVideoElement | null>,
  signal: AbortSignal,
  onState: (state: CameraState) => void,
  onCode: (code: string) => void,
): Promise<void> {
  // Only under https, or on this machine itself.
  if (!screen || !('mediaDevices' in navigator)) return onState('none');
  const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };
  const stream = await navigator.mediaDevices.getUserMedia({ video, audio: false });
  const end = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return end();
  signal.addEventListener('abort', end);
  screen.srcObject = stream;
  await screen.play();
  const read = await codeReader();
  onState('on');
  let last = { code: '', at: 0 };
  while (!signal.aborted) {
    const code = await read(screen).catch(() => null);
    const now = Date.now();
    if (code && (code !== last.code || now - last.at > SAME_AFTER_MS)) onCode(code);
    if (code) last = { code, at: now };
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
