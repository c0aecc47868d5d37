import { Body, Controller, Delete, Get, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/audience.js';
import { CallingVisitor, type FavoriteCaller } from './favorite-caller.js';
import { VISITOR_HEADER_DESCRIBED } from './favorite-header.js';
import { ReminderActionsService } from './reminder-actions.service.js';
import { ReminderInput, ReminderState, ReminderTokenInput } from './scholarship-favorite.dto.js';
import { ScholarshipRemindersService } from './scholarship-reminders.service.js';

@ApiTags('scholarship-favorites')
@Public()
@Controller('universities/scholarship-favorites/reminders')
export class ScholarshipRemindersController {
  constructor(
    private readonly reminders: ScholarshipRemindersService,
    private readonly actions: ReminderActionsService,
  ) {}

  @Get()
  @Header('Cache-Control', 'private, no-store')
  @ApiHeader(VISITOR_HEADER_DESCRIBED)
  @ApiOkResponse({ type: ReminderState })
  state(@CallingVisitor() caller: FavoriteCaller): Promise<ReminderState> {
    return this.reminders.state(caller);
  }

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiHeader(VISITOR_HEADER_DESCRIBED)
  @ApiOkResponse({ type: ReminderState })
  ask(
    @Body() body: ReminderInput,
    @CallingVisitor() caller: FavoriteCaller,
    @Ip() address: string,
  ): Promise<ReminderState> {
    return this.reminders.ask(caller, body, address);
  }

  @Delete()
  @Header('Cache-Control', 'no-store')
  @ApiHeader(VISITOR_HEADER_DESCRIBED)
  @ApiOkResponse({ type: ReminderState })
  stop(@CallingVisitor() caller: FavoriteCaller, @Ip() address: string): Promise<ReminderState> {
    return this.reminders.stop(caller, address);
  }

  @Post('show')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ReminderState })
  show(@Body() { token }: ReminderTokenInput): Promise<ReminderState> {
    return this.actions.show(token);
  }

  @Post('confirm')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ReminderState })
  confirm(@Body() { token }: ReminderTokenInput): Promise<ReminderState> {
    return this.actions.confirm(token);
  }

  @Post('stop')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ReminderState })
  stopByLetter(@Body() { token }: ReminderTokenInput): Promise<ReminderState> {
    return this.actions.stop(token);
  }
}
