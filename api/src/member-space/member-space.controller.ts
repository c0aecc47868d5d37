import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiCookieAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type CallingMember, Member, MemberCaller } from '../platform/http/audience.js';
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
