import { ApiProperty } from '@nestjs/swagger';
import type { Picture, PictureSource } from './media.contract.js';

export class PictureSourceResponse implements PictureSource {
  url: string;
  width: number;
}

export class PictureResponse implements Picture {
  id: number;
  alt: string;
  credit: string;
  caption: string;
  width: number;
  height: number;
  focal_x: number;
  focal_y: number;

  @ApiProperty({ type: [PictureSourceResponse] })
  avif: PictureSourceResponse[];

  @ApiProperty({ type: [PictureSourceResponse] })
  webp: PictureSourceResponse[];
}
