import { type LucideIcon, Save, Volume2 } from 'lucide-react';
import { sceneWords } from '#console/catalogues/scenes.ts';
import { useWords } from '#console/catalogues/words.tsx';
import type { VoiceQuality } from '#contract/local/service.ts';
import type { Playing } from './player.ts';

const naturalEngines = /^(kokoro|piper-[a-z]+)$/;
const fastEngine = 'espeak-ng';

/** How the engines that spoke an answer sound; undefined for an engine that is not known. */
function voiceOf(engines: string | undefined): VoiceQuality | undefined {
  const ids = engines?.split(', ') ?? [];
  if (ids.includes(fastEngine)) return 'fast';
  return ids.length > 0 && ids.every((id) => naturalEngines.test(id)) ? 'natural' : undefined;
}

interface Badge {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly explanation?: string;
}

/** What the audience must know about the answer in view: that it was recorded, and which kind of voice speaks. */
export function useBadges({ scene, recordedAt, engine }: Playing): Badge[] {
  const words = useWords(sceneWords).play;
  const voice = scene.panel === 'text-to-speech' ? voiceOf(engine) : undefined;
  return [
    ...(voice ? [{ icon: Volume2, text: words.voices[voice] }] : []),
    ...(recordedAt
      ? [
          {
            icon: Save,
            text: words.recorded,
            explanation: words.recordedOn(new Date(recordedAt).toLocaleString()),
          },
        ]
      : []),
  ];
}

/** The badges in the bar of the presenter; the stage shows them to the audience as well. */
export function SceneBadges({ playing }: { playing: Playing }) {
  return useBadges(playing).map(({ icon: Icon, text, explanation }) => (
    <span
      key={text}
      title={explanation}
      className="inline-flex items-center gap-1.5 rounded-full bg-transliterated-tint px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap text-transliterated forced-colors:border"
    >
      <Icon aria-hidden="true" size={12} />
      {text}
    </span>
  ));
}
