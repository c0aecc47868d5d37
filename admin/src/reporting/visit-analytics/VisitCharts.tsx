import Box from '@mui/material/Box';
import type { VisitAnalytics, VisitList } from '@livres/api/contract';
import { ChartPanel } from '../../shared/charts/panel/ChartPanel';
import { BarsList } from '../../shared/charts/parts/BarsList';
import { ShareBar } from '../../shared/charts/parts/ShareBar';
import { LineOverTime } from '../../shared/charts/time/LineOverTime';
import type { AskedPeriod } from '../shared/period-address';
import { useSaveList } from './use-save-list';
import { visitTexts as texts } from './visit-analytics.fr';
import { curveData, linesData, pagesData, sourcesData } from './visit-data';
import { curveSentence, deviceSentence, pageSentence, sourceSentence } from './visit-sentences';
import { VisitFunnel } from './VisitFunnel';

const said = <Sentence,>(sentence: Sentence | undefined) => (sentence ? { sentence } : {});

/** The charts of visits, the answer above each. */
export function VisitCharts({ visits, asked }: { visits: VisitAnalytics; asked: AskedPeriod }) {
  const saveList = useSaveList(asked);
  const all = (list: VisitList) => ({ onRows: () => void saveList(list, 'csv') });
  const { definitions, computed_at: computedAt, from, to, before_from } = visits;
  const common = { computedAt, period: [from, to] };
  const compared = before_from ? ({ before: 'before' } as const) : {};
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ChartPanel
        {...common}
        title={texts.curve}
        definition={definitions.visits}
        unit={texts.curveUnit}
        data={curveData(visits)}
        {...said(curveSentence(visits))}
      >
        {(data) => (
          <LineOverTime
            data={data}
            x="at"
            domain="content"
            lines={[
              { key: 'value', look: 'now', hasArea: true, label: texts.now },
              ...(before_from ? [{ key: 'before', look: 'before', label: texts.before } as const] : []),
            ]}
            annotations={visits.peaks.map(({ at, label }) => ({ at, text: label }))}
          />
        )}
      </ChartPanel>
      <Box sx={WIDE_LEFT}>
        <VisitFunnel visits={visits} />
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
          <ChartPanel
            {...common}
            title={texts.devices}
            definition={definitions.devices}
            unit={texts.devicesUnit}
            data={linesData(visits.devices, texts.device)}
            {...said(deviceSentence(visits))}
          >
            {(data) => <ShareBar data={data} name="name" value="value" domain="content" />}
          </ChartPanel>
          <ChartPanel
            {...common}
            {...all('countries')}
            title={texts.countries}
            definition={definitions.countries}
            unit={texts.countriesUnit}
            data={linesData(visits.countries, texts.country)}
          >
            {(data) => <BarsList data={data} name="name" value="value" {...compared} domain="content" />}
          </ChartPanel>
        </Box>
      </Box>
      <Box sx={WIDE_LEFT}>
        <ChartPanel
          {...common}
          {...all('sources')}
          title={texts.sources}
          definition={definitions.sources}
          unit={texts.sourcesUnit}
          data={sourcesData(visits.sources)}
          {...said(sourceSentence(visits.sources))}
        >
          {(data) => (
            <BarsList
              data={data}
              name="name"
              value="value"
              {...compared}
              moreIsBetter
              columns={['gifts', 'rate']}
              domain="content"
            />
          )}
        </ChartPanel>
        <ChartPanel
          {...common}
          {...all('pages')}
          title={texts.pages}
          definition={definitions.pages}
          unit={texts.pagesUnit}
          data={pagesData(visits.pages)}
          {...said(pageSentence(visits.pages))}
        >
          {(data) => (
            <BarsList
              data={data}
              name="name"
              value="value"
              {...compared}
              moreIsBetter
              domain="content"
              isWrapped
            />
          )}
        </ChartPanel>
      </Box>
    </Box>
  );
}

const WIDE_LEFT = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  '& > *': { minWidth: 0 },
} as const;
