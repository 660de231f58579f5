import type { Exchange } from '#client/exchange.ts';
import { joinItems } from '#console/ui/text/list.ts';
import { engineHeader } from '#contract/local/engine-header.ts';
import type { VoiceQuality } from '#contract/local/service.ts';
import { qualityOfEngine } from '#contract/local/voice-quality.ts';

/** The ids of the engines that spoke an answer, as the target names them. */
export function enginesOf({ response }: Exchange): string | undefined {
  return response?.headers[engineHeader.toLowerCase()];
}

/** The engines that spoke, each with its voice quality if that is known. */
export function enginesText(engines: string, qualities: Readonly<Record<VoiceQuality, string>>): string {
  return joinItems(
    engines.split(', ').map((id) => {
      const quality = qualityOfEngine(id);
      return quality ? `${qualities[quality]} (${id})` : id;
    }),
  );
}
