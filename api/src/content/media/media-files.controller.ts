import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../platform/http/audience.js';
import { EmailPicturesService } from './email-pictures.service.js';
import { FileStore, type StoredFile } from './file-store.js';
import { mediaErrors } from './media.errors.js';

const FOLDER = /^\d{1,10}$/;
const NAME = /^[0-9a-f]{12}-(\d{1,5})\.(avif|webp|jpg)$/;

/**
 * The pictures themselves. A name never shows another picture, so browsers may keep it for ever; e-mails that are read on
 * the pages of other sites show them too.
 */
@ApiTags('media')
@Controller('media/files')
export class MediaFilesController {
  constructor(
    private readonly files: FileStore,
    private readonly emailPictures: EmailPicturesService,
  ) {}

  @Public()
  @Get(':id/:name')
  @ApiProduces('image/avif', 'image/webp', 'image/jpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async file(
    @Param('id') id: string,
    @Param('name') name: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const format = FOLDER.test(id) ? NAME.exec(name)?.[2] : undefined;
    const file =
      format &&
      (format === 'jpg' ? await this.emailPictures.get(id, name) : await this.files.get(`${id}/${name}`));
    if (file)
      return void (await answer(reply, file, format === 'jpg' ? 'image/jpeg' : `image/${format}`, FOR_EVER));
    // A text names the AVIF sizes from the first moment, and they are made a little later.
    const meanwhile = format === 'avif' && (await this.files.get(`${id}/${name.replace('.avif', '.webp')}`));
    if (!meanwhile) throw mediaErrors.notFound();
    await answer(reply, meanwhile, 'image/webp', 'no-cache');
  }
}

const FOR_EVER = 'public, max-age=31536000, immutable';

function answer(reply: FastifyReply, file: StoredFile, type: string, cacheControl: string): FastifyReply {
  return reply
    .type(type)
    .header('Content-Length', file.bytes)
    .header('Cache-Control', cacheControl)
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .send(file.stream);
}
