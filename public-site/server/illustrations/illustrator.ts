import { pathToFileURL } from 'node:url';
import { folders } from '../folders.ts';

interface Illustration {
  svg: string;
  /** In French, what is seen. */
  alt: string;
}

interface Illustrator {
  illustrate(kind: string, seed: string): Illustration | null;
}

let loading: Promise<Illustrator> | undefined;

/** The drawing of a record: the same for the same kind and seed; null where there is no such kind or seed. */
export async function drawIllustration(kind: string, seed: string): Promise<Illustration | null> {
  loading ??= import(pathToFileURL(folders.builtIllustrator).href) as Promise<Illustrator>;
  return (await loading).illustrate(kind, seed);
}
