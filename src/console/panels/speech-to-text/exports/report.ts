import type { CheckResult } from '#cases/checks/transcript/check.ts';
import { timeText } from '#console/audio/time-text.ts';
import type { TranscriptChecksWords } from '#console/catalogues/speech-to-text/transcript-checks.ts';
import { type Origin, originLines } from './origin.ts';

/** The findings of a transcript as Markdown: each check with its rule, count and findings. */
export function createMarkdownReport(
  origin: Origin,
  results: readonly CheckResult[],
  words: TranscriptChecksWords,
): string {
  const sections = results.map((result) => {
    const { name: title, holds, meaning } = words.checks[result.check];
    if ('notChecked' in result)
      return `## ${title}\n\n${meaning}\n\n${words.notChecked[result.notChecked]}\n`;
    const { findings } = result;
    if (findings.length === 0) return `## ${holds}\n`;
    const places = findings.map(({ time, text, amount }) =>
      [
        `- ${time === undefined ? words.noTime : timeText(time, 3)}`,
        words.amounts[result.check](amount ?? 0),
        text && `\`${text.replaceAll('`', "'")}\``,
      ]
        .filter(Boolean)
        .join(' · '),
    );
    return `## ${title}\n\n${meaning}\n\n${words.found(findings.length)}\n\n${places.join('\n')}\n`;
  });
  const lines = originLines(origin).map((line) => `- ${line}`);
  return `# ${words.reportOf(origin.name)}\n\n${lines.join('\n')}\n\n${sections.join('\n')}`;
}
