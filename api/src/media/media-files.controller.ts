import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../platform/http/audience.js';
import { FileStore } from './file-store.js';
import { mediaErrors } from './media.errors.js';

const FOLDER = /^\d{1,10}$/;
const NAME = /^[0-9a-f]{12}-\d{1,5}\.(avif|webp)$/;

/** The pictures themselves. A name never shows another picture, so browsers may keep it for ever. */
@ApiTags('media')
@Controller('media/files')
export class MediaFilesController {
  constructor(private readonly files: FileStore) {}

  @Public()
  @Get(':id/:name')
  @ApiProduces('image/avif', 'image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async file(
    @Param('id') id: string,
    @Param('name') name: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const format = NAME.exec(name)?.[1];
    const file = format && FOLDER.test(id) ? await this.files.get(`${id}/${name}`) : null;
    if (!file) throw mediaErrors.notFound();
    await reply
      .type(`image/${format}`)
      .header('Content-Length', file.bytes)
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .send(file.stream);
  }
}
