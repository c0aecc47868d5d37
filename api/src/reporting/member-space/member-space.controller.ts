import { Body, Controller, Get, Header, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { ApiCookieAuth, ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { PersonalDataArchiveService } from '../../people/personal-data/personal-data-archive.service.js';
import { type CallingMember, Member, MemberCaller } from '../../platform/http/audience.js';
import { MemberExportResponse } from './member-export.dto.js';
import { MemberExportService } from './member-export.service.js';
import {
  MemberLinkBody,
  MemberLinkResponse,
  MemberSpaceResponse,
  ReceiptsCompletedResponse,
} from './member-space.dto.js';
import { MemberSpaceService } from './member-space.service.js';

@ApiTags('member-space')
@ApiCookieAuth()
@Member()
@Controller('member-space')
export class MemberSpaceController {
  constructor(
    private readonly space: MemberSpaceService,
    private readonly exports: MemberExportService,
    private readonly archives: PersonalDataArchiveService,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: MemberSpaceResponse })
  read(@MemberCaller() member: CallingMember): Promise<MemberSpaceResponse> {
    return this.space.read(member);
  }

  @Get('export')
  @Header('Cache-Control', 'no-store')
  @Header('Content-Disposition', 'attachment; filename="mes-donnees.json"')
  @ApiOkResponse({ type: MemberExportResponse })
  export(@MemberCaller() member: CallingMember): Promise<MemberExportResponse> {
    return this.exports.of(member);
  }

  /** The same to read, for a machine, and with pictures and receipts. */
  @Get('export/archive')
  @Header('Cache-Control', 'no-store')
  @ApiProduces('application/zip')
  @ApiOkResponse({ type: String })
  async archive(@MemberCaller() { email }: CallingMember): Promise<StreamableFile> {
    return new StreamableFile(await this.archives.open(email), {
      type: 'application/zip',
      disposition: 'attachment; filename="mes-donnees.zip"',
    });
  }

  @Post('links')
  @Header('Cache-Control', 'no-store')
  @ApiCreatedResponse({ type: MemberLinkResponse })
  link(@Body() body: MemberLinkBody, @MemberCaller() member: CallingMember): Promise<MemberLinkResponse> {
    return this.space.link(member, body);
  }

  @Post('waiting-receipts')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ReceiptsCompletedResponse })
  completeReceipts(@MemberCaller() member: CallingMember): Promise<ReceiptsCompletedResponse> {
    return this.space.completeReceipts(member);
  }
}
