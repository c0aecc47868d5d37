import { Body, Controller, Delete, Get, Header, HttpCode, Ip, Post, Put, Req, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiCookieAuth,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Configuration } from '../../platform/config/configuration.js';
import {
  Callers,
  type CallingMember,
  Member,
  MemberCaller,
  type PossibleCallers,
  Public,
} from '../../platform/http/audience.js';
import { memberCookie } from './member-cookie.js';
import {
  MemberDeletionInput,
  MemberMessage,
  MemberProfileInput,
  MemberProfile,
  MemberTokenBody,
  NewEmailBody,
  NewEmailResponse,
  SignInLinkInput,
} from './member.dto.js';
import { MemberEmailsService } from './member-emails.service.js';
import { MemberSessionsService } from './member-sessions.service.js';
import { MembersService } from './members.service.js';
import { SignInService } from './sign-in.service.js';

@ApiTags('members')
@Controller('members')
export class MembersController {
  constructor(
    private readonly members: MembersService,
    private readonly emails: MemberEmailsService,
    private readonly signIn: SignInService,
    private readonly sessions: MemberSessionsService,
    private readonly configuration: Configuration,
  ) {}

  @Public()
  @Post('sign-in-links')
  @HttpCode(202)
  @Header('Cache-Control', 'no-store')
  @ApiAcceptedResponse({ type: MemberMessage })
  ask(@Body() body: SignInLinkInput, @Ip() address: string): Promise<MemberMessage> {
    return this.signIn.ask(body, address);
  }

  /** The session comes in a cookie that no script reads. */
  @Public()
  @Post('session')
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  @ApiNoContentResponse()
  async enter(
    @Body() { token }: MemberTokenBody,
    @Callers() { member }: PossibleCallers,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const session = await this.signIn.enter(token, member, address);
    if (session) this.giveCookie(reply, session);
  }

  @Public()
  @Delete('session')
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  @ApiNoContentResponse()
  async leave(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const token = request.member && this.sessions.tokenOf(request);
    if (token) await this.sessions.close(token);
    this.giveCookie(reply, '');
  }

  /** Ends the member's sessions on every other device. */
  @Member()
  @Delete('sessions')
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  @ApiCookieAuth()
  @ApiNoContentResponse()
  async leaveElsewhere(@MemberCaller() { id }: CallingMember, @Req() request: FastifyRequest): Promise<void> {
    await this.sessions.closeOthers(id, this.sessions.tokenOf(request));
  }

  @Member()
  @Get('me')
  @Header('Cache-Control', 'no-store')
  @ApiCookieAuth()
  @ApiOkResponse({ type: MemberProfile })
  me(@MemberCaller() member: CallingMember): Promise<MemberProfile> {
    return this.members.profile(member);
  }

  @Member()
  @Put('me')
  @Header('Cache-Control', 'no-store')
  @ApiCookieAuth()
  @ApiOkResponse({ type: MemberProfile })
  change(@Body() body: MemberProfileInput, @MemberCaller() member: CallingMember): Promise<MemberProfile> {
    return this.members.change(member, body);
  }

  @Member()
  @Post('me/deletion')
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  @ApiCookieAuth()
  @ApiNoContentResponse()
  async remove(
    @Body() { email }: MemberDeletionInput,
    @MemberCaller() member: CallingMember,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.members.remove(member, email);
    this.giveCookie(reply, '');
  }

  @Member()
  @Post('me/email')
  @HttpCode(202)
  @Header('Cache-Control', 'no-store')
  @ApiCookieAuth()
  @ApiAcceptedResponse({ type: MemberMessage })
  askNewEmail(
    @Body() { email }: NewEmailBody,
    @MemberCaller() member: CallingMember,
  ): Promise<MemberMessage> {
    return this.emails.ask(member, email);
  }

  @Public()
  @Post('email-confirmations')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: NewEmailResponse })
  confirmNewEmail(@Body() { token }: MemberTokenBody, @Ip() address: string): Promise<NewEmailResponse> {
    return this.emails.confirm(token, address);
  }

  private giveCookie(reply: FastifyReply, token: string): void {
    void reply.header('Set-Cookie', memberCookie(this.configuration.appUrl, token));
  }
}
