import { textToSpeechWords } from '#console/catalogues/text-to-speech/text-to-speech.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import type { SsmlProblem } from './ssml-problems.ts';
import type { TextChange } from './ssml-xml-error.ts';

interface SsmlProblemsProps {
  /** Undefined until they are known. */
  problems: readonly SsmlProblem[] | undefined;
  /** Goes to the position of a problem. */
  onGo: (problem: SsmlProblem) => void;
  onFix: (fix: readonly TextChange[]) => void;
}

/** The problems of an SSML text, with line and column. */
export function SsmlProblems({ problems, onGo, onFix }: SsmlProblemsProps) {
  const words = useWords(textToSpeechWords);
  if (!problems) return null;
  return (
    <div className="flex flex-col gap-1 border-t border-line px-4 py-2.5 text-sm">
      <p role="status" className={problems.length === 0 ? 'text-served' : 'text-ink-third'}>
        {problems.length === 0 ? words.wellFormed : words.problemCount(problems.length)}
      </p>
      {problems.length > 0 && (
        // A sixth problem is partly visible, which shows that the list scrolls.
        <ul aria-label={words.problemList} className="max-h-40 overflow-y-auto">
          {problems.map((problem) => (
            <li key={`${problem.from} ${problem.message}`} className="flex items-baseline gap-x-3 py-0.5">
              <button
                type="button"
                aria-label={words.goTo(problem.line, problem.column)}
                onClick={() => onGo(problem)}
                className="min-h-6 min-w-13 rounded-sm bg-failed-tint px-1.5 font-mono text-sm font-semibold text-failed tabular hover:underline"
              >
                {problem.line}:{problem.column}
              </button>
              <span className="min-w-0 flex-1 wrap-anywhere">{problem.message}</span>
              {problem.fix && (
                <Button
                  size="small"
                  aria-label={words.fixAt(problem.line, problem.column)}
                  onClick={() => problem.fix && onFix(problem.fix)}
                >
                  {words.fix}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
