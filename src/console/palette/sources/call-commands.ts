import { callListWords } from '#console/catalogues/exchange/call-list.ts';
import { paletteWords } from '#console/catalogues/palette.ts';
import { factsOf } from '#console/exchanges/calls/call-list.ts';
import { chooseCall } from '#console/exchanges/drawer/chosen-call.ts';
import { exchangeLog, type LoggedExchange } from '#console/exchanges/exchange-log.ts';
import { pageShortcuts } from '#console/ui/keyboard/page-shortcuts.ts';
import { formatMoment } from '#console/ui/text/moment.ts';
import type { CommandSource } from '../command.ts';

/** Shows each call of this browser in the exchange drawer. */
export const callCommands: CommandSource = ({ words, press }) => {
  const { functions } = words(callListWords);
  const show = ({ exchange: { id } }: LoggedExchange) => {
    chooseCall(id);
    if (document.getElementById('exchange-drawer')?.hidden) press(pageShortcuts.exchange);
  };
  return [
    {
      id: 'calls',
      title: words(paletteWords).groups.calls,
      commands: exchangeLog.entries().map((entry) => {
        const { id, operation, startedAt } = entry.exchange;
        const { text, search } = factsOf(entry);
        return {
          id: `call.${id}`,
          title: [functions[operation], formatMoment(startedAt.getTime(), 'moment')].join(' · '),
          hint: text,
          hintAttributes: { dir: 'auto' as const },
          text: search,
          run: () => show(entry),
        };
      }),
    },
  ];
};
