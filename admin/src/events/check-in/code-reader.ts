/** Reads the QR code in the middle of what a camera sees; null where it sees none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** A side of the square that is read: enough for a ticket at arm's length, and little to work through. */
const SIDE = 480;

/** The browser's own reader, or a small one of ours where it has none. */
export async function codeReader(): Promise<ReadCode> {
  return (await ownReader()) ?? librarysReader();
}

async function ownReader(): Promise<ReadCode | null> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass };
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  if (!BarcodeDetector || !formats?.includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

async function librarysReader(): Promise<ReadCode> {
  const { default: decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const pencil = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const side = Math.min(video.videoWidth, video.videoHeight);
    if (!pencil || side === 0) return null;
    const shown = Math.min(side, SIDE);
    canvas.width = shown;
    canvas.height = shown;
    const [left, top] = [(video.videoWidth - side) / 2, (video.videoHeight - side) / 2];
    pencil.drawImage(video, left, top, side, side, 0, 0, shown, shown);
    const { data, width, height } = pencil.getImageData(0, 0, shown, shown);
    try {
      return decodeQR({ data, width, height });
    } catch {
      return null;
    }
  };
}
