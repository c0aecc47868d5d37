import { Body, Controller, Get, Header, HttpCode, Ip, Param, Post, Put } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/audience.js';
import {
  PreferencesBody,
  PreferencesResponse,
  SubscriptionBody,
  SubscriptionResponse,
  TokenBody,
  UnsubscribeBody,
} from './newsletter.dto.js';
import { SubscriptionsService } from './subscriptions.service.js';

@ApiTags('newsletter')
@Public()
@Controller('newsletter')
export class NewsletterController {
  constructor(private readonly subscriptions: SubscriptionsService) {}

  @Post('subscriptions')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: SubscriptionResponse })
  signUp(@Body() body: SubscriptionBody, @Ip() address: string): Promise<SubscriptionResponse> {
    return this.subscriptions.signUp(body, address);
  }

  @Post('confirmations')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: PreferencesResponse })
  confirm(@Body() { token }: TokenBody): Promise<PreferencesResponse> {
    return this.subscriptions.confirm(token);
  }

  @Get('preferences/:token')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: PreferencesResponse })
  preferences(@Param('token') token: string): Promise<PreferencesResponse> {
    return this.subscriptions.preferences(token);
  }

  @Put('preferences')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: PreferencesResponse })
  choose(@Body() body: PreferencesBody): Promise<PreferencesResponse> {
    return this.subscriptions.choose(body);
  }

  @Post('unsubscriptions')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: PreferencesResponse })
  unsubscribe(@Body() { token, reason }: UnsubscribeBody): Promise<PreferencesResponse> {
    return this.subscriptions.unsubscribe(token, reason ?? null);
  }
}
