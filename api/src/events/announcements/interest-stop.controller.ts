import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/audience.js';
import { InterestAnswer } from '../events/event-interest.dto.js';
import { InterestStopInput } from './interest-stop.dto.js';
import { InterestStopService } from './interest-stop.service.js';

@ApiTags('events')
@Controller('events/interest')
export class InterestStopController {
  constructor(private readonly stops: InterestStopService) {}

  @Public()
  @Post('stop')
  @HttpCode(200)
  @ApiOkResponse({ type: InterestAnswer })
  async stop(@Body() { token }: InterestStopInput): Promise<InterestAnswer> {
    await this.stops.stop(token);
    return { interested: false };
  }
}
