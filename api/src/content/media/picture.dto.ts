export class PictureSource {
  url: string;
  width: number;
}

/** A picture as a public page shows it. Widths go up; every address may be kept for ever. */
export class Picture {
  id: number;
  alt: string;
  /** Whom to name beside it, and what to say under it; empty where there is nothing to say. */
  credit: string;
  caption: string;
  width: number;
  height: number;
  /** The point that must stay visible when the picture is cropped, 0 to 1 from the left and from the top. */
  focal_x: number;
  focal_y: number;

  avif: PictureSource[];

  webp: PictureSource[];
}
