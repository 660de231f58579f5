import type { ReactNode } from 'react';
import { characterWords } from '#console/catalogues/characters.ts';
import { useWords } from '#console/catalogues/words.ts';
import { type CharacterFacts, codePointText, flag, type Inspection } from './inspect/inspection.ts';
import type { InspectedText } from './page-texts.ts';
import { scriptName } from './script-name.ts';

/** Maximum number of code points shown for a grapheme, since a letter can have any number of signs. */
const maxShownCodePoints = 40;

/** A combining sign without a base letter is shown on a dotted circle. */
const onItsOwn = (grapheme: string) => (/^\p{M}/u.test(grapheme) ? `\u25cc${grapheme}` : grapheme);

interface GraphemeRowProps {
  text: InspectedText;
  inspection: Inspection;
  index: number;
}

/** A grapheme with its code points, their names, scripts and marks, and its normal forms. */
export function GraphemeRow({ text, inspection, index }: GraphemeRowProps) {
  const words = useWords(characterWords);
  const { ends, flags, characters, names } = inspection;
  const grapheme = text.text.slice(index === 0 ? 0 : ends[index - 1], ends[index]);
  const bits = flags[index] ?? 0;
  const codePoints = [...grapheme];
  const isVisible = codePoints.some((character) =>
    /[^\s\p{C}\p{Default_Ignorable_Code_Point}]/u.test(character),
  );
  const name = names.get(grapheme);
  return (
    <div className={`flex gap-3 px-3 py-2 ${bits & flag.different ? 'bg-database-tint' : ''}`}>
      {isVisible ? (
        <span
          lang={text.lang}
          dir={text.dir}
          className="min-w-10 max-w-20 shrink-0 overflow-hidden text-center text-xl"
        >
          {onItsOwn(grapheme)}
        </span>
      ) : (
        <span className="min-w-10 shrink-0">
          <span className="block rounded-sm border border-dashed border-control px-1 text-center font-mono text-sm">
            {characters.get(codePoints[0] ?? '')?.abbreviation ?? '\u2423'}
          </span>
        </span>
      )}
      <div className="min-w-0 flex-1 text-sm">
        <Chips>
          {Boolean(bits & flag.different) && <Chip>{words.isDifferent}</Chip>}
          {Boolean(bits & flag.confusable) && <Chip>{words.marksOf.confusable}</Chip>}
        </Chips>
        {name && (
          <p lang="en" className="font-semibold wrap-anywhere">
            {name}
          </p>
        )}
        {codePoints.slice(0, maxShownCodePoints).map((character, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same code point may occur twice, and their order is fixed.
          <CodePoint key={place} character={character} facts={characters.get(character)} />
        ))}
        {codePoints.length > maxShownCodePoints && (
          <p className="text-ink-third">{words.more(codePoints.length - maxShownCodePoints)}</p>
        )}
        {(['NFC', 'NFD'] as const).map((form) => {
          const normal = grapheme.normalize(form);
          return (
            normal !== grapheme && (
              <p key={form} className="text-ink-second">
                {form}{' '}
                <span className="font-mono">
                  {Array.from(normal, codePointText).slice(0, maxShownCodePoints).join(' ')}
                </span>
              </p>
            )
          );
        })}
      </div>
    </div>
  );
}

function CodePoint({ character, facts }: { character: string; facts: CharacterFacts | undefined }) {
  const words = useWords(characterWords);
  if (!facts) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
      <span className="font-mono text-ink-second">{codePointText(character)}</span>
      <span lang="en">{facts.name}</span>
      <span className="text-ink-third">{scriptName(facts.script, words)}</span>
      {facts.hidden && (
        <Chip>
          {facts.abbreviation && `${facts.abbreviation} `}
          {words.marksOf[facts.hidden]}
        </Chip>
      )}
      {facts.looksLike && (
        <span className="text-ink-second">
          {words.looksLike} <bdi>{facts.looksLike}</bdi>{' '}
          <span className="font-mono">{Array.from(facts.looksLike, codePointText).join(' ')}</span>
        </span>
      )}
    </div>
  );
}

const Chips = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-1 empty:hidden">{children}</div>
);

const Chip = ({ children }: { children: ReactNode }) => (
  <span className="rounded-sm bg-transliterated-tint px-1.5 font-semibold text-transliterated forced-colors:border">
    {children}
  </span>
);
