import { Body, Controller, Get, Header, HttpCode, Ip, Param, Post, Put } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/audience.js';
import {
  PreferenceLinkInput,
  PreferencesInput,
  NewsletterPreferences,
  SubscriptionInput,
  SubscriptionAnswer,
  TokenBody,
  UnsubscribeBody,
} from './newsletter.dto.js';
import { PreferenceLinksService } from './preference-links.service.js';
import { SubscriptionsService } from './subscriptions.service.js';

@ApiTags('newsletter')
@Public()
@Controller('newsletter')
export class NewsletterController {
  constructor(
    private readonly subscriptions: SubscriptionsService,
    private readonly preferenceLinks: PreferenceLinksService,
  ) {}

  @Post('subscriptions')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: SubscriptionAnswer })
  signUp(@Body() body: SubscriptionInput, @Ip() address: string): Promise<SubscriptionAnswer> {
    return this.subscriptions.signUp(body, address);
  }

  @Post('confirmations')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: NewsletterPreferences })
  confirm(@Body() { token }: TokenBody): Promise<NewsletterPreferences> {
    return this.subscriptions.confirm(token);
  }

  @Post('preference-links')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: SubscriptionAnswer })
  askLink(@Body() body: PreferenceLinkInput, @Ip() address: string): Promise<SubscriptionAnswer> {
    return this.preferenceLinks.ask(body, address);
  }

  @Get('preferences/:token')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: NewsletterPreferences })
  preferences(@Param('token') token: string): Promise<NewsletterPreferences> {
    return this.subscriptions.preferences(token);
  }

  @Put('preferences')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: NewsletterPreferences })
  choose(@Body() body: PreferencesInput): Promise<NewsletterPreferences> {
    return this.subscriptions.choose(body);
  }

  @Post('unsubscriptions')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: NewsletterPreferences })
  unsubscribe(@Body() { token, reason }: UnsubscribeBody): Promise<NewsletterPreferences> {
    return this.subscriptions.unsubscribe(token, reason ?? null);
  }

  @Post('unsubscriptions/undo')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: NewsletterPreferences })
  undo(@Body() { token }: TokenBody): Promise<NewsletterPreferences> {
    return this.subscriptions.undoUnsubscription(token);
  }
}
