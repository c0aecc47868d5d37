import { Body, Controller, Delete, Get, Header, HttpCode, Ip, Post, Req } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Caller, type CallingStaff, Public, Staff } from '../platform/http/audience.js';
import type { Role } from './access.contract.js';
import { AccessGrantedResponse, AccessSessionResponse, EnterBody } from './access.dto.js';
import { bearerToken } from './access.guard.js';
import { AccessService } from './access.service.js';
import { SessionsService } from './sessions.service.js';

@ApiTags('access')
@Controller('access')
export class AccessController {
  constructor(
    private readonly access: AccessService,
    private readonly sessions: SessionsService,
  ) {}

  @Public()
  @Post()
  @Header('Cache-Control', 'no-store')
  @ApiCreatedResponse({ type: AccessGrantedResponse })
  enter(@Body() body: EnterBody, @Ip() address: string): Promise<AccessGrantedResponse> {
    return this.access.enter(body.code, address);
  }

  @Staff('session')
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiBearerAuth()
  @ApiOkResponse({ type: AccessSessionResponse })
  current(@Caller() { name, roles, expires_at }: CallingStaff): AccessSessionResponse {
    return { expires_at: expires_at.toISOString(), staff: { name, roles: [...roles] as Role[] } };
  }

  @Staff('session')
  @Delete()
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiNoContentResponse()
  async leave(@Req() request: FastifyRequest): Promise<void> {
    const token = bearerToken(request);
    if (token) await this.sessions.close(token);
  }
}
