import { Controller, Get, Header, Headers, Param, StreamableFile } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Callers, type PossibleCallers, Public } from '../../platform/http/audience.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import { ReceiptDownloadsService } from './receipt-downloads.service.js';

@ApiTags('receipts')
@Public()
@Controller('receipts')
export class ReceiptDownloadsController {
  constructor(private readonly downloads: ReceiptDownloadsService) {}

  @Get(':id/pdf')
  @Header('Cache-Control', 'no-store')
  @ApiHeader({ name: 'x-donation-token', required: false, description: 'Jeton du lien privé du don.' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async pdf(
    @Param('id', RecordUuidPipe) id: string,
    @Callers() callers: PossibleCallers,
    @Headers('x-donation-token') token?: string,
  ): Promise<StreamableFile> {
    const { filename, content } = await this.downloads.open(id, callers, token ?? null);
    return new StreamableFile(content, {
      type: 'application/pdf',
      length: content.length,
      disposition: `attachment; filename="${filename}"`,
    });
  }
}
