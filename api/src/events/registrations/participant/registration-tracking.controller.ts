import { Body, Controller, Get, Header, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AttemptLimitService } from '../../../platform/attempts/attempt-limit.service.js';
import { Public } from '../../../platform/http/audience.js';
import { RegistrationDateChoice } from '../date-changes/date-changes.dto.js';
import { DateChangesService } from '../date-changes/date-changes.service.js';
import { RegistrationChanges, RegistrationSeats, RegistrationView } from './registration-view.dto.js';
import { RegistrationAccessService } from './registration-access.service.js';
import { RegistrationChangesService } from './registration-changes.service.js';
import { RegistrationViewService } from './registration-view.service.js';

const WRITES_A_MINUTE = 20;

/** A registration by its private link: the token is the key. */
@ApiTags('event-registrations')
@Public()
@Controller('event-registrations/track/:token')
export class RegistrationTrackingController {
  constructor(
    private readonly access: RegistrationAccessService,
    private readonly views: RegistrationViewService,
    private readonly changes: RegistrationChangesService,
    private readonly dates: DateChangesService,
    private readonly attempts: AttemptLimitService,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: RegistrationView })
  async find(@Param('token') token: string): Promise<RegistrationView> {
    return this.views.of(await this.access.opened(token));
  }

  @Post('changes')
  @HttpCode(200)
  @ApiOkResponse({ type: RegistrationView })
  change(
    @Param('token') token: string,
    @Body() body: RegistrationChanges,
    @Ip() address: string,
  ): Promise<RegistrationView> {
    return this.written(token, address, (id) => this.changes.change(id, body));
  }

  @Post('seats')
  @HttpCode(200)
  @ApiOkResponse({ type: RegistrationView })
  changeSeats(
    @Param('token') token: string,
    @Body() { seats }: RegistrationSeats,
    @Ip() address: string,
  ): Promise<RegistrationView> {
    return this.written(token, address, (id) => this.changes.changeSeats(id, seats));
  }

  @Post('accept')
  @HttpCode(200)
  @ApiOkResponse({ type: RegistrationView })
  accept(@Param('token') token: string, @Ip() address: string): Promise<RegistrationView> {
    return this.written(token, address, (id) => this.changes.accept(id));
  }

  @Post('decline')
  @HttpCode(200)
  @ApiOkResponse({ type: RegistrationView })
  decline(@Param('token') token: string, @Ip() address: string): Promise<RegistrationView> {
    return this.written(token, address, (id) => this.changes.decline(id));
  }

  /** The answer to another day: comes, or has all of it back. */
  @Post('date')
  @HttpCode(200)
  @ApiOkResponse({ type: RegistrationView })
  chooseDate(
    @Param('token') token: string,
    @Body() { choice }: RegistrationDateChoice,
    @Ip() address: string,
  ): Promise<RegistrationView> {
    return this.written(token, address, (id) => this.dates.choose(id, choice));
  }

  @Post('cancel')
  @HttpCode(200)
  @ApiOkResponse({ type: RegistrationView })
  cancel(@Param('token') token: string, @Ip() address: string): Promise<RegistrationView> {
    return this.written(token, address, (id) => this.changes.cancel(id));
  }

  /** Asks for the same seats once more after their time ran out. */
  @Post('again')
  @HttpCode(200)
  @ApiOkResponse({ type: RegistrationView })
  again(@Param('token') token: string, @Ip() address: string): Promise<RegistrationView> {
    return this.written(token, address, (id) => this.changes.again(id));
  }

  /** Sends a fresh link to the registration's own address, however old this one is. */
  @Post('renewal')
  @HttpCode(204)
  async renew(@Param('token') token: string, @Ip() address: string): Promise<void> {
    await this.limit(address);
    await this.changes.renewLink(await this.access.known(token));
  }

  private async written(
    token: string,
    address: string,
    write: (id: string) => Promise<void>,
  ): Promise<RegistrationView> {
    await this.limit(address);
    const id = await this.access.opened(token);
    await write(id);
    return this.views.of(id);
  }

  private limit(address: string): Promise<void> {
    return this.attempts.count(`registration-change:${this.attempts.disguise(address)}`, WRITES_A_MINUTE);
  }
}
