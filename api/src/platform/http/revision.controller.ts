import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ContentRevisionService } from '../database/content-revision.service.js';
import { Public } from './audience.js';
import { RevisionResponse } from './revision.dto.js';

@ApiTags('revision')
@Controller('revision')
export class RevisionController {
  constructor(private readonly revision: ContentRevisionService) {}

  @Public()
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: RevisionResponse })
  async current(): Promise<RevisionResponse> {
    return { revision: this.revision.current ?? (await this.revision.read()) };
  }
}
