import { type LucideIcon, Save, Volume2 } from 'lucide-react';
import { sceneWords } from '#console/catalogues/scenes.ts';
import { useWords } from '#console/catalogues/words.ts';
import { qualityOfEngines } from '#contract/local/voice-quality.ts';
import type { Playing } from './player.ts';

interface Badge {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly explanation?: string;
}

/** What the audience must know about the answer in view: that it was recorded, and which kind of voice speaks. */
export function useBadges({ scene, recordedAt, engine }: Playing): Badge[] {
  const words = useWords(sceneWords).play;
  const voice = scene.panel === 'text-to-speech' ? qualityOfEngines(engine) : undefined;
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
